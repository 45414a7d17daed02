import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/sections-essential.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headingsOf } from '../../../src/engine/reading/sections/headings.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { document, entry, heading, line, linesOf, page } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('sections-essential', () => {
  test('passes with experience, education and skills', () => {
    expect(tell(check)).toMatchObject({ status: 'pass', data: { found: 3, of: 3 } });
  });

  test('warns where skills are missing, fails where experience is', () => {
    const skills = tell(check, { sections: ['experience', 'education', 'certifications'] });
    expect(skills).toMatchObject({ status: 'warn', ids: ['missing'] });
    expect(skills.findings[0]?.data).toEqual({ section: 'skills' });
    expect(tell(check, { sections: ['education', 'skills'], entries: [entry()] })).toMatchObject({
      status: 'fail',
      ids: ['missing'],
    });
  });

  test('takes projects for experience where a student has had no job', () => {
    expect(tell(check, { sections: ['education', 'projects', 'skills'] }).status).toBe('pass');
    expect(tell(check, { sections: ['education', 'projects', 'skills'], entries: [entry()] }).status).toBe('fail');
  });

  test('counts every kind of a heading that names two', () => {
    const both = { ...heading('education'), kinds: ['education', 'skills'] as const };
    expect(tell(check, { sections: ['experience', 'education'], headings: [heading('experience'), both] }).status).toBe(
      'pass',
    );
  });

  test('takes the licences of a Japanese form for its skills', () => {
    const sections = ['experience', 'education', 'certifications'] as const;
    expect(tell(check, { sections, language: 'ja' }).status).toBe('pass');
    expect(tell(check, { sections, language: 'zh' })).toMatchObject({ status: 'warn', ids: ['missing'] });
  });

  test('takes the schooling of a 職務経歴書 for told in the form that goes with it, and says so at next to no cost', () => {
    const sections = ['experience', 'skills'] as const;
    const told = (title: string): unknown =>
      tell(check, { sections, language: 'ja', lines: [line(title), line('見本 花子')] });
    expect(told('職 務 経 歴 書')).toMatchObject({ status: 'warn', ids: ['told-elsewhere'] });
    expect(told('履歴書')).toMatchObject({ status: 'warn', ids: ['missing'] });
  });

  test.each(LANGUAGES)('%s: passes under that language’s own headings, fails where the jobs have none', (language) => {
    const { headings } = LEXICONS[language];
    const told = (kinds: readonly SectionKind[]): string => {
      const doc = document([page(kinds.map((kind) => ({ text: headings[kind][0] ?? '', size: 14 })))]);
      const found = headingsOf(linesOf(doc), LEXICONS[language], 10);
      return tell(check, { language, headings: found, sections: found.flatMap(({ kinds: own }) => own) }).status;
    };
    expect(told(['experience', 'education', 'skills'])).toBe('pass');
    expect(told(['education', 'skills'])).toBe('fail');
  });

  test('knows headings in bold capitals by one of their words, where others are set alike; not a post', () => {
    const told = (third: string): unknown => {
      const doc = document([page(['EDUCACIÓN', 'Grado en Química', third, 'Taller Alborada', 'HABILIDADES', 'SQL'])]);
      const lines = linesOf(doc).map((line) => ({
        ...line,
        bold: line.text === line.text.toUpperCase() && line.text !== 'SQL',
      }));
      const found = headingsOf(lines, LEXICONS.es, 10.5);
      return tell(check, { language: 'es', headings: found, sections: found.flatMap(({ kinds }) => kinds) }).status;
    };
    expect(told('EXPERIENCIA EN LA INDUSTRIA')).toBe('pass');
    expect(told('DIRECTORA DE EXPERIENCIA')).toBe('fail');
  });

  test('says so where there are no headings at all', () => {
    expect(tell(check, { sections: [], entries: [entry()] })).toMatchObject({ status: 'fail', ids: ['no-headings'] });
  });

  test('takes what has neither jobs nor studies nor a heading over such for no resume', () => {
    expect(tell(check, { sections: [] })).toMatchObject({ status: 'fail', ids: ['nothing'] });
    expect(tell(check, { sections: ['summary', 'references'] })).toMatchObject({ status: 'fail', ids: ['nothing'] });
    for (const kind of ['skills', 'projects', 'certifications'] as const)
      expect(tell(check, { sections: [kind] }).ids).not.toContain('nothing');
  });
});
