import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/length-pages.ts';
import { MARKETS_OF_LANGUAGE } from '../../../src/engine/reading/contacts/market.ts';
import type { Section } from '../../../src/engine/reading/reading.ts';
import type { Page } from '../../../src/resume/document.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, line, entry, linesOf, page, range, reading, section, type ReadingParts } from '../builder.ts';
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

  test.each(LANGUAGES)('%s: passes for what its market has as custom, warns of one page beyond', (language) => {
    const [market] = MARKETS_OF_LANGUAGE[language];
    const custom = language === 'ja' ? 3 : 2;
    const told = (pages: number) => tell(check, { ...pagesOf(pages), language, market });
    expect(told(custom).status).toBe('pass');
    expect(told(custom + 1)).toMatchObject({ status: 'warn', ids: ['too-long'] });
    expect(told(custom + 2).status).toBe('fail');
  });

  test('holds a Japanese resume to the custom of the market it goes to', () => {
    const three: ReadingParts = { ...pagesOf(3), language: 'ja' };
    expect(tell(check, { ...three, market: 'JP' }).status).toBe('pass');
    expect(tell(check, { ...three, market: 'US' }).status).toBe('warn');
  });

  test('takes no number of years for a reason', () => {
    const entries = [entry({ dates: range('1986-03', 'present') })];
    expect(tell(check, { ...pagesOf(3), entries }).status).toBe('warn');
  });

  test('leaves publications out, and nothing but publications', () => {
    const doc = document([FULL, FULL, FULL]);
    const lines = linesOf(doc);
    const listed = (count: number): Section[] => [{ ...section('publications'), lines: lines.slice(-count) }];
    const told = (count: number): unknown =>
      check.run({ ...reading({ document: doc, lines }), sections: listed(count) });
    expect(told(48)).toMatchObject({ score: 1 });
    expect(told(2)).toMatchObject({ score: 0.6, findings: [{ data: { pages: 3, max: 2 } }] });
  });

  test('counts no page of the form bound before a Japanese history', () => {
    const titled = (title: string): Page => page([title, ...Array.from({ length: 46 }, () => '会議の記録')]);
    const both = document([titled('履 歴 書'), FULL, titled('職務経歴書'), FULL]);
    expect(tell(check, { document: both, language: 'ja' })).toMatchObject({ status: 'pass', data: { pages: 2 } });
  });

  test('takes a Japanese form as long as it is printed', () => {
    const form = (...pages: Page[]) => tell(check, { document: document(pages), language: 'ja', market: 'JP' });
    expect(form(page(['履 歴 書', '氏名 水野 彩香', '学歴'])).status).toBe('pass');
    expect(form(page(['履歴書 2026年1月15日現在']), page(['志望の動機'])).status).toBe('pass');
    expect(form(page(['履歴書']), FULL, FULL)).toMatchObject({ ids: ['too-long'], findings: [{ data: { max: 2 } }] });
    const cells = ['履歴書', '写真をはる必要が'].map((text) => ({ text, box: line(text).box, spans: [] }));
    const lines = [line('履歴書 写真をはる必要が', { cells })];
    expect(tell(check, { document: document([page(['履歴書'])]), lines, language: 'ja' }).status).toBe('pass');
    expect(form(page(['履歴書の書き方を指導'])).ids).toEqual(['too-short']);
  });

  test('wants one page that is full', () => {
    const part = (count: number): Page => page(Array.from({ length: count }, () => 'A line of text'));
    expect(tell(check, { document: document([FULL, part(6)]) }).status).toBe('pass');
    expect(tell(check, { document: document([part(20), part(10)]) })).toMatchObject({
      status: 'warn',
      ids: ['none-full'],
    });
  });

  test('warns of an only page that ends early', () => {
    const told = tell(check, { document: document([page(Array.from({ length: 15 }, () => 'A line of text'))]) });
    expect(told).toMatchObject({ status: 'warn', ids: ['too-short'] });
    expect(told.findings[0]?.data['percent']).toBeLessThan(50);
  });
});
