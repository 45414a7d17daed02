/** Periods in the middle of the rows that they date, as cells of tables are set where nobody says otherwise. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, size = 10): Row => ({ text, x, y, size });
const rows = (...own: readonly Row[]): string[] =>
  entriesIn(read([
    at(56, 790, 'Kurzprofil', 14),
    at(56, 770, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt'),
    at(56, 740, 'Berufserfahrung', 14),
    ...own,
    at(56, 400, 'Sprachen', 14),
    at(56, 380, 'Deutsch und Englisch, fließend in Wort und Schrift'),
  ]), 'experience'); // prettier-ignore

test('each period goes to the first of its own rows', () => {
  expect(
    rows(
      at(150, 720, 'Teilnehmerin der Acme gAG Emsau (Initiative der Vogt Group und der Stiftung'),
      at(56, 713, 'Seit 08/2022:'),
      at(150, 706, 'Karl von Vogt), Emsau'),
      at(56, 690, '10/2021-11/2021:'),
      at(150, 690, 'Praktikum, Gärtnerei Vogt, Emsau'),
      at(56, 674, '05/2021 –'),
      at(150, 667, 'Verkäuferin, Bäckerei Krug, Emsau'),
      at(56, 660, '09/2021'),
      at(56, 644, '05/2019:'),
      at(150, 644, 'Schulpraktikum, Acme Copyshop, Emsau'),
    ).slice(1),
  ).toEqual([
    'Praktikum | Gärtnerei Vogt | 2021-10 | 2021-11',
    'Verkäuferin | Bäckerei Krug | 2021-05 | 2021-09',
    'Schulpraktikum | Acme Copyshop | 2019-05 | -',
  ]);
});

test('level with the first row they stay there', () => {
  expect(
    rows(
      at(56, 720, '08/2020 – heute'),
      at(150, 720, 'Verkäuferin'),
      at(150, 706, 'Bäckerei Krug, Emsau'),
      at(56, 692, '02/2018 – 07/2020'),
      at(150, 692, 'Köchin'),
      at(150, 678, 'Gasthof Vogt, Emsau'),
    ),
  ).toEqual(['Verkäuferin | Bäckerei Krug | 2020-08 | present', 'Köchin | Gasthof Vogt | 2018-02 | 2020-07']);
});
