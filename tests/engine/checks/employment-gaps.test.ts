import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/employment-gaps.ts';
import type { Entry } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { entry, line, range } from '../builder.ts';
import { tell } from '../outcome.ts';

/** How that language writes the dates of a leave that fills the gap between February 2021 and September 2022. */
const LEAVES: Readonly<Record<Language, string>> = {
  es: 'Excedencia por cuidado de hijos, marzo de 2021 – agosto de 2022',
  en: 'Parental leave, Mar 2021 – Aug 2022',
  fr: 'Congé parental, mars 2021 – août 2022',
  pt: 'Intercâmbio, 03/2021 – 08/2022',
  de: 'Elternzeit, 03/2021 – 08/2022',
  it: 'Congedo, marzo 2021 – agosto 2022',
  ja: '育児休業 2021年3月〜2022年8月',
  zh: '脱产学习 2021.03 - 2022.08',
};

function job(start: string, end: string | null, title = 'Analyst'): Entry {
  return entry({ title, dates: range(start, end) });
}

/** Of lines that are no part of an entry. */
const BELOW = 40;

const BROKEN = [job('2022-09', 'present', 'Chef'), job('2018-06', '2021-02', 'Cook')];

describe('employment-gaps', () => {
  test.each(LANGUAGES)(
    '%s: passes for jobs that follow on, warns of a gap, and lets the page account for it',
    (language) => {
      const entries = [job('2021-04', 'present'), job('2018-06', '2021-02')];
      expect(tell(check, { language, entries, lines: [] })).toMatchObject({ status: 'pass', data: { gaps: 0 } });
      const told = tell(check, { language, entries: BROKEN, lines: [] });
      expect(told).toMatchObject({ status: 'warn', ids: ['gap'] });
      expect(told.findings[0]?.data).toEqual({
        months: 18,
        start: '2021-02',
        end: '2022-09',
        before: 'Cook',
        after: 'Chef',
      });
      expect(told.findings[0]?.evidence.map(({ excerpt }) => excerpt)).toEqual(['Chef', 'Cook']);
      expect(tell(check, { language, entries: BROKEN, lines: [line(LEAVES[language], { index: BELOW })] }).status).toBe(
        'pass',
      );
    },
  );

  test.each<readonly [string, readonly Entry[]]>([
    ['a year between two jobs', [job('2022-03', 'present'), job('2018-06', '2021-02')]],
    ['lone years that may lie a month apart', [job('2023', 'present'), job('2018', '2021')]],
    ['a job that ran beside both', [...BROKEN, job('2019-01', '2023-01')]],
    ['a gap that ended more than ten years ago', [job('2015-01', 'present'), job('2008-01', '2010-01')]],
  ])('does not mind %s', (_, entries) => {
    expect(tell(check, { entries, lines: [] }).status).toBe('pass');
  });

  test('lets a degree of which only the end is told account for the two years before it', () => {
    const alone = (end: string): Entry =>
      entry({ section: 'education', title: 'MSc', dates: { ...range(end, end), start: null } });
    expect(tell(check, { entries: [...BROKEN, alone('2022-07')], lines: [] }).status).toBe('pass');
    expect(tell(check, { entries: [...BROKEN, alone('2017-07')], lines: [] }).status).toBe('warn');
  });

  test('still counts what an account leaves open', () => {
    const lines = [line('Course in pastry, Mar 2021 – May 2021', { index: BELOW })];
    const told = tell(check, { entries: BROKEN, lines });
    expect(told.findings[0]?.data['months']).toBe(15);
  });

  test('takes a year in an item of a job, or one end of a date wrapped in a head, for no account', () => {
    const year = line('Trained two apprentices, hired in 2021', { index: BELOW });
    const [chef, cook] = BROKEN.map((own) => ({
      ...own,
      bullets: [{ text: year.text, lines: [year], glyph: '•', section: 'experience' as const }],
    }));
    const jobs = [chef, cook].flatMap((own) => own ?? []);
    expect(tell(check, { entries: jobs, lines: [year] }).status).toBe('warn');
    const rows = [line('Pastry school (2013 –', { index: BELOW }), line('2014)', { index: BELOW + 1 })];
    const studies = { ...entry({ section: 'education', dates: range('2013', '2014') }), header: rows };
    expect(tell(check, { entries: [...BROKEN, studies], lines: rows }).status).toBe('warn');
  });

  test('never fails, whatever the number of gaps', () => {
    const entries = [job('2025-09', 'present'), job('2022-06', '2023-02'), job('2018-06', '2020-02')];
    expect(tell(check, { entries, lines: [] })).toMatchObject({ status: 'warn', ids: ['gap', 'gap'] });
  });

  test('could not tell where a job without its dates may fill the gap', () => {
    expect(tell(check, { entries: [...BROKEN, job('2021-03', null)], lines: [] }).status).toBe('undetermined');
  });

  test('is not applicable to a single job', () => {
    expect(tell(check, { entries: [job('2021-04', 'present')] }).status).toBe('not-applicable');
  });
});
