/** Files made to stall their reader: each ends in time, whatever its letters. */
import { describe, expect, test, vi } from 'vitest';
import { measure } from '../../src/engine/index.ts';
import { document, page, span, type Text } from '../engine/builder.ts';

/** Milliseconds. A quiet machine takes five seconds for the worst of these, a crowded one half a minute; a pattern that backtracks takes hours. */
const IN_TIME = 60_000;
vi.setConfig({ testTimeout: 2 * IN_TIME });
const MEGABYTE = 1_000_000;

function repeated(text: string, characters: number): string {
  return text.repeat(Math.ceil(characters / text.length)).slice(0, characters);
}

/** Without edges: a number for each letter would be most of the work. */
function long(text: string, characters: number): Text {
  return { text: repeated(text, characters), edges: [] };
}

function msOf(pages: readonly ReturnType<typeof page>[]): number {
  const started = performance.now();
  const report = measure(document(pages), { asOf: '2026-01-15' });
  const ms = performance.now() - started;
  expect(report.checks.length).toBeGreaterThan(0);
  return ms;
}

describe('on one line', () => {
  test.each(['a@', '漢'])('ten megabytes of %j', (letters) => {
    expect(msOf([page([long(letters, 10 * MEGABYTE)])])).toBeLessThan(IN_TIME);
  });

  test.each([
    'a',
    'a.',
    'a-',
    'A ',
    '1',
    '+1 2',
    'www.a',
    ' ',
    '- ',
    '2019 - ',
    "l'",
    '((',
    '• ',
    'Aa, ',
    '\u0301',
    '\ue000',
  ])('a megabyte of %j', (letters) => {
    expect(msOf([page([long(letters, MEGABYTE)])])).toBeLessThan(IN_TIME);
  });
});

describe('fifty pages', () => {
  const fifty = (texts: readonly (string | Text)[]): ReturnType<typeof page>[] =>
    Array.from({ length: 50 }, () => page(texts));

  test.each(['a', 'a ', '漢', '8', 'a@', 'Jan - ', '2019 - ', 'EXPERIENCE ', '- '])('full of %j', (letters) => {
    expect(msOf(fifty(Array.from({ length: 60 }, () => repeated(letters, 90))))).toBeLessThan(IN_TIME);
  });

  test('of one letter, each drawn by itself', () => {
    const spans = Array.from({ length: 3000 }, (_, at) =>
      span({ text: 'a', x: 50 + (at % 50) * 10, y: 780 - Math.floor(at / 50) * 12 }),
    );
    expect(msOf(Array.from({ length: 50 }, () => page([], { spans })))).toBeLessThan(IN_TIME);
  });

  test('of one letter, all at one place', () => {
    const spans = Array.from({ length: 20_000 }, (_, at) => span({ text: 'a', x: 50 + (at % 7) * 1.5 }));
    expect(msOf(Array.from({ length: 50 }, () => page([], { spans })))).toBeLessThan(IN_TIME);
  });

  test('as wide as a poster', () => {
    const spans = Array.from({ length: 400 }, (_, at) =>
      span({ text: 'word', x: (at % 20) * 700, y: 14_000 - Math.floor(at / 20) * 600 }),
    );
    expect(msOf(Array.from({ length: 50 }, () => page([], { spans, width: 14_400, height: 14_400 })))).toBeLessThan(
      IN_TIME,
    );
  });
});
