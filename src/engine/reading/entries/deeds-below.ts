/** An unmarked line below a dated head that names a post: "Desarrollo de la tienda en PrestaShop" was done there, and is no employer. */
import { isCjk } from '../../../resume/language.ts';
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { withoutDurations } from '../dates/durations.ts';
import { marksFor, opensAsEmployer } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { isToldText } from '../heads/told-texts.ts';
import { readOpening } from '../items/openings.ts';
import { isCareerBreak } from './career-breaks.ts';
import type { Item } from './entry-items.ts';

/** What was done, then to what: names write that with a capital, "Gestión de Residuos del Sur". */
const OBJECT = u`^(?!Accueil\s)\p{Lu}\p{Ll}{2,}(?:,\s\p{Ll}{3,})?(?:\s(?:y|e|et|and)\s\p{Ll}{4,})?\s(?:(?:de|del|dell[aeo]|d[eo]i|degli|des|du|d[ao]s?|di|al?|à|of|the|an?|all|un[ao]?s?|um|une|il|les?|el|l[ao]s?|[ao]s)\s(?:the\s|an?\s|l[aoe]s?\s|el\s)?|(?:d|dell|l)['’])\p{Ll}{4,}`;
/** German writes its nouns with a capital: "Pflege der Anlagen in Emsau". */
const GERMAN_OBJECT = u`^(?!Verwaltung|Vereinigung|Stiftung|Leitung|Bildung)\p{Lu}\p{Ll}{3,}(?:\s(?:und|sowie)\s\p{Lu}\p{Ll}{3,})?\s(?:de[sr]|von|eine[sr])\s.*\s(?:in|im|mit|auf|für|und|am|zu[mr]?|an|nach)\s`;
/** "Development of the store": English names hardly tell a thing so. */
const ENGLISH_NOUN = u`^(?!Department|Government|Institution)\p{Lu}\p{Ll}{2,}(?:tion|ment|ance|ing)\sof\s(?:the\s|an?\s|\p{Ll}{3,8}\s)\p{Ll}{4,}`;
/** Whose it was. */
const AT = iu`\s(?:at|bei(?:m)?|chez|presso)\s(?:the\s|der\s|dem\s)?\p{Lu}`;
const GOES_ON = u`(?:,|\s(?:y|e|et|and|und|de|del|of|with|con|mit|en|in|para|for|für))$`;
/** Lines of a head that its post stands in. */
const MOST = 3;

function isDeed(text: string, lexicon: Lexicon): boolean {
  const object = lexicon.language === 'de' ? GERMAN_OBJECT : OBJECT;
  if (!object.test(text) || AT.test(text) || isClosedName(text) || namesPost(text, lexicon)) return false;
  const noun = lexicon.language === 'en' && ENGLISH_NOUN.test(text);
  return (noun || readOpening(text, lexicon).kind === 'strong') && !opensAsEmployer(text, marksFor(lexicon, false));
}

const isPlain = ({ role, field, line }: Item): boolean =>
  role === 'header' && field === null && !line.bold && line.cells.length === 1;

/** Items in which such lines, and those that go on with them, are prose. */
function withDeedsBelow(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const told: Item[] = [];
  const deeds = new Set<Item>();
  for (const item of items) {
    const above = told.at(-1);
    const head = told.slice(-MOST);
    const dated = above?.role === 'dated' && head.some(({ role, line }) => (role === 'dated' || role === 'header') && namesPost(line.text, lexicon)); // prettier-ignore
    const another = above !== undefined && deeds.has(above);
    const deed =
      isPlain(item) &&
      (((dated || another) && isDeed(item.line.text, lexicon)) || (another && GOES_ON.test(above.line.text)));
    const own: Item = deed ? { ...item, role: 'prose' } : item;
    told.push(own);
    if (deed) deeds.add(own);
  }
  return told;
}

/** Lines that say what was done are no heads, though no mark stands before them and no full stop behind them. */
export function withoutTold(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const marks = marksFor(lexicon, false);
  const isTold = (item: Item): boolean =>
    isPlain(item) &&
    isToldText(item.line.text, marks) &&
    withoutDurations(item.line.text) !== '' &&
    !isCareerBreak([item.line.text], lexicon);
  return withDeedsBelow(items.map((item, at) => (at > 0 && isTold(item) ? { ...item, role: 'prose' } : item)), lexicon); // prettier-ignore
}
