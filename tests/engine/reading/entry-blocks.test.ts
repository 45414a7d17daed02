/** Heads of entries in a cell at the left, with their text beside them. */
import { expect, test } from 'vitest';
import { entryBlocks } from '../../../src/engine/reading/page/entry-blocks.ts';
import { entriesIn, read, sheet, type Row } from './sheet.ts';

const beside = (left: string, right: string): Row => (right === '' ? [[56, left]] : left === '' ? [[220, right]] : [[56, left], [220, right]]); // prettier-ignore
const HEAD: readonly Row[] = [{ text: 'Odette Framley', size: 24, font: 1 }, 'odette@example.org', '', { text: 'Experience', size: 16, font: 1 }]; // prettier-ignore
const PAIRS: readonly (readonly [string, string])[] = [
  ['Pickled Quince | Larkmoor', 'Trained new cooks in safety and in the standards of a busy house'],
  ['Kitchen Manager', 'Received and rotated the goods of four suppliers every morning'],
  ['02/2021 - 06/2022', 'Kept ovens and fridges in order and wrote the list of their repairs'],
  ['', 'Planned the menu of the week'],
];
const MORE: readonly (readonly [string, string])[] = [
  ['The Old Harbour | Tarn', 'Ran the grill in a house of ninety seats and two services a night'],
  ['Line Cook', 'Wrote the prep list for the day after and counted what was left over'],
  ['05/2016 - 01/2021', 'Cleaned the line at closing'],
];

test('each head goes with the text that begins level with it, and parts no columns', () => {
  const rows = PAIRS.map(([left, right]) => beside(left, right));
  const more = MORE.map(([left, right]) => beside(left, right));
  const reading = read([...HEAD, ...rows, '', ...more, '', { text: 'Skills', size: 16, font: 1 }, 'Stocks, sauces, pastry']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Kitchen Manager | Pickled Quince | 2021-02 | 2022-06',
    'Line Cook | The Old Harbour | 2016-05 | 2021-01',
  ]);
  expect(reading.columns[0]?.count).toBe(1);
  expect(reading.lines.map(({ text }) => text).indexOf('Planned the menu of the week')).toBeLessThan(
    reading.lines.map(({ text }) => text).indexOf('The Old Harbour | Tarn'),
  );
}); // prettier-ignore

test('a side column of dated schools is no such cell', () => {
  const left = ['Education and training', 'BSc Botany and Forestry', 'Larkmoor College of Land', 'June 2012 – June 2015', '', 'A Levels in four subjects', 'Tarn Grammar School', 'June 2010 – June 2012'];
  const right = ['Experience', 'Gardener, Thistle Park', 'Planted four hundred trees along the river in one wet winter', '2018 – 2021', '', '', 'Forester, Larkmoor Estate', 'Marked the old oaks and drew the map of the paths'];
  const { spans } = sheet(left.map((text, at) => beside(text, right[at] ?? '')));
  const [own, other] = [spans.filter(({ box }) => box.x < 200), spans.filter(({ box }) => box.x >= 200)];
  expect(entryBlocks(own, other)).toBeNull();
}); // prettier-ignore
