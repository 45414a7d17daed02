/** Personal data as forms of English Africa and India set them: labels in a rail, each value behind a colon of its own. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { kindsByName } from '../../../src/engine/reading/sections/heading-kinds.ts';
import { read, type Row } from './sheet.ts';

const form = (...rows: readonly Row[]): ReturnType<typeof read> =>
  read([
    'Thabo Vogt',
    { text: 'PERSONAL INFORMATION', font: 1 },
    ...rows,
    [
      [68, 'CELL'],
      [224, ': 082 555 0163'],
    ],
    '',
    { text: 'EMPLOYMENT RECORD', font: 1 },
    'Guard, Mosswood Mall, 2010 - 2014',
  ]);
const row = (label: string, value: string): Row => [
  [68, label],
  [224, value],
];

test('labels one below the other are no heading that wraps, whatever words they hold together', () => {
  const { lines } = form(
    row('GENDER', ': Male'),
    row('NATIONALITY', ': South African'),
    row('HOME LANGUAGE', ': Setswana'),
    row('OTHER LANGUAGES', ': English, Sesotho'),
    row('DRIVERS LICENCE', ': Code 10'),
  );
  expect(lines.slice(2, 7).map(({ cells }) => cells[0]?.text)).toEqual([
    'GENDER',
    'NATIONALITY',
    'HOME LANGUAGE',
    'OTHER LANGUAGES',
    'DRIVERS LICENCE',
  ]);
});

test.each<[string, readonly Row[], string]>([
  ['below a labelled street', [row('RESIDENTIAL ADDRESS', ': 2217 Mokoena Street, Extension 6'), [[230, 'Klerksdorp, 2571']]], 'Klerksdorp'],
  ['without a comma', [row('ADDRESS', '2217 Mokoena Street'), [[224, 'Klerksdorp 2571']]], 'Klerksdorp'],
  ['below a plot', [row('Postal address', ': Plot 12, Kololo'), [[224, 'Mbarara 4001']]], 'Mbarara'],
  ['below a street without a label', ['14 Harbour Road', 'Klerksdorp, 2571'], 'Klerksdorp'],
])('a town that no list has before its code, %s', (_, rows, town) => {
  expect(form(...rows).contact.location?.value).toBe(town);
}); // prettier-ignore

test('a certificate behind its label is what was taken', () => {
  const { entries } = read([
    'Thabo Vogt',
    { text: 'EDUCATIONAL QUALIFICATIONS', font: 1 },
    row('Last School Attended', ': Mosswood Secondary School'),
    row('Highest Grade Passed', ': Grade 12 (Matric)'),
    row('Year', ': 2006'),
    '',
    row('Institution', ': Larkmoor Security Academy'),
    row('Certificate', ': Grade B, Armed Response'),
    row('Year', ': 2010'),
  ]);
  expect(entries.map(({ title, organisation }) => `${title ?? '-'} | ${organisation ?? '-'}`)).toEqual([
    'Grade 12 (Matric) | Mosswood Secondary School',
    'Grade B, Armed Response | Larkmoor Security Academy',
  ]);
});

test.each([
  ['en', 'Academic Project', 'projects'],
  ['en', 'Away from the shop', 'interests'],
  ['en', "Things I'm good at", 'skills'],
  ['de', 'Referenzobjekte', 'projects'],
] as const)('%s: %s', (language, heading, kind) => {
  expect(kindsByName(heading.toLowerCase(), LEXICONS[language])).toEqual([kind]);
});
