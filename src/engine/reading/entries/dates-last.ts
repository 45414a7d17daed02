/** Entries that their dates close: "Acme" over where it lies, on which terms and, last of all, from when to when. */
import type { Item } from './entry-items.ts';

const LEAST = 2;
/** Points. */
const SAME_EDGE = 4;
const SAME_SIZE = 0.4;

function isSetAs(item: Item | undefined, { line }: Item): boolean {
  if (item?.role !== 'header' || item.field) return false;
  const near = Math.abs(item.line.size - line.size) < SAME_SIZE && Math.abs(item.line.box.x - line.box.x) < SAME_EDGE;
  return near && item.line.bold === line.bold;
}

interface Closed {
  readonly items: readonly Item[];
  readonly starts: number[];
}

const isBody = ({ role }: Item): boolean => role === 'prose' || role === 'bullet' || role === 'carried';

/** Whether each date stands below what was done, and a head alone, set like the first, opens what follows it. */
function areBelowText(items: readonly Item[], dated: readonly number[], starts: readonly number[]): boolean {
  const [first] = items;
  return dated.every((at, n) => {
    const own = items.slice(starts[n], at);
    const body = own.findIndex(isBody);
    return first !== undefined && isSetAs(own[0], first) && body > 0 && own.slice(body).every(isBody);
  });
}

/** The items of such entries with each date above the words that stand over it, and where they begin; null where anything stands below the last date. */
export function closedByDates(items: readonly Item[]): Closed | null {
  const dated = items.flatMap(({ role }, at) => (role === 'dated' ? [at] : []));
  const [first] = items;
  if (!first || dated.length < LEAST || dated.at(-1) !== items.length - 1) return null;
  const starts = [0, ...dated.slice(0, -1).map((at) => at + 1)];
  if (!areBelowText(items, dated, starts)) {
    if (items.some(({ role }) => role === 'bullet' || role === 'carried')) return null;
    if (!dated.some((at) => items[at - 1]?.role === 'prose')) return null;
    const stands = first.line.bold && !items[dated[0] ?? 0]?.line.bold;
    if (!stands || !starts.every((at) => isSetAs(items[at], first) && items[at + 1]?.role === 'header')) return null;
  }
  const ordered = starts.flatMap((at, n) => {
    const own = items.slice(at, (dated[n] ?? at) + 1);
    return [...own.filter(({ role }) => role === 'header'), ...own.slice(-1), ...own.slice(0, -1).filter(isBody)];
  });
  return { items: ordered, starts };
}
