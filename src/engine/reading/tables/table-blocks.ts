/** Tables on a page: their rows are taken out of its text as whole lines, so that no gap between cells is a gap between columns. */
import type { FontFace, Page, Span } from '../../../resume/document.ts';
import { alignedGrids } from './aligned-grids.ts';
import type { Grid } from './grid.ts';
import { lineOf, marksOf, rowsOf, type Draft, type Setting } from '../page/line-drafts.ts';
import { pieceRowsOf } from '../page/piece-rows.ts';
import { ruledPageOf } from './ruled-grids.ts';
import { strokesOf } from '../page/strokes.ts';
import { partsAtStops, tabStops } from '../page/tab-stops.ts';
import { rowsOfTable, type ReadRow } from './table-reading.ts';

export interface PageText {
  /** What stands on the page, rows of tables as spans of a line each. */
  readonly spans: readonly Span[];
  /** The lines of some of them, from the top; `widest`: gap within a cell, in sizes. */
  readonly linesIn: (spans: readonly Span[], column: number, widest?: number) => Draft[];
}

/** Rows that begin behind a gap at the same place, where that is a column: of labels at the left, as forms have them. */
const LEAST_STARTS = 5;

/** `seen`: the spans of the page that a reader sees. */
export function textOf(page: Page, seen: readonly Span[], fonts: readonly FontFace[]): PageText {
  const stops = tabStops(rowsOf(seen), LEAST_STARTS);
  const setting: Setting = { page: page.number, fonts, marks: marksOf(page.rules), stops };
  const rowOf = new Map<Span, ReadRow>();
  const linesIn = (own: readonly Span[], column: number, widest?: number): Draft[] => {
    const done = new Set<ReadRow>();
    return rowsOf(own).flatMap((level) => {
      const plain = level.filter((span) => !rowOf.has(span));
      const inTables = level.flatMap((span) => {
        const row = rowOf.get(span);
        if (!row || done.has(row)) return [];
        done.add(row);
        return row.lines.map((line) => ({ ...line, column }));
      });
      const line = plain.length > 0 ? lineOf(plain, column, setting, widest) : null;
      return line ? [line, ...inTables] : inTables;
    });
  };
  const spans = seen.flatMap((span) => partsAtStops(span, stops));
  const ruled = ruledPageOf(page.rules, spans);
  let all = ruled.spans;
  let table = 0;
  const take = (grid: Grid | null): void => {
    const rows = grid ? rowsOfTable(grid, table, (own, widest) => linesIn(own, 0, widest)) : [];
    if (rows.length === 0) return;
    table += 1;
    const taken = new Set(rows.flatMap((row) => row.spans));
    for (const row of rows) for (const stand of row.stands) rowOf.set(stand, row);
    all = [...all.filter((span) => !taken.has(span)), ...rows.flatMap(({ stands }) => stands)];
  };
  for (const gridOf of ruled.tables) take(gridOf(all));
  const { rows, spans: parted } = pieceRowsOf(all.filter((span) => !rowOf.has(span)));
  const grids = alignedGrids(rows, strokesOf(page.rules, 'horizontal'));
  if (grids.length > 0) all = [...parted, ...all.filter((span) => rowOf.has(span))];
  grids.forEach(take);
  return { spans: all, linesIn };
}
