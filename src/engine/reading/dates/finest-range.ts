/** Of two ranges for one time, the one that tells the months: "A.S. 2021/2022 – …, dal 20/09/2021 al 30/06/2022". */
import type { FoundRange } from './dates.ts';

const YEARLY = /^\d{4}$/u;
const MONTHLY = /^\d{4}-\d{2}$/u;

/** The first range, or one of months within its years; undefined where there is none. */
export function finestOf(ranges: readonly FoundRange[]): FoundRange | undefined {
  const first = ranges.find(({ isRange }) => isRange);
  const { start, end } = first ?? {};
  if (!start || !end || !YEARLY.test(start) || !YEARLY.test(end)) return first;
  const within = (other: FoundRange): boolean =>
    other.start !== null && other.end !== null && MONTHLY.test(other.start) && MONTHLY.test(other.end) && start <= other.start.slice(0, 4) && other.end.slice(0, 4) <= end; // prettier-ignore
  return ranges.find((other) => other.isRange && within(other)) ?? first;
}
