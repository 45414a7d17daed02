/** What the engine makes of some composed resumes of a fixed seed does not fall; `npm run bench:sweep` tells what costs how much. */
import { describe, expect, test } from 'vitest';
import { blindMean, inventedIn } from './blind-print.ts';
import type { BlindMeasure } from './blind.ts';
import { AXES, AXIS_NAMES, isPlausible, plansOf } from './sweep/axes.ts';
import { sweep } from './sweep/files.ts';

/** A little below what is measured. */
const FLOORS = {
  language: 1, name: 1, email: 1, phone: 1, location: 0.95, sections: 0.97, jobs: 0.94, titles: 0.92, companies: 0.9, dates: 0.93,
  education: 0.9, columns: 0.95, bullets: 0.94,
} as const satisfies Record<BlindMeasure, number>; // prettier-ignore

test('the engine reads composed resumes no worse than it did', async () => {
  const outcomes = (await sweep({ seed: 7, count: 24 })).map(({ outcome }) => outcome);
  const means = Object.keys(FLOORS).map((name) => [name, blindMean(outcomes, name as BlindMeasure) ?? 1] as const);
  const below = means.filter(([name, mean]) => mean < FLOORS[name as BlindMeasure] - 1e-9);
  expect(below).toEqual([]);
  expect(inventedIn(outcomes)).toBe(0);
});

describe('the plans of a seed', () => {
  const plans = plansOf(1, 200);

  test('are the same at every draw, whatever their number', () => {
    expect(plansOf(1, 20)).toEqual(plans.slice(0, 20));
    expect(plansOf(2, 20)).not.toEqual(plans.slice(0, 20));
  });

  test('are such as people make, and hold every value', () => {
    expect(plans.every(isPlausible)).toBe(true);
    const missing = AXIS_NAMES.flatMap((axis) =>
      AXES[axis].filter((value) => !plans.some((plan) => plan[axis] === value)),
    );
    expect(missing).toEqual([]);
  });
});
