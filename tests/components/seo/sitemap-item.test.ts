import { expect, test } from 'vitest';
import { dayOfText, isListed, pathOfText, withDefault } from '../../../src/components/seo/sitemap-item.ts';

const at = (path: string) => `https://example.org${path}`;

test('a page in Spanish and other languages offers the Spanish one to everybody else', () => {
  const links = [
    { url: at('/about'), lang: 'es' },
    { url: at('/de/about'), lang: 'de' },
  ];
  expect(withDefault({ url: at('/de/about'), links }).links).toEqual([
    ...links,
    { url: at('/about'), lang: 'x-default' },
  ]);
});

test('a page without a Spanish twin names the languages it has, and no default', () => {
  const links = [
    { url: at('/pt/blog/x'), lang: 'pt-BR' },
    { url: at('/zh/blog/x'), lang: 'zh-Hans' },
  ];
  expect(withDefault({ url: at('/zh/blog/x'), links }).links).toEqual(links);
});

test('a page in one language is its own only twin', () => {
  expect(withDefault({ url: at('/ja/blog/x') }).links).toEqual([{ url: at('/ja/blog/x'), lang: 'ja' }]);
  expect(withDefault({ url: at('/blog/x') }).links).toEqual([
    { url: at('/blog/x'), lang: 'es' },
    { url: at('/blog/x'), lang: 'x-default' },
  ]);
});

test('pages for lost visitors and for builders are not listed', () => {
  expect(['/', '/ja', '/blog/404-errores', '/about'].filter((path) => !isListed(at(path)))).toEqual([]);
  expect(['/404', '/zh/404', '/styleguide'].filter((path) => isListed(at(path)))).toEqual([]);
});

test("an editor's file is the text of one page", () => {
  expect(pathOfText('src/content/blog/es/claves.md')).toBe('/blog/claves');
  expect(pathOfText('src/content/blog/ja/claves.md')).toBe('/ja/blog/claves');
  expect(pathOfText('/elsewhere/src/content/guides/de/cover-letters.md')).toBe('/de/cover-letters');
  expect(pathOfText('src/content/privacy/es.md')).toBe('/privacy');
  expect(() => pathOfText('src/content/blog/xx/claves.md')).toThrow(/xx\/claves\.md/);
});

test('a text changed on the day of its last revision, or of its first', () => {
  const of = (...lines: string[]) => dayOfText(['---', 'title: x', ...lines, '---', 'date: 1999-01-01'].join('\n'));
  expect(of('date: 2025-02-11', 'updated: 2026-11-21')).toBe('2026-11-21');
  expect(of("date: '2025-02-11'")).toBe('2025-02-11');
  expect(of()).toBeUndefined();
});
