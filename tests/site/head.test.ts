/** What search engines and readers are told about each page. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { localeOf, pathOf } from '../../src/i18n/routing.ts';
import { LISTED, PAGES } from './built.ts';

test('there is a home and a page for lost visitors in every language', () => {
  const paths = PAGES.map(({ path }) => path);
  for (const locale of LOCALES) {
    expect(paths).toContain(pathOf(locale, '/'));
    expect(paths).toContain(pathOf(locale, '/404'));
  }
});

test('pages for lost visitors and for builders are kept from search engines, the others are not', () => {
  const meant = PAGES.filter(({ path }) => /\/(?:404|offline|styleguide)$/.test(path)).map(({ path }) => path);
  const hidden = PAGES.filter((page) => !LISTED.includes(page)).map(({ path }) => path);
  expect(hidden.sort()).toEqual(meant.sort());
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

describe.each(PAGES)('$file', ({ $, path, locale }) => {
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
    const drawings = $('svg').toArray();
    expect(drawings.filter((svg) => $(svg).closest('[aria-hidden="true"], [role="img"]').length === 0)).toEqual([]);
  });

  test('offers itself to a home screen in its language', () => {
    expect($('link[rel="manifest"]').attr('href')).toBe(pathOf(locale, '/manifest.webmanifest'));
  });

  const listed = LISTED.some((page) => page.path === path);

  test.runIf(!listed)('gives search engines and networks nothing to hold on to', () => {
    expect($('link[rel="canonical"], link[hreflang], meta[property^="og:"], script[type$="ld+json"]')).toHaveLength(0);
  });

  test.runIf(listed)('names its own address and its twins in the languages that it exists in', () => {
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    const { page } = localeOf(path);
    const there = LOCALES.filter((code) => LISTED.some((other) => other.path === pathOf(code, page)));
    const twins = alternatesOf($);
    expect([...twins.keys()].sort()).toEqual(
      [
        ...there.map((code) => LOCALE_OPTIONS[code].tag),
        ...(there.includes(DEFAULT_LOCALE) ? ['x-default'] : []),
      ].sort(),
    );
    expect(twins.get(LOCALE_OPTIONS[locale].tag)).toBe(canonical);
    expect(twins.get('x-default')).toBe(twins.get(LOCALE_OPTIONS[DEFAULT_LOCALE].tag));
    for (const href of twins.values()) {
      const twin = LISTED.find((other) => other.path === new URL(href).pathname);
      expect(twin, `${href} is a listed page`).toBeDefined();
      if (twin) expect([...alternatesOf(twin.$)]).toEqual([...twins]);
    }
  });

  test.runIf(listed)('tells networks what it is, in its language', () => {
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    const said = (property: string) => $(`meta[property="${property}"]`).attr('content') ?? '';
    expect(said('og:url')).toBe(canonical);
    expect($('title').text()).toContain(said('og:title'));
    expect(said('og:title')).not.toBe('');
    expect(said('og:description')).toBe($('meta[name="description"]').attr('content'));
    expect(said('og:type')).toBe(/\/blog\/./.test(path) ? 'article' : 'website');
    expect(said('og:locale')).toBe(`${locale}_${LOCALE_OPTIONS[locale].country}`);
    const others = $('meta[property="og:locale:alternate"]').toArray();
    const twins = [...alternatesOf($).keys()].filter((tag) => tag !== 'x-default');
    expect(others).toHaveLength(twins.length - 1);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });

  test.runIf(listed)("names the feed of its language's posts", () => {
    const feed = $('link[rel="alternate"][type="application/rss+xml"]');
    expect(feed).toHaveLength(1);
    expect(feed.attr('title')).not.toBe('');
    expect(new URL(feed.attr('href') ?? '').pathname).toBe(pathOf(locale, '/rss.xml'));
  });
});

function alternatesOf($: (typeof PAGES)[number]['$']): Map<string, string> {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  return new Map(links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']));
}
