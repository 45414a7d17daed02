import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/sections-essential.ts';
import { entry, heading } from '../builder.ts';
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

  test('says so where there are no headings at all', () => {
    expect(tell(check, { sections: [] })).toMatchObject({ status: 'fail', ids: ['no-headings'] });
  });
});
