import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/recent-experience.ts';
import { entry, range } from '../builder.ts';
import { tell } from '../outcome.ts';

/** The builder's reports are of January 2026. */
describe('recent-experience', () => {
  test.each(['present', '2026-01', '2025', '2024-02', '2027-06'])('passes for a job until %s', (end) => {
    const entries = [entry({ dates: range('2019-03', end) }), entry({ dates: range('2015', '2018') })];
    expect(tell(check, { entries }).status).toBe('pass');
  });

  test.each([
    ['2023-10', 2],
    ['2020-12', 5],
    ['1999', 26],
  ])('warns, and never fails, for %s', (end, years) => {
    const entries = [entry({ dates: range('1998-01', end) }), entry({ dates: range('1990', '1997') })];
    expect(tell(check, { entries })).toMatchObject({ status: 'warn', ids: ['old'], data: { years, end } });
  });

  test.each(['education', 'volunteering', 'projects'] as const)('a pause spent on %s is explained', (section) => {
    const entries = [entry({ dates: range('2015', '2020') }), entry({ section, dates: range('2021', '2025') })];
    expect(tell(check, { entries }).status).toBe('pass');
  });

  test('cannot tell where an end is missing; a recent start is enough', () => {
    expect(tell(check, { entries: [entry({ dates: range('2015', null) })] }).status).toBe('undetermined');
    expect(tell(check, { entries: [entry({ dates: null })] }).status).toBe('undetermined');
    expect(tell(check, { entries: [entry({ dates: range('2025-05', null) })] }).status).toBe('pass');
  });

  test('takes a job without an end for over where it stands below one that began later and ended', () => {
    const newest = entry({ dates: range('2015', '2019') });
    const older = entry({ dates: range('2014-06', null) });
    expect(tell(check, { entries: [newest, older] }).status).toBe('warn');
    expect(tell(check, { entries: [older, newest] }).status).toBe('undetermined');
    expect(tell(check, { entries: [newest, entry({ dates: range('2017', null) })] }).status).toBe('undetermined');
  });

  test('is not applicable without a job', () => {
    expect(tell(check, { entries: [entry({ section: 'education', dates: range('2010', '2014') })] }).status).toBe(
      'not-applicable',
    );
  });
});
