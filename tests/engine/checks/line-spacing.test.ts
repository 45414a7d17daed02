import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/line-spacing.ts';
import { isCjk, LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const SIZE = 10;

/** Five paragraphs of three lines each, the first two of them full. */
function paragraphs(language: Language, spacing: number, rest: Partial<Text> = {}): ReadingParts {
  let y = 780;
  const texts = SENTENCES[language].strong.flatMap((sentence): Text[] => {
    const full = sentence.repeat(4).slice(0, 90);
    const three = [full, full, full.slice(0, 30)].map((text) => ({
      text,
      size: SIZE,
      y: (y -= spacing * SIZE),
      ...rest,
    }));
    y -= SIZE * 2.6;
    return three;
  });
  const doc = document([page(texts)]);
  return { language, document: doc, lines: linesOf(doc), headings: [] };
}

describe('line-spacing', () => {
  test.each(LANGUAGES)('%s: passes inside the range of the script', (language) => {
    for (const spacing of [1, 1.2, 1.4, isCjk(language) ? 1.8 : 1.6]) {
      expect(tell(check, paragraphs(language, spacing))).toMatchObject({ status: 'pass', data: { spacing } });
    }
  });

  test.each(LANGUAGES)('%s: warns of tight lines and of loose ones, and shows a pair', (language) => {
    const tight = tell(check, paragraphs(language, 0.9));
    expect(tight).toMatchObject({ status: 'warn', ids: ['tight'] });
    expect(tight.findings[0]?.data).toEqual({ spacing: 0.9, least: 1 });
    expect(tight.findings[0]?.evidence[0]?.box?.height).toBeGreaterThan(SIZE);
    const most = isCjk(language) ? 1.8 : 1.6;
    const loose = tell(check, paragraphs(language, most + 0.2));
    expect(loose).toMatchObject({ status: 'warn', ids: ['loose'], findings: [{ data: { most } }] });
    expect(tell(check, paragraphs(language, most + 0.7)).status).toBe('fail');
  });

  test('the space between list items and paragraphs is none of its matter', () => {
    let y = 780;
    const items = Array.from({ length: 12 }, () => ({
      text: `• ${'Led a team '.repeat(8)}`,
      y: (y -= 30),
      size: SIZE,
    }));
    const doc = document([page(items)]);
    expect(tell(check, { document: doc, lines: linesOf(doc), headings: [] }).status).toBe('not-applicable');
  });

  test('does not judge what a text recogniser measured', () => {
    expect(tell(check, paragraphs('en', 2.5, { ocr: true })).status).toBe('not-applicable');
  });
});

test.each([
  [2.2, 'loose'],
  [0.9, 'tight'],
])('items of a list narrower than its column, %f', (spacing, id) => {
  const items = [
    'First of the items that go on below',
    'Second of the items that go on below',
    'Third of the items, that goes on below',
  ];
  let y = 700;
  const rows = items.flatMap((item): Text[] => [
    { text: `▪ ${item}`, size: SIZE, y: (y -= spacing * SIZE) },
    { text: 'and here ends.', size: SIZE, x: 56 + SIZE, y: (y -= spacing * SIZE) },
  ]);
  const doc = document([
    page([
      { text: 'A line that runs all the way across the page from one edge of it to the other one', size: SIZE, y: 760 },
      ...rows,
    ]),
  ]);
  expect(tell(check, { language: 'en', document: doc, lines: linesOf(doc), headings: [] }).ids).toEqual([id]);
});
