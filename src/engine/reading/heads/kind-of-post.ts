/** Kinds of posts right before the employer, with nothing between: "Praktikum Exempel AG", "Minijob Bäckerei Huber". */
import { u } from '../../../resume/patterns.ts';
import { SHORT_POSTS } from '../../lexicons/department-words.ts';
import { key, keysOf } from '../text/fold.ts';
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

/** The text with a bar between such a kind and the employer, whose town stands behind a comma. */
export function withKindApart(text: string, marks: Marks): string {
  const lasted = LASTED.exec(text)?.[0] ?? '';
  const keyed = key(text.slice(lasted.length));
  const kind = KINDS.find((word) => keyed.startsWith(`${word} `));
  if (kind === undefined && !marks.education) return withWomanApart(text, marks);
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
