/** Phones told by the town beside them, and by where they ring. */
import { expect, test } from 'vitest';
import { BODY, GERMAN } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

const JOBS: readonly Row[] = [
  ...GERMAN,
  'Sachbearbeiterin, Quellmann AG, Osnabrück',
  'Verkäuferin, Norkott GmbH, Kassel',
];

test.each<[string, readonly Row[], string]>([
  ['a postcode of four digits is of Austria', ['4840 Vöcklabruck', '07672 / 55501'], '+43767255501'],
  ['in a cell of its own', [[[56, 'Wohnort'], [200, '2700 Wiener Neustadt']], [[56, 'Telefon'], [200, '0676/555 01 23']]], '+436765550123'],
  ['or of Switzerland', ['Bahnhofstrasse 3, 8708 Männedorf', 'Tel. 0445550123'], '+41445550123'],
  ['the private one', ['Tel. (d): 0341 9712345', 'Tel. (p): 0341 5550123'], '+493415550123'],
  ['the private one beside it', ['Tel. dienstl. 08341/555099, Tel. priv. 08341/555012'], '+498341555012'],
  ['no office that is called first', ['Büro: 0170 5550199', 'Handy: 0151 55501234'], '+4915155501234'],
  ['the office where there is no other', ['Büro: 0341 9712345'], '+493419712345'],
])('%s', (_, rows, phone) => {
  expect(read(['Lena Vogt', ...rows, 'lena@example.org', '', ...JOBS]).contact.phone?.value).toBe(phone);
}); // prettier-ignore

test('threes with a 0 before them are not dialled in North America', () => {
  const rows: Row[] = ['Pieter van Zyl', 'Somerset West, Western Cape', '082-555-0155', '', ...BODY];
  expect(read(rows).contact.phone?.value).toBe('+27825550155');
});
