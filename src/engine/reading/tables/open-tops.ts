/** Upper edges of tables that are not drawn: above the first line that is drawn in pieces stands a row of cells. */
import type { Span } from '../../../resume/document.ts';
import { rowsOf } from '../page/line-drafts.ts';
import { isCrossed } from '../page/span-parts.ts';
import type { Stroke } from '../page/strokes.ts';

/** Joints above one another agree this far, points. */
const SAME = 1.5;
/** More are dashes. */
const MOST_JOINTS = 15;
/** From the last line of a cell to the drawn one, and between the lines of a cell, in sizes. */
const PADDING = 1.9;
const LEADING = 1.55;
/** Lines of a cell are as far apart as its last two. */
const EVEN = 1.2;
/** Sizes that differ more are a heading's and a text's. */
const OTHER_SIZE = 0.5;
const TOUCH = 1;

function isTop(low: Stroke, above: readonly Stroke[]): boolean {
  return !above.some((high) => low.joints.some((x) => high.joints.some((joint) => Math.abs(joint - x) <= SAME)));
}

/** The height of the row that stands upon `low`; null where none does. */
function topOf(low: Stroke, spans: readonly Span[]): number | null {
  const own = spans.filter(({ baseline, box }) => baseline > low.at && box.x >= low.from - TOUCH && box.x < low.to);
  const lines = rowsOf(own).toReversed();
  const row: Span[][] = [];
  let leading = Infinity;
  for (const line of lines) {
    const [first] = line;
    const below = row.at(-1)?.[0];
    const gap = first ? first.baseline - (below?.baseline ?? low.at) : 0;
    if (!first || gap > (below ? Math.min(LEADING * first.size, EVEN * leading) : PADDING * first.size)) break;
    if (below) leading = Math.min(leading, gap);
    if (below && Math.abs(below.size - first.size) > OTHER_SIZE) break;
    if (low.joints.some((x) => line.some((span) => isCrossed(span, x)))) break;
    row.push(line);
  }
  const [x = 0] = low.joints;
  const isAcross = (line: readonly Span[]): boolean =>
    line.some(({ box }) => box.x < x) && line.some(({ box }) => box.x + box.width > x);
  const top = row.findLast(isAcross)?.[0];
  return top ? top.baseline + top.size : null;
}

/** `across`: the lines across the page, rising. */
export function openTops(across: readonly Stroke[], spans: readonly Span[]): Stroke[] {
  return across.flatMap((low, at) => {
    if (low.joints.length === 0 || low.joints.length > MOST_JOINTS) return [];
    const near = across.slice(at + 1).filter(({ from, to }) => from < low.to && to > low.from);
    const top = isTop(low, near) ? topOf(low, spans) : null;
    return top === null ? [] : [{ ...low, at: top }];
  });
}
