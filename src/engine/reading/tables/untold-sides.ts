/** Sides of cells that are not drawn: the lines above and below a row of cells are drawn in pieces, one a cell, that meet at the same places. */
import type { Span } from '../../../resume/document.ts';
import { rowsOf } from '../page/line-drafts.ts';
import { isCrossed } from '../page/span-parts.ts';
import type { Stroke } from '../page/strokes.ts';

/** Joints above one another agree this far, points. */
const SAME = 1.5;
/** More are dashes. */
const MOST_JOINTS = 15;
/** What is this near to the end of a line is its corner, points. */
const EDGE = 3;

/** Above the row stands a heading, if its first line does so alone: larger than what follows, or apart from it, in sizes. */
const APART = 1.8;

function headsRow(spans: readonly Span[], x: number): boolean {
  const [first, ...rest] = spans.toSorted((a, b) => b.baseline - a.baseline);
  const next = rest.find((span) => first && first.baseline - span.baseline > 0.4 * first.size);
  if (!first || !next) return false;
  const level = rest.filter((span) => first.baseline - span.baseline <= 0.4 * first.size);
  if (level.some((span) => span.box.x < x !== first.box.x < x)) return false;
  return Math.abs(first.size - next.size) > LARGER || first.baseline - next.baseline > APART * first.size;
}

/** Where a row ends whose lower line is not drawn: above the heading of the next table, which is larger or apart; null where nothing follows. */
function endOf(spans: readonly Span[], x: number): number | null {
  const lines = rowsOf(spans);
  const last = lines.findLastIndex(
    (line) => line.some(({ box }) => box.x < x) && line.some(({ box }) => box.x + box.width > x),
  );
  for (let at = Math.max(1, last + 1); last >= 0 && at < lines.length; at += 1) {
    const [above, below] = [lines[at - 1]?.[0], lines[at]?.[0]];
    if (!above || !below) break;
    const gap = above.baseline - below.baseline;
    if (below.size - above.size > LARGER || gap > APART * below.size)
      return above.baseline - Math.max(0, gap - below.size) / 2;
  }
  return null;
}

const LARGER = 0.5;

/** `across`: the lines across the page, rising; `down`: the sides that are drawn, which leave none untold between the same two lines. */
export function untoldSides(across: readonly Stroke[], down: readonly Stroke[], spans: readonly Span[]): Stroke[] {
  return across.flatMap((low, at) => {
    if (low.joints.length === 0 || low.joints.length > MOST_JOINTS) return [];
    const drawn = down.some(
      (side) =>
        side.at > low.from + EDGE && side.at < low.to - EDGE && side.from <= low.at + EDGE && side.to > low.at + EDGE,
    );
    if (drawn) return [];
    return low.joints.flatMap((x) => {
      const high = across.slice(at + 1).find(({ from, to }) => from < x && to > x);
      const met = high?.joints.some((joint) => Math.abs(joint - x) <= SAME) ?? false;
      if (!high || !met) return [];
      const inside = spans.filter(({ baseline, box }) => {
        const right = box.x + box.width;
        return baseline > low.at && baseline < high.at && right > low.from && box.x < low.to;
      });
      const crossed = inside.some((span) => isCrossed(span, x));
      if (crossed || headsRow(inside, x)) return [];
      return [{ at: x, from: endOf(inside, x) ?? low.at, to: high.at, joints: [] }];
    });
  });
}
