import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { nodeRuntime } from '../../src/pdf/node.ts';
import type { Page, Span } from '../../src/resume/document.ts';
import { fixture, read } from './small-pdf.ts';

/** An item of the parser's own text layer, in page points. */
interface Item {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function itemsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Item[][]> {
  const { cMapUrl, standardFontDataUrl } = nodeRuntime;
  const task = getDocument({ data: bytes, cMapUrl, standardFontDataUrl, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: Item[][] = [];
  for (let number = 1; number <= Math.min(document.numPages, 3); number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ disableNormalization: true });
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width }];
      }),
    );
  }
  await task.destroy();
  return pages;
}

/** Places of the characters that leave ink: what, left edge, right edge, baseline. */
function inkOf(spans: readonly Span[]): { character: string; left: number; right: number; baseline: number }[] {
  return spans.flatMap(({ text, edges, baseline }) =>
    [...text].flatMap((character, _, all) => {
      if (character.trim() === '') return [];
      const at = all.slice(0, _).join('').length;
      const [left = 0, right = 0] = [edges[at], edges[at + character.length]];
      return [{ character, left, right, baseline }];
    }),
  );
}

/** Points: more than the widest tracking of the fixtures. */
const TRACKED = 5;

/** Ends of the text layer's items that no character of the spans stands at. */
function astray(items: readonly Item[], page: Page): string[] {
  const ink = inkOf(page.spans);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.6;
  return items.flatMap(({ text, x, y, width }) => {
    const first = [...text][0] ?? '';
    const last = [...text].at(-1) ?? '';
    // Words of one line may be recognised at slightly different heights.
    const row = ink.filter(({ baseline }) => Math.abs(baseline - y) < 1.2);
    const starts = first.trim() === '' || row.some(({ character, left }) => character === first && near(left, x));
    // A kerned comma begins before its neighbour ends; of words set letter by letter, spans count the blank behind the last one.
    const room = /^\S(?: \S)*$/u.test(text) ? TRACKED : 2;
    const ends =
      last.trim() === '' ||
      row.some(({ character, right }) => character === last && Math.abs(right - x - width) < room);
    return starts && ends ? [] : [`${text} at ${x.toFixed(1)}, ${y.toFixed(1)}`];
  });
}

const UNREADABLE = new Set(['empty', 'not-a-pdf', 'truncated', 'encrypted-password', 'page-3-throws', 'pages-400']);
const NAMES = readdirSync(join(import.meta.dirname, '../fixtures/pdf'))
  .map((name) => name.replace('.pdf', ''))
  // The text layer has its accents beside their letters.
  .filter((name) => !UNREADABLE.has(name) && name !== 'type1-2048');

describe('where the letters stand', () => {
  it.each(NAMES)('in %s.pdf agrees with the text layer', async (name) => {
    const { pages } = await read(fixture(name));
    const layers = await itemsOf(fixture(name));
    for (const [at, items] of layers.entries()) {
      const page = pages[at];
      expect(page).toBeDefined();
      if (page) expect(astray(items, page)).toEqual([]);
    }
  });

  it.each(NAMES)('in %s.pdf makes sense', async (name) => {
    const { pages, fonts } = await read(fixture(name));
    for (const page of pages) {
      for (const span of page.spans) {
        const { text, edges, box, size, baseline } = span;
        expect(text).toBe(text.trim());
        expect(text).not.toBe('');
        expect(edges).toHaveLength(text.length + 1);
        for (const [at, edge] of edges.entries()) expect(edge).toBeGreaterThanOrEqual(edges[at - 1] ?? -Infinity);
        expect(fonts[span.font]).toBeDefined();
        expect(size).toBeGreaterThan(0);
        expect(baseline).toBeGreaterThanOrEqual(box.y - 0.01);
        expect(baseline).toBeLessThanOrEqual(box.y + box.height);
        expect(box.height).toBeLessThan(2 * size);
        expect(span.colour).toMatch(/^#[\da-f]{6}$/);
        expect(span.background ?? '#000000').toMatch(/^#[\da-f]{6}$/);
        if (span.hidden) continue;
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.y).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.width).toBeLessThanOrEqual(page.width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(page.height + 0.5);
      }
    }
  });
});
