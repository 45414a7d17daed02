/** Where the lines of a column end that are as long as they may be. */
import type { Line } from '../reading.ts';

/** So many lines within so many points of the longest show that it is no accident. */
const FULL_LINES = 3;
const NEAR = 14;

export interface RightEdge {
  /** Points. */
  readonly at: number;
  /** Enough lines end there. */
  readonly sure: boolean;
}

/** By column. */
export function rightEdges(lines: readonly Line[]): ReadonlyMap<number, RightEdge> {
  const ends = new Map<number, number[]>();
  for (const { column, box } of lines) {
    const own = ends.get(column) ?? [];
    own.push(box.x + box.width);
    ends.set(column, own);
  }
  const edges = new Map<number, RightEdge>();
  for (const [column, own] of ends) {
    const at = own.reduce((most, end) => Math.max(most, end), 0);
    edges.set(column, { at, sure: own.filter((end) => end > at - NEAR).length >= FULL_LINES });
  }
  return edges;
}

/** Points; narrower sheets of paper are no resume's. */
const SHEET = 590;

/** Whether a column of `page` stands beside any of the lines. */
function hasBeside(lines: readonly Line[], page: readonly Line[]): boolean {
  const heights = new Map<number, { low: number; high: number }>();
  for (const { page: sheet, baseline } of lines) {
    const { low, high } = heights.get(sheet) ?? { low: baseline, high: baseline };
    heights.set(sheet, { low: Math.min(low, baseline), high: Math.max(high, baseline) });
  }
  return page.some(({ page: sheet, column, baseline }) => {
    const own = column === 0 ? undefined : heights.get(sheet);
    return own !== undefined && baseline >= own.low && baseline <= own.high;
  });
}

/** How far a line may run: where no text stands beside another and no three lines end together, to a margin as wide as the left one. `page`: lines of all sections, of which a column may stand beside these. */
export function roomOf(lines: readonly Line[], page: readonly Line[] = lines): (line: Line) => number {
  const edges = rightEdges(lines);
  const alone = lines.every(({ column }) => column === 0) && !hasBeside(lines, page);
  const left = lines.reduce((least, { box }) => Math.min(least, box.x), SHEET);
  return ({ column }) => {
    const edge = edges.get(column);
    return alone && edge?.sure === false ? Math.max(edge.at, SHEET - left) : (edge?.at ?? 0);
  };
}
