/** A run of text parted where a line is drawn through the blank between two of its words. */
import type { Span } from '../../../resume/document.ts';

/** Ink may touch the line, points. */
const TOUCH = 1;

/** The characters from `from` to `to` of a run. */
export function sliceOf(span: Span, from: number, to: number): Span {
  const edges = span.edges.slice(from, to + 1);
  const x = edges[0] ?? span.box.x;
  return {
    ...span,
    text: span.text.slice(from, to),
    edges,
    box: { ...span.box, x, width: Math.max(0, (edges.at(-1) ?? x) - x) },
  };
}

/** `cuts`: places of the lines that cross its height, points from the left. */
export function partsOf(span: Span, cuts: readonly number[]): readonly Span[] {
  const { text, edges, box } = span;
  const inside = cuts.filter((x) => x > box.x + TOUCH && x < box.x + box.width - TOUCH);
  if (inside.length === 0 || edges.length !== text.length + 1) return [span];
  const parts: Span[] = [];
  let from = 0;
  for (const blank of text.matchAll(/\s+/gu)) {
    const next = blank.index + blank[0].length;
    const [left, right] = [edges[blank.index] ?? 0, edges[next] ?? 0];
    if (!inside.some((x) => x >= left - TOUCH && x <= right + TOUCH)) continue;
    parts.push(sliceOf(span, from, blank.index));
    from = next;
  }
  parts.push(sliceOf(span, from, text.length));
  return parts.filter((part) => part.text.trim() !== '');
}

/** A blank as wide as this lets a line through, in sizes; one between words does not. */
const WIDE = 0.45;

/** Whether words stand where a line at `x` would run. */
export function isCrossed({ text, edges, box, size }: Span, x: number): boolean {
  if (box.x >= x - TOUCH || box.x + box.width <= x + TOUCH) return false;
  return ![...text.matchAll(/\s+/gu)].some(({ index, 0: blank }) => {
    const [left, right] = [edges[index] ?? 0, edges[index + blank.length] ?? 0];
    return right - left > WIDE * size && x >= left - TOUCH && x <= right + TOUCH;
  });
}
