/** What search engines and readers are told about each page. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { LISTED, PAGES } from './built.ts';

test('there is a home and a page for lost visitors in every language', () => {
  const paths = PAGES.map(({ path }) => path);
  for (const locale of LOCALES) {
    expect(paths).toContain(pathOf(locale, '/'));
    expect(paths).toContain(pathOf(locale, '/404'));
  }
});

test('pages for lost visitors are kept from search engines, the others are not', () => {
  const hidden = PAGES.filter((page) => !LISTED.includes(page)).map(({ path }) => path);
  expect(hidden.sort()).toEqual(LOCALES.map((locale) => pathOf(locale, '/404')).sort());
});

test('no two listed pages share a title or a description', () => {
  for (const read of [
    ($: (typeof LISTED)[number]['$']) => $('title').text(),
    ($: (typeof LISTED)[number]['$']) => $('meta[name="description"]').attr('content') ?? '',
  ]) {
    const texts = LISTED.map(({ $ }) => read($).trim());
    expect(texts.filter((text, index) => text === '' || texts.indexOf(text) !== index)).toEqual([]);
  }
});

describe.each(PAGES)('$file', ({ $, locale, path }) => {
  test('says its language', () => {
    expect($('html').attr('lang')).toBe(LOCALE_OPTIONS[locale].tag);
  });

  test('has one first heading, and skips no level below it', () => {
    expect($('h1')).toHaveLength(1);
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1);
    expect(skips).toEqual([]);
  });

  test('has a title and a description that fit a search result', () => {
    expect($('title')).toHaveLength(1);
    expect($('title').text().length).toBeLessThanOrEqual(80);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(220);
  });

  test('has no identifier twice', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('gives every picture a text or leaves it out of the reading', () => {
    expect($('img:not([alt])')).toHaveLength(0);
    expect($('svg:not([aria-hidden="true"]):not([role="img"])')).toHaveLength(0);
  });

  test.runIf(LISTED.some((page) => page.path === path))(
    'names its own address and its twins in the other languages',
    () => {
      const canonical = $('link[rel="canonical"]').attr('href') ?? '';
      expect(new URL(canonical).pathname).toBe(path);
      const twins = alternatesOf($);
      expect([...twins.keys()].sort()).toEqual(
        [...LOCALES.map((code) => LOCALE_OPTIONS[code].tag), 'x-default'].sort(),
      );
      expect(twins.get(LOCALE_OPTIONS[locale].tag)).toBe(canonical);
      expect(twins.get('x-default')).toBe(twins.get(LOCALE_OPTIONS[DEFAULT_LOCALE].tag));
      for (const href of twins.values()) {
        const twin = LISTED.find((page) => page.path === new URL(href).pathname);
        expect(twin, `${href} is a listed page`).toBeDefined();
        if (twin) expect([...alternatesOf(twin.$)]).toEqual([...twins]);
      }
    },
  );
});

function alternatesOf($: (typeof PAGES)[number]['$']): Map<string, string> {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  return new Map(links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']));
}
