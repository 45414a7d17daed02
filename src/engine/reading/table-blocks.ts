/** Tables on a page: their rows are taken out of its text as whole lines, so that no gap between cells is a gap between columns. */
import type { Page, Span } from '../../resume/document.ts';
import { cellTextOf, isLabel, type CellText } from './cell-texts.ts';
import { DATE_LIKE } from './column-rails.ts';
import type { Grid } from './grid.ts';
import { lineOf, rowsOf, type Draft, type Setting } from './line-drafts.ts';
import { ruledPageOf } from './ruled-grids.ts';
import { rowLines, type TableRow } from './table-lines.ts';

/** Rows of several cells that make a table; one is enough where it tells a date. */
const LEAST_ROWS = 2;

export interface PageText {
  /** What stands on the page, rows of tables as spans of a line each. */
  readonly spans: readonly Span[];
  /** The lines of some of them, from the top. */
  readonly linesIn: (spans: readonly Span[], column: number) => Draft[];
}

interface Row extends TableRow {
  readonly spans: readonly Span[];
  /** Spans as wide as the table, one for each of the row's lines. */
  readonly stands: readonly Span[];
}

function standsFor(lines: readonly Draft[], { left, right }: Grid): Span[] {
  return lines.flatMap(({ cells, text, baseline, box }) => {
    const [span] = cells[0]?.spans ?? [];
    return span ? [{ ...span, text, baseline, box: { ...box, x: left, width: right - left } }] : [];
  });
}

function rowsOfTable(grid: Grid, table: number, linesIn: PageText['linesIn']): Row[] {
  const read: (Row & { readonly texts: readonly CellText[] })[] = [];
  let roles: TableRow['roles'] = null;
  grid.rows.forEach((cells, row) => {
    if (cells.length < 2) {
      roles = null;
      return;
    }
    const texts = cells.map((cell) => {
      const { x, width } = cell.box;
      return cellTextOf(cell, linesIn(cell.spans, 0), { left: x, right: x + width, bare: !grid.ruled });
    });
    const place = { table, row, columns: cells.length, ruled: grid.ruled, roles: [], prose: false };
    const told = rowLines(texts, place, roles);
    if (!told) return;
    roles = told.roles ?? roles;
    const lines = texts.flatMap(({ paragraphs }) => paragraphs.flatMap((own) => own.lines));
    read.push({ ...told, texts, spans: cells.flatMap(({ spans }) => spans), stands: standsFor(lines, grid) });
  });
  const dated = read.some(({ texts }) =>
    texts.some((text) => isLabel(text) && text.paragraphs.some((own) => DATE_LIKE.test(own.text))),
  );
  return read.length >= LEAST_ROWS || dated ? read : [];
}

/** `spans`: those of the page that are seen. */
export function textOf(page: Page, spans: readonly Span[], setting: Setting): PageText {
  const blocks = new Map<Span, Row>();
  const linesIn = (own: readonly Span[], column: number): Draft[] => {
    const done = new Set<Row>();
    return rowsOf(own).flatMap((row) => {
      const plain = row.filter((span) => !blocks.has(span));
      const inTables = row.flatMap((span) => {
        const block = blocks.get(span);
        if (!block || done.has(block)) return [];
        done.add(block);
        return block.lines.map((line) => ({ ...line, column }));
      });
      const line = plain.length > 0 ? lineOf(plain, column, setting) : null;
      return line ? [line, ...inTables] : inTables;
    });
  };
  const ruled = ruledPageOf(page.rules, spans);
  let all = ruled.spans;
  ruled.tables.forEach((gridOf, table) => {
    const grid = gridOf(all);
    if (!grid) return;
    const rows = rowsOfTable(grid, table, linesIn);
    if (rows.length === 0) return;
    const taken = new Set(rows.flatMap((row) => row.spans));
    for (const row of rows) for (const stand of row.stands) blocks.set(stand, row);
    all = [...all.filter((span) => !taken.has(span)), ...rows.flatMap(({ stands }) => stands)];
  });
  return { spans: all, linesIn };
}
