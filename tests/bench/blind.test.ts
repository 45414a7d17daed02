/** What the engine reads in resumes that it was not made for, against the committed floors; `npm run bench:engine` prints the numbers. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { SETS } from './blind-label.ts';
import { blindMean, inventedIn } from './blind-print.ts';
import { runBlind, type BlindMeasure } from './blind.ts';
import { blindAlarmFigures, blindFigures } from './figures.ts';
import { fallen } from './floors.ts';
import { blindAlarms, shareOf } from './planted.ts';

const outcomes = await runBlind();

test('the reading is nowhere below the committed floors', () => {
  expect(fallen({ dev: blindFigures(outcomes, 'dev'), held: blindFigures(outcomes, 'held') })).toEqual([]);
});

describe.each(SETS)('%s', (set) => {
  const of = outcomes.filter(({ label }) => label.set === set);

  test('in most resumes the language and who wrote it are told', () => {
    expect(blindMean(of, 'language')).toBe(1);
    for (const measure of ['name', 'email', 'phone'] as const) expect(blindMean(of, measure)).toBeGreaterThan(0.85);
  });

  test('hardly any contact data are stated that are not there', () => {
    expect(inventedIn(of) / of.length).toBeLessThan(0.15);
  });
});

/** What a reader of resumes must reach on those that it was not made for, in each language. */
const BARS: Readonly<Partial<Record<BlindMeasure, number>>> = {
  name: 0.95, email: 0.99, phone: 0.95, location: 0.85, sections: 0.92, jobs: 0.92, titles: 0.88, dates: 0.88, education: 0.85, columns: 0.97, bullets: 0.9,
}; // prettier-ignore

test.each(LANGUAGES)('%s: what is held back is read as well as it must be', (language) => {
  const of = outcomes.filter(({ label }) => label.set === 'held' && label.language === language);
  const measured = Object.fromEntries(Object.keys(BARS).map((measure) => [measure, blindMean(of, measure as BlindMeasure)]));
  const missed = Object.entries(BARS).filter(([measure, bar]) => (measured[measure] ?? 0) < bar);
  expect(missed.map(([measure]) => `${measure} ${String(measured[measure])}`)).toEqual([]);
}); // prettier-ignore

test.each(['name', 'email', 'phone', 'location'] as const)('where a resume has no %s none is reported', (field) => {
  const without = outcomes.filter(({ label }) => label[field] === null);
  expect(without.filter(({ report }) => report.resume[field] !== null).map(({ file }) => file)).toEqual([]);
});

describe('alarms that cost trust', () => {
  const alarms = blindAlarms(outcomes);
  const { honest, columns } = alarms;

  test('are nowhere above the committed ones', () => {
    expect(fallen({ checks: blindAlarmFigures(alarms) })).toEqual([]);
  });

  test('no text is called hidden and none an order to a machine', () => {
    expect(honest.filter(({ hit }) => hit)).toEqual([]);
  });

  test('fewer than 2 in 100 resumes of one column are said to have two', () => {
    expect(columns.length).toBeGreaterThanOrEqual(50);
    expect(shareOf(columns)).toBeLessThan(0.02);
  });
});
