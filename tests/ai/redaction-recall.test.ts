/** Holds the redaction to what the site says of it; `npm run bench:redaction` prints the numbers themselves. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { runLanguage, sum } from '../bench/redaction.ts';
import { LABELS, labelledResumes, type Label } from '../fixtures/redaction/labelled.ts';

const FLOORS: Readonly<Record<Label, number>> = {
  email: 0.99,
  phone: 0.99,
  url: 0.99,
  id: 0.99,
  address: 0.95,
  birth: 0.95,
  age: 0.95,
  marital: 0.95,
  name: 0.9,
};
/** Share of words that are nobody's personal data. */
const MOST_TOUCHED = 0.01;
const FEWEST_RESUMES = 12;

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
