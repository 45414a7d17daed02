/** What a visitor's browser must fetch before touching anything, compressed as the edge does it. */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, DIST, PAGES, STYLEGUIDE } from './built.ts';

const KB = 1000;
/** DESIGN's budgets; a text of a thousand words has its own five kilobytes to bring. */
const MARKETING = 15 * KB;
const LONG_TEXT = 17 * KB;
const HOME = 110 * KB;

const sizes = new Map<string, number>();
function brotli(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length;
  sizes.set(file, known);
  return known;
}

/** A module and all that it imports at once; what it imports later is later. */
function moduleGraph(file: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const code = readFileSync(join(DIST, file), 'utf8');
  const imports = code.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g,
  );
  for (const [, target = ''] of imports) {
    moduleGraph(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(file), target), seen);
  }
}

/** Files fetched without any act of the visitor: styles, scripts, and islands that do not wait for one. */
function filesOf({ $, file }: BuiltPage): Set<string> {
  const files = new Set<string>([file]);
  const local = (address: string) =>
    posix.normalize(join(address.startsWith('/') ? '' : dirname(file), address)).replace(/^\//, '');
  $('link[rel="stylesheet"], link[rel="preload"], link[rel="modulepreload"]').each((_, link) => {
    files.add(local($(link).attr('href') ?? ''));
  });
  $('img:not([loading="lazy"])').each((_, image) => void files.add(local($(image).attr('src') ?? '')));
  $('script[src]').each((_, script) => moduleGraph(local($(script).attr('src') ?? ''), files));
  $('astro-island').each((_, island) => {
    if (!['idle', 'load', 'only'].includes($(island).attr('client') ?? '')) return;
    for (const name of ['component-url', 'renderer-url', 'before-hydration-url']) {
      const address = $(island).attr(name);
      if (address !== undefined) moduleGraph(local(address), files);
    }
  });
  return files;
}

describe.each(PAGES.filter(({ path }) => path !== STYLEGUIDE))('$file', (page) => {
  const files = [...filesOf(page)];
  const analyzes = page.$('astro-island[component-export="Analyzer"]').length > 0;
  const long = page.$('article > .prose').length > 0;
  const budget = analyzes ? HOME : long ? LONG_TEXT : MARKETING;
  const total = files.reduce((sum, file) => sum + brotli(file), 0);

  test('stays within its budget before the first interaction', () => {
    expect(total, files.map((file) => `${file} ${brotli(file)}`).join('\n')).toBeLessThanOrEqual(budget);
  });

  test.runIf(!analyzes)('brings no React before the first interaction', () => {
    const react = files.filter((file) => file.endsWith('.js') && /react/i.test(readFileSync(join(DIST, file), 'utf8')));
    expect(react).toEqual([]);
  });
});
