import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/alignment.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, line, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('alignment', () => {
  const at = (lefts: readonly number[], texts: readonly string[], head = 0): ReadingParts => {
    const spans: Text[] = lefts.map((x, i) => ({ text: texts[i % texts.length] ?? '', x, y: 800 - i * 13 }));
    const doc = document([page(spans)]);
    const lines = linesOf(doc);
    return { document: doc, lines, headings: [{ line: lines[head] ?? line('…'), kinds: ['experience'] }] };
  };
  const repeat = (lefts: readonly number[], times: number): number[] =>
    Array.from({ length: times }, () => lefts).flat();
  const { strong } = SENTENCES.en;

  test.each(LANGUAGES)('%s: passes on four edges, warns of lines pushed about, fails for a stair', (language) => {
    const texts = SENTENCES[language].strong;
    const tidy = tell(check, { language, ...at(repeat([56, 70, 84, 100], 8), texts) });
    expect(tidy).toMatchObject({ status: 'pass', data: { percent: 100, lines: 32 } });
    const short = (text: string): string => text.slice(0, 6);
    const lefts = [...repeat([56, 70, 84, 100], 5), 112, 121, 130, 139, 148];
    const mixed = lefts.map((_, i) =>
      i < 20 ? (texts[i % texts.length] ?? '') : short(texts[i % texts.length] ?? ''),
    );
    const pushed = tell(check, { language, ...at(lefts, mixed) });
    expect(pushed).toMatchObject({ status: 'warn', ids: ['ragged'], findings: [{ data: { percent: 80, count: 5 } }] });
    expect(pushed.findings[0]?.evidence[0]).toMatchObject({ page: 1, box: { x: 112 } });
    const stair = Array.from({ length: 30 }, (_, i) => 56 + i * 6);
    expect(tell(check, { language, ...at(stair, texts) }).status).toBe('fail');
  });

  test('forgives an eighth of the lines', () => {
    expect(tell(check, at([...repeat([56, 70], 14), 112, 121, 130], strong))).toMatchObject({ status: 'pass' });
  });

  test('leaves the head with name and contact data to taste', () => {
    const head = [200, 170, 143, 230, 181];
    expect(tell(check, at([...head, ...repeat([56, 70], 8)], strong, head.length))).toMatchObject({
      status: 'pass',
      data: { lines: 16 },
    });
  });

  test('takes centred lines and those set against the right edge as aligned', () => {
    const body = repeat([56], 12).map((x, i) => ({ text: 'm'.repeat(91), x, y: 800 - i * 13 }));
    const rest = Array.from({ length: 6 }, (_, i): Text => {
      const text = 'n'.repeat(12 + 3 * i);
      const width = text.length * 5.25;
      const x = i % 2 === 0 ? 56 + (477.75 - width) / 2 : 533.75 - width;
      return { text, x, y: 600 - i * 13 };
    });
    const doc = document([page([...body, ...rest])]);
    expect(tell(check, { document: doc, headings: [] })).toMatchObject({ status: 'pass', data: { percent: 100 } });
  });

  test('takes a body that is centred line for line for ragged', () => {
    const rows = Array.from({ length: 24 }, (_, i): Text => {
      const text = 'n'.repeat(20 + ((i * 17) % 60));
      return { text, x: 56 + (477.75 - text.length * 5.25) / 2, y: 800 - i * 13 };
    });
    const whole = Array.from({ length: 6 }, (_, i): Text => ({ text: 'm'.repeat(91), x: 56, y: 480 - i * 13 }));
    const doc = document([page([...rows, ...whole])]);
    expect(tell(check, { document: doc, headings: [] }).ids).toEqual(['ragged']);
  });

  test('judges each column by edges of its own', () => {
    const parts = at([...repeat([30, 40, 50, 60], 4), ...repeat([230, 240, 250, 260], 4)], strong);
    const lines = (parts.lines ?? []).map((item, i) => ({ ...item, column: i < 16 ? 0 : 1 }));
    expect(tell(check, { ...parts, lines }).status).toBe('pass');
    expect(tell(check, parts).status).toBe('fail');
  });

  test('is not applicable to a fragment and to a scan', () => {
    expect(tell(check, at([56, 70, 90], strong)).status).toBe('not-applicable');
    const doc = document([page(strong.map((text) => ({ text, ocr: true })))]);
    expect(tell(check, { document: doc, headings: [] }).status).toBe('not-applicable');
  });
});
