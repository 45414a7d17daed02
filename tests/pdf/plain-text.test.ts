import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { MAX_PAGES_READ } from '../../src/resume/document.ts';
import { textAt } from '../fixtures/print/sheet.ts';
import { fixture, read, smallPdf } from './small-pdf.ts';

/** The specification's reading, written down a second time: items joined by spaces, pages by a newline, trimmed. */
async function specified(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { cMapUrl, standardFontDataUrl } = nodeRuntime;
  const task = getDocument({ data: bytes, cMapUrl, standardFontDataUrl, useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES_READ); number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '));
  }
  await task.destroy();
  return pages.join('\n').trim();
}

const UNREADABLE = new Set(['empty', 'not-a-pdf', 'truncated', 'encrypted-password', 'page-3-throws']);
const NAMES = readdirSync(join(import.meta.dirname, '../fixtures/pdf'))
  .map((name) => name.replace('.pdf', ''))
  .filter((name) => !UNREADABLE.has(name));

describe('the plain text', () => {
  it.each(NAMES)('of %s.pdf is the items joined by spaces', async (name) => {
    const { text } = await read(fixture(name));
    expect(text).toBe(await specified(fixture(name)));
  });

  it('parts pages by a newline and is trimmed', async () => {
    const pages = [textAt(50, 700, 10, ' First '), textAt(50, 700, 10, 'Second'), textAt(50, 700, 10, 'Third  ')];
    const { text } = await read(smallPdf(pages));
    expect(text.split('\n').map((line) => line.trim())).toEqual(['First', 'Second', 'Third']);
    expect(text).toBe(text.trim());
  });

  it('keeps a split e-mail split, as specified, while the boxes say that its halves touch', async () => {
    const { text, pages } = await read(fixture('split-email'));
    expect(text).toContain('nora.whitfield @example.org');
    const spans = pages.flatMap((page) => page.spans);
    const at = spans.findIndex((span) => span.text.endsWith('nora.whitfield'));
    const [first, second] = spans.slice(at, at + 2);
    expect(second?.text).toBe('@example.org');
    expect(second?.box.x).toBeCloseTo((first?.box.x ?? 0) + (first?.box.width ?? 0), 1);
    expect(second?.baseline).toBe(first?.baseline);
  });
});
