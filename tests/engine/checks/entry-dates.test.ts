import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/entry-dates.ts';
import { entry, range } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('entry-dates', () => {
  test('passes for jobs with both dates and degrees with a year', () => {
    const entries = [
      entry(),
      entry({ dates: range('2018-01', '2021-02') }),
      entry({ section: 'education', dates: range(null, '2017') }),
    ];
    expect(tell(check, { entries })).toMatchObject({ status: 'pass', data: { complete: 3, total: 3 } });
  });

  test('names the entry without dates, and warns even of one among ten', () => {
    const entries = [...Array.from({ length: 9 }, () => entry()), entry({ title: 'Cook', dates: null })];
    const told = tell(check, { entries });
    expect(told).toMatchObject({ status: 'warn', ids: ['no-dates'], data: { complete: 9, total: 10 } });
    expect(told.findings[0]?.data).toEqual({ entry: 'Cook' });
  });

  test('tells a missing start from a missing end', () => {
    const told = tell(check, {
      entries: [entry({ dates: range(null, '2020') }), entry({ dates: range('2018', null) })],
    });
    expect(told).toMatchObject({ status: 'fail', ids: ['no-start', 'no-end'] });
  });

  test('reads the rows of a Japanese form, which carry one date each', () => {
    const entries = [entry({ dates: range('2018-04', null) }), entry({ dates: range(null, '2021-03') })];
    expect(tell(check, { entries, language: 'ja' }).status).toBe('pass');
  });

  test('could not tell where jobs have a heading and no entry was found', () => {
    expect(tell(check, { entries: [] }).status).toBe('undetermined');
  });

  test('is not applicable without experience and education', () => {
    expect(tell(check, { sections: ['skills'] }).status).toBe('not-applicable');
  });
});
