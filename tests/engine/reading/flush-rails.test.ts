/** Labels set flush right against their text are no column; a sidebar set flush right is one. */
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../src/engine/reading/page/column-rows.ts';
import { isFlushRail } from '../../../src/engine/reading/page/flush-rails.ts';

const EDGE = 180;
const LEADING = 12;

/** A row that ends at the edge, its width by its letters. */
const flush = (text: string, line: number, size = 10): Row => ({
  baseline: 700 - line * LEADING,
  size,
  text,
  left: EDGE - text.length * size * 0.5,
  right: EDGE,
});
const aligned = (text: string, line: number, size = 10): Row => ({ ...flush(text, line, size), left: 40, right: 40 + text.length * size * 0.5 }); // prettier-ignore
const beside = (...lines: number[]): Row[] =>
  lines.map((line) => ({ ...flush('Worked there for two years with six others', line), left: 200, right: 400 }));

const LABELS: readonly (readonly [string, number])[] = [
  ['Nome em citações', 0], ['bibliográficas', 1], ['Endereço', 3], ['Profissional', 4], ['2019 – 2022', 7], ['2015', 9], ['Idiomas', 11],
]; // prettier-ignore
const TEXT = beside(0, 3, 4, 5, 7, 8, 9, 11, 12);

describe('labels flush against the text', () => {
  const labels = LABELS.map(([text, line]) => flush(text, line));

  test('are its labels, though they wrap and their lines stand beside nothing', () => {
    expect(isFlushRail(labels, TEXT)).toBe(true);
  });

  test('with headings between them, in the rail or of the whole width', () => {
    expect(isFlushRail([...labels.slice(0, 4), flush('Formação', 6, 13), ...labels.slice(4)], TEXT)).toBe(true);
    expect(isFlushRail([...labels.slice(0, 4), aligned('Formação', 6, 13), ...labels.slice(4)], TEXT)).toBe(true);
  });

  test('are none where they begin at one edge', () => {
    expect(isFlushRail(LABELS.map(([text, line]) => aligned(text, line)), TEXT)).toBe(false); // prettier-ignore
  });

  test('nor where what they name stands elsewhere: a sidebar', () => {
    expect(isFlushRail(labels, beside(1.5, 2.5, 5.5, 6.5, 8.5, 10.5))).toBe(false);
  });
});
