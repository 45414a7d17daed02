/** Kinds of posts right before the employer, with nothing between: "Praktikum Exempel AG", "Minijob Bäckerei Huber". */
import { u } from '../../../resume/patterns.ts';
import { SHORT_POSTS } from '../../lexicons/department-words.ts';
import { key, keysOf } from '../text/fold.ts';
import { opensAsHouse } from './german-houses.ts';
import { isDepartment } from './head-asides.ts';
import { opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';

const KINDS = keysOf(SHORT_POSTS).toSorted((a, b) => b.length - a.length);
/** "Zehnwöchige", "Dreimonatiges" before such a kind. */
const LASTED = u`^\s*(?:\p{Lu}\p{Ll}{2,8}|\d{1,2}-)(?:tägig|wöchig|monatig|jährig)e[srn]?\s`;
/** Words of a name that its legal form closes. */
const MOST_WORDS = 6;

/** How many words of a text are a name whole with its legal form: 2 of "Exempel AG München". */
function wordsClosed(words: readonly string[]): number {
  for (let count = 2; count <= Math.min(words.length, MOST_WORDS); count += 1)
    if (isClosedName(words.slice(0, count).join(' '))) return count;
  return 0;
}

/** "Verkäuferin Acme GmbH, Emsau": no firm is called for a woman of a trade. */
const WOMAN = u`^\p{Lu}\p{Ll}{3,30}in\s(?=\p{Lu})`;

function withWomanApart(text: string, marks: Marks): string {
  const post = marks.lexicon.language === 'de' ? WOMAN.exec(text)?.[0] : undefined;
  if (post === undefined || roleScore(post, marks) <= 0) return text;
  const name = text.slice(post.length);
  if (/[|•·]|\s[–—-]\s/u.test(name)) return text;
  const [first = ''] = name.split(',', 1);
  return isClosedName(first) && roleScore(first, marks) <= 0 ? `${post.trim()} | ${name}` : text;
}

/** Posts that no firm is called for, as a master's name may be: "Lagerarbeiter Acme AG". */
const EMPLOYED = u`(?:^|\p{L})(?:leiter|leitung|assistent|sachbearbeiter|mitarbeiter|praktikant|\p{L}kaufmann|kauffrau|fachmann|fachfrau|fachkraft|arbeiter|angestellter?|buchhalter|kellner|helfer|referent|entwickler|disponent|sekretar|lehrling|aushilfe|hilfskraft|pfleger|erzieher|lehrer)$`;
const MOST_POST_WORDS = 5;
/** "Kauffrau EFZ", "Koch (100 %)": behind the post itself. */
const GRADE = /^(?:EFZ|EBA|FH|HF|BSc|MSc|\(?\d{2,3}\)?|%\)?|\(?m\/w\/d\)?)$/u;
/** A capital, and one more in what follows: "Gasthof Zur Post", "Apotheke am Markt"; "Schule und Bildung" is a field. */
const HOUSE_NAMED = u`^\p{Lu}\S*[^\s-](?:\s(?!(?:und|oder|&)\s)\S+)*?\s["“„»«]?(?:\p{Lu}|am\s|im\s|zu[mr]\s)`;
const SEPARATED = /[|•·]|\s[–—-]\s/u;

/** "Verkäuferin Bäckerei Vogt, Emsau": the noun of an employer right behind a post, and its name. */
function withHouseApart(text: string, marks: Marks): string {
  if (marks.lexicon.language !== 'de' || SEPARATED.test(text)) return text;
  const [head = ''] = text.split(',', 1);
  const words = head.trim().split(' ');
  for (let count = 1; count <= Math.min(words.length - 1, MOST_POST_WORDS); count += 1) {
    const post = words.slice(0, count).findLast((word) => !GRADE.test(word)) ?? '';
    const name = words.slice(count).join(' ');
    if (!u`^[\p{Lu}(]`.test(post) || !HOUSE_NAMED.test(name)) continue;
    const person = post.replace(u`[^\p{L}].*$`, '');
    if (roleScore(person, marks) <= 0 || roleScore(name, marks) > 0) continue;
    const closed = EMPLOYED.test(key(person)) && isClosedName(name);
    if (closed || opensAsEmployer(name, marks) || opensAsHouse(name))
      return `${words.slice(0, count).join(' ')} | ${name}${text.trim().slice(head.trim().length)}`;
  }
  return text;
}

/** The text with a bar between such a kind and the employer, whose town stands behind a comma. */
export function withKindApart(text: string, marks: Marks, organisationElsewhere: boolean): string {
  const lasted = LASTED.exec(text)?.[0] ?? '';
  const keyed = key(text.slice(lasted.length));
  const kind = KINDS.find((word) => keyed.startsWith(`${word} `));
  if (kind === undefined && !marks.education) {
    const apart = withWomanApart(text, marks);
    return apart === text && !organisationElsewhere ? withHouseApart(text, marks) : apart;
  }
  if (kind === undefined || marks.education) return text;
  const own = text.trim().split(' ');
  const count = kind.split(' ').length + Number(lasted !== '');
  const [head, name] = [own.slice(0, count).join(' '), own.slice(count).join(' ')];
  if (!u`^["“„«]?\p{Lu}`.test(name) || /\s[|–—-]\s/u.test(name)) return text;
  const [first = ''] = name.split(',', 1);
  const closed = wordsClosed(first.split(' '));
  if (closed > 0) {
    const words = name.split(' ');
    const rest = words.slice(closed).join(' ');
    return `${head} | ${words.slice(0, closed).join(' ')}${rest === '' || rest.startsWith(',') ? rest : `, ${rest}`}`;
  }
  const [noun = ''] = first.split(' ', 1);
  const employs =
    opensAsEmployer(first, marks) ||
    (marks.lexicon.language === 'de' &&
      (organisationScore(noun, marks) > 0 ||
        (u`^\p{Lu}\S*\s\p{Lu}`.test(first) && organisationScore(first, marks) > 0)) &&
      !isDepartment(first, marks.lexicon));
  return employs && roleScore(first, marks) <= 0 && first.includes(' ') ? `${head} | ${name}` : text;
}
