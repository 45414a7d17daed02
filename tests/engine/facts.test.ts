import { expect, test } from 'vitest';
import { factsOf } from '../../src/engine/facts.ts';
import { entry, range, reading } from './builder.ts';

test('studies that only began have no end', () => {
  const begun = entry({ section: 'education', dates: range('2024-04', null) });
  expect(factsOf(reading({ entries: [begun] })).education[0]?.end).toBeNull();
});
