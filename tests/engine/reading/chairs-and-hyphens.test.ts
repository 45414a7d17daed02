/** Universities in German: the chair before them, and their names over two lines. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const TOP: readonly Row[] = [{ text: 'Lena Vogt', size: 20 }, 'lena@example.org', ''];

test('the chair stands before its university', () => {
  const rows: readonly Row[] = [{ text: 'Berufserfahrung', size: 14 }, [[56, '10/2022 – heute'], [160, 'Senior Scientist, Lehrstuhl für Umformtechnik, Emsau-Universität, Emsau']]]; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'experience')).toEqual([
    'Senior Scientist | Lehrstuhl für Umformtechnik, Emsau-Universität | 2022-10 | present',
  ]);
});

test('a name parted at its hyphen', () => {
  const rows: readonly Row[] = [{ text: 'Ausbildung', size: 14 }, [[56, '2011 – 2016'], [160, 'Masterstudium Werkstoffwissenschaft (Dipl.-Ing.), Emsau-']], [[160, 'Universität, Emsau']]]; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual([
    'Masterstudium Werkstoffwissenschaft (Dipl.-Ing.) | Emsau-Universität | 2011 | 2016',
  ]);
});

test('the chair stands before its university where posts are in bold', () => {
  const width = 5.25;
  const head = (y: number, dates: string, post: string, rest: string): readonly Row[] => [
    { text: dates, y },
    { text: post, font: 1, x: 180, y },
    { text: rest, x: 180 + post.length * width, y },
  ];
  const rows: readonly Row[] = [
    { text: 'Berufserfahrung', size: 14 },
    ...head(700, '10/2022 – heute', 'Senior Scientist', ', Lehrstuhl für Umformtechnik, Emsau-Universität, Emsau'),
    ...head(670, '02/2020 – 09/2022', 'Entwicklungsingenieurin', ', Eisenwerk Riedel GmbH, Emsau'),
    ...head(640, '07/2014 – 09/2014', 'Praktikantin', ', Drahtwerke Vogt AG, Emsau'),
  ];
  expect(entriesIn(read([...TOP, ...rows]), 'experience')[0]).toBe(
    'Senior Scientist | Lehrstuhl für Umformtechnik, Emsau-Universität | 2022-10 | present',
  );
});
