import { expect, test } from 'vitest';
import { grouped } from '../../src/resume/grouped.ts';

test('groups and their items keep the order they came in', () => {
  const groups = grouped(['b1', 'a1', 'b2', 'a2', 'c1'], (word) => word.charAt(0));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
    ['c', ['c1']],
  ]);
});

test('keys are told apart as a map does, and may go by place', () => {
  const groups = grouped([7, 8, 9], (_, place) => (place === 1 ? undefined : NaN));
  expect([...groups]).toEqual([
    [NaN, [7, 9]],
    [undefined, [8]],
  ]);
});
