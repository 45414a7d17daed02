/** "Impiegata contabile Vetri Brenta S.r.l., Lodi": a post in small letters and, with nothing between, whom one worked for. */
import { u } from '../../../resume/patterns.ts';
import { withNameApart, type Beside } from './capital-names.ts';
import { isDepartment } from './head-asides.ts';
import { isPlace, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';

/** Elsewhere nouns have capitals, or the post stands last. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const TOUCHING = u`^[\s:–—-]*(\p{L}\p{Ll}{2,}(?:\s\p{Ll}[\p{Ll}'’/-]*){0,6}?)\s(["“«]?\p{Lu}[^|•·:;]{2,})$`;
/** "di", "presso", "all'": what stands between says more. */
const LEADS_ON = u`(?:^|\s)(?:\p{Ll}{1,3}|\p{Ll}{0,4}['’]|all[aeo]|dell[aeo]|nell[aeo]|presso|chez|pour|dans|avec|para|como|come|entre)$`;
/** A kind of school, and no school. */
const KIND = u`^(?:Scuola|École|Escuela|Escola|Liceo|Istituto)\s(?:\p{Lu}\p{Ll}+|\p{Ll}+(?:['’]\p{L}+)?)$`;
/** "Notaires Ormel Lamy inc.": those of a trade are its house. */
const OF_MANY = u`^\p{Lu}\p{Ll}{2,}s$`;
const SEPARATED = /\s[–—-]\s|\s\/\s/u;

/** The text with a bar between the two, where no other of the head names post or employer. */
function withPostTouching(text: string, elsewhere: boolean, marks: Marks): string {
  if (elsewhere || marks.education || !NOUN_FIRST.has(marks.lexicon.language)) return text;
  const [, post, name] = TOUCHING.exec(text.trim()) ?? [];
  if (post === undefined || name === undefined || LEADS_ON.test(post) || SEPARATED.test(name)) return text;
  if (roleScore(post, marks) <= 0 || organisationScore(post, marks) > 0) return text;
  const [first = '', town = ''] = name.split(/,\s/u, 2);
  const closed = isClosedName(first) && first.includes(' ');
  if (closed && marks.lexicon.language === 'fr' && OF_MANY.test(post)) return text;
  // "Animatore Centro Estivo" is all a post; a town stands behind houses.
  const house = isPlace(town, marks) && u`^["“«]?\p{Lu}\S*\s.*\p{Lu}`.test(first) && opensAsEmployer(first, marks) && !KIND.test(first) && !isDepartment(first, marks.lexicon); // prettier-ignore
  return closed || (house && roleScore(first, marks) <= 0) ? `${post} | ${name}` : text;
}

/** The same, and where the name is in capitals. */
export function withNamesApart(text: string, beside: Beside, marks: Marks): string {
  return withPostTouching(withNameApart(text, beside, marks), beside.roleElsewhere || beside.organisationElsewhere, marks); // prettier-ignore
}
