/** Until when a licence holds is not when it was earned. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import type { Language } from '../../../src/resume/language.ts';
import { entriesIn, read } from './sheet.ts';

test.each([
  ['Formação', 'Nadador-salvador, 2022, válido até 2028', 'Escola Náutica da Foz', 'Nadador-salvador | Escola Náutica da Foz | - | 2022'],
  ['Education', 'Certificate in Child Care, 2019, valid through 2027', 'Tarn Community College', 'Certificate in Child Care | Tarn Community College | - | 2019'],
  ['Formación', 'Técnico en Emergencias Sanitarias, 2020, vigente hasta 2030', 'Instituto Alfar', 'Técnico en Emergencias Sanitarias | Instituto Alfar | - | 2020'],
])('%s: %s', (heading, degree, school, entry) => {
  expect(entriesIn(read([{ text: 'Nora Framley', size: 20 }, 'nora@example.org', { text: heading, size: 13, font: 1 }, { text: degree, font: 1 }, school]), 'education')).toEqual([entry]);
}); // prettier-ignore

const datesIn = (text: string, language: Language): readonly string[] =>
  rangesIn(text, LEXICONS[language]).map(({ start, end }) => `${start ?? '-'} ${end ?? '-'}`);

test.each([
  ['en', 'Expiration date: 05/2027', []],
  ['de', 'Erste Hilfe, gültig bis Ende 2026', []],
  ['es', 'Carnet CAP, fecha de caducidad: 05/2027', []],
  ['es', 'Carnet CAP, vigente hasta mayo 2027', []],
  ['it', 'Patentino, scade a maggio 2026', []],
  ['zh', '有效期：2020年3月-2026年3月', []],
  ['ja', '2026年3月まで有効', []],
  ['de', 'Februar bis April 2016', ['2016-02 2016-04']],
  ['en', '5 yrs exp. 2010 – 2014', ['2010 2014']],
] as const)('%s: %s', (language, text, ranges) => {
  expect(datesIn(text, language)).toEqual(ranges);
});
