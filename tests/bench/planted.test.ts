/**
 * False alarms against the committed floors; `npm run bench:engine` prints the numbers. What is found of the planted defects and of the orders
 * is held by the tests of `engine/metamorphic`.
 */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { CHECK_IDS } from '../../src/resume/report.ts';
import { soundFigures } from './figures.ts';
import { fallen } from './floors.ts';
import { runSound, shareOf, type Tally } from './planted.ts';

const { sound, honest } = await runSound();

/** Most checks can be told of a sound document; a check that is told of none proves nothing. */
const LEAST_TOLD = 6;

const names = (tallies: readonly Tally[]): string[] =>
  tallies.filter(({ hit }) => hit).map(({ check, language }) => `${check} in ${language}`);

describe('sound documents', () => {
  test('no check says more of them than was committed', () => {
    expect(fallen({ checks: soundFigures({ sound }) }), names(sound).join(', ')).toEqual([]);
  });

  test.each(CHECK_IDS)('%s is told of them', (id) => {
    expect(sound.filter(({ check }) => check === id).length).toBeGreaterThanOrEqual(LEAST_TOLD);
  });

  test.each(LANGUAGES)('%s: at least 98 of 100 verdicts are passes', (language) => {
    const own = sound.filter((tally) => tally.language === language);
    expect(own.length).toBeGreaterThan(300);
    expect(1 - (shareOf(own) ?? 1)).toBeGreaterThanOrEqual(0.98);
  });

  test('nothing hidden and no order is found where there is none', () => {
    expect(honest.length).toBeGreaterThanOrEqual(48);
    expect(names(honest)).toEqual([]);
  });
});
