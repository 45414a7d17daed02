import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/body-size.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, face, page, ruledForm, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('body-size', () => {
  const set = (bodySize: number | null, language: Language = 'en'): ReadingParts => ({
    language,
    typography: { bodySize, families: [], unnamedShare: 0 },
  });

  test.each(LANGUAGES)('%s: passes inside the range of the script, edges included', (language) => {
    const [least, most] = language === 'ja' || language === 'zh' ? [9, 12] : [9.5, 12.5];
    for (const size of [least, 10.5, most]) expect(tell(check, set(size, language)).status).toBe('pass');
    expect(tell(check, set(least - 0.5, language))).toMatchObject({ status: 'warn', ids: ['too-small'] });
    expect(tell(check, set(least - 2, language)).status).toBe('fail');
    expect(tell(check, set(most + 1, language))).toMatchObject({ status: 'warn', ids: ['too-large'] });
    expect(tell(check, set(most + 4, language)).status).toBe('fail');
  });

  test('names the size and the bound it misses', () => {
    expect(tell(check, set(8)).findings[0]?.data).toEqual({ size: 8, minimum: 9.5 });
  });

  test('is not applicable without text', () => {
    expect(tell(check, set(null)).status).toBe('not-applicable');
  });

  test('does not judge the size that a text recogniser guessed', () => {
    const scan = document([page([{ text: 'Led a team of twelve technicians.', ocr: true }])]);
    expect(tell(check, { ...set(7), document: scan }).status).toBe('not-applicable');
  });

  test('cannot tell the size of letters that are drawings', () => {
    const drawn = document([page(['Led a team of twelve technicians.'])], { fonts: [face(null)] });
    expect(tell(check, { ...set(7), document: drawn }).status).toBe('undetermined');
  });

  test('full-width characters bear out the size of a font that is drawn', () => {
    const text = '倉庫の棚卸しを毎月担当し、誤差を減らした。';
    const drawn = (step: number) => ({
      ...set(7, 'ja'),
      document: document(
        [page([{ text, size: 7, edges: Array.from(text + '。', (_, at) => 56 + step * at) }])],
        { fonts: [face(null)] }, // prettier-ignore
      ),
    });
    expect(tell(check, drawn(7)).status).toBe('fail');
    expect(tell(check, drawn(9.1)).status).toBe('undetermined');
  });

  test('does not judge the labels of a ruled form', () => {
    expect(tell(check, { ...set(7, 'ja'), document: ruledForm() }).status).toBe('not-applicable');
  });
});
