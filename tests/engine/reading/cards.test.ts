/** Jobs and schools as cards beside each other. */
import { describe, expect, test } from 'vitest';
import { bold, jobs, large, TOP } from './english-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const RIGHT = 310;
const pair = (left: string, right: string): Row => [[56, left], [RIGHT, right]]; // prettier-ignore

const FIRST: readonly Row[] = [
  pair('Janitor', 'Barber'),
  pair('Norvia', 'Telmar'),
  pair('May 2019 – May 2022', 'May 2017 – April 2019'),
  pair('• Kept the stock of shops', '• Cut hair in two salons'),
];
const SECOND: readonly Row[] = [
  pair('Cook', 'Porter'),
  pair('Lumera', 'Hotel Brisa'),
  pair('May 2015 – April 2017', 'May 2013 – April 2015'),
  pair('• Made lunch for ninety', '• Met guests at the gate'),
];
const STUDIES: readonly Row[] = [
  '',
  large('Education'),
  [[56, 'BSc Economics'], [440, '2009 – 2012']],
  'Leeds Example University',
]; // prettier-ignore

const READ = [
  'Janitor | Norvia | 2019-05 | 2022-05',
  'Barber | Telmar | 2017-05 | 2019-04',
  'Cook | Lumera | 2015-05 | 2017-04',
  'Porter | Hotel Brisa | 2013-05 | 2015-04',
];

describe('cards of jobs', () => {
  test('are read card by card, row by row', () => {
    expect(jobs(...FIRST, '', '', ...SECOND)).toEqual(READ);
  });

  test('leave the dates of what stands below to it', () => {
    const reading = read([...TOP, large('Experience'), ...FIRST, '', '', ...SECOND, ...STUDIES]);
    expect(entriesIn(reading, 'experience')).toEqual(READ);
    expect(entriesIn(reading, 'education')).toEqual(['BSc Economics | Leeds Example University | 2009 | 2012']);
  });

  test('may be of unequal length', () => {
    const uneven: Row[] = [
      pair('Janitor', 'Barber'),
      pair('Norvia', 'Telmar'),
      pair('May 2019 – May 2022', 'May 2017 – April 2019'),
      '• Kept the stock of shops',
      '• Counted what came in',
    ];
    expect(jobs(...uneven, '', '', ...SECOND)).toEqual(READ);
  });

  test('may be one row, the last of them alone', () => {
    expect(jobs(...FIRST, '', '', 'Cook', 'Lumera', 'May 2015 – April 2017')).toEqual(READ.slice(0, 3));
  });
});

test('three schools beside each other, in three lines', () => {
  const row = (...texts: string[]): Row => texts.map((text, at) => [56 + 170 * at, text] as const);
  const reading = read([
    ...TOP,
    large('Education'),
    row('BSc Economics', 'BA History', 'A levels'),
    row('Leeds Example University', 'Hull University', 'Truro High School'),
    row('2012 – 2015', '2009 – 2012', '2007 – 2009'),
    '',
    large('Skills'),
    'Excel, Sage, Forecasting',
  ]);
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ').slice(1).join(' '))).toEqual([
    'Leeds Example University 2012 2015',
    'Hull University 2009 2012',
    'Truro High School 2007 2009',
  ]);
  expect(reading.columns.map(({ count }) => count)).toEqual([1]);
});

describe('no cards', () => {
  test('where only one side tells dates', () => {
    const job = (firm: string, dates: string, post: string, town: string): Row[] => [pair(firm, dates), pair(post, town), '• Kept the stock of three shops and halved the time for counting']; // prettier-ignore
    expect(jobs(...job('Norvia', 'May 2019 – May 2022', 'Janitor', 'Truro'), ...job('Telmar', 'May 2017 – April 2019', 'Barber', 'Leeds'))).toEqual(READ.slice(0, 2)); // prettier-ignore
  });

  test('where a row tells the firm and its dates, and the next the post and its own', () => {
    const rows: Row[] = [
      bold('Norvia'),
      pair('Janitor', 'May 2019 – May 2022'),
      bold('Telmar'),
      pair('Barber', 'May 2017 – April 2019'),
    ];
    expect(jobs(...rows)).toEqual(READ.slice(0, 2));
  });
});
