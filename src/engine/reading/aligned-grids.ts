/**
 * Tables without lines: three columns and more whose cells begin under one another, with dates in the first column or labels at the head,
 * and cells that run over several lines. Where every row is one line there is nothing to put together.
 */
import { DATE_LIKE } from './column-rails.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import type { Piece, PieceRow } from './piece-rows.ts';
import { headRoles } from './table-heads.ts';

const COLUMNS = 3;
/** Rows with a cell in each of three columns. */
const LEAST_ROWS = 2;
/** Lines of a table on one page. */
const MOST_LINES = 150;
/** Lines of a cell that holds a date. */
const MOST_DATE_LINES = 4;
/** Between lines of one cell, as a share of the narrowest leading of the table. */
const LEADING = 1.2;
/** Further apart, in sizes, the table has ended. */
const FARTHEST = 5;
/** Shares of the rows: that tell a date, that open with two cells, that may hold a lone first cell. */
const DATED = 0.6;
const OPENED = 0.8;
const LONE = 0.34;
/** Beginnings that differ less are one place, points. */
const SAME = 2.5;
/** Widest padding between two columns, points. */
const PADDING = 11;

type Stops = readonly number[];

function columnOf(piece: Piece, stops: Stops): number {
  return stops.findLastIndex((stop) => piece.left >= stop - SAME);
}

/** Whether every piece stands in one column. */
function conforms({ pieces }: PieceRow, stops: Stops): boolean {
  return pieces.every((piece) => {
    const column = columnOf(piece, stops);
    return column >= 0 && piece.right < (stops[column + 1] ?? Infinity) - 1;
  });
}

function startsAt({ pieces }: PieceRow, stops: Stops): boolean {
  return pieces.every(({ left }) => stops.some((stop) => Math.abs(left - stop) <= SAME));
}

const first = ({ pieces }: PieceRow): string => pieces[0]?.text ?? '';

/** A first cell and words in two more: the rows of a form hold a year, a month, and words in one. */
function isFull({ pieces: [first, ...cells] }: PieceRow): boolean {
  return first !== undefined && cells.filter(({ text }) => /(?![年月日])\p{L}/u.test(text)).length >= COLUMNS - 1;
}

/** The columns of a table whose row this is: its pieces, if all are labels, or if those of another row begin where they do. */
function stopsOf(row: PieceRow, below: readonly PieceRow[]): Stops | null {
  if (row.pieces.length < COLUMNS) return null;
  const stops = row.pieces.map(({ left }) => left);
  if (headRoles(row.pieces.map(({ text }) => text))) return stops;
  if (!isFull(row)) return null;
  const alike = below.filter((other) => isFull(other) && startsAt(other, stops));
  return alike.length + 1 >= LEAST_ROWS ? stops : null;
}

/** From the row at `at` on, those that stand in its columns. */
function runFrom(rows: readonly PieceRow[], at: number, stops: Stops): PieceRow[] {
  const run: PieceRow[] = [];
  for (const row of rows.slice(at, at + MOST_LINES)) {
    const above = run.at(-1);
    if (above && above.baseline - row.baseline > FARTHEST * row.size) break;
    if (!conforms(row, stops)) break;
    run.push(row);
  }
  return run;
}

/** "2019 – 2021", "03/2019 bis heute": nothing is left to say in a second line. */
const WHOLE = /\d.*(?:[-–—~～〜至]|\s\p{L}{1,5}\s).*(?:\d{4}|\p{L}{2})/u;

/** The lines of each row of the table. */
function rowsIn(run: readonly PieceRow[], stops: Stops): PieceRow[][] {
  const gaps = run.slice(1).map((row, at) => (run[at]?.baseline ?? 0) - row.baseline);
  const leading = Math.min(...gaps);
  const opens = (row: PieceRow): boolean => row.pieces[0] !== undefined && columnOf(row.pieces[0], stops) === 0;
  const spaced = gaps.some((gap, at) => gap > LEADING * leading && opens(run[at + 1] as PieceRow));
  const rows: PieceRow[][] = [];
  run.forEach((row, at) => {
    const above = run[at - 1];
    const own = rows.at(-1);
    const apart = (gaps[at - 1] ?? 0) > LEADING * leading;
    const next =
      !above || !own || (opens(row) && (apart || !opens(above) || (!spaced && WHOLE.test(first(above)) && DATE_LIKE.test(first(row)))));
    if (next) rows.push([row]);
    else own.push(row);
  });
  return rows;
} // prettier-ignore

function cellsOf(rows: readonly (readonly PieceRow[])[], stops: Stops): GridRow[] {
  const placed = rows.map((lines) =>
    stops.map((_, column) =>
      lines.flatMap(({ pieces }) => pieces.filter((piece) => columnOf(piece, stops) === column)),
    ),
  );
  return placed.map((columns, row) =>
    columns.flatMap((pieces, column): GridCell[] => {
      if (pieces.length === 0) return [];
      const widest = Math.max(...placed.flatMap((own) => (own[column] ?? []).map(({ right }) => right)));
      const [x, next] = [stops[column] ?? 0, stops[column + 1]];
      const right = next === undefined ? widest : Math.max(widest, next - PADDING);
      const baselines = rows[row]?.map(({ baseline }) => baseline) ?? [];
      const y = Math.min(...baselines);
      const box = { x, y, width: right - x, height: Math.max(...baselines) - y };
      return [{ column, rows: 1, box, spans: pieces.flatMap(({ spans }) => spans) }];
    }),
  );
}

/** A sidebar beside a text with dates has lines of its own between the rows; a table has cells that open side by side. */
function isTable(rows: readonly (readonly PieceRow[])[], stops: Stops, labelled: boolean): boolean {
  const body = labelled ? rows.slice(1) : rows;
  const lines = body.flat();
  if (lines.length === body.length) return false;
  const full = body.filter((own) => new Set(own.flatMap(({ pieces }) => pieces.map((piece) => columnOf(piece, stops)))).size >= COLUMNS); // prettier-ignore
  const opened = body.filter(([line]) => (line?.pieces.length ?? 0) > 1);
  const lone = lines.filter(({ pieces: [piece, more] }) => piece && !more && columnOf(piece, stops) === 0);
  const firsts = body.map((own) => own.filter(({ pieces: [piece] }) => piece && columnOf(piece, stops) === 0));
  const dated = firsts.filter((own) => own.some((line) => DATE_LIKE.test(first(line))));
  return (
    full.length >= (labelled ? 1 : LEAST_ROWS) &&
    (labelled || opened.length >= OPENED * body.length) &&
    (labelled || lone.length <= LONE * lines.length) &&
    firsts.every(({ length }) => length <= MOST_DATE_LINES) &&
    (labelled || dated.length >= DATED * body.length)
  );
}

/** `rows`: of a page, those of its ruled tables aside. */
export function alignedGrids(rows: readonly PieceRow[]): Grid[] {
  const grids: Grid[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as PieceRow;
    const stops = stopsOf(row, rows.slice(at + 1, at + MOST_LINES));
    if (!stops) continue;
    const run = runFrom(rows, at, stops);
    const table = rowsIn(run, stops);
    // What stands alone below is the next heading.
    while (table.length > 1 && table.at(-1)?.flatMap(({ pieces }) => pieces).length === 1) table.pop();
    if (!isTable(table, stops, headRoles(row.pieces.map(({ text }) => text)) !== null)) continue;
    const cells = cellsOf(table, stops);
    const right = Math.max(...cells.flat().map(({ box }) => box.x + box.width));
    grids.push({ rows: cells, ruled: false, left: stops[0] ?? 0, right });
    at += table.flat().length - 1;
  }
  return grids;
}
