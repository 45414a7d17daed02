import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/ligatures-and-hyphens.ts';
import { isCjk, LANGUAGES } from '../../../src/resume/language.ts';
import { document, face, page, type Text } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

function told(texts: readonly (string | Text)[], language: (typeof LANGUAGES)[number] = 'en'): Told {
  return tell(check, { language, document: document([page(texts)], { fonts: [face('Lato'), face('FontAwesome')] }) });
}

describe('ligatures-and-hyphens', () => {
  test.each(LANGUAGES)('%s: passes for whole words, tells one that lost its ligature', (language) => {
    const { strong, weak } = SENTENCES[language];
    const text = [...strong, ...weak, ...strong];
    expect(told(text, language)).toMatchObject({ status: 'pass', ids: [] });
    const lost = told([...text, 'Microsoft O\ufffdce'], language);
    expect(lost).toMatchObject({ status: 'warn', ids: ['ligatures'], findings: [{ data: { count: 1 } }] });
    expect(lost.findings[0]?.evidence[0]?.excerpt).toContain('\ufffdce');
  });

  test('quotes a code without a letter as a replacement character, and a parted name whole', () => {
    const [finding] = told([
      ...SENTENCES.en.strong,
      ...SENTENCES.en.weak,
      ...SENTENCES.en.strong,
      'Pro\u001cler',
    ]).findings;
    expect(finding?.evidence[0]?.excerpt).toBe('Pro\ufffdler');
    const parted = ['Name, Descrip-', 'tion alpha organi-', 'satorio alpha compu-', 'tador alpha'];
    expect(told(parted).findings[0]?.data['word']).toBe('Descrip-tion');
  });

  test('tells accents that stand beside their letters, as TeX sets them, and a word that has one', () => {
    const { pages, ...rest } = document([page(['Mira Ejemplo', 'Técnica de campo', ...SENTENCES.es.strong])]);
    const parted = pages.map((own) => ({
      ...own,
      spans: own.spans.map((span) => (span.text.startsWith('Técnica') ? { ...span, partedAccents: 1 } : span)),
    }));
    const telling = (of: typeof pages): Told => tell(check, { language: 'es', document: { ...rest, pages: of } });
    expect(telling(pages).ids).toEqual([]);
    expect(telling(parted)).toMatchObject({
      status: 'warn',
      ids: ['accents'],
      findings: [{ data: { count: 1, word: 'Técnica' }, evidence: [{ excerpt: 'Técnica de campo' }] }],
    });
  });

  const body = [...SENTENCES.en.strong, ...SENTENCES.en.weak, ...SENTENCES.en.strong, ...SENTENCES.en.weak];

  test('fails for many, and leaves a text that lost its letters to characters-mapped', () => {
    const many = [...body, ...body, ...body, 'specifica\u019fon cer\u019fficate ac\u019fons par\u019ftion ini\u019fal'];
    expect(told(many)).toMatchObject({ status: 'fail', ids: ['ligatures'], findings: [{ data: { count: 5 } }] });
    expect(told(Array.from({ length: 9 }, () => 'o\ufffdce pro\ufffdt')).ids).toEqual([]);
  });

  test('takes icons and bullets for no letters', () => {
    expect(told([...body, { text: 'x\uf0e0y', font: 1 }, '\uf0b7 Led a team', '\uf095']).status).toBe('pass');
  });

  test('tells soft hyphens, which stay in what is copied', () => {
    expect(told([...body, 'Kommu\u00adnikation und Organi\u00adsation'], 'de')).toMatchObject({
      status: 'warn',
      ids: ['invisible'],
      findings: [{ data: { count: 2 } }],
    });
  });

  test.each(LANGUAGES.filter((language) => !isCjk(language)))(
    '%s: tells words parted at line ends, not compounds',
    (language) => {
      const parted = ['alpha infor-', 'matik alpha organi-', 'satorio alpha compu-', 'tador alpha'];
      expect(told(parted, language)).toMatchObject({
        status: 'warn',
        ids: ['hyphenated'],
        findings: [{ data: { count: 3 } }],
      });
      expect(told(parted.slice(0, 2), language).status).toBe('pass');
    },
  );

  test('leaves hyphens that belong to their words alone', () => {
    const german = ['Vertriebs-', 'und Marketing, Einkaufs-', 'und Lager, Aus-', 'und Weiterbildung'].map((text) =>
      text.toLowerCase(),
    );
    expect(told(german, 'de').status).toBe('pass');
  });

  test('is not applicable without lines', () => {
    expect(tell(check, { lines: [] }).status).toBe('not-applicable');
  });
});

test('words parted within their line', () => {
  const parted = [
    'Führung von sieben Disponen- tinnen',
    'Erstellung von Gefahr- gutpapieren',
    'Sanierung der Kühl- anlagen',
  ];
  expect(told(parted, 'de').ids).toEqual(['hyphenated']);
  expect(
    told(['Vertriebs- und Marketingplan', 'Ein- oder Ausgang', 'Tag- bzw. nachts', 'Aus- und weiterbilden'], 'de')
      .status,
  ).toBe('pass');
});
