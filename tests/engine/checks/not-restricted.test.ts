import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/not-restricted.ts';
import { measureUnread } from '../../../src/engine/index.ts';
import type { Restrictions } from '../../../src/resume/document.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

function told(rest: Partial<Restrictions>, language: (typeof LANGUAGES)[number] = 'en'): Told {
  const restrictions = { encrypted: true, password: false, copying: true, ...rest };
  return tell(check, { language, document: document([page(SENTENCES[language].strong)], { restrictions }) });
}

describe('not-restricted', () => {
  test.each(LANGUAGES)('%s: passes for an open file, fails for a password and for forbidden copying', (language) => {
    expect(told({ encrypted: false }, language).status).toBe('pass');
    expect(told({ password: true }, language)).toMatchObject({ status: 'fail', ids: ['password'] });
    expect(told({ copying: false }, language)).toMatchObject({ status: 'fail', ids: ['copying'] });
  });

  test('minds no encryption that forbids neither reading nor copying', () => {
    expect(told({}).status).toBe('pass');
  });

  test('is the one check that is told where the password is missing', () => {
    for (const error of ['password-needed', 'password-wrong'] as const) {
      const { checks, recommendations } = measureUnread({ fileName: 'a.pdf' }, error, { asOf: '2026-01-15' });
      const failed = checks.filter(({ status }) => status !== 'not-applicable');
      expect(failed).toMatchObject([{ id: 'not-restricted', status: 'fail', findings: [{ messageId: 'password' }] }]);
      expect(recommendations.map(({ checkId }) => checkId)).toEqual(['not-restricted']);
    }
    const { checks } = measureUnread({ fileName: 'a.pdf' }, 'corrupt', { asOf: '2026-01-15' });
    expect(checks.every(({ status }) => status === 'not-applicable')).toBe(true);
  });
});
