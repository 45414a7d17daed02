/** Until when a licence holds is not when it was earned. */
import { expect, test } from 'vitest';
import { entriesIn, read } from './sheet.ts';

test.each([
  ['Formação', 'Nadador-salvador, 2022, válido até 2028', 'Escola Náutica da Foz', 'Nadador-salvador | Escola Náutica da Foz | - | 2022'],
  ['Education', 'Certificate in Child Care, 2019, valid through 2027', 'Tarn Community College', 'Certificate in Child Care | Tarn Community College | - | 2019'],
  ['Formación', 'Técnico en Emergencias Sanitarias, 2020, vigente hasta 2030', 'Instituto Alfar', 'Técnico en Emergencias Sanitarias | Instituto Alfar | - | 2020'],
])('%s: %s', (heading, degree, school, entry) => {
  expect(entriesIn(read([{ text: 'Nora Framley', size: 20 }, 'nora@example.org', { text: heading, size: 13, font: 1 }, { text: degree, font: 1 }, school]), 'education')).toEqual([entry]);
}); // prettier-ignore
