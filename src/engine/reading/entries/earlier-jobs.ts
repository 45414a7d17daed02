/** Jobs told as a list below the years that they fell in: "1999 – 2006" over "• Vendedor — Acme, Barbosa · 2004–2006". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { ASIDE, LONGEST, OPENING } from './line-closings.ts';
import { headed } from './listed-jobs.ts';

const LEAST = 2;
/** Characters of signs around a period. */
const SIGNS = 3;
const YEAR = 4;

/** Whether one period lies in the years of another. */
function fallsIn(own: FoundRange, whole: FoundRange): boolean {
  const [start, end] = [own.start?.slice(0, YEAR), own.end?.slice(0, YEAR)];
  if (!start || !end || !whole.start || !whole.end) return false;
  return start >= whole.start.slice(0, YEAR) && end <= whole.end.slice(0, YEAR);
}

/** Whether an item of a list names a post and opens or closes with a period of those years. */
function isJobWithin({ role, bullet }: Item, whole: FoundRange, lexicon: Lexicon): boolean {
  const text = role === 'bullet' ? (bullet?.text ?? '') : '';
  if (text === '' || text.length > LONGEST) return false;
  const range = rangesIn(text, lexicon).at(-1);
  if (!range?.isRange || !fallsIn(range, whole)) return false;
  const behind = text.slice(range.index + range.length);
  return (range.index <= OPENING || behind.length <= OPENING || ASIDE.test(behind)) && namesPost(text, lexicon);
}

/** Heads for the items of such lists, in place of the years above them. */
export function withEarlierJobs(items: readonly Item[], lexicon: Lexicon, rightOf: (line: Line) => number): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const jobs = new Set<Item>();
  const over = new Set<Item>();
  for (const [at, item] of items.entries()) {
    const { range, line } = item;
    if (item.role !== 'dated' || !range?.isRange || line.text.length > range.length + SIGNS) continue;
    const above = items[at - 1]?.role;
    if (above === 'header' || above === 'dated') continue;
    const below = items.slice(at + 1);
    const end = below.findIndex(({ role }) => role !== 'bullet' && role !== 'carried');
    const own = (end < 0 ? below : below.slice(0, end)).filter(({ role }) => role === 'bullet');
    if (own.length < LEAST || !own.every((job) => isJobWithin(job, range, lexicon))) continue;
    over.add(item);
    for (const job of own) jobs.add(job);
  }
  if (jobs.size === 0) return items;
  return headed(items.filter((item) => !over.has(item)), (item) => jobs.has(item), lexicon, rightOf);
} // prettier-ignore
