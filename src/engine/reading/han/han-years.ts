/** Whether the years of one entry lie within those of another. */
import type { DateRange } from '../reading.ts';

/** "2019" opens in January and ends in December. */
function months(dates: DateRange | null): readonly [start: string, end: string] | null {
  if (!dates?.start || !dates.end) return null;
  const { start, end } = dates;
  return [start.length > 4 ? start : `${start}-01`, end === 'present' ? '9999-12' : end.length > 4 ? end : `${end}-12`];
}

/** Whether the first lies within the second; both must have a start and an end. "2017" is within what began in any of its months. */
export function isWithin(inner: DateRange | null, outer: DateRange | null): boolean {
  const [own, whole] = [months(inner), months(outer)];
  if (!own || !whole) return false;
  const [start, end] = [inner?.start?.length === 4 ? 4 : 7, inner?.end?.length === 4 ? 4 : 7];
  return own[0].slice(0, start) >= whole[0].slice(0, start) && own[1].slice(0, end) <= whole[1].slice(0, end);
}
