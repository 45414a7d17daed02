import { describe, expect, test } from 'vitest';
import type { RenderedCheck } from '../../../../src/i18n/report/render.ts';
import { inReadingOrder, marksOf, numberProblems } from '../../../../src/islands/analyzer/report/marks.ts';
import type { CheckId, CheckStatus } from '../../../../src/resume/report.ts';

/** `tops`: where its lines stand, points from the upper edge of a page 800 points high. */
function check(id: CheckId, status: CheckStatus, gain: number, ...tops: number[]): RenderedCheck {
  const evidence = tops.map((top) => ({
    page: 1,
    excerpt: 'una línea',
    box: { x: 50, y: 800 - top - 10, width: 200, height: 10 },
  }));
  return { id, area: 'content', status, title: id, why: '', fix: '', gain, findings: [{ text: '', evidence }] };
}
const page = { number: 1, height: 800 };

describe('red-pen numbers', () => {
  test('count the problems, the worst first', () => {
    const checks = inReadingOrder([
      check('contact-email', 'pass', 0),
      check('margins', 'warn', 1),
      check('action-verbs', 'warn', 4),
      check('contrast', 'fail', 2),
      check('hidden-text', 'undetermined', 0),
    ]);
    expect([...numberProblems(checks)]).toEqual([
      ['contrast', 1],
      ['action-verbs', 2],
      ['margins', 3],
    ]);
  });

  test('stand beside the topmost line of their check', () => {
    const checks = [check('action-verbs', 'fail', 1, 500, 300)];
    const [mark] = marksOf(page, checks, numberProblems(checks));
    expect(mark?.anchor).toBeCloseTo(((300 + 5) / 800) * 100);
    expect(mark?.top).toBe(mark?.anchor);
    expect(mark?.boxes).toHaveLength(2);
  });

  test('never overlap and never leave the page', () => {
    const ids: CheckId[] = ['contrast', 'margins', 'action-verbs', 'entry-dates', 'body-size'];
    for (const top of [0, 400, 790]) {
      const checks = ids.map((id) => check(id, 'warn', 1, top));
      const tops = marksOf(page, checks, numberProblems(checks)).map((mark) => mark.top);
      expect(tops).toHaveLength(5);
      for (const [index, y] of tops.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
        if (index > 0) expect(y - (tops[index - 1] ?? 0)).toBeGreaterThan(4);
      }
    }
  });

  test('are not given on other pages, to passes, or without a place', () => {
    const checks = [check('contrast', 'warn', 1, 100), check('margins', 'pass', 0, 100), check('body-size', 'fail', 1)];
    const numbers = numberProblems(checks);
    expect(marksOf({ number: 2, height: 800 }, checks, numbers)).toEqual([]);
    expect(marksOf(page, checks, numbers).map((mark) => mark.checkId)).toEqual(['contrast']);
  });
});
