/** Where the lines of a head end: what stands in another column, or far below, was read on because no heading told it apart. */
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

/** From baseline to baseline, in sizes, and as a multiple of the narrowest step of the head. */
const FAR = 2.1;
const WIDER = 1.4;

/** Of a line that wraps, its first row. */
const topOf = ({ baseline, cells }: Line): number =>
  Math.max(baseline, ...cells.flatMap(({ spans }) => spans.map((span) => span.baseline)));

const stepBetween = (above: Line, below: Line): number => above.baseline - topOf(below);

/** Whether a line stands beside or above the one it was read behind. */
function isElsewhere(above: Line, line: Line): boolean {
  return above.page === line.page && above.column !== line.column && above.baseline - line.baseline < -above.size;
}

/** `parted`: whether gaps part a head from what follows; the lines of tables stand far apart. */
export function headsTogether(heads: readonly Item[], parted: boolean): readonly Item[] {
  const steps = heads.slice(1).flatMap(({ line }, at) => {
    const above = heads[at]?.line;
    const step = above?.page === line.page ? stepBetween(above, line) : 0;
    return step > line.size / 2 ? [step] : [];
  });
  const narrowest = Math.min(...steps);
  const end = heads.findIndex(({ line, field }, at) => {
    const above = heads[at - 1]?.line;
    if (!above || field) return false;
    if (isElsewhere(above, line)) return true;
    const step = above.page === line.page ? stepBetween(above, line) : 0;
    return parted && !line.place && step > FAR * line.size && step > WIDER * narrowest;
  });
  return end < 0 ? heads : heads.slice(0, end);
}
