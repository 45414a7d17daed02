/** Rows of a page as the pieces between its gaps, and the places where pieces begin again and again: what tables and tabulators leave. */
import type { Span } from '../../resume/document.ts';
import { fold } from './fold.ts';
import { rowsOf } from './line-drafts.ts';

/** A gap of this many sizes parts a row into pieces; a smaller one only where pieces begin in other rows too. */
const GAP = 1.6;
/** Wider than a blank, in sizes. */
const BLANK = 0.4;
/** Beginnings that differ less are one place, points. */
export const SAME = 2.5;
/** Rows in which pieces begin at a place. */
const LEAST = 3;

export interface Piece {
  readonly left: number;
  readonly right: number;
  readonly text: string;
  readonly spans: readonly Span[];
}

export interface PieceRow {
  readonly baseline: number;
  readonly size: number;
  readonly pieces: readonly Piece[];
}

/** Places where text begins behind a gap in three rows or more; rising. */
function stopsOf(rows: readonly (readonly Span[])[]): number[] {
  const starts = rows
    .flatMap((row) =>
      row.flatMap((span, at) => {
        const before = row[at - 1];
        const gap = before ? span.box.x - before.box.x - before.box.width : 0;
        return before && gap > BLANK * span.size ? [span.box.x] : [];
      }),
    )
    .sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const x of starts) {
    const group = groups.at(-1);
    if (group && x - (group[0] ?? 0) <= SAME) group.push(x);
    else groups.push([x]);
  }
  return groups.filter(({ length }) => length >= LEAST).map(([first = 0]) => first);
}

function isStop(x: number, stops: readonly number[]): boolean {
  return stops.some((stop) => x >= stop - 0.5 && x <= stop + SAME);
}

/** From the top down. */
export function pieceRowsOf(spans: readonly Span[]): PieceRow[] {
  const rows = rowsOf(spans);
  const stops = stopsOf(rows);
  return rows.map((row) => {
    const groups: Span[][] = [];
    let right = -Infinity;
    for (const span of row) {
      const gap = (span.box.x - right) / span.size;
      const group = groups.at(-1);
      if (group && gap <= GAP && !(gap > BLANK && isStop(span.box.x, stops))) group.push(span);
      else groups.push([span]);
      right = Math.max(right, span.box.x + span.box.width);
    }
    const pieces = groups.map((group) => ({
      left: group[0]?.box.x ?? 0,
      right: Math.max(...group.map(({ box }) => box.x + box.width)),
      text: fold(group.map(({ text }) => text.slice(0, 200)).join(' ')).slice(0, 400),
      spans: group,
    }));
    return { baseline: row[0]?.baseline ?? 0, size: row[0]?.size ?? 0, pieces };
  });
}
