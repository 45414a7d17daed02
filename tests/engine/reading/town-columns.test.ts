/** Tables of dates, post and town without a column for the employer. */
import { expect, test } from 'vitest';
import { jobs } from './english-sheet.ts';
import { told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const row = (...[when, post, town]: readonly [string, string, string]): Row => [[56, when], [180, post], [400, town]]; // prettier-ignore

test('a town that no list knows is no employer in a column of towns', () => {
  const rows = [row('2019 – 2021', 'Encuadernadora', 'Lota'), row('2016 – 2018', 'Cajera', 'Talca'), row('2014 – 2016', 'Camarera', 'Osorno')]; // prettier-ignore
  const expected = ['Encuadernadora | - | 2019 | 2021', 'Cajera | - | 2016 | 2018', 'Camarera | - | 2014 | 2016'];
  expect(told('es', 'experience', rows)).toEqual(expected);
  expect(told('es', 'experience', [row('Fecha', 'Puesto', 'Ciudad'), ...rows])).toEqual(expected);
});

test('where none of them is known a label tells', () => {
  const rows = [row('2019 – 2021', 'Bookbinder', 'Tarnmoor'), row('2016 – 2018', 'Cook', 'Fellbeck')];
  expect(jobs(row('Dates', 'Position', 'Location'), ...rows)).toEqual(['Bookbinder | - | 2019 | 2021', 'Cook | - | 2016 | 2018']); // prettier-ignore
  expect(jobs(...rows)).toEqual(['Bookbinder | Tarnmoor | 2019 | 2021', 'Cook | Fellbeck | 2016 | 2018']);
});

test('a column of employers stays one', () => {
  const rows = [row('2019 – 2021', 'Bookbinder', 'Mallow Press'), row('2016 – 2018', 'Cook', 'Leeds')];
  expect(jobs(...rows)[0]).toBe('Bookbinder | Mallow Press | 2019 | 2021');
});
