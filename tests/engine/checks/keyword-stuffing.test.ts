import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/keyword-stuffing.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, entry, line, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

/** What somebody writes who wants to be found for one term. */
const STUFFED: Readonly<Record<Language, string>> = {
  es: 'Fidelización de clientes, fidelización digital y fidelización omnicanal',
  en: 'Kubernetes platform, kubernetes clusters and kubernetes security',
  fr: 'Négociation commerciale, négociation achats et négociation internationale',
  pt: 'Licitação pública, licitação eletrônica e licitação internacional',
  de: 'Instandhaltung der Anlagen, vorbeugende Instandhaltung und Instandhaltung im Werk',
  it: 'Fidelizzazione clienti, fidelizzazione digitale e fidelizzazione omnicanale',
  ja: 'クラウド設計、クラウド構築、クラウド運用、クラウド移行',
  zh: '短视频运营，短视频，数据，短视频，直播，短视频',
};

function told(language: Language, texts: readonly string[]): Told {
  return tell(check, { language, document: document([page(texts)]) });
}

describe('keyword-stuffing', () => {
  test.each(LANGUAGES)('%s: passes for varied text, tells a term that is hammered in', (language) => {
    const { strong, weak, unmeasured } = SENTENCES[language];
    const text = [...strong, ...weak, ...unmeasured];
    expect(told(language, text)).toMatchObject({ status: 'pass', ids: [] });
    const stuffed = told(language, [...text, ...Array.from({ length: 3 }, () => STUFFED[language])]);
    expect(stuffed.ids).toContain('repeated');
    expect(STUFFED[language]).toContain(stuffed.findings[0]?.data['term']);
  });

  const text = [...SENTENCES.en.strong, ...SENTENCES.en.weak];
  const skills = Array.from({ length: 45 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}ore${String(at)}`);

  test('sets aside the degree of command that closes the rows of the skills', () => {
    const rows = ['Cobol', 'Fortran', 'Delphi', 'Haskell', 'Prolog', 'Lisp'];
    const levels = rows.map((row) => `${row} outstanding`);
    expect(told('en', [...text, ...levels]).status).toBe('pass');
    expect(told('en', [...text, ...rows.map((row) => `outstanding ${row} knowledge`)]).ids).toContain('repeated');
  });

  test('sets the name, the posts and the employers aside', () => {
    const mentions = Array.from({ length: 6 }, () => 'Brewing with Ada for Example Works.');
    const lines = [...text, ...mentions].map((own, index) => line(own, { index: index + 5 }));
    const own = entry({ title: 'Brewing lead' });
    const parts = { lines, entries: [own], contact: contact({ name: { value: 'Ada Example', line: null } }) };
    expect(tell(check, parts).ids).not.toContain('repeated');
  });

  test('tells a list of more than forty terms, not groups of them', () => {
    expect(told('en', [...text, skills.slice(0, 25).join(', '), skills.slice(25).join(', ')])).toMatchObject({
      ids: ['list'],
      findings: [{ data: { count: 45 } }],
    });
    const groups = [`Tools: ${skills.slice(0, 25).join(', ')}`, `Methods: ${skills.slice(25).join(', ')}`];
    expect(told('en', [...text, ...groups]).ids).toEqual([]);
  });

  test('is not applicable to a few words', () => {
    expect(told('en', ['data data data data data data']).status).toBe('not-applicable');
  });
});
