/** Several posts in the one cell of a form that asks for the post, each with its period: "Tipo di impiego ¦ dal 2005 al 2010 Istruttore" over "dal 2011 ad oggi Funzionario". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

const LEAST = 2;
/** Characters beside a period at either end of its text: "dal", "(", "–". */
const EDGE = 5;
const MARKS = /^[\s,:;()–—-]+|[\s,:;()–—-]+$/gu;
/** Words that open a period and are left over. */
const OPENING = /(?:^|[\s(])(?:dal|dall['’]|da|del|desde|depuis|von|vom|from|since)\s?$/iu;

interface Post {
  readonly title: string;
  readonly range: FoundRange;
}

/** The post that a text tells with its period at one end; null for any other text. */
function postOf(text: string, lexicon: Lexicon): Post | null {
  const range = rangesIn(text, lexicon).find(({ isRange }) => isRange);
  if (!range) return null;
  const [before, behind] = [text.slice(0, range.index), text.slice(range.index + range.length)];
  if (before.length > EDGE && behind.length > EDGE) return null;
  const title = (before.length > EDGE ? before.replace(OPENING, '') : behind).replace(MARKS, '');
  return namesPost(title, lexicon) ? { title, range } : null;
}

function itemOf(line: Line, { title, range }: Post): Item {
  return { line, role: 'dated', bullet: null, range, field: { role: 'title', values: [title] } };
}

/** The post of a line below the cell of another one; null where either tells no post with a period. */
export function postInCell(above: Item | undefined, line: Line, lexicon: Lexicon): Item | null {
  const [value] = line.cells;
  const own = above?.field?.role === 'title' && line.cells.length === 1 && value ? postOf(line.text, lexicon) : null;
  const first = own && above?.field ? (above.role === 'dated' ? above : postOf(above.field.values.join(' '), lexicon)) : null; // prettier-ignore
  return own && first ? itemOf(line, own) : null;
}

function isPost({ role, field }: Item): boolean {
  return role === 'dated' && field?.role === 'title';
}

/** Each such post with the employer of its form, in place of the period and the cell of them all. */
export function withPostsApart(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (!items.some(isPost)) return items;
  const told: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    const first = item.field?.role === 'title' ? postOf(item.field.values.join(' '), lexicon) : null;
    const more: Item[] = [];
    for (let next = items[at + 1]; first && next && isPost(next); next = items[at + 1 + more.length]) more.push(next);
    if (!first || more.length + 1 < LEAST) {
      told.push(item);
      continue;
    }
    at += more.length;
    // The form from its period on.
    const from = Math.max(
      0,
      told.findLastIndex(({ field }) => field?.role === 'dates'),
    );
    const form = told.splice(from);
    const employer = form.filter(({ field }) => field?.role === 'organisation').slice(0, 1);
    const rest = form.filter((own) => !employer.includes(own) && own.field?.role !== 'dates');
    told.push(...[itemOf(item.line, first), ...more].flatMap((post) => [post, ...employer]), ...rest);
  }
  return told;
}
