/** Holds the redaction to what the site says of it; `npm run bench:redaction` prints the numbers themselves. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { runLanguage, sum } from '../bench/redaction.ts';
import { LABELS, labelledResumes, type Label } from '../fixtures/redaction/labelled.ts';

const FLOORS: Readonly<Record<Label, number>> = {
  email: 1,
  phone: 1,
  url: 1,
  id: 1,
  address: 0.96,
  birth: 0.96,
  age: 1,
  marital: 1,
  name: 0.96,
};
/** Share of words that are nobody's personal data. */
const MOST_TOUCHED = 0.002;
const FEWEST_RESUMES = 30;

const outcomes = await Promise.all(LANGUAGES.map((language) => runLanguage(language)));

test.each(LANGUAGES)('there are enough labelled resumes in %s, laid out differently', (language) => {
  const resumes = labelledResumes(language);
  expect(new Set(resumes.map(({ id }) => id)).size).toBeGreaterThanOrEqual(FEWEST_RESUMES);
});

describe.each(outcomes.map((outcome) => [outcome.language, outcome] as const))('in %s', (_, outcome) => {
  test.each(LABELS)('%s', (label) => {
    const { found, all } = outcome.kinds[label];
    expect(all, 'labelled').toBeGreaterThan(0);
    expect(found / all, outcome.misses.join('\n')).toBeGreaterThanOrEqual(FLOORS[label]);
  });
  test('other words stay', () => {
    const { found, all } = outcome.touched;
    expect(found / all, outcome.misses.join('\n')).toBeLessThanOrEqual(MOST_TOUCHED);
  });
});

test('there is enough to measure by', () => {
  expect(sum(outcomes.map(({ kinds }) => kinds.phone)).all).toBeGreaterThanOrEqual(LANGUAGES.length * FEWEST_RESUMES);
});
