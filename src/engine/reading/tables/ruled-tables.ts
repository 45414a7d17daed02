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
  const end = gutter.x + gutter.width;
  const near = across
    .filter((box) => box.x <= end && box.x + box.width >= gutter.x && box.y < top && box.y > bottom)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  if (near.length < CROSSINGS) return false;
  const rows = near.reduce<Box[][]>((found, box) => {
    const row = found.at(-1);
    if (row?.[0] && box.y - row[0].y <= SAME) row.push(box);
    else found.push([box]);
    return found;
  }, []);
  return rows.filter((row) => isUnbroken(row, gutter.x, end)).length >= CROSSINGS;
}

/** Whether lines of one height reach from one side to the other without a break: that below a heading ends within the gutter. */
function isUnbroken(row: readonly Box[], from: number, to: number): boolean {
  let reach = from;
  for (const { x, width } of row.toSorted((a, b) => a.x - b.x))
    if (x <= reach + SAME) reach = Math.max(reach, x + width);
  return reach >= to - SAME;
}
