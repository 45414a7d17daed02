/**
 * Tables without lines: three columns and more whose cells begin under one another, with dates in the first or the last column or labels at
 * the head, and cells that run over several lines. Where every row is one line there is nothing to put together.
 */
import { u } from '../../../resume/patterns.ts';
import { COLUMNS, columnOf, columnsOf, conforms, LEAST_ROWS, type Columns } from './aligned-columns.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import { isFormLabel } from '../entries/fields.ts';
import { fold } from '../text/fold.ts';
import type { Grid, GridCell, GridRow } from './grid.ts';
import type { PieceRow } from '../page/piece-rows.ts';
import type { Stroke } from '../page/strokes.ts';

/** Lines of a table on one page. */
const MOST_LINES = 150;
/** Lines of a first cell. */
const MOST_FIRST_LINES = 4;
/** Between lines of one cell, as a share of the narrowest leading of the table. */
const LEADING = 1.2;
/** Further apart, in sizes, the table has ended. */
const FARTHEST = 5;
/** Shares of the rows: that tell a date, that open with two cells, that may hold a lone first cell. */
const DATED = 0.6;
const OPENED = 0.8;
const LONE = 0.34;
/** Widest padding between two columns, points. */
const PADDING = 11;
/** What a line may stay short of the widest of its column and still be full, points: half a blank and a little. */
const RAGGED = 5;
/** Larger than the lines around it by this share a lone piece is a heading, and what stands there no table. */
const HEADING = 1.15;
/** Lines drawn around a table are this near to its first and last row, points. */
const AROUND = 30;

/** The lines of a row. */
type Lines = readonly PieceRow[];

const first = ({ pieces }: PieceRow): string => pieces[0]?.text ?? '';

/** From the row at `at` on, those that stand in its columns. */
function runFrom(rows: Lines, at: number, columns: Columns): PieceRow[] {
  const run: PieceRow[] = [];
  for (const row of rows.slice(at, at + MOST_LINES)) {
    const above = run.at(-1);
    if (above && above.baseline - row.baseline > FARTHEST * row.size) break;
    if (!conforms(row, columns)) break;
    run.push(row);
  }
  return run;
}

/** "2019 – 2021", "03/2019 bis heute": nothing is left to say in a second line. */
const WHOLE = u`\d.*(?:[-–—~～〜至]|\s\p{L}{1,5}\s).*(?:\d{4}|\p{L}{2})`;

function rowsIn(run: Lines, columns: Columns): PieceRow[][] {
  const gaps = run.slice(1).map((row, at) => (run[at]?.baseline ?? 0) - row.baseline);
  const leading = Math.min(...gaps);
  const opens = (row: PieceRow): boolean => row.pieces[0] !== undefined && columnOf(row.pieces[0], columns) === 0;
  const spaced = gaps.some((gap, at) => gap > LEADING * leading && opens(run[at + 1] as PieceRow));
  const isWhole = (above: PieceRow, row: PieceRow): boolean =>
    !spaced && WHOLE.test(first(above)) && DATE_LIKE.test(first(row));
  const rows: PieceRow[][] = [];
  run.forEach((row, at) => {
    const above = run[at - 1];
    const own = rows.at(-1);
    const apart = (gaps[at - 1] ?? 0) > LEADING * leading;
    if (!above || !own || (opens(row) && (apart || !opens(above) || isWhole(above, row)))) rows.push([row]);
    else own.push(row);
  });
  return rows;
}

/** `end`: where text may reach in the last column. */
function cellsOf(rows: readonly Lines[], columns: Columns, end: number): GridRow[] {
  const { starts } = columns;
  const placed = rows.map((lines) =>
    starts.map((_, column) =>
      lines.flatMap(({ pieces }) => pieces.filter((piece) => columnOf(piece, columns) === column)),
    ),
  );
  return placed.map((cells, row) =>
    cells.flatMap((pieces, column): GridCell[] => {
      if (pieces.length === 0) return [];
      const widest = Math.max(...placed.flatMap((own) => (own[column] ?? []).map(({ right }) => right)));
      const x = starts[column] ?? 0;
      const right = Math.max(widest + RAGGED, (starts[column + 1] ?? end + PADDING) - PADDING);
      const baselines = rows[row]?.map(({ baseline }) => baseline) ?? [];
      const y = Math.min(...baselines);
      const box = { x, y, width: right - x, height: Math.max(...baselines) - y };
      return [{ column, rows: 1, box, spans: pieces.flatMap(({ spans }) => spans) }];
    }),
  );
}

function holdsHeading(lines: Lines): boolean {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.some(({ size, pieces }) => pieces.length === 1 && size > HEADING * usual);
}

/** Whether a cell tells a date and next to nothing else. */
function isDateAlone(text: string): boolean {
  return DATE_LIKE.test(text) && text.length <= LONGEST_DATE;
}

const LONGEST_DATE = 20;

/** Dates in the last column of one row, with lines between them that have none: each is of an entry of its own, and the first column a rail of headings. */
function holdsEntries(own: Lines, columns: Columns): boolean {
  const last = columns.starts.length - 1;
  const dated = own.flatMap(({ pieces }, at) =>
    pieces.some((piece) => columnOf(piece, columns) === last && DATE_LIKE.test(piece.text)) ? [at] : [],
  );
  return dated.some((at, n) => n > 0 && at - (dated[n - 1] ?? at) > 1);
}

/** "SKILLS" in the last column, in capitals or in letters of its own: a side column with sections of its own. */
function holdsSections(lines: Lines, columns: Columns): boolean {
  const last = columns.starts.length - 1;
  const own = lines.flatMap(({ pieces }) => pieces.filter((piece) => columnOf(piece, columns) === last));
  const isApart = ({ spans: [span] }: PieceRow['pieces'][number]): boolean =>
    span !== undefined &&
    own.filter(({ spans: [other] }) => other?.font === span.font && Math.abs(other.size - span.size) < SAME_SIZE).length <= own.length / 3;
  return own.some((piece) => isFormLabel(fold(piece.text)) && (LARGE.test(piece.text) || isApart(piece)));
} // prettier-ignore

/** Points. */
const SAME_SIZE = 0.2;

/** Capitals of a heading. */
const LARGE = u`^\p{Lu}{4}[\p{Lu}\s&/]*$`;

/** "邮箱 ¦ qin@example.org ¦ 社会工作 本科": what one writes to stands in the sidebar beside a text, and in no row of a table that tells when. */
function holdsAddress(lines: Lines): boolean {
  return lines.some(({ pieces }) => pieces.some(({ text }) => /\S@\S+\.\S/u.test(text)));
}

/** A sidebar beside a text with dates has lines of its own between the rows; a table has cells that open side by side. */
function isTable(rows: readonly Lines[], columns: Columns): boolean {
  const { labelled, starts } = columns;
  const body = labelled ? rows.slice(1) : rows;
  const lines = body.flat();
  if (lines.length === body.length || holdsHeading(lines)) return false;
  if (!labelled && (holdsSections(lines, columns) || holdsAddress(lines))) return false;
  const cellsIn = (own: Lines, column: number): string[] =>
    own.flatMap(({ pieces }) => pieces.filter((piece) => columnOf(piece, columns) === column).map(({ text }) => text));
  const isDated = (column: number): boolean =>
    body.filter((own) => cellsIn(own, column).some((text) => DATE_LIKE.test(text))).length >= DATED * body.length;
  const full = body.filter((own) => starts.filter((_, at) => cellsIn(own, at).length > 0).length >= COLUMNS);
  if (body.some((own) => cellsIn(own, 0).length > MOST_FIRST_LINES)) return false;
  if (labelled) return full.length > 0;
  // A row tells one thing and when: where each of its cells has dates of its own they are cards beside each other.
  if (starts.every((_, column) => isDated(column))) return false;
  // "2019 – ¦ Cook ¦ 2015 ¦ Diploma": two texts side by side, each with its dates in a margin of its own.
  const dates = starts.map((_, at) => body.flatMap((own) => cellsIn(own, at).slice(0, 1)).filter(isDateAlone).length);
  if (dates.some((count, at) => at > 1 && count > 1 && (dates[0] ?? 0) > 1 && dates[at - 1] === 0)) return false;
  const railed = body.filter((own) => holdsEntries(own, columns)).length;
  if (railed > 1 || 2 * railed >= body.length) return false;
  const opened = body.filter(([line]) => (line?.pieces.length ?? 0) > 1);
  const lone = lines.filter(({ pieces: [piece, more] }) => piece && !more && columnOf(piece, columns) === 0);
  return (
    full.length >= LEAST_ROWS &&
    opened.length >= OPENED * body.length &&
    lone.length <= LONE * lines.length &&
    (isDated(0) || isDated(starts.length - 1))
  );
}

/** Where lines drawn across the page end around a table, less the padding that they leave on the left; 0 where there are none. */
function endOf(table: readonly Lines[], left: number, across: readonly Stroke[]): number {
  const [top = 0, bottom = 0] = [table[0]?.[0]?.baseline, table.at(-1)?.at(-1)?.baseline];
  const around = across.filter(
    ({ at, from, to }) => at > bottom - AROUND && at < top + AROUND && from <= left && to > left,
  );
  return Math.max(0, ...around.map(({ from, to }) => to - (left - from)));
}

/** `rows`: of a page, those of its ruled tables aside. `across`: the lines drawn across it. */
export function alignedGrids(rows: readonly PieceRow[], across: readonly Stroke[]): Grid[] {
  const grids: Grid[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const columns = columnsOf(rows[at] as PieceRow, rows.slice(at + 1, at + MOST_LINES));
    if (!columns) continue;
    const table = rowsIn(runFrom(rows, at, columns), columns);
    // What stands alone below is the next heading.
    while (table.length > 1 && table.at(-1)?.flatMap(({ pieces }) => pieces).length === 1) table.pop();
    if (!isTable(table, columns)) continue;
    const left = columns.starts[0] ?? 0;
    const cells = cellsOf(table, columns, endOf(table, left, across));
    const right = Math.max(...cells.flat().map(({ box }) => box.x + box.width));
    grids.push({ rows: cells, ruled: false, left, right });
    at += table.flat().length - 1;
  }
  return grids;
}
