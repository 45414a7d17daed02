/** Floors under what the engine reads in resumes that it was not made for; `npm run bench:engine` prints the numbers themselves. */
import { describe, expect, test } from 'vitest';
import { SETS } from './blind-label.ts';
import { blindMean, inventedIn } from './blind-print.ts';
import { BLIND_MEASURES, runBlind, type BlindMeasure } from './blind.ts';
import { blindAlarms, shareOf } from './planted.ts';

const outcomes = await runBlind();

/** A little under what is reached, for dev and for held: raise them with the engine, never lower them for it. */
const FLOORS: Readonly<Record<BlindMeasure, number>> = {
  language: 1,
  name: 0.8,
  email: 1,
  phone: 0.85,
  location: 0.7,
  sections: 0.88,
  jobs: 0.82,
  titles: 0.68,
  companies: 0.7,
  dates: 0.8,
  education: 0.7,
  columns: 0.88,
  bullets: 0.88,
};
/** Contact data stated that the resume does not give, in all resumes of a set. */
const INVENTED_AT_MOST = 10;

describe.each(SETS)('%s', (set) => {
  const of = outcomes.filter(({ label }) => label.set === set);

  test.each(BLIND_MEASURES)('%s', (measure) => {
    expect(blindMean(of, measure)).toBeGreaterThanOrEqual(FLOORS[measure]);
  });

  test('states hardly any contact data that is not there', () => {
    expect(inventedIn(of)).toBeLessThanOrEqual(INVENTED_AT_MOST);
  });
});

describe('alarms that cost trust', () => {
  const { honest, columns } = blindAlarms(outcomes);

  test('no text is called hidden and none an order to a machine', () => {
    expect(honest.filter(({ hit }) => hit)).toEqual([]);
  });

  test('fewer than 2 in 100 resumes of one column are said to have two', () => {
    expect(columns.length).toBeGreaterThanOrEqual(50);
    expect(shareOf(columns)).toBeLessThan(0.02);
  });
});
