/** The engine's reading of the fixtures' resumes against the committed floors, and their scores; `npm run bench:engine` prints the numbers. */
import { describe, expect, test } from 'vitest';
import { SCORING } from '../../src/engine/scoring.ts';
import { LANGUAGES } from '../../src/resume/language.ts';
import type { CheckId } from '../../src/resume/report.ts';
import { fixtureFigures } from './figures.ts';
import { fallen } from './floors.ts';
import { KINDS, MEASURES, runFixtures, type Kind, type Outcome } from './outcome.ts';

const outcomes = await runFixtures();

function outcome(language: string, kind: Kind): Outcome {
  const found = outcomes.find((item) => item.language === language && item.kind === kind);
  if (!found) throw new Error(`no outcome of ${language}-${kind}`);
  return found;
}

function overall(language: string, kind: Kind): number {
  return outcome(language, kind).report.scores.overall ?? NaN;
}

const isSerious = (id: CheckId): boolean => ['critical', 'serious'].includes(SCORING[id].impact);

test('every language and kind has its fixture', () => {
  expect(outcomes).toHaveLength(LANGUAGES.length * KINDS.length);
});

describe('reading', () => {
  test('is nowhere below the committed floors', () => {
    expect(fallen({ fixtures: fixtureFigures(outcomes) })).toEqual([]);
  });

  test.each(LANGUAGES)('%s: of the strong resume nothing is missed', (language) => {
    const { shares } = outcome(language, 'strong');
    expect(MEASURES.filter((measure) => shares[measure] < 1)).toEqual([]);
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
    expect(overall(language, 'strong')).toBeGreaterThanOrEqual(85);
    const { checks } = outcome(language, 'strong').report;
    expect(checks.filter(({ status }) => status === 'fail').map(({ id }) => id)).toEqual([]);
    const alarms = checks.filter(({ status, id }) => status === 'warn' && isSerious(id));
    expect(alarms.map(({ id }) => id)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: the weak resume needs work', (language) => {
    expect(overall(language, 'weak')).toBeLessThan(60);
  });

  test.each(LANGUAGES)('%s: strong above sample above weak', (language) => {
    expect(overall(language, 'strong')).toBeGreaterThan(overall(language, 'sample'));
    expect(overall(language, 'sample')).toBeGreaterThan(overall(language, 'weak'));
  });

  test.each(LANGUAGES)('%s: strong above tricky above weak', (language) => {
    expect(overall(language, 'strong')).toBeGreaterThan(overall(language, 'tricky'));
    expect(overall(language, 'tricky')).toBeGreaterThan(overall(language, 'weak'));
  });

  test('no language is judged harder than another', () => {
    const scores = LANGUAGES.map((language) => overall(language, 'strong'));
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(6);
  });
});
