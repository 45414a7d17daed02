/** Sections that a column of another kind stands between. */
import { expect, test } from 'vitest';
import { entriesIn, read, textsOf, type Row } from './sheet.ts';

const DUTIES = [
  'Led a team of nine and cut the time to answer', 'Built the reports that the whole board reads', 'Moved the payments to a new ledger in one year', 'Wrote the rules by which all refunds go out',
  'Hired and trained four new analysts in spring', 'Closed the books in five days, not in nine', 'Opened a second support desk in West Oakland', 'Cut the cost of each ticket by about a fifth',
]; // prettier-ignore
const SKILLS = ['SQL and dbt', 'Power BI', 'Excel models', 'SAP FI/CO', 'Forecasting', 'Audit trails', 'Python'];

/** A column of its own leading; headings (#) are larger, titles (!) bold. */
function column(x: number, top: number, leading: number, texts: readonly string[]): Row[] {
  return texts.flatMap((text, at): Row[] => {
    const size = text.startsWith('# ') ? 13 : 10;
    const font = text.startsWith('! ') ? 1 : 0;
    return text === '' ? [] : [{ text: text.replace(/^[#!] /u, ''), x, y: top - at * leading, size, font }];
  });
}

test('a main column runs on over the page, past the side column at its right', () => {
  const jobs = ['! Finance Lead', 'Example Works Inc.', '04/2019 – 02/2024', ...DUTIES.map((text) => `• ${text}`)];
  const main = ['# Experience', ...jobs, ...DUTIES.map((text) => `• ${text} too`), '', '! Ledger Analyst'];
  const side = ['# Skills', ...SKILLS, '# Projects', 'A ledger for clubs', 'A map of grants'];
  const reading = read(
    [...column(56, 790, 14, main), ...column(420, 784, 17, side)],
    [
      [[56, 'Sample Trading Ltd.']],
      [[56, '06/2014 – 03/2019']],
      ...DUTIES.slice(0, 3).map((text): Row => [[56, `• ${text} before`]]),
      { text: 'Education', size: 14 },
      'BSc Economics, Leeds Example University, 2014',
    ],
  );
  expect(entriesIn(reading, 'experience')).toEqual([
    'Finance Lead | Example Works Inc. | 2019-04 | 2024-02',
    'Ledger Analyst | Sample Trading Ltd. | 2014-06 | 2019-03',
  ]);
});

test('what opens the main column is of no section of the side column before it', () => {
  const told = [
    'Finance lead with nine years of ledgers, budgets and',
    'audits in trade and in public bodies of all sizes.',
  ];
  const main = [
    ...told,
    '# Experience',
    'Finance Lead',
    'Example Works Inc.',
    '04/2019 – 02/2024',
    ...DUTIES,
    ...DUTIES,
  ];
  const side = ['Ana Ridge', 'ana@example.org', '# Skills', ...SKILLS, '# Certificates', 'CPA, 2016', 'CIA, 2018'];
  const reading = read([...column(56, 784, 17, side), ...column(230, 790, 14, main)]);
  expect(Math.max(...reading.columns.map(({ count }) => count))).toBe(2);
  expect(reading.sections.map(({ kind }) => kind)).toContain('certifications');
  expect(reading.sections.flatMap(({ lines }) => textsOf(lines))).not.toContain(told[0]);
});

test('a column that went on below two stands on the next page for its own last section', () => {
  const reading = read(
    [
      { text: 'Ana Ridge', size: 20 },
      { text: 'Experience', size: 14 },
      ...column(56, 740, 14, ['Finance Lead at Example Works', ...SKILLS, 'Payroll runs', 'Tax returns', 'Ledgers of three clubs']),
      ...column(330, 750, 14, ['# Skills', ...SKILLS, 'Payroll for two towns', 'Tax returns in spring', 'Ledgers']),
      ...column(56, 560, 14, ['Of all of these the ledgers of the clubs were the most work, and the tax returns the least of it', '# Education', 'MSc Ceramics, Larch University, 2019', ...DUTIES.map((text) => `• ${text}`)]),
    ],
    ['BSc Botany, Larch University, 2016', '• A garden of ferns and an index of its seeds', { text: 'Awards', size: 14 }, 'Fern Medal, 2015'],
  ); // prettier-ignore
  expect(Math.max(...reading.columns.map(({ count }) => count))).toBe(2);
  const studies = reading.sections.find(({ kind }) => kind === 'education');
  expect(textsOf(studies?.lines ?? [])).toContain('BSc Botany, Larch University, 2016');
});

test('a heading that stands last at the left, above lines of the whole width, is of none of two columns', () => {
  const left = ['# Experience', ...DUTIES, '# Education'];
  const whole = [
    'MSc Ceramics, Larch University, 2019, after two years of glazes and three kilns in Leeds, with a thesis',
    'BSc Botany, Larch University, 2016, after three years of ferns and an index of all of their seeds',
  ];
  const reading = read([...column(56, 784, 14, left), ...column(330, 784, 14, ['# Skills', ...SKILLS]), ...column(72, 640, 14, whole)]); // prettier-ignore
  expect(Math.max(...reading.columns.map(({ count }) => count))).toBe(2);
  expect(textsOf(reading.sections.find(({ kind }) => kind === 'education')?.lines ?? [])).toEqual(whole);
});
