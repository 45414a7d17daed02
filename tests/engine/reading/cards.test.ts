/** Jobs and schools as cards beside each other. */
import { describe, expect, test } from 'vitest';
import { PROSE } from './iberian-sheet.ts';
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

describe('cards of schools, three beside each other', () => {
  const three = (...texts: readonly string[]): Row => texts.map((text, at): [number, string] => [[56, 226, 396][at] ?? 56, text]).filter(([, text]) => text !== ''); // prettier-ignore
  const rows: readonly Row[] = [
    three('Master of', 'BSc Applied', 'Diploma in'),
    three('Coastal Botany', 'Chemistry', 'Joinery'),
    three('University of', 'Leeds Example', 'Norvia College'),
    three('Northern Telmar', 'University', '2009'),
    three('2016', '2012', ''),
  ];
  const more: readonly Row[] = [
    three('Certificate in', 'Diploma in Trade', 'Diploma in Dance'),
    three('Baking', 'Lumera College', 'Brisa Academy'),
    three('Harbour College', '2005', '2003'),
    three('2007', '', ''),
  ];

  const READ_ALIKE = [
    'Master of Coastal Botany | University of Northern Telmar | - | 2016',
    'BSc Applied Chemistry | Leeds Example University | - | 2012',
    'Diploma in Joinery | Norvia College | - | 2009',
    'Certificate in Baking | Harbour College | - | 2007',
    'Diploma in Trade | Lumera College | - | 2005',
    'Diploma in Dance | Brisa Academy | - | 2003',
  ];
  const middle = (text: string): Row => ({ text, x: 250, size: 14 });

  test('are no table, and each is one entry however its lines are broken', () => {
    const reading = read([...TOP, large('Education'), ...rows, '', '', ...more]);
    expect(entriesIn(reading, 'education')).toEqual(READ_ALIKE);
  });

  test('end with a heading in the middle below them, whatever the next page holds', () => {
    const prose = Array.from({ length: 12 }, () => 'Led a crew of nine people and halved the time that the counting of the stock took in all three shops'); // prettier-ignore
    const courses = [three('First Aid', 'Sewing'), three('Red Cross', 'Norvia'), three('2021', '2020')];
    const reading = read([...TOP, ...prose, middle('Education'), ...rows, '', '', ...more, '', '', middle('Certifications')], courses); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(READ_ALIKE);
  });

  test('are read once where their last lines are not quite level', () => {
    const above = [...TOP, large('Education'), ...rows, '', '', three('Baking', 'Trade', 'Dance'), three('Harbour College', 'Lumera College', 'Brisa Academy')]; // prettier-ignore
    const y = 790 - 14 * above.length;
    const years = [2007, 2005, 2003].map((year, at): Row => ({ text: String(year), x: 56 + 170 * at, y: y - at }));
    const reading = read([...above, ...years]);
    expect(reading.lines.filter(({ text }) => text.includes('2003'))).toHaveLength(1);
  });

  test('begin with their first line where the first of them has more lines than the others', () => {
    // Heads in bold over plain names and small bold dates.
    const card = (x: number, top: number, ...lines: readonly (readonly [string, number, number])[]): Row[] =>
      lines.map(([text, font, size], at) => ({ text, x, y: top - 14 * at, font, size }));
    const row = (top: number, more: string): Row[] => [
      ...card(40, top, ['Mestrado Profissional em', 1, 12], [`Filosofia ${more}`, 1, 12], ['Universidade Estadual Serras', 0, 10.5], ['Claras', 0, 10.5], ['Conclusão em 2016', 1, 9]),
      ...card(220, top, ['Licenciatura em', 1, 12], [`Informática ${more}`, 1, 12], ['Centro Universitário Lumera', 0, 10.5], ['Conclusão em 2012', 1, 9]),
      ...card(400, top, [`Técnico em Dança ${more}`, 1, 12], ['NORVA', 0, 10.5], ['Conclusão em 2009', 1, 9]),
    ]; // prettier-ignore
    const reading = read([large('Perfil'), PROSE.pt, PROSE.pt, '', large('Formação e cursos'), ...row(700, 'Antiga'), ...row(590, 'Moderna')]); // prettier-ignore
    expect(entriesIn(reading, 'education').map((entry) => entry.replace(/ \| .* \| /u, ' '))).toEqual([
      'Mestrado Profissional em Filosofia Antiga 2016',
      'Licenciatura em Informática Antiga 2012',
      'Técnico em Dança Antiga 2009',
      'Mestrado Profissional em Filosofia Moderna 2016',
      'Licenciatura em Informática Moderna 2012',
      'Técnico em Dança Moderna 2009',
    ]);
  });
});
