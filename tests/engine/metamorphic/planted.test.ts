/**
 * Metamorphic: a strong resume with one defect. The check that is about it fires, the score of its area falls, and rises again without it; no
 * other check changes and no other area's score falls, but where the defect says why; and none rises, so that mending never costs.
 */
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../../src/engine/checks/index.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { CHECK_IDS, type CheckId } from '../../../src/resume/report.ts';
import { plantedFigures } from '../../bench/figures.ts';
import { fallen } from '../../bench/floors.ts';
import type { Tally } from '../../bench/planted.ts';
import { DEFECTS } from './defects.ts';
import { Draft } from './draft.ts';
import { SILENCED } from './silence.ts';
import { judge, readStrong } from './strong.ts';
import { verdictOf } from './verdict.ts';

const strong = await Promise.all(LANGUAGES.map(readStrong));
const together = new Set<string>();
const tallies: Tally[] = [];

describe('the strong resumes', () => {
  test.each(strong.map((own) => [own.language, own] as const))('%s: no check has anything to say', (_, { report }) => {
    expect(report.checks.filter(({ status }) => status !== 'pass' && status !== 'not-applicable')).toEqual([]);
  });

  test.each(strong.map((own) => [own.language, own] as const))(
    '%s: taken apart into rows and set again, it is judged the same',
    (_, own) => {
      expect(judge(own, new Draft(own).finish()).checks).toMatchObject(
        own.report.checks.map(({ id, status, score }) => ({ id, status, score })),
      );
    },
  );
});

describe('the defects', () => {
  test('are planted for every check, in every language that it declares', () => {
    const bare = CHECK_IDS.flatMap((id) => {
      const languages = CHECKS.find((check) => check.id === id)?.languages ?? LANGUAGES;
      return languages
        .filter((language) => !DEFECTS.some(({ check, notIn }) => check === id && !(language in (notIn ?? {}))))
        .map((language) => `${id} in ${language}`);
    });
    expect(bare).toEqual([]);
  });

  test('have names of their own, and reasons where they are excused', () => {
    expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length);
    const reasons = DEFECTS.flatMap(({ also, notIn }) => [...Object.values(also ?? {}), ...Object.values(notIn ?? {})]);
    for (const reason of [...reasons, ...Object.values(SILENCED)]) expect(reason.length).toBeGreaterThan(20);
  });
});

describe.each(strong.map((own) => [own.language, own] as const))('%s', (language, own) => {
  const here = DEFECTS.filter(({ notIn }) => !(language in (notIn ?? {})));

  test.each(here.map((defect) => [defect.check, defect.name, defect] as const))('%s: %s', (_, name, defect) => {
    const before = defect.market === undefined ? own.report : judge(own, own.document, defect.market);
    const verdict = verdictOf(defect, before, judge(own, defect.plant(own), defect.market));
    for (const id of verdict.together) together.add(`${name} > ${id}`);
    tallies.push({ check: defect.check, language, hit: verdict.found });
    expect(verdict).toMatchObject({ found: true, lowered: true, strangers: [], dragged: [], raised: [] });
  });
});

test('every pair that may be told together is', () => {
  const allowed = DEFECTS.flatMap(({ name, also }) =>
    (Object.keys(also ?? {}) as CheckId[]).map((id) => `${name} > ${id}`),
  );
  expect([...together].toSorted()).toEqual(allowed.toSorted());
});

test('no check finds less than was committed', () => {
  expect(fallen({ checks: plantedFigures({ planted: tallies }) })).toEqual([]);
});
