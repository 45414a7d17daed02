/** Posts told as the items of a list below the line of an employer that has dates of its own: "Acme S.p.A. (1998 – oggi)" over "• Direttore (2015 – oggi)". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { finestOf } from '../dates/finest-range.ts';
import { namesPost } from '../heads/headers.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

/** Such posts are a habit. */
const LEAST = 2;
/** Characters of an item, and before or behind its period. */
const LONGEST = 110;
const OPENING = 14;
const CLOSING = 3;
/** Points. */
const SAME_EDGE = 4;

interface Step {
  readonly at: number;
  readonly range: FoundRange;
  readonly line: Line;
}

const yearOf = (date: string | null): number => (date === null ? NaN : date === 'present' ? Infinity : Number(date.slice(0, 4))); // prettier-ignore

/** Whether a period, or a lone date, lies in that of the employer. */
function isWithin({ start, end }: FoundRange, whole: FoundRange): boolean {
  const [from, to] = [yearOf(whole.start), yearOf(whole.end)];
  const [first, last] = [yearOf(start ?? end), yearOf(end ?? start)];
  return first >= from && last <= to;
}

/** The post of an item that opens or closes with its period; null where what it tells has none, or goes on behind it. */
function stepOf(item: Item, at: number, lexicon: Lexicon): Step | null {
  const text = item.role === 'bullet' && item.field === null ? (item.bullet?.text ?? '') : '';
  if (text === '' || text.length > LONGEST || item.bullet?.lines.length !== 1 || item.line.cells.length > 1) return null;
  const ranges = rangesIn(text, lexicon);
  const range = finestOf(ranges) ?? ranges[0];
  if (!range) return null;
  const behind = text.slice(range.index + range.length);
  const opens = range.isRange && range.index <= OPENING && u`^\)?\s?(?:[:,–—-]\s|\s*\p{Lu})`.test(behind);
  const closes = behind.length <= CLOSING && (range.isRange || text.charAt(range.index - 1) === '(');
  return opens || closes ? { at, range, line: unmarked(item.line) } : null;
} // prettier-ignore

/** "2008 – 2015: Vicedirettore" as a dash parts the two. */
function withoutColon({ line, range }: Step): Line {
  const [cell] = line.cells;
  const text = line.text.replace(`${range.text}:`, `${range.text} –`);
  return cell && text !== line.text ? { ...line, text, cells: [{ ...cell, text }] } : line;
}

interface Firm {
  /** When one was there; null where its head names a post itself. */
  readonly whole: FoundRange | null;
  readonly list: readonly Item[];
}

/** The head that ends before `from`, and the list below it. */
function firmAt(items: readonly Item[], from: number, lexicon: Lexicon): Firm {
  const above = items.slice(0, from);
  const head = above.slice(above.findLastIndex(({ role }) => role !== 'header' && role !== 'dated') + 1);
  const range = head.find((item) => item.range?.isRange)?.range ?? null;
  const rest = items.slice(from);
  const end = rest.findIndex(({ role }) => role === 'header' || role === 'dated');
  const told = head.some(({ line, field }) => field !== null || namesPost(line.text, lexicon));
  return { whole: told ? null : range, list: end < 0 ? rest : rest.slice(0, end) };
}

/** The posts in the list below the head that ends before `from`: none where that head names a post itself or tells no period that holds theirs. */
function stepsBelow(items: readonly Item[], from: number, lexicon: Lexicon): Step[] {
  const { whole, list } = firmAt(items, from, lexicon);
  if (!whole) return [];
  const edge = list[0]?.line.box.x ?? 0;
  const outer = list.flatMap((item, n) => (item.role === 'bullet' && Math.abs(item.line.box.x - edge) < SAME_EDGE ? (stepOf(item, from + n, lexicon) ?? []) : [])); // prettier-ignore
  const posts = outer.filter(({ line }) => namesPost(line.text, lexicon)).length;
  const told = outer[0]?.at === from && outer.every(({ range }) => isWithin(range, whole));
  return told && outer.length >= LEAST && 2 * posts > outer.length ? outer : [];
}

const FEW = u`^\p{Lu}[^\s.:;,]*(?:\s[^\s.:;,]+){0,3}$`;

/** "Armazéns Acme – 2006 a 2009" over "• Saqueiro" alone: the only post that one had there, where the others' are listed so. */
function onlyPost(items: readonly Item[], at: number, lexicon: Lexicon): Line | null {
  const { whole, list } = firmAt(items, at, lexicon);
  const [own, more] = list;
  const text = own?.bullet?.text ?? '';
  if (!whole || !own || more || !FEW.test(text)) return null;
  return namesPost(text, lexicon) || !text.includes(' ') ? unmarked(own.line) : null;
}

/** The items with those posts as heads, each over what its list goes on with. */
export function withPostsInFirmLists(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const isHead = (role: string | undefined): boolean => role === 'dated' || role === 'header';
  const steps = items.flatMap(({ role }, at) => (role === 'bullet' && isHead(items[at - 1]?.role) ? stepsBelow(items, at, lexicon) : [])); // prettier-ignore
  if (steps.length === 0) return items;
  const byPlace = new Map(steps.map((step) => [step.at, step]));
  return items.map((item, at): Item => {
    const step = byPlace.get(at);
    const post = item.role === 'bullet' && !step && isHead(items[at - 1]?.role) ? onlyPost(items, at, lexicon) : null;
    if (post) return { line: post, role: 'header', bullet: null, range: null, field: null };
    return step ? { line: withoutColon(step), role: 'dated', bullet: null, range: step.range, field: null } : item;
  });
}
