import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/document-metadata.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import type { DocumentMetadata } from '../../../src/resume/document.ts';
import { contact, document, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';

function told(
  metadata: Partial<DocumentMetadata>,
  name: string | null = 'Nora Whitfield',
  language: Language | null = 'en',
): Told {
  const base = { ...document([]).metadata, language: language ?? 'en', tagged: true };
  const own = contact(name === null ? {} : { name: { value: name, line: null } });
  return tell(check, {
    document: document([page([])], { metadata: { ...base, ...metadata } }),
    contact: own,
    language,
  });
}

describe('document-metadata', () => {
  test.each(LANGUAGES)('%s: passes for a word for resume or the name, and the right language', (language) => {
    const title = LEXICONS[language].documentTitles[0] ?? '';
    expect(told({ title, language: `${language}-XX` }, 'Nora Whitfield', language)).toMatchObject({
      status: 'pass',
      ids: [],
    });
    expect(told({ title: 'Whitfield, Nora' }, 'Nora Whitfield', language).status).toBe('pass');
    const other = language === 'en' ? 'es-ES' : 'en-US';
    expect(told({ title, language: other }, 'Nora Whitfield', language)).toMatchObject({
      status: 'warn',
      ids: ['wrong-language'],
    });
    // Undetermined: no language is named.
    expect(told({ title, language: 'und' }, 'Nora Whitfield', language).ids).toEqual(['no-language']);
  });

  test.each([
    'Documento1',
    'untitled',
    'Unbenannt 2',
    '無題',
    'Microsoft Word - CV Nora Whitfield.docx',
    'Modern sidebar',
    'Document (3).docx',
  ])('warns of "%s"', (title) => {
    expect(told({ title })).toMatchObject({ status: 'warn', ids: ['poor-title'], findings: [{ data: { title } }] });
  });

  test.each(['CV_Nora', 'nora-whitfield-2026', 'Résumé', 'Nora Whitfield – Head of Sales'])('takes "%s"', (title) => {
    expect(told({ title }).status).toBe('pass');
  });

  test('finds a Chinese name with and without its blanks', () => {
    expect(told({ title: '欧阳雨桐' }, '欧 阳 雨 桐', 'zh').status).toBe('pass');
    expect(told({ title: '文档1' }, '欧阳雨桐', 'zh').ids).toEqual(['poor-title']);
  });

  test('gives a title the benefit of the doubt where no name was found', () => {
    expect(told({ title: 'Nora Whitfield' }, null, null).status).toBe('pass');
  });

  test('never fails, whatever is missing', () => {
    expect(told({ title: null, language: null, tagged: false })).toMatchObject({
      status: 'warn',
      ids: ['no-title', 'no-language', 'untagged'],
    });
  });
});
