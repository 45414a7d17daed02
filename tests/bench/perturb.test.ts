/** What `bench:perturb` changes of a document, and what it leaves. */
import { expect, test } from 'vitest';
import { readResume } from '../../src/engine/reading/index.ts';
import type { ResumeDocument } from '../../src/resume/document.ts';
import { document, page } from '../engine/builder.ts';
import { placeOf, replaced, taken } from './perturb/spans.ts';

const drawn = document([page(['Nora Quell', 'Baker, Quell Mill (2019 – 2021)', 'Rye loaves for two shops'])]);
const linesOf = (of: ResumeDocument): ReturnType<typeof readResume>['lines'] =>
  readResume(of, { asOf: '2026-01-15' }).lines;
const textOf = (of: ResumeDocument): string[] => of.pages.flatMap(({ spans }) => spans.map(({ text }) => text));

test('a date goes with its brackets', () => {
  const place = placeOf('2019 – 2021', linesOf(drawn));
  expect(place && textOf(taken(drawn, place))).toEqual(['Nora Quell', 'Baker, Quell Mill', 'Rye loaves for two shops']);
});

test('another name stands where the first one stood, and as wide', () => {
  const place = placeOf('Quell Mill', linesOf(drawn));
  const after = place && replaced(drawn, place, 'Vellin');
  expect(after && textOf(after)).toEqual(['Nora Quell', 'Baker, Vellin (2019 – 2021)', 'Rye loaves for two shops']);
  const [before, now] = [drawn, after].map((of) => of?.pages[0]?.spans[1]);
  expect(now?.edges.at(-1)).toBe(before?.edges.at(-1));
  expect(now?.edges).toHaveLength((now?.text.length ?? 0) + 1);
});

test('what is not there has no place', () => {
  expect(placeOf('2018', linesOf(drawn))).toBeNull();
});
