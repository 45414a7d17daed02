/** Entries that stand as cards beside each other. */
import type { Item } from './entry-items.ts';

/** Of two, one may be a side column. */
const LEAST_BESIDE = 3;

/** Where each column of a page holds one date and opens with a head: cards, each an entry of its own, however its lines are broken; null where that is not so. */
export function cardStarts(items: readonly Item[]): number[] | null {
  const starts = items.flatMap(({ line }, at) => {
    const above = items[at - 1]?.line;
    return above?.page === line.page && above.column === line.column ? [] : [at];
  });
  const beside = starts.filter((at) => items[at]?.line.page === items[0]?.line.page).length;
  if (beside < LEAST_BESIDE) return null;
  const whole = starts.every((at, n) => {
    const own = items.slice(at, starts[n + 1]);
    const head = own[0]?.role === 'header' || own[0]?.role === 'dated';
    return head && own.filter(({ role }) => role === 'dated').length === 1;
  });
  return whole ? starts : null;
}
