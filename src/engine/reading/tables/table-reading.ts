/** The rows of one table, each as the lines that it reads as. */
import type { Span } from '../../../resume/document.ts';
import { cellTextOf, isLabel, type CellText } from './cell-texts.ts';
import { bodyColumns, brokenAlike } from './column-habits.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import { isFormLabel } from '../entries/fields.ts';
import type { Grid, GridCell } from './grid.ts';
import { levelRows } from './level-dates.ts';
import type { Draft } from '../page/line-drafts.ts';
import { rowLines, type TableRow } from './table-lines.ts';

/** Rows of several cells that make a table; one is enough where it tells a date. */
const LEAST_ROWS = 2;
/** Longer cells that are a row by themselves are text between the rows. */
const ALONE = 3;

/** The lines of spans; `widest`: gap within a cell, in sizes. */
export type LinesIn = (spans: readonly Span[], widest?: number) => Draft[];

/** In a narrow column justified text has gaps this wide, in sizes. */
const JUSTIFIED = 3.5;

export interface ReadRow {
  readonly lines: readonly Draft[];
  readonly spans: readonly Span[];
  /** Spans as wide as the table, one for each of the row's lines on the page. */
  readonly stands: readonly Span[];
}

function standsFor(lines: readonly Draft[], { left, right }: Grid): Span[] {
  return lines.flatMap(({ cells, text, baseline, box }) => {
    const [span] = cells[0]?.spans ?? [];
    return span ? [{ ...span, text, baseline, box: { ...box, x: left, width: right - left } }] : [];
  });
}

function isDated(texts: readonly CellText[]): boolean {
  return texts.some((text) => isLabel(text) && text.paragraphs.some((own) => DATE_LIKE.test(own.text)));
}

/** `table`: its number on the page. Nothing where it is no table after all. */
export function rowsOfTable(drawn: Grid, table: number, linesIn: LinesIn): ReadRow[] {
  const grid = { ...drawn, rows: drawn.rows.flatMap(levelRows) };
  const rows: ReadRow[] = [];
  let roles: TableRow['roles'] = null;
  // A row of one cell has parted the rows from their head.
  let apart = false;
  let several = 0;
  let dated = false;
  const textOf = (cell: GridCell, count: number): CellText => {
    const { x, width } = cell.box;
    const lines = count > 2 ? linesIn(cell.spans, JUSTIFIED) : linesIn(cell.spans);
    return cellTextOf(cell, lines, { left: x, right: x + width, bare: !grid.ruled });
  };
  const read = brokenAlike(grid.rows.map((cells) => cells.map((cell) => textOf(cell, cells.length))));
  const body = bodyColumns(read);
  for (const [row, cells] of grid.rows.entries()) {
    const texts = read[row] ?? [];
    const own = texts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    const place = { table, row, columns: cells.length, ruled: grid.ruled, at: [], roles: [], prose: false };
    const [first] = own;
    let told: TableRow | null = null;
    if (cells.length > 1) {
      // Other columns below it, of which the head says nothing.
      if (apart && cells.some(({ column }) => roles?.has(column) === false)) roles = null;
      told = rowLines(texts, place, roles, body);
      if (told?.roles) [roles, apart] = [told.roles, false];
      several += Number(told !== null);
      dated ||= told !== null && isDated(texts);
    } else if (first && isFormLabel(first.text)) roles = null;
    else {
      apart = true;
      if (own.length <= ALONE && own.every((line) => line.cells.length === 1 && !line.place))
        told = { lines: own.map((line) => ({ ...line, place })), roles: null };
    }
    if (told)
      rows.push({ lines: told.lines, spans: cells.flatMap(({ spans }) => spans), stands: standsFor(own, grid) });
  }
  return several >= LEAST_ROWS || dated ? rows : [];
}
