import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/length-pages.ts';
import { document, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

const FULL = page(Array.from({ length: 48 }, () => 'A line of text'));

describe('length-pages', () => {
  const pagesOf = (count: number): ReadingParts => ({ document: document(Array.from({ length: count }, () => FULL)) });

  test('passes for one full page and for two', () => {
    expect(tell(check, pagesOf(1))).toMatchObject({ status: 'pass', data: { pages: 1 } });
    expect(tell(check, pagesOf(2)).status).toBe('pass');
  });

  test('warns of a third page, fails from the fourth', () => {
    expect(tell(check, pagesOf(3))).toMatchObject({ status: 'warn', ids: ['too-long'] });
    expect(tell(check, pagesOf(4)).status).toBe('fail');
  });

  test('lets publications take a page more, and a 職務経歴書 three', () => {
    expect(tell(check, { ...pagesOf(3), sections: ['experience', 'publications'] }).status).toBe('pass');
    expect(tell(check, { ...pagesOf(3), language: 'ja' }).status).toBe('pass');
    expect(tell(check, { ...pagesOf(4), language: 'ja' }).status).toBe('warn');
  });

  test('warns of an only page that ends early', () => {
    const told = tell(check, { document: document([page(Array.from({ length: 15 }, () => 'A line of text'))]) });
    expect(told).toMatchObject({ status: 'warn', ids: ['too-short'] });
    expect(told.findings[0]?.data['percent']).toBeLessThan(50);
  });
});
