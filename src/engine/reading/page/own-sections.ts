/** A side of the page with sections of its own: their headings stand beside the text of the other side, not above rows that run over both. */
import { isFormLabel } from '../entries/fields.ts';
import { fold } from '../text/fold.ts';
import { lengthOf, median, type Row } from './column-rows.ts';

/** Such headings that make a column, characters of one at the most, and how much larger it is than the rows below it. */
const LEAST = 2;
const LONGEST = 30;
const HEADING = 1.1;
/** Baselines of rows that stand beside one another, in sizes. */
const BESIDE = 0.9;
/** Of all headings of the side. */
const SHARE = 0.75;

/** Whether what is read below the headings of a side is theirs, and what stands beside them another text. */
export function hasOwnSections(side: readonly Row[], other: readonly Row[]): boolean {
  const usual = median(side.map(({ size }) => size));
  const heads = side.filter(({ size, text }) => size > HEADING * usual && lengthOf(text) <= LONGEST && isFormLabel(fold(text))); // prettier-ignore
  const headed = heads.filter((head) => (side[side.indexOf(head) + 1]?.size ?? Infinity) * HEADING < head.size);
  const beside = headed.filter(({ baseline, size }) => other.some((row) => Math.abs(row.baseline - baseline) < BESIDE * size)); // prettier-ignore
  return beside.length >= LEAST && beside.length >= SHARE * heads.length;
}
