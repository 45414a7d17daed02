/** Periods level with what they date, between two lines that only underline headings. */
import { expect, test } from 'vitest';
import { levelRows } from '../../../src/engine/reading/tables/level-dates.ts';
import type { GridRow } from '../../../src/engine/reading/tables/grid.ts';
import { span } from '../builder.ts';

const SCHOOLS = ['Realschule Emsau', 'Grundschule am Wehr', 'Kindergarten'];

function rowOf(dates: readonly string[], gap: number, texts = SCHOOLS): GridRow {
  const cell = (column: number, x: number, lines: readonly string[]): GridRow[number] => ({
    column,
    rows: 1,
    box: { x, y: 600, width: 100, height: 100 },
    spans: lines.map((text, at) => span({ text, x, y: 690 - at * gap, size: 10 })),
  });
  return [cell(0, 50, dates), cell(1, 150, texts)];
}

const told = (rows: readonly GridRow[]): string[] =>
  rows.map((row) => row.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' | '));

test('each is a row of its own', () => {
  expect(told(levelRows(rowOf(['08.2004 - 05.2010', '08.2000 - 06.2004', '1998 bis 2000'], 20)))).toEqual([
    '08.2004 - 05.2010 | Realschule Emsau',
    '08.2000 - 06.2004 | Grundschule am Wehr',
    '1998 bis 2000 | Kindergarten',
  ]);
});

test.each([
  ['a period that its cell breaks', ['08.2004 -', '05.2010'], 20],
  ['two periods with one employer, as close as the lines of a text', ['2004 - 2010', '2012 - 2014'], 12],
  ['a period and a remark', ['2004 - 2010', 'Teilzeit'], 20],
])('%s is one row', (_, dates, gap) => {
  expect(levelRows(rowOf(dates, gap))).toHaveLength(1);
});

test('as are periods beside fewer lines', () => {
  expect(levelRows(rowOf(['2004 - 2010', '2012 - 2014'], 20, ['Realschule Emsau']))).toHaveLength(1);
});
