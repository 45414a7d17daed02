import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/reading-order.ts';
import type { Line } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, linesOf, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';
import { growth, LINEAR } from '../../growth.ts';

/** The lines of a page whose file tells them in `order`. */
function told(texts: readonly string[], order: readonly number[], change: (line: Line) => Line = (line) => line): Told {
  const whole = page(texts);
  const spans = order.flatMap((at) => whole.spans[at] ?? []);
  const lines = linesOf(document([whole])).map(change);
  return tell(check, { document: document([{ ...whole, spans }]), lines });
}

const inOrder = (count: number): number[] => [...Array(count).keys()];

describe('reading-order', () => {
  test.each(LANGUAGES)('%s: passes in the order of the page, fails where the file tells the head last', (language) => {
    const { strong, weak } = SENTENCES[language];
    const texts = [...strong, ...weak, ...strong];
    const order = inOrder(texts.length);
    expect(told(texts, order)).toMatchObject({ status: 'pass', ids: [], data: { percent: 100 } });
    const moved = told(texts, [...order.slice(4), ...order.slice(0, 4)]);
    expect(moved).toMatchObject({ status: 'fail', ids: ['moved'] });
    expect(moved.findings[0]?.evidence).toHaveLength(1);
    expect(moved.findings[0]?.evidence[0]?.excerpt).toContain(strong[0]?.slice(0, 30));
  });

  const texts = inOrder(40).map((at) => `Line ${String(at)} of the page`);

  test('overlooks a line or two that trade places', () => {
    const order = inOrder(40);
    [order[7], order[8]] = [8, 7];
    expect(told(texts, order).status).toBe('pass');
  });

  test('does not mind which of two columns the file tells first', () => {
    const right = (line: Line): Line => ({ ...line, column: line.index >= 20 ? 1 : 0 });
    const order = inOrder(40);
    expect(told(texts, [...order.slice(20), ...order.slice(0, 20)], right).status).toBe('pass');
  });

  test('fails where the file goes back and forth between two columns', () => {
    const right = (line: Line): Line => ({ ...line, column: line.index >= 20 ? 1 : 0 });
    const rows = inOrder(20).flatMap((at) => [at, at + 20]);
    expect(told(texts, rows, right)).toMatchObject({ status: 'fail', ids: ['mixed-columns'] });
  });

  test.each([
    ['姓名：', '性别：'],
    ['Nome: ', 'Nato il: '],
  ])('takes a form told row by row as it is read: %s beside %s', (left, right) => {
    const form = inOrder(40).map((at) => `${at < 20 ? left : right}${'abcdefghijklmnopqrst'[at % 20] ?? ''}`);
    const beside = (line: Line): Line => ({ ...line, column: line.index >= 20 ? 1 : 0 });
    const rows = inOrder(20).flatMap((at) => [at, at + 20]);
    expect(told(form, rows, beside).status).toBe('pass');
  });

  test('leaves running headers and footers alone', () => {
    const order = inOrder(40);
    const head = (line: Line): Line => ({ ...line, running: line.index < 5 });
    expect(told(texts, [...order.slice(5), ...order.slice(0, 5)], head).status).toBe('pass');
  });

  test('is not applicable to a handful of words', () => {
    expect(told(['Ada Example', 'Analyst'], [1, 0]).status).toBe('not-applicable');
  });

  test('stays quick on a page of thousands of lines', async () => {
    const backwards = (size: number) => told(inOrder(size).map(String), inOrder(size).reverse());
    expect(backwards(6000).status).toBe('fail');
    expect(await growth(backwards, 1500)).toBeLessThan(LINEAR);
  });
});
