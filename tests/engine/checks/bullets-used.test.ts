import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/bullets-used.ts';
import type { Entry } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry, heading, line, reading } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('bullets-used', () => {
  const lines = ['Led a team of twelve.', 'Cut costs by a third.', 'Opened three plants.'];
  const paragraph = 'We kept the machines of the plant running through the night. '.repeat(8);

  test('passes for jobs told in two to eight bullets', () => {
    expect(tell(check, { entries: [entry({ bullets: lines }), entry({ bullets: lines })] })).toMatchObject({
      status: 'pass',
      data: { entries: 2, withBullets: 2, bullets: 6 },
    });
  });

  test('fails where no job has bullets and long paragraphs stand instead', () => {
    const told = tell(check, { entries: [entry({ paragraphs: [paragraph] })] });
    expect(told).toMatchObject({ status: 'fail', ids: ['none', 'paragraph'] });
    expect(told.findings[1]?.data).toEqual({ entry: 'Data analyst', words: 88 });
  });

  test('counts characters in Chinese paragraphs', () => {
    const told = tell(check, {
      language: 'zh',
      entries: [entry({ paragraphs: ['负责生产线的日常维护与管理工作，'.repeat(15)] })],
    });
    expect(told.ids).toContain('paragraph');
  });

  test('warns of a single bullet and of too many', () => {
    const told = tell(check, {
      entries: [
        entry({ bullets: ['Led a team of twelve.'] }),
        entry({ bullets: Array.from({ length: 12 }, () => 'Led it.') }),
      ],
    });
    expect(told).toMatchObject({ status: 'warn', ids: ['single', 'too-many'] });
  });

  test.each(LANGUAGES)('%s: passes for two to eight bullets a job, fails for long paragraphs', (language) => {
    const { strong, weak } = SENTENCES[language];
    expect(tell(check, { language, entries: [entry({ bullets: strong }), entry({ bullets: weak })] }).status).toBe(
      'pass',
    );
    const long = Array.from({ length: 3 }, () => [...strong, ...weak].join(' ')).join(' ');
    expect(tell(check, { language, entries: [entry({ paragraphs: [long] })] })).toMatchObject({
      status: 'fail',
      ids: ['none', 'paragraph'],
    });
  });

  test('holds eight bullets for few enough and nine for too many', () => {
    const entries = (count: number): Entry[] => [
      entry({ bullets: Array.from({ length: count }, () => 'Led a team of twelve.') }),
    ];
    expect(tell(check, { entries: entries(8) }).status).toBe('pass');
    expect(tell(check, { entries: entries(9) })).toMatchObject({ status: 'warn', ids: ['too-many'] });
  });

  test('warns of a recent job in running text beside jobs in bullets, not of a line about it', () => {
    const prose = 'We kept the machines of the plant running through the night. '.repeat(4);
    const told = tell(check, { entries: [entry({ title: 'Fitter', paragraphs: [prose] }), entry({ bullets: lines })] });
    expect(told).toMatchObject({ status: 'warn', ids: ['prose'] });
    expect(told.findings[0]?.data).toEqual({ entry: 'Fitter' });
    const brief = entry({ paragraphs: ['A plant of 300 people that makes gears.'] });
    expect(tell(check, { entries: [brief, entry({ bullets: lines })] }).status).toBe('pass');
    const old = entry({ paragraphs: [prose] });
    expect(tell(check, { entries: [entry({ bullets: lines }), entry({ bullets: lines }), old] }).status).toBe('pass');
  });

  test('lets an older job be told in one line', () => {
    const told = tell(check, {
      entries: [entry({ bullets: lines }), entry({ bullets: lines }), entry({ bullets: ['Served guests.'] }), entry()],
    });
    expect(told.status).toBe('pass');
  });

  test('reads the projects of a student', () => {
    const entries = [entry({ section: 'projects', bullets: lines }), entry({ section: 'education' })];
    expect(tell(check, { entries, sections: ['education', 'projects'] }).status).toBe('pass');
  });

  test('leaves a Japanese form alone, and a resume without jobs', () => {
    expect(tell(check, { language: 'ja', entries: [entry(), entry()] }).status).toBe('not-applicable');
    const form = {
      language: 'ja',
      lines: [line('履歴書')],
      entries: [entry({ paragraphs: ['保育士として勤務。'] })],
    } as const;
    expect(tell(check, form).status).toBe('not-applicable');
    expect(tell(check, { ...form, lines: [line('職務経歴書')] }).ids).toContain('none');
    expect(tell(check, { sections: ['education'] }).status).toBe('not-applicable');
  });

  test('could not tell where a section of jobs yields neither entries nor bullets', () => {
    expect(tell(check, { entries: [] }).status).toBe('undetermined');
  });
});

test('fails where the jobs are running text that cannot be told apart', () => {
  const texts = ['Sold clothes at Kaly Mode and did the till.', 'Delivered parcels for some months.'];
  const section = {
    kind: 'experience' as const,
    heading: heading('experience'),
    lines: texts.map((text) => line(text)),
  };
  const outcome = check.run({ ...reading({ entries: [] }), sections: [section] });
  expect(outcome).toMatchObject({ kind: 'scored', findings: [{ messageId: 'none' }] });
});
