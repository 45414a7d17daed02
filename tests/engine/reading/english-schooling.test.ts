/** Studies in English: told by a verb before the school, with how one studied in a column of its own. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { TOP } from './english-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const studies = (...rows: readonly Row[]): string[] => entriesIn(read([...TOP, { text: 'Education', size: 14 }, ...rows]), 'education'); // prettier-ignore

describe('a verb before the school', () => {
  test.each([
    ['Graduated Alder Area High School, 1997', '- | Alder Area High School | - | 1997'],
    ['Graduated from the University of Tarn, 2004', '- | University of Tarn | - | 2004'],
    ['Attended Tarn College, 1997', '- | Tarn College | - | 1997'],
  ])('%s', (line, told) => {
    expect(studies(line, 'Certificate in Welding, Erie County College, 2008')[0]).toBe(told);
  });
});

test('how one studied, in a column of schools', () => {
  const reading = readTables([
    { heading: 'Experience' },
    { widths: [480], rows: [['I have led a team of nine and cut the time to answer customers in half within a year']], lines: 'none' },
    { heading: 'Educational Qualification' },
    {
      widths: [140, 130, 140, 80],
      rows: [
        ['Qualification', 'Board / University', 'Institution', 'Year of Passing'],
        ['Chartered Accountant (CA Final)', 'ICAI', 'Self study', '2017'],
        ['B.Com', 'University of Coromandel', 'Tarn Arts College', '2013'],
      ],
      lines: 'cells',
    },
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')[0]).toBe('Chartered Accountant (CA Final) | ICAI | - | 2017');
});
