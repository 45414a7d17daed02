/** Kinds of posts right before the employer, with nothing between: "Praktikum Exempel AG", "Minijob Bäckerei Huber". */
import { u } from '../../../resume/patterns.ts';
import { SHORT_POSTS } from '../../lexicons/department-words.ts';
import { key, keysOf } from '../text/fold.ts';
import { opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';

const KINDS = keysOf(SHORT_POSTS).toSorted((a, b) => b.length - a.length);
/** Words of a name that its legal form closes. */
const MOST_WORDS = 6;

/** How many words of a text are a name whole with its legal form: 2 of "Exempel AG München". */
function wordsClosed(words: readonly string[]): number {
  for (let count = 2; count <= Math.min(words.length, MOST_WORDS); count += 1)
    if (isClosedName(words.slice(0, count).join(' '))) return count;
  return 0;
}

/** The text with a bar between such a kind and the employer, whose town stands behind a comma. */
export function withKindApart(text: string, marks: Marks): string {
  const keyed = key(text);
  const kind = KINDS.find((word) => keyed.startsWith(`${word} `));
  if (kind === undefined || marks.education) return text;
  const own = text.trim().split(' ');
  const count = kind.split(' ').length;
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
    opensAsEmployer(first, marks) || (marks.lexicon.language === 'de' && organisationScore(noun, marks) > 0);
  return employs && roleScore(first, marks) <= 0 && first.includes(' ') ? `${head} | ${name}` : text;
}
