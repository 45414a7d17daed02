/** Entries are set further apart than the lines of one: how far a line stands below the one above tells whether it opens one. */
import type { Item } from './entry-items.ts';

/** Of steps between entries to those between their lines. */
const WIDER = 1.2;
/** Of the least step between entries to one that is such. */
const CLOSER = 1.1;
/** Such steps are a habit. */
const HABIT = 2;

/** Down from the line above, points; null at the top of a column. */
function stepAbove(items: readonly Item[], at: number): number | null {
  const [above, own] = [items[at - 1]?.line, items[at]?.line];
  const beside = above && own && above.page === own.page && above.column === own.column;
  const step = beside ? above.baseline - own.baseline : 0;
  return step > 0 ? step : null;
}

/** Whether an item stands as far below the line above as entries do; null where that tells nothing. */
export function apartness(items: readonly Item[], starts: readonly number[]): (at: number) => boolean | null {
  const steps = items.map((_, at) => stepAbove(items, at));
  const opening = new Set(starts);
  const between = starts.flatMap((at) => steps[at] ?? []);
  const within = steps.flatMap((step, at) => (opening.has(at) ? [] : (step ?? []))).sort((a, b) => a - b);
  const least = Math.min(...between);
  const usual = within[Math.floor(within.length / 2)] ?? Infinity;
  const tells = between.length >= HABIT && least > usual * WIDER;
  return (at) => {
    const step = steps[at] ?? null;
    return !tells || step === null ? null : step > least / CLOSER;
  };
}
