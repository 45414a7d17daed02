import { describe, expect, test } from 'vitest';
import { marginsOf } from '../../../src/engine/reading/page/typography.ts';
import { document, linesOf, page, WIDTH, type Text } from '../builder.ts';

/** Letters are half their size wide: 10.5 points make 5.25 a letter. */
const LETTER = 5.25;
const full = (x: number, right: number): string => 'm'.repeat(Math.round((WIDTH - x - right) / LETTER));

function marginsOn(...pages: readonly (readonly Text[])[]) {
  const doc = document(pages.map((texts) => page(texts)));
  return marginsOf(doc, linesOf(doc));
}
const lines = (count: number, x: number, right: number): Text[] =>
  Array.from({ length: count }, () => ({ text: full(x, right), x }));
const short = (count: number, x: number): Text[] => Array.from({ length: count }, () => ({ text: 'Led a team', x }));

describe('margins', () => {
  test('are those of the full lines, not of the ragged edge', () => {
    const [told] = marginsOn([...lines(4, 60, 50), ...short(20, 60)]);
    expect(told?.left).toBe(60);
    expect(Math.abs((told?.right ?? 0) - 50)).toBeLessThan(LETTER);
  });

  test('forgive one line that sticks out', () => {
    const [told] = marginsOn([...lines(10, 60, 50), { text: full(60, 5), x: 60 }]);
    expect(told?.right).toBeGreaterThan(40);
  });

  test('of a page of short lines, or without its left rail, are those of the other pages', () => {
    const [, second] = marginsOn([...short(4, 60), ...lines(8, 180, 55)], short(6, 180));
    expect(second?.left).toBe(60);
    expect(Math.abs((second?.right ?? 0) - 55)).toBeLessThan(LETTER);
  });

  test('stay wide where all pages have them wide', () => {
    const told = marginsOn(lines(12, 150, 150), lines(12, 150, 150));
    for (const { left, right } of told) {
      expect(left).toBe(150);
      expect(right).toBeGreaterThan(140);
    }
  });

  test('tell no wide right side of lines that never wrap', () => {
    const ragged = [12, 20, 31, 44].map((count) => ({ text: 'n'.repeat(count), x: 60 }));
    const [told] = marginsOn([...ragged, ...short(12, 60)]);
    expect(told?.right).toBeLessThanOrEqual(93.6);
  });
});

test('lines that end together by chance tell no right side', () => {
  const heads = ['Head of sales', 'Northgate Ltd', 'March 2019 –', 'Sales leader'];
  const rows = heads.map((text) => ({ text: `${text} ${'N'.repeat(24)}`, x: 60 }));
  const [told] = marginsOn([...rows, ...short(12, 60)]);
  expect(told?.right).toBeLessThanOrEqual(93.6);
});

test('the farthest line tells the edge where its text goes on below', () => {
  const rows = [
    { text: full(60, 110), x: 60 },
    { text: full(60, 60), x: 60 },
    { text: 'goes on below', x: 60 },
    ...short(6, 60),
  ];
  expect(marginsOn(rows)[0]?.right).toBeLessThan(70);
});
