/** Posts that are the items of a list below the line of an employer with dates of its own. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([bold('Esperienze professionali'), '', ...rows, '', bold('Lingue'), 'Inglese e francese, buona conoscenza']), 'experience'); // prettier-ignore

const TOLD = [
  'Direttore di filiale | Banca Quell S.p.A. | 2015 | present',
  'Vicedirettore | Banca Quell S.p.A. | 2008 | 2015',
  'Cassiere | Banca Quell S.p.A. | 1998 | 2008',
];

describe('their periods', () => {
  test.each<[string, readonly string[]]>([
    ['in brackets behind them', ['Banca Quell S.p.A., Torino (1998 – oggi)', '• Direttore di filiale, Pinerolo (2015 – oggi)', '• Vicedirettore, Moncalieri (2008 – 2015)', '• Cassiere, Torino (1998 – 2008)']],
    ['before their colon', ['Banca Quell S.p.A., Torino – 1998 / oggi', '• dal 2015: Direttore di filiale', '• 2008 – 2015: Vicedirettore', '• 1998 – 2008: Cassiere']],
    ['below a line of the whole period', ['Banca Quell S.p.A., Torino', '1998 – oggi', '• Direttore di filiale, 2015 – oggi', '• Vicedirettore, 2008 – 2015', '• Cassiere, 1998 – 2008']],
  ])('%s', (_, [firm = '', ...rows]) => {
    expect(jobs(bold(firm), ...rows)).toEqual(TOLD);
  }); // prettier-ignore
});

test('one of a year alone, at the second employer', () => {
  const rows = ['1996 – 2008', '• Capoufficio (1999 – 2008)', '• Stagista (1996)'];
  expect(jobs(bold('Banca Quell S.p.A., Torino'), ...rows)).toEqual([
    'Capoufficio | Banca Quell S.p.A. | 1999 | 2008',
    'Stagista | Banca Quell S.p.A. | 1996 | -',
  ]);
});

test('what was done in some years, below a post or outside of the employer’s, is no post', () => {
  const deeds = ['• Responsabile della migrazione contabile (2016 – 2018)', '• Tutor di otto stagisti (2019 – 2020)'];
  expect(jobs(bold('Contabile, Banca Quell S.p.A. (2015 – oggi)'), ...deeds)).toHaveLength(1);
  expect(jobs(bold('Banca Quell S.p.A. (2017 – oggi)'), ...deeds)).toHaveLength(1);
});
