/** Years of two digits behind a stroke, seasons that came back, and months that an arrow joins. */
import { describe, expect, test } from 'vitest';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { inDateOrder } from '../../../src/engine/reading/dates/date-order.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import type { Lexicon } from '../../../src/engine/lexicons/lexicon.ts';

const told = (text: string, lexicon: Lexicon): unknown[] =>
  rangesIn(text, lexicon).map(({ start, end }) => [start, end]);

describe('"2009/10"', () => {
  const custom = (text: string): Lexicon => inDateOrder(LEXICONS.it, text, () => null);

  test('is a school year where others can be nothing else', () => {
    const lexicon = custom('2012/13 – 2014/15\n2009/10 – 2011/12');
    expect(told('2009/10 – 2011/12', lexicon)).toEqual([['2009', '2012']]);
    expect(told('2009/10', lexicon)).toEqual([['2009', '2010']]);
  });

  test('is October where another is March, or nothing tells', () => {
    expect(told('2009/10 – 2011/12', custom('2012/13\n2019/03\n2009/10 – 2011/12'))).toEqual([['2009-10', '2011-12']]);
    expect(told('2009/10 – 2011/12', custom('2009/10 – 2011/12'))).toEqual([['2009-10', '2011-12']]);
  });
});

test.each([
  ['fr', 'Février → mai 2009', '2009-02', '2009-05'],
  ['en', 'Feb → May 2009', '2009-02', '2009-05'],
  ['de', 'Februar ➔ Mai 2009', '2009-02', '2009-05'],
  ['fr', 'été 2008, 2009', '2008', '2009'],
  ['en', 'Summer 2008 & 2009', '2008', '2009'],
] as const)('%s: %s', (language, text, start, end) => {
  expect(told(text, LEXICONS[language])).toEqual([[start, end]]);
});
