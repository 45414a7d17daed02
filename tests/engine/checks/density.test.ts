import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/density.ts';
import { isCjk, LANGUAGES } from '../../../src/resume/language.ts';
import { document, page, ruledForm, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

/** Lines of 480 points, `share` of which is text, `leading` points apart. */
function sheet(count: number, leading: number, share: number, text = 'm'): Text[] {
  const words = text.repeat(96).slice(0, Math.max(1, Math.round(96 * share)));
  return Array.from({ length: count }, (_, i) => ({
    text: i === 0 ? text.repeat(96).slice(0, 96) : words,
    size: 10,
    y: 780 - i * leading,
  }));
}

describe('density', () => {
  const of = (...sheets: readonly Text[][]): ReadingParts => ({
    document: document(sheets.map((texts) => page(texts))),
  });

  test.each(LANGUAGES)('%s: passes for lines with air, warns of a wall and of a desert', (language) => {
    const text = SENTENCES[language].strong[0] ?? '';
    expect(tell(check, { language, ...of(sheet(50, 14, 0.6, text)) })).toMatchObject({ status: 'pass' });
    const wall = tell(check, { language, ...of(sheet(60, 12, 0.8, text)) });
    expect(wall).toMatchObject({ status: 'warn', ids: ['crowded'], findings: [{ data: { most: 62 } }] });
    const desert = tell(check, { language, ...of(sheet(25, 28, isCjk(language) ? 0.3 : 0.4, text)) });
    expect(desert).toMatchObject({
      status: 'warn',
      ids: ['sparse'],
      findings: [{ data: { least: isCjk(language) ? 15 : 20 } }],
    });
    expect(tell(check, { language, ...of(sheet(60, 10, 1, text)) }).status).toBe('fail');
    expect(tell(check, { language, ...of(sheet(12, 60, 0.2, text)) }).status).toBe('fail');
  });

  test('shows the block of the page that weighs most', () => {
    const told = tell(check, of(sheet(55, 12, 0.8), sheet(55, 12, 0.95)));
    expect(told.findings[0]?.evidence[0]).toMatchObject({ page: 2, box: { x: 56, width: 480 } });
  });

  test('leaves the blank end of the last page aside, not that of the others', () => {
    const full = tell(check, of(sheet(50, 14, 0.6)));
    const ended = tell(check, of(sheet(50, 14, 0.6), sheet(12, 14, 0.6)));
    expect(Math.abs(Number(ended.data['percent']) - Number(full.data['percent']))).toBeLessThanOrEqual(3);
    const torn = tell(check, of(sheet(50, 14, 0.6), sheet(8, 14, 0.6), sheet(8, 14, 0.6)));
    expect(Number(torn.data['percent'])).toBeLessThan(Number(full.data['percent']) - 8);
  });

  test('is not applicable to a fragment, a scan and a ruled form', () => {
    expect(tell(check, of(sheet(5, 14, 0.6))).status).toBe('not-applicable');
    expect(tell(check, of(sheet(50, 10, 1).map((text) => ({ ...text, ocr: true })))).status).toBe('not-applicable');
    const form = ruledForm(sheet(12, 60, 0.2));
    expect(tell(check, { language: 'ja', document: form }).status).toBe('not-applicable');
  });
});
