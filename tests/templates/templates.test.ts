/** The set of templates, how they break their lines, and the sketches that stand for them on the page. */
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../src/resume/colour.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { documentOf, type Run } from '../../src/templates/blocks.ts';
import { breakLines } from '../../src/templates/line-break.ts';
import { lookOf } from '../../src/templates/looks.ts';
import { pdfOf } from '../../src/templates/pdf.ts';
import { TEMPLATE_IDS } from '../../src/templates/schema.ts';
import { sketchOf } from '../../src/templates/sketch.ts';
import { rangeText, WORDING } from '../../src/templates/wording.ts';
import { filesIn, read, WRITTEN } from './written.ts';

describe('the templates', () => {
  test.each(LOCALES)('are five in %s', (locale) => {
    expect(filesIn(locale)).toEqual(TEMPLATE_IDS.map((id) => `${id}.yaml`).sort());
    expect(filesIn(locale)).toHaveLength(5);
  });

  test('have addresses of their own and files named after a person of their own', () => {
    const of = (key: 'slug' | 'fileName'): Set<string> => new Set(WRITTEN.map(({ template }) => template[key]));
    expect(of('slug').size).toBe(WRITTEN.length);
    expect(of('fileName').size).toBe(WRITTEN.length);
    expect(new Set(WRITTEN.map(({ template }) => template.person.name)).size).toBe(WRITTEN.length);
  });

  test.each(TEMPLATE_IDS)('are set in inks that can be read: %s', (id) => {
    const { tones } = lookOf(id, 'es');
    for (const tone of Object.values(tones)) expect(contrastRatio(tone, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

test('dates are written as each market does', () => {
  const range = (locale: keyof typeof WORDING, end: string): string => rangeText('2021-03', end, WORDING[locale]);
  expect(LOCALES.map((locale) => range(locale, 'present'))).toEqual([
    'marzo 2021 – actualidad',
    'Mar 2021 – Present',
    'mars 2021 – aujourd’hui',
    'mar/2021 – atual',
    'seit 03/2021',
    'marzo 2021 – oggi',
    '2021年3月～現在',
    '2021.03 – 至今',
  ]);
  expect(range('de', '2023-11')).toBe('03/2021 – 11/2023');
  expect(range('ja', '2023-11')).toBe('2021年3月～2023年11月');
  expect(rangeText(undefined, '2019', WORDING.es)).toBe('2019');
});

describe('lines break', () => {
  const run = (text: string): Run => ({ text, weight: 'regular', tone: 'ink' });
  /** Every character 10 points wide. */
  const lines = (text: string, width: number): string[] =>
    breakLines(
      [run(text)],
      () => width,
      (part) => 10 * Array.from(part).length,
    ).map((line) => line.map((part) => part.text).join(''));

  test('at spaces, and never inside a word', () => {
    expect(lines('uno dos tres cuatro cinco', 90)).toEqual(['uno dos', 'tres', 'cuatro', 'cinco']);
    expect(lines('extraordinariamente', 50)).toEqual(['extraordinariamente']);
  });

  test('nowhere at a no-break space', () => {
    expect(lines('por 270\u00a0000\u00a0€ al', 100)).toEqual(['por', '270\u00a0000\u00a0€', 'al']);
  });

  test('between characters of Japanese, but before no closing mark and behind no opening one', () => {
    expect(lines('売上を拡大、利益も増加。', 50)).toEqual(['売上を拡', '大、利益も', '増加。']);
    for (const line of lines('監査（二期）を完了し、研修「入門」を新設しました。', 50)) {
      expect(line).not.toMatch(/^[、。）」っ]/u);
      expect(line).not.toMatch(/[（「]$/u);
    }
  });

  test('never between a number and what it counts', () => {
    for (let width = 40; width <= 140; width += 10)
      for (const line of lines('月次決算を9営業日から4日に短縮し35件を削減', width)) expect(line).not.toMatch(/\d$/u);
  });

  test('so that no paragraph ends in one word, where the line above can spare another', () => {
    expect(lines('a b c d e f g h i j k', 200).at(-1)).toBe('j k');
  });

  test('and every character comes out', () => {
    for (const { template } of WRITTEN)
      expect(lines(template.summary, 300).join('').replace(/\s/gu, '')).toBe(template.summary.replace(/\s/gu, ''));
  });
});

describe('a sketch', () => {
  test('shows the name, the headings of the first page and where its lines stand', async () => {
    const template = read('es', 'executive');
    const doc = documentOf('executive', 'es', template);
    const { setting } = await pdfOf(doc);
    const sketch = sketchOf(setting, doc.look.tones.accent);
    expect(sketch).toMatchObject({ width: 595, height: 842, accent: '#1c3557' });
    const headings = setting.blocks.filter(({ role, page }) => role === 'heading' && page === 0);
    expect(sketch.words.map(({ text }) => text)).toEqual([
      template.person.name,
      ...headings.flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text))),
    ]);
    const bars = sketch.strokes.flatMap(({ path }) => path.match(/M\d+ \d+h\d+/gu) ?? []);
    const runs = setting.blocks
      .filter(({ role, page }) => page === 0 && role !== 'heading' && role !== 'name')
      .flatMap(({ lines }) => lines.flatMap((line) => line.runs.filter(({ text }) => text.trim() !== '')));
    const rules = setting.blocks.filter(({ page }) => page === 0).flatMap((block) => block.rules);
    expect(bars).toHaveLength(runs.length + rules.length);
  });

  test('stays small enough to stand five on a page', async () => {
    const sketches = await Promise.all(
      TEMPLATE_IDS.map(async (id) => {
        const doc = documentOf(id, 'de', read('de', id));
        return sketchOf((await pdfOf(doc)).setting, doc.look.tones.accent);
      }),
    );
    expect(JSON.stringify(sketches).length).toBeLessThan(20_000);
  });
});
