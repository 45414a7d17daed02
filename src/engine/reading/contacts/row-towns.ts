/** The town in a row of contact data that no list of places knows. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key, keysOf } from '../text/fold.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { isTownByShape } from './german-towns.ts';
import type { ContactValue, Line } from '../reading.ts';
import { TOWN } from './town-shapes.ts';

/** In these what stands before a town's name is told of something else: "Foro di Milano". */
export const LATIN: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr']);

/** Whether a text is the person's name, or a part of it, or holds it. */
export function isOfName(text: string, name: string): boolean {
  const plain = key(text);
  return name !== '' && (name.includes(plain) || plain.includes(name));
}

/** Whose words are no town's. */
const NO_TOWN =
  /^(?:itali|portug|brasil|espa[nñ]|fran[cç]|belg|suiss|svizzer|angol|mo[cç]amb|marroq|maroc|s[eé]n[eé]gal|argentin|mexican|peruan|colombian|chilen|venezolan|linkedin|portfolio|github|skype|whatsapp|automun|patente|permis|carta|carn[eé]|freelance|curriculum|bilingu|british|american|canadian|austral|irish|indian|german|deutsch|us |uk |eu |citizen|visa|remote|hybrid|available|availab|immediate|driv|clean|full|team|native|fluent|english|references|resume|open|portfolio|mobile|single|married|male|female|fuhrer|ledig|verheiratet|geschieden|verfugbar|schweizer|osterreich|turk|jahre|homeoffice|veg|raucher|nichtraucher|behance|blog|web|site|home|dribbble|medium|xing|twitter|instagram|facebook|youtube|telegram|signal|threema|vimeo|soundcloud|imdb|orcid|kontakt|contact|phone|mail|tel|handy|office|privat|private|confiden|vertraul|personal|sofort|asap|widow|divorc|hindu|muslim|christ|cathol|kathol|evangel|jewish|buddh|sikh|teilzeit|vollzeit|part|parent|mother|father|mutter|vater|kinder|keine|none|notar|poly|story|creativ|kreativ|passion|motiv|junior|senior|lead|expert)|(?:teller|writer|maker|ist|istin|ician|neer|path|coach|erin|mann|frau|heit|keit|ung|lich|isch|iker|citizen|licen[cs]e|driver|player|resident|permit|clearance|only|eligible|schein|angehorig\p{L}*|jahrig|klasse|profil)$/u;
const BESIDE_SEPARATORS = /\s*[|•·●▪◦∙♦⋄◆◇⋅]\s*|\s[–—-]\s|\s{3,}/u;
const MOST_TOWN_WORDS = 3;
/** "Vergiate | 347 991 2044 | ivan@…": the one piece of a row of contact data that is neither number nor address, though no list knows it. */
export function townBeside(block: readonly Line[], lexicon: Lexicon, person: string): ContactValue | null {
  const { language } = lexicon;
  if (!LATIN.has(language) && language !== 'en' && language !== 'de') return null;
  const { birth, nationality, marital, address, phone, email } = lexicon.labels;
  const labels = new Set(keysOf([...birth, ...nationality, ...marital, ...address, ...phone, ...email]));
  for (const line of block) {
    const pieces = line.cells.flatMap(({ text }) => text.split(BESIDE_SEPARATORS)).filter((piece) => piece !== '');
    if (pieces.length < 3 || !line.text.includes('@')) continue;
    const others = pieces.filter((piece) => !piece.includes('@') && !u`\d(?:[\s().-]{0,3}\d){6}|\.\p{L}{2,4}(?:\/|$)`.test(piece));
    const [only = ''] = others;
    const named = TOWN.test(only) && only.split(/\s/u).length <= MOST_TOWN_WORDS && u`\p{Ll}`.test(only);
    if (!LATIN.has(language) && (only.split(/\s/u).length > 2 || (language === 'de' && !isTownByShape(only)))) continue;
    if (others.length !== 1 || !named || isOfName(only, person) || NO_TOWN.test(key(only)) || labels.has(key(only))) continue;
    if (!namesPost(only, lexicon) && !namesHead(only, 'experience', lexicon) && !namesHead(only, 'education', lexicon))
      return { value: only, line };
  }
  return null;
} // prettier-ignore
