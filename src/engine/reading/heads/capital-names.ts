/** "Vendeur BRICO EXEMPLE": a post and, in capitals, whom one worked for, with nothing between. */
import { u } from '../../../resume/patterns.ts';
import { CODE_NAMES } from '../../lexicons/language-names.ts';
import { key } from '../text/fold.ts';
import { opensAsEmployer, roleScore, type Marks } from './head-marks.ts';

/** A post of which no word but short ones is in capitals, and a name of which all are: one of five letters, or several. */
const POST_AND_NAME = u`^[\s:–—-]*(\p{Lu}\p{Ll}[^,;:|–—()]{2,60}?)\s((?:\p{Lu}[\p{Lu}'’&.-]{2,}|&|DE|DU|DES|LA|LE|LES|L['’])(?:\s(?:[\p{Lu}\d][\p{Lu}\d'’&.-]*|&))*)$`;
const LONG = u`\p{Lu}[\p{Lu}'’-]{4,}`;
const CAPITALS = u`(?<!\p{L})\p{Lu}{3,}(?!\p{L})`;

/** "à la", "chez", "de": what stands between says more. */
const LEADS_ON = u`\s(?:\p{Ll}{1,3}|\p{Ll}['’]|chez|pour|dans|avec|para|della|presso)$`;
/** Elsewhere the post may close the name of a house. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
const CODE: ReadonlySet<string> = new Set(CODE_NAMES);

/** "CHEFE DE SALA Hotel Miramar": the other way about. */
const CAPITAL_POST = u`^[\s:–—-]*((?:(?:[\p{Lu}\d][\p{Lu}\d.ªº&/-]*|\d\.?[ao])\s){1,7})(\p{Lu}[\p{L}'’.-]*\p{Ll}(?:\s(?:d[aeo]s?|del|la|e|y|&|\p{Lu}[\p{L}\d'’.&-]*)){0,6})$`;

/** "Zona Norte", "Civil" behind a post are of it. */
const THREE = u`^\p{Lu}\S*\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}\S*\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}`;

export interface Beside {
  readonly roleElsewhere: boolean;
  readonly organisationElsewhere: boolean;
}

/** The text with a bar between the two, where no other of the head names post or employer. */
export function withNameApart(text: string, beside: Beside, marks: Marks): string {
  const alone = NOUN_FIRST.has(marks.lexicon.language) && !beside.roleElsewhere && !beside.organisationElsewhere;
  const [, capital, employer = ''] = alone && !marks.education ? (CAPITAL_POST.exec(text.trim()) ?? []) : [];
  if (
    capital !== undefined &&
    CAPITALS.test(capital) &&
    roleScore(capital, marks) > 0 &&
    (opensAsEmployer(employer, marks) || (THREE.test(employer) && roleScore(employer, marks) === 0))
  )
    return `${capital.trim()} | ${employer}`;
  const [, post, name] = alone && !marks.education ? (POST_AND_NAME.exec(text.trim()) ?? []) : [];
  if (post === undefined || name === undefined || CAPITALS.test(post) || LEADS_ON.test(post)) return text;
  if (!LONG.test(name) || roleScore(name, marks) > 0 || CODE.has(key(name))) return text;
  return roleScore(post, marks) > 0 && !opensAsEmployer(post, marks) ? `${post} | ${name}` : text;
}
