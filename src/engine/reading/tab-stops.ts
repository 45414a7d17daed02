/** Places where text begins again and again behind a gap: what tabulators and the columns of tables leave. */
import type { Span } from '../../resume/document.ts';
import { sliceOf } from './span-parts.ts';

/** Wider than a blank between words, in sizes. */
export const BLANK = 0.4;
/** Beginnings that differ less are one place, points. */
const SAME = 1;
/** Share of the rows that text may run across such a place. */
const CROSSED = 0.3;
/** Bullets and numbers are followed by a gap, and head no column. */
const SHORTEST = 3;

/** A row of spans, from the left. */
type Row = readonly Span[];

interface Start {
  readonly x: number;
  readonly row: number;
}

/** Where words of a span begin behind a wide blank. */
function innerStarts({
  text,
  edges,
  size,
}: Span): { readonly at: number; readonly blank: number; readonly x: number }[] {
  if (edges.length !== text.length + 1) return [];
  return [...text.matchAll(/\s+/gu)].flatMap(({ index, 0: blank }) => {
    const at = index + blank.length;
    const [from = 0, x = 0] = [edges[index], edges[at]];
    return index >= SHORTEST && at < text.length && x - from > BLANK * size ? [{ at, blank: index, x }] : [];
  });
}

function startsIn(rows: readonly Row[]): Start[] {
  return rows.flatMap((spans, row) =>
    spans.flatMap((span, at) => {
      const before = spans[at - 1];
      const gap = before ? span.box.x - before.box.x - before.box.width : 0;
      const own = before && gap > BLANK * span.size && before.text.trim().length >= SHORTEST ? [span.box.x] : [];
      return [...own, ...innerStarts(span).map(({ x }) => x)].map((x) => ({ x, row }));
    }),
  );
}

/** Rising. `least`: rows that begin there. */
export function tabStops(rows: readonly Row[], least: number): number[] {
  const groups: Start[][] = [];
  for (const start of startsIn(rows).sort((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    if (group && start.x - (group[0]?.x ?? 0) <= SAME) group.push(start);
    else groups.push([start]);
  }
  return groups.flatMap((group) => {
    const x = group[0]?.x ?? 0;
    const own = new Set(group.map(({ row }) => row));
    if (own.size < least) return [];
    const [top, bottom] = [Math.min(...own), Math.max(...own)];
    const crossed = rows.filter(
      (row, at) =>
        at > top &&
        at < bottom &&
        !own.has(at) &&
        row.some(({ box }) => box.x < x - SAME && box.x + box.width > x + SAME),
    );
    return crossed.length <= CROSSED * own.size ? [x] : [];
  });
}

export function isStop(x: number, stops: readonly number[]): boolean {
  return stops.some((stop) => Math.abs(x - stop) <= SAME);
}

/** A run of text parted where a word behind a wide blank begins at such a place. */
export function partsAtStops(span: Span, stops: readonly number[]): readonly Span[] {
  const cuts = stops.length === 0 ? [] : innerStarts(span).filter(({ x }) => isStop(x, stops));
  if (cuts.length === 0) return [span];
  const bounds = [0, ...cuts.map(({ at }) => at)];
  return bounds.map((from, at) => sliceOf(span, from, cuts[at]?.blank ?? span.text.length));
}
