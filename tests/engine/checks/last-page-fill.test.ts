import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/last-page-fill.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, linesOf, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('last-page-fill', () => {
  const filled = (texts: readonly string[], ...counts: number[]): ReadingParts => ({
    document: document(
      counts.map((count) => page(Array.from({ length: count }, (_, i) => texts[i % texts.length] ?? ''))),
    ),
  });

  test.each(LANGUAGES)('%s: passes from a quarter on, warns of a few lines', (language) => {
    const texts = SENTENCES[language].strong;
    expect(tell(check, { language, ...filled(texts, 50, 50) })).toMatchObject({ status: 'pass', data: { page: 2 } });
    expect(tell(check, { language, ...filled(texts, 50, 50, 13) }).status).toBe('pass');
    const short = tell(check, { language, ...filled(texts, 50, 6) });
    expect(short).toMatchObject({ status: 'warn', ids: ['short'], findings: [{ data: { page: 2, lines: 6 } }] });
    expect(short.findings[0]?.evidence[0]).toMatchObject({ page: 2, excerpt: texts[0] });
    expect(tell(check, { language, ...filled(texts, 50, 2) }).status).toBe('fail');
  });

  test('fails for a blank page, also where only its number stands on it', () => {
    const { strong } = SENTENCES.es;
    expect(tell(check, filled(strong, 50, 0))).toMatchObject({ status: 'fail', ids: ['blank'] });
    const numbered = filled(strong, 50, 1);
    const lines = linesOf(numbered.document ?? document([])).map((line) => ({ ...line, running: line.page === 2 }));
    expect(tell(check, { ...numbered, lines })).toMatchObject({ status: 'fail', ids: ['blank'] });
  });

  test('is not applicable to one page, to pages that were not read and to a page that is a picture', () => {
    const { strong } = SENTENCES.es;
    expect(tell(check, filled(strong, 5)).status).toBe('not-applicable');
    const long = document([page(strong), page(strong)], { pageCount: 60 });
    expect(tell(check, { document: long }).status).toBe('not-applicable');
    const image = { box: { x: 0, y: 0, width: 595, height: 842 }, pixelWidth: 1000, pixelHeight: 1400 };
    const scan = document([page(strong), page([], { images: [image] })]);
    expect(tell(check, { document: scan }).status).toBe('not-applicable');
  });
});
