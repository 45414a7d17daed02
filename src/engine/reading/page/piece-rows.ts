/** Rows of a page as the pieces between its gaps. */
import type { Span } from '../../../resume/document.ts';
import { fold } from '../text/fold.ts';
import { rowsOf } from './line-drafts.ts';
import { isStop, partsAtStops, tabStops } from './tab-stops.ts';

/** A gap of this many sizes parts a row into pieces; a smaller one only where pieces begin in other rows too. */
const GAP = 1.6;
/** Rows in which pieces begin at a place. */
const LEAST = 2;
/** Characters of a piece that are read. */
const LONGEST = 400;

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

export interface PieceRows {
  /** From the top down. */
  readonly rows: readonly PieceRow[];
  /** The spans that the pieces are of: the given ones, parted where pieces begin. */
  readonly spans: readonly Span[];
}

export function pieceRowsOf(spans: readonly Span[]): PieceRows {
  const drawn = rowsOf(spans);
  const stops = tabStops(drawn, LEAST);
  const parted = drawn.map((row) => row.flatMap((span) => partsAtStops(span, stops)));
  const rows = parted.map((row) => {
    const groups: Span[][] = [];
    let right = -Infinity;
    for (const span of row) {
      const gap = (span.box.x - right) / span.size;
      const group = groups.at(-1);
      if (group && gap <= GAP && !isStop(span.box.x, gap, stops)) group.push(span);
      else groups.push([span]);
      right = Math.max(right, span.box.x + span.box.width);
    }
    const pieces = groups.map((group) => ({
      left: group[0]?.box.x ?? 0,
      right: Math.max(...group.map(({ box }) => box.x + box.width)),
      text: fold(group.map(({ text }) => text.slice(0, LONGEST)).join(' ')).slice(0, LONGEST),
      spans: group,
    }));
    return { baseline: row[0]?.baseline ?? 0, size: row[0]?.size ?? 0, pieces };
  });
  return { rows, spans: parted.flat() };
}
