import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/name-found.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { nameOf } from '../../../src/engine/reading/names/name.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';

const NAMES: Readonly<Record<Language, string>> = {
  es: 'Lucía Marín Ortega',
  en: 'Maya Ellison',
  fr: 'Camille Berthier',
  pt: 'Rafael Nogueira Campos',
  de: 'Lena Brandstetter',
  it: 'Martina Galeazzi',
  ja: '水野 彩香',
  zh: '沈嘉禾',
};
const ROW = '+34 634 12 09 57 | ana@example.org';
/** Tells a name in small letters: the address repeats it. */
const rowOf = (name: string): string =>
  `+34 634 12 09 57 | ${name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}@example.org`;

function head(language: Language, texts: readonly (string | Text)[]): ReadingParts {
  const doc = document([page(texts)], { fileName: null });
  const lines = linesOf(doc);
  return {
    document: doc,
    lines,
    language,
    headings: [],
    contact: contact({ name: nameOf(doc, lines, LEXICONS[language]) }),
  };
}

describe('name-found', () => {
  test.each(LANGUAGES)('%s: passes for a large name at the top, fails where the page opens without one', (language) => {
    const name = NAMES[language];
    expect(tell(check, head(language, [{ text: name, size: 20 }, ROW]))).toMatchObject({
      status: 'pass',
      data: { name },
    });
    expect(tell(check, head(language, [ROW, '2021 – 2024', '100 %']))).toMatchObject({
      status: 'fail',
      ids: ['missing'],
    });
  });

  test('warns of a title of the document in larger letters, but not in a German Lebenslauf', () => {
    const texts = (title: string, name: string): Text[] => [
      { text: title, size: 24 },
      { text: name, size: 12 },
      { text: rowOf(name) },
    ];
    const told = tell(check, head('es', texts('CURRICULUM VITAE', NAMES.es)));
    expect(told).toMatchObject({ status: 'warn', ids: ['title-larger'] });
    expect(told.findings[0]?.data).toMatchObject({ line: 'CURRICULUM VITAE', size: 12, largest: 24 });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe(NAMES.es);
    expect(tell(check, head('de', texts('Lebenslauf', NAMES.de))).status).toBe('pass');
    expect(tell(check, head('ja', texts('職務経歴書', NAMES.ja))).status).toBe('pass');
  });

  test('warns of a job title in larger letters, and of a name far down the page', () => {
    const title = head('en', [
      { text: NAMES.en, size: 12 },
      { text: 'Customer Success Manager', size: 18 },
      rowOf(NAMES.en),
    ]);
    expect(tell(check, title).ids).toEqual(['line-larger']);
    const low = head('en', [ROW, { text: NAMES.en, size: 18, y: 200 }]);
    expect(tell(check, low)).toMatchObject({ status: 'warn', ids: ['low'] });
  });

  test('takes a labelled row of a table in German and Chinese', () => {
    expect(tell(check, head('de', [{ text: 'Lebenslauf', size: 20 }, 'Name: Lena Brandstetter', ROW])).status).toBe(
      'pass',
    );
    expect(tell(check, head('zh', [{ text: '个人简历', size: 20 }, '姓名:沈嘉禾', ROW])).status).toBe('pass');
  });

  test('overlooks a monogram', () => {
    expect(
      tell(check, head('en', [{ text: 'ME', size: 40 }, { text: NAMES.en, size: 20 }, rowOf(NAMES.en)])).status,
    ).toBe('pass');
  });

  test('could not tell where the largest line may be a name of an unknown form', () => {
    expect(tell(check, head('en', [{ text: 'Björk', size: 22 }, ROW])).status).toBe('undetermined');
  });
});
