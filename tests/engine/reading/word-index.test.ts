import { expect, test } from 'vitest';
import { key } from '../../../src/engine/reading/text/fold.ts';
import { countIn, indexWords } from '../../../src/engine/reading/text/word-index.ts';

const index = indexWords(['engineer', 'ingenieur', 'manager', 'head of sales', 'b.sc.', 'cto', '课长', 'sage-femme']);

test.each([
  ['Senior Engineer', 1],
  ['Engineering Manager', 2],
  ['Head of Sales, EMEA', 1],
  ['Project-Manager', 1],
  ["Chef d'ingénieurs", 1],
  ['Chef d’ingénieurs', 1],
  ['B.Sc. Physics', 1],
  ['CTO', 1],
  ['Sage-femme libérale', 1],
  ['Une femme sage', 0],
  ['销售部课长', 1],
  ['Reengineered reports', 0],
  ['Submanager', 0],
  ['Director', 0],
  ['ahead of sales', 0],
  ['', 0],
])('%s: %i as stems', (text, count) => {
  expect(countIn(key(text), index, true)).toBe(count);
});

test('whole words only, where stems are not meant', () => {
  expect(countIn(key('Engineering'), index, false)).toBe(0);
  expect(countIn(key('Engineer'), index, false)).toBe(1);
});
