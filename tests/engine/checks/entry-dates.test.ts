import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/entry-dates.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry, heading, line, range, reading } from '../builder.ts';
import { statusOf, tell } from '../outcome.ts';

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

  test('fails where half of the jobs are undated', () => {
    const entries = [entry(), entry(), entry({ dates: null }), entry({ dates: null })];
    expect(tell(check, { entries })).toMatchObject({ status: 'fail', ids: ['no-dates', 'no-dates'] });
  });

  test.each(LANGUAGES)('%s: takes a year or a range for a degree, both ends for a job', (language) => {
    const degrees = [range('2011', '2015'), range(null, '2017-06'), range(null, '2009')];
    const entries = [entry({ paragraphs: ['…'] }), ...degrees.map((dates) => entry({ section: 'education', dates }))];
    expect(tell(check, { language, entries }).status).toBe('pass');
    const open = [...entries, entry({ dates: range('2018', null), paragraphs: ['…'] })];
    expect(tell(check, { language, entries: open })).toMatchObject({ status: 'warn', ids: ['no-end'] });
  });

  test('tells a missing start from a missing end', () => {
    const told = tell(check, {
      entries: [entry({ dates: range(null, '2020') }), entry({ dates: range('2018', null) })],
    });
    expect(told).toMatchObject({ status: 'fail', ids: ['no-start', 'no-end'] });
  });

  test('a season is the time of a job, and a lone year, unless nothing is later', () => {
    const lone = entry({ dates: { ...range('2017', null), text: '2017' } });
    const season = entry({ dates: { ...range('2023-09', null), text: 'Fall 2023' } });
    expect(tell(check, { language: 'en', entries: [entry(), lone, season] }).status).toBe('pass');
    expect(tell(check, { language: 'en', entries: [lone] }).ids).toEqual(['no-end']);
    expect(tell(check, { language: 'en', entries: [season] }).status).toBe('pass');
    const since = entry({ dates: { ...range('2023-09', null), text: 'Fall 2023 –' } });
    expect(tell(check, { language: 'en', entries: [since] }).ids).toEqual(['no-end']);
    const term = entry({ dates: { ...range('2019-09', null), text: '2019 年秋季' } });
    expect(tell(check, { language: 'zh', entries: [entry(), term] }).status).toBe('pass');
  });

  test('a lone month is the time of a job among others with both ends, unless nothing is later', () => {
    const lone = entry({ dates: { ...range('2019-07', null), text: 'juil. 2019' } });
    const other = entry({ dates: { ...range('2018-03', null), text: '03/2018' } });
    expect(tell(check, { language: 'fr', entries: [entry(), entry(), lone] }).status).toBe('pass');
    expect(tell(check, { language: 'fr', entries: [entry(), lone, other] }).ids).toEqual(['no-end', 'no-end']);
    const latest = entry({ dates: range('2012', '2014') });
    expect(tell(check, { language: 'fr', entries: [lone, latest, latest] }).ids).toEqual(['no-end']);
  });

  test('how long a job lasted tells its end', () => {
    const told = (text: string) => {
      const dates = { ...range('2024-05', null), text: 'Mayo 2024' };
      return tell(check, { language: 'es', entries: [{ ...entry({ dates }), header: [line(text)] }] }).ids;
    };
    expect(told('Analista de datos · Julio 2023 (9 meses)')).toEqual([]);
    expect(told('Mitarbeit im Archiv (drei Wochen)')).toEqual([]);
    expect(told('Analista de datos · Mayo 2024 (remoto)')).toEqual(['no-end']);
  });

  test('reads the rows of a Japanese form, which carry one date each', () => {
    const entries = [entry({ dates: range('2018-04', null) }), entry({ dates: range(null, '2021-03') })];
    expect(tell(check, { entries, language: 'ja' }).status).toBe('pass');
  });

  test.each([
    ['a season', 'Développeuse', { start: '2013-06', end: null, text: 'Été 2013' }],
    ['the month of an internship', 'Praktikum', { start: '2014-06', end: null, text: 'Juni 2014' }],
    ['the month of one at school', 'Schulpraktikum', { start: '2014-06', end: null, text: 'Juni 2014' }],
    ['the year of a holiday job', 'Ferienjob Lager', { start: '2014', end: null, text: '2014' }],
  ])('asks for no end beside %s', (_, title, dates) => {
    const language = dates.text.startsWith('Été') ? 'fr' : 'de';
    expect(tell(check, { language, entries: [entry(), entry({ title, dates })] }).status).toBe('pass');
  });

  test('asks for the end of an internship that a dash leaves open', () => {
    const open = entry({ title: 'Praktikum', dates: { start: '2014-06', end: null, text: 'Juni 2014 –' } });
    expect(tell(check, { language: 'de', entries: [entry(), open] }).ids).toEqual(['no-end']);
  });

  test('could not tell where jobs have a heading and no entry was found', () => {
    expect(tell(check, { entries: [] }).status).toBe('undetermined');
  });

  test('is not applicable without experience and education', () => {
    expect(tell(check, { sections: ['skills'] }).status).toBe('not-applicable');
  });
});

test('counts the jobs and knows when the first began', () => {
  const entries = [entry(), entry({ dates: range('2014-02', '2021-02') }), entry({ section: 'education' })];
  expect(tell(check, { entries }).data).toEqual({ complete: 3, total: 3, jobs: 2, since: '2014' });
});

describe('jobs in running text', () => {
  const told = (...texts: string[]) => {
    const section = {
      kind: 'experience' as const,
      heading: heading('experience'),
      lines: texts.map((text) => line(text)),
    };
    const outcome = check.run({ ...reading({ entries: [] }), sections: [section] });
    return {
      status: statusOf(outcome),
      ids: outcome.kind === 'scored' ? outcome.findings.map(({ messageId }) => messageId) : [],
    };
  };

  test('are undated where no figure stands among them', () => {
    expect(told('Sold clothes at Kaly Mode and did the till.', 'Delivered parcels for some months.')).toEqual({
      status: 'fail',
      ids: ['no-dates'],
    });
    expect(told('Sold clothes at Kaly Mode until 2020.', 'Delivered parcels.').status).toBe('undetermined');
  });
});

test('a dash without an end, below a job that began later, leaves the end open', () => {
  const open = { ...range('2017-07', 'present'), text: 'Juli 2017 –' };
  const now = { ...range('2021-03', 'present'), text: 'März 2021 – heute' };
  const told = (...dates: (typeof open)[]) =>
    tell(check, { language: 'de', entries: dates.map((own) => entry({ dates: own })) }).ids;
  expect(told(now, open)).toEqual(['no-end']);
  expect(told(open, { ...range('2012', '2016'), text: '2012 – 2016' })).toEqual([]);
  expect(told({ ...now, text: 'März 2021 –' }, open)).toEqual([]);
});
