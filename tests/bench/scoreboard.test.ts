/** Floors under the engine's reading and scores on the fixtures' resumes; `node tests/bench/engine.ts` prints the numbers themselves. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { KINDS, meansOf, MEASURES, runFixtures, type Kind, type Measure, type Outcome } from './engine.ts';

const outcomes = await runFixtures();

function outcome(language: string, kind: Kind): Outcome {
  const found = outcomes.find((item) => item.language === language && item.kind === kind);
  if (!found) throw new Error(`no outcome of ${language}-${kind}`);
  return found;
}

function overall(language: string, kind: Kind): number {
  return outcome(language, kind).report.scores.overall ?? NaN;
}

/** What must be found over all languages: contact data always, the rest with room for one miss in a few resumes. */
const FLOORS: Readonly<Record<Measure, number>> = {
  name: 1,
  email: 1,
  phone: 1,
  location: 0.95,
  sections: 0.97,
  jobs: 0.97,
  titles: 0.95,
  companies: 0.95,
  dates: 0.95,
  education: 0.95,
  columns: 1,
  bullets: 0.97,
};
/** What must be found in every language by itself. */
const LANGUAGE_FLOOR = 0.85;

test('every language and kind has its fixture', () => {
  expect(outcomes).toHaveLength(LANGUAGES.length * KINDS.length);
});

describe('reading', () => {
  test.each(MEASURES)('%s', (measure) => {
    expect(meansOf(outcomes)[measure]).toBeGreaterThanOrEqual(FLOORS[measure]);
  });

  test.each(LANGUAGES)('in %s', (language) => {
    const shares = meansOf(outcomes.filter((item) => item.language === language));
    expect(MEASURES.filter((measure) => shares[measure] < LANGUAGE_FLOOR)).toEqual([]);
  });

  test.each(outcomes.map((item) => [`${item.language}-${item.kind}`, item] as const))(
    '%s is told its language',
    (_, item) => {
      expect(item.report.language).toBe(item.language);
    },
  );
});

describe('scores', () => {
  test.each(LANGUAGES)('%s: the strong resume comes out clean', (language) => {
    expect(overall(language, 'strong')).toBeGreaterThanOrEqual(90);
    const { checks } = outcome(language, 'strong').report;
    expect(checks.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: the weak resume needs work', (language) => {
    expect(overall(language, 'weak')).toBeLessThan(60);
  });

  test.each(LANGUAGES)('%s: strong above sample above weak', (language) => {
    expect(overall(language, 'strong')).toBeGreaterThan(overall(language, 'sample'));
    expect(overall(language, 'sample')).toBeGreaterThan(overall(language, 'weak'));
  });

  test('no language is judged harder than another', () => {
    const scores = LANGUAGES.map((language) => overall(language, 'strong'));
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(6);
  });
});
