/** Tables by the lines drawn through them: what stands in their cells is read row by row, and is no column of the page. */
import type { Box, PageRule } from '../../../resume/document.ts';

/** Lines drawn across a gutter that make it a gap between cells. */
const CROSSINGS = 3;
/** Heights and ends that differ less are one, points. */
const SAME = 1.5;
/** Shorter ones are marks and dashes. */
const SHORTEST = 12;
/** A drawing has thousands. */
const MOST = 400;

/** Horizontal lines of a page: those that tables and separators draw. */
export function acrossOf(rules: readonly PageRule[]): Box[] {
  const across = rules.filter(({ orientation, box }) => orientation === 'horizontal' && box.width >= SHORTEST);
  return across.length > MOST ? [] : across.map(({ box }) => box);
}

/** Whether lines run across the gutter between what stands on either side of it, as the rows of a table have them. */
export function isParted(gutter: Box, top: number, bottom: number, across: readonly Box[]): boolean {
  const middle = gutter.x + gutter.width / 2;
  const heights = across
    .filter((box) => box.x <= middle + SAME && box.x + box.width >= middle - SAME)
    .map((box) => box.y)
    .filter((y) => y < top && y > bottom)
    .sort((a, b) => a - b);
  return heights.filter((y, at) => at === 0 || y - (heights[at - 1] ?? y) > SAME).length >= CROSSINGS;
}
