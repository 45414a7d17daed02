import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/emphasis.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, entry, face, line, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const FONTS = [face('Lato'), face('Lato', { name: 'Lato-Bold', weight: 700 })];

function resume(texts: readonly (string | Text)[], heads: readonly number[] = []): ReadingParts {
  const doc = document([page(['Experience', ...texts])], { fonts: FONTS });
  const lines = linesOf(doc);
  const header = heads.flatMap((at) => lines[at + 1] ?? []);
  return {
    document: doc,
    lines,
    headings: [{ line: lines[0] ?? line('…'), kinds: ['experience'] }],
    entries: [{ ...entry(), header }],
  };
}

const bold = (text: string): Text => ({ text, font: 1 });

describe('emphasis', () => {
  test.each(LANGUAGES)('%s: passes for a few bold words, warns of a third, fails for all', (language) => {
    const { strong } = SENTENCES[language];
    const all = [...strong, ...strong, ...strong, ...strong];
    expect(tell(check, { language, ...resume([bold(strong[0] ?? ''), ...all]) }).status).toBe('pass');
    const third = tell(check, { language, ...resume([...strong.map(bold), ...strong, ...strong.slice(0, 4)]) });
    expect(third).toMatchObject({ status: 'warn', ids: ['bold'], findings: [{ data: { most: 25 } }] });
    expect(third.findings[0]?.evidence.length).toBeGreaterThan(0);
    expect(tell(check, { language, ...resume(all.map(bold)) }).status).toBe('fail');
  });

  test('a grid of levels is in capitals by its form', () => {
    const grid = ['LISTENING B2 READING C1 SPOKEN INTERACTION B1', 'LISTENING A2 READING B1 SPOKEN PRODUCTION A2'];
    expect(tell(check, resume([...SENTENCES.en.strong, ...grid])).ids).toEqual([]);
    expect(tell(check, resume([...SENTENCES.en.strong, ...grid.map((row) => row.replaceAll(/\d/gu, ''))])).ids).toEqual(
      ['capitals'],
    );
  });

  test.each(LANGUAGES.filter((language) => language !== 'ja' && language !== 'zh'))(
    '%s: warns of sentences in capitals',
    (language) => {
      const { strong } = SENTENCES[language];
      const loud = (strong[4] ?? '').toUpperCase();
      const told = tell(check, { language, ...resume([loud, ...strong, ...strong]) });
      expect(told).toMatchObject({ status: 'warn', ids: ['capitals'], findings: [{ data: { most: 5 } }] });
      expect(told.findings[0]?.evidence[0]?.excerpt).toBe(loud);
    },
  );

  test.each(['ja', 'zh'] as const)('%s: warns of English in capitals', (language) => {
    const { strong } = SENTENCES[language];
    const loud = '• MANAGED THE INTERNATIONAL MARKETING TEAM';
    const told = tell(check, { language, ...resume([...strong, ...strong, ...strong, loud]) });
    expect(told).toMatchObject({ ids: ['capitals'] });
  });

  test('takes acronyms, short headings in capitals and the heads of jobs as they are', () => {
    const { strong } = SENTENCES.en;
    const names = 'Tools: HTML, CSS, SQL, AWS, JIRA, REST, JSON, XML, ISO 9001, SCRUM, COBOL, FORTRAN 77, MATLAB';
    expect(tell(check, resume([...strong, ...strong, names])).status).toBe('pass');
    expect(tell(check, resume([...strong, ...strong, 'VOLUNTEERING ABROAD', 'PUBLIC SPEAKING'])).status).toBe('pass');
    const heads = [
      'Senior analyst, Example Works, Springfield',
      'Analyst, Sample Company, Springfield',
      'Trainee, Model Group, Springfield',
    ].map(bold);
    expect(tell(check, resume([...heads, ...strong], [0, 1, 2])).status).toBe('pass');
    expect(tell(check, resume([...heads, ...heads, ...strong])).status).not.toBe('pass');
  });

  test('is not applicable where fonts have no names, nor to a fragment or a scan', () => {
    const { strong } = SENTENCES.en;
    const unnamed = { typography: { bodySize: 10, families: [], unnamedShare: 0.8 } };
    expect(tell(check, { ...resume(strong.map(bold)), ...unnamed }).status).toBe('not-applicable');
    expect(tell(check, resume([bold('Led a team.')])).status).toBe('not-applicable');
    const scan = strong.map((text) => ({ text, font: 1, ocr: true }));
    expect(tell(check, resume([...scan, ...scan])).status).toBe('not-applicable');
  });
});
