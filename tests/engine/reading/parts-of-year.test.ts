/** Halves, quarters and terms of a year as dates. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { dateForms } from '../../../src/engine/reading/dates/date-forms.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';
import { jobs } from './english-sheet.ts';
import { read } from './sheet.ts';

test.each([
  ['en', 'Q3 2020 – Q1 2022', '2020-07', '2022-01'],
  ['en', '2020 Q3 – 2021 Q2', '2020-07', '2021-04'],
  ['en', 'Q1/2019 – present', '2019-01', 'present'],
  ['en', 'H1 2019 to H2 2021', '2019-01', '2021-07'],
  ['en', 'first half of 2019 – 2nd quarter 2021', '2019-01', '2021-04'],
  ['en', 'Michaelmas Term 2019 – Spring Semester 2020', '2019-10', '2020-03'],
  ['es', '1.er trimestre de 2020 – 2.º semestre de 2021', '2020-01', '2021-07'],
  ['es', '2do semestre de 2019 a la fecha', '2019-07', 'present'],
  ['es', 'II semestre 2018 – 3er cuatrimestre del año 2021', '2018-07', '2021-09'],
  ['es', 'marzo del año 2019 – mayo del año 2021', '2019-03', '2021-05'],
  ['pt', '1º trimestre de 2020 – 2º semestre de 2021', '2020-01', '2021-07'],
  ['fr', '2ème semestre 2019 – 1er trimestre 2021', '2019-07', '2021-01'],
  ['it', 'II semestre 2019 – 1° trimestre 2021', '2019-07', '2021-01'],
  ['de', '2. Halbjahr 2019 – 1. Quartal 2021', '2019-07', '2021-01'],
  ['de', 'Wintersemester 2018/2019 – Sommersemester 2020', '2018-10', '2020-04'],
  ['de', 'WS 18/19 – SS 20', '2018-10', '2020-04'],
  ['de', 'seit WS 2018/19', '2018-10', 'present'],
] as const)('%s: %s', (language, text, start, end) => {
  expect(rangesIn(fold(text), LEXICONS[language]).map((range) => [range.start, range.end])).toEqual([[start, end]]);
});

test('a lone quarter is a date, and of no form of writing months', () => {
  expect(jobs('Bookbinder, Mallow Press Ltd, Q3 2020')).toEqual(['Bookbinder | Mallow Press Ltd | 2020-07 | -']);
  const { entries } = read([
    'Experience',
    'Bookbinder, Mallow Press Ltd, 3rd quarter 2018 – Q1 2020',
    'Porter, Oak Stores Ltd, May 2012 – June 2014',
  ]);
  expect(dateForms(entries, LEXICONS.en).map(({ text }) => text)).toEqual(['May 2012', 'June 2014']);
});
