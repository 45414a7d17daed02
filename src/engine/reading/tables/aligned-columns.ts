/** The columns of a table without lines, told by a row of it: where its cells begin, or where the last of them ends. */
import { u } from '../../../resume/patterns.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import type { Piece, PieceRow } from '../page/piece-rows.ts';
import { headRoles } from './table-heads.ts';

export const COLUMNS = 3;
/** Rows with a cell in each of three columns. */
export const LEAST_ROWS = 2;
/** Edges that differ less are one, points. */
const SAME = 2.5;

export interface Columns {
  /** Where each begins, points from the left; of one set to the right, its longest cell. */
  readonly starts: readonly number[];
  /** Where the cells of the last one end, if they are set to the right. */
  readonly end: number | null;
  /** The row is a head: its cells are labels. */
  readonly labelled: boolean;
}

/** -1 for what stands left of the first. */
export function columnOf({ left, right }: Piece, { starts, end }: Columns): number {
  const column = starts.findLastIndex((start) => left >= start - SAME);
  const last = starts.length - 1;
  if (end === null || column < 0) return column;
  return Math.abs(right - end) <= SAME && left > (starts[last - 1] ?? 0) + SAME ? last : Math.min(column, last - 1);
}

/** Whether every piece stands in one column. */
export function conforms({ pieces }: PieceRow, columns: Columns): boolean {
  return pieces.every((piece) => {
    const column = columnOf(piece, columns);
    return column >= 0 && piece.right < (columns.starts[column + 1] ?? Infinity) - 1;
  });
}

/** Three cells that say something: the rows of a form hold a year, a month, and words in one. */
function isFull({ pieces }: PieceRow): boolean {
  const told = pieces.filter(({ text }) => !MONTH.test(text) && (DATE_LIKE.test(text) || u`\p{L}`.test(text)));
  return told.length >= COLUMNS;
}

const MONTH = /^\d{1,2}\s*月?$/u;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= SAME;

function beginsAt({ pieces }: PieceRow, starts: readonly number[]): boolean {
  return pieces.every(({ left }) => starts.some((start) => near(left, start)));
}

/** The last piece, a date, ends where that of `row` does; the others begin where its own do. */
function endsAt({ pieces }: PieceRow, row: PieceRow): boolean {
  const [last, other] = [row.pieces.at(-1), pieces.at(-1)];
  if (!last || !other || pieces.length !== row.pieces.length || !near(last.right, other.right)) return false;
  return (
    DATE_LIKE.test(other.text) && pieces.slice(0, -1).every(({ left }, at) => near(left, row.pieces[at]?.left ?? 0))
  );
}

/** `below`: the rows that may be of the same table. Null where the row tells no columns. */
export function columnsOf(row: PieceRow, below: readonly PieceRow[]): Columns | null {
  if (row.pieces.length < COLUMNS) return null;
  const starts = row.pieces.map(({ left }) => left);
  if (headRoles(row.pieces.map(({ text }) => text))) return { starts, end: null, labelled: true };
  if (!isFull(row)) return null;
  const full = below.filter(isFull);
  if (full.filter((other) => beginsAt(other, starts)).length + 1 >= LEAST_ROWS)
    return { starts, end: null, labelled: false };
  const ending = DATE_LIKE.test(row.pieces.at(-1)?.text ?? '') ? full.filter((other) => endsAt(other, row)) : [];
  if (ending.length + 1 < LEAST_ROWS) return null;
  const left = Math.min(...[row, ...ending].map(({ pieces }) => pieces.at(-1)?.left ?? Infinity));
  return { starts: [...starts.slice(0, -1), left], end: row.pieces.at(-1)?.right ?? null, labelled: false };
}
