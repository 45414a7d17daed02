/** Whether the dates of a section of schooling stand at like distances: a line without one is then no degree that has none. */

/** Steps between dates that show a rhythm. */
const LEAST_STEPS = 2;

/** `dated`: which of the section's head lines, counted from the first, bear a date. */
export function areRegular(dated: readonly number[]): boolean {
  const steps = dated.slice(1).map((at, n) => at - (dated[n] ?? 0));
  if (steps.length < LEAST_STEPS) return false;
  const widest = Math.max(...steps);
  return widest - Math.min(...steps) <= 1 && (dated[0] ?? 0) < widest;
}
