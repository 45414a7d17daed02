import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/file-weight.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const MEGABYTE = 1024 * 1024;

function told(fileSize: number, language: (typeof LANGUAGES)[number] = 'en'): Told {
  return tell(check, { language, document: document([page(SENTENCES[language].strong)], { fileSize }) });
}

describe('file-weight', () => {
  test.each(LANGUAGES)('%s: passes up to 2 MB, warns of more', (language) => {
    expect(told(2 * MEGABYTE, language)).toMatchObject({ status: 'pass', data: { megabytes: 2 } });
    expect(told(3.25 * MEGABYTE, language)).toMatchObject({
      status: 'warn',
      ids: ['heavy'],
      findings: [{ data: { megabytes: 3.3 } }],
    });
  });

  test('warns up to the limit, and fails beyond it', () => {
    expect(told(10 * MEGABYTE).status).toBe('warn');
    expect(told(11 * MEGABYTE).status).toBe('fail');
  });

  test('is told without text', () => {
    expect(check.withoutText).toBe(true);
  });
});
