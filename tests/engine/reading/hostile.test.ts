/**
 * Files made to stall their reader: the whole engine ends on each, and takes no more than its share of time for eight times as much. How long
 * that is no test asks, since a crowded machine takes ten times a quiet one; a pattern that backtracks takes hours on either.
 */
import { describe, expect, test } from 'vitest';
import { measure } from '../../../src/engine/index.ts';
import { document, page, span, type Text } from '../builder.ts';
import { growth, LINEAR } from '../../growth.ts';

const MEGABYTE = 1_000_000;

function repeated(text: string, characters: number): string {
  return text.repeat(Math.ceil(characters / text.length)).slice(0, characters);
}

/** Without edges: a number for each letter would be most of the work. */
function long(text: string, characters: number): Text {
  return { text: repeated(text, characters), edges: [] };
}

function ends(pages: readonly ReturnType<typeof page>[]): void {
  expect(measure(document(pages), { asOf: '2026-01-15' }).checks.length).toBeGreaterThan(0);
}

const ENDLESS = ['a@', '1', '(((', '年', ' . '];

describe('on one line', () => {
  test.each(ENDLESS)('megabytes of %j', (letters) => {
    // The rest of what ten would take is told by the growth below.
    ends([page([long(letters, (letters === 'a@' ? 10 : 2) * MEGABYTE)])]);
  });

  test('ten megabytes of Han keep no check from its answer', () => {
    const { checks } = measure(document([page(['Ada Beispiel', long('漢', 10 * MEGABYTE)])]), { asOf: '2026-01-15' });
    expect(checks.find(({ id }) => id === 'contrast')?.status).toBe('pass');
  });

  test.each([
    ...ENDLESS,
    'a',
    'a.',
    'a-',
    'A ',
    '+1 2',
    'www.a',
    ' ',
    '- ',
    '2019 - ',
    "l'",
    '• ',
    'Aa, ',
    '\u0301',
    '\ue000',
  ])('%j again and again, in linear time', async (letters) => {
    const work = (size: number) => {
      ends([page([long(letters, size)])]);
    };
    expect(await growth(work, 25_000)).toBeLessThan(LINEAR);
  });
});

describe('fifty pages', () => {
  const full = (letters: string, pages: number): ReturnType<typeof page>[] =>
    Array.from({ length: pages }, () => page(Array.from({ length: 60 }, () => repeated(letters, 90))));

  test.each(['a', 'a ', '漢', '8', 'a@', 'Jan - ', '2019 - ', 'EXPERIENCE ', '- '])(
    'full of %j, in linear time',
    async (letters) => {
      const work = (size: number) => {
        ends(full(letters, size));
      };
      expect(await growth(work, 4)).toBeLessThan(LINEAR);
    },
  );

  test('with ten megabytes over their lines', () => {
    const lines = Array.from({ length: 60 }, () => long('a@', (10 * MEGABYTE) / 3000));
    ends(Array.from({ length: 50 }, () => page(lines)));
  });

  test('of one letter, each drawn by itself', () => {
    const spans = Array.from({ length: 3000 }, (_, at) =>
      span({ text: 'a', x: 50 + (at % 50) * 10, y: 780 - Math.floor(at / 50) * 12 }),
    );
    ends(Array.from({ length: 50 }, () => page([], { spans })));
  });

  test('of one letter, all at one place', () => {
    const spans = Array.from({ length: 20_000 }, (_, at) => span({ text: 'a', x: 50 + (at % 7) * 1.5 }));
    ends(Array.from({ length: 50 }, () => page([], { spans })));
  });

  test('as wide as a poster', () => {
    const spans = Array.from({ length: 400 }, (_, at) =>
      span({ text: 'word', x: (at % 20) * 700, y: 14_000 - Math.floor(at / 20) * 600 }),
    );
    ends(Array.from({ length: 50 }, () => page([], { spans, width: 14_400, height: 14_400 })));
  });
});
