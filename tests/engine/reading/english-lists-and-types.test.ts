/** English heads that lists, typefaces and line ends part from what belongs to them. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { bold, jobs, large, TOP } from './english-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

describe('employers', () => {
  test.each<[readonly string[], string | null, string]>([
    [['Clerk, Department for Roads, Harbours, Youth and Sport'], 'Clerk', 'Department for Roads, Harbours, Youth and Sport'],
    [['Costume Assistant | University of Larkmoor Theatre Dept. | Macon, Ga.'], 'Costume Assistant', 'University of Larkmoor Theatre Dept.'],
  ])('%j', (texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS.en)).toMatchObject({ title, organisation });
  }); // prettier-ignore

  test('of an inner list, one of them in two lines', () => {
    expect(
      jobs(
        '• 12/2023 - present: Research Assistant', [[76, '– Larkmoor Tidal Center (LTC), Institute of Estuary Research and of all that lives in the']], [[84, 'Upper Marshes']], [[76, '– Mapped the nests of three rivers']],
        '• 2021 - 2023: Student Assistant', [[76, '– University of Larkmoor']], [[76, '– Duties: Led excursions to the marsh']],
      ).map((entry) => entry.split(' | ').slice(0, 2).join(' @ ').slice(0, 42)),
    ).toEqual(['Research Assistant @ Larkmoor Tidal Center', 'Student Assistant @ University of Larkmoor']);
  }); // prettier-ignore

  test('of two names in a type of their own', () => {
    const run = (x: number, y: number, text: string, font = 1): Row => ({ x, y, text, font });
    const reading = read([
      ...TOP, { ...(large('Experience') as object), y: 700 } as Row,
      run(56, 680, 'Assistant Editor, '), run(150.5, 680, 'Fern Monthly', 0), run(213.5, 680, ' and '), run(239.75, 680, 'Tarn Weekly', 0), { text: '2011 – 2012', y: 666 }, { text: '• Wrote and proofed', y: 652 },
      run(56, 630, 'Staff Writer, '), run(129.5, 630, 'Marsh Herald', 0), { text: '2008 – 2010', y: 616 }, { text: '• Wrote and proofed', y: 602 },
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[0]).toBe('Assistant Editor | Fern Monthly and Tarn Weekly | 2011 | 2012');
  });

  test('before a period that its line is too short for', () => {
    expect(
      jobs(
        'Traveling Manager | Pickled Quince | Macon, Ga. August 2021 - Present', 'Managed two branches of the franchise', 'Helped train managers and employees alike', '',
        'Server/Bartender | La Marea | Macon, Ga. June 2020 - August 2021', 'Served guests in a timely manner', 'Kept the station clean', '',
        'Server | Fernmart Diner | Macon, Ga. August 2019 - February 2020', 'Served guests in a timely manner', 'Kept the station clean', '',
        'Costume Shop Assistant | University of Larkmoor Theatre Dept.| Macon, Ga. | August 2015 - May', '2019', 'Created costumes for productions in the theatre from scratch.', 'Shoe and Clothing Repair',
      ).at(-1),
    ).toBe('Costume Shop Assistant | University of Larkmoor Theatre Dept. | 2015-08 | 2019-05');
  }); // prettier-ignore

  test('of an office that lists what it is for, with no post beside it', () => {
    expect(jobs(bold('Ministry of Public Roads, Youth and Fishery Affairs'), bold('September 2018 - November 2018'), '• Served clients')).toEqual(
      ['- | Ministry of Public Roads, Youth and Fishery Affairs | 2018-09 | 2018-11'],
    );
  }); // prettier-ignore
});

test('degrees over lists that tell the school and when', () => {
  const reading = read([
    ...TOP, large('Educations'), bold('Bachelor of Botany'), '• University of Larkmoor', '• GPA: 3.35', '• Expected May 2018', bold('Associate of Science (AS) Gardening'), '• Tarn Community College, Macon, GA', '• Jan. 2013 – June 2015',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toContain('Educations: education');
  expect(entriesIn(reading, 'education')).toEqual([
    'Bachelor of Botany | University of Larkmoor | - | 2018-05',
    'Associate of Science (AS) Gardening | Tarn Community College | 2013-01 | 2015-06',
  ]);
});

test('of what country a number is, the citizenship tells', () => {
  const reading = read([{ text: 'Odette Framley', size: 24, font: 1 }, [[56, 'Citizenship'], [160, 'Kenyan']], [[56, 'Telephone'], [160, '0712 555 018']], [[56, 'Email'], [160, 'odette@example.org']], '', ...TOP]);
  expect(reading.contact.phone?.value).toBe('+254712555018');
}); // prettier-ignore
