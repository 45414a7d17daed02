/** Every address in the built pages leads somewhere, in the page's own language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { localeOf } from '../../src/i18n/routing.ts';
import { builtFiles, DIST, isServed, LISTED, PAGES } from './built.ts';

describe.each(PAGES)('$file', ({ $, path, locale }) => {
  const origin = 'http://site.invalid';
  const base = new URL(path, origin);
  const addresses = ['href', 'src', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap((attribute) =>
    $(`[${attribute}]`)
      .toArray()
      .filter((element) => !$(element).is('link[rel="canonical"], link[rel="alternate"]'))
      .map((element) => ({ element, url: new URL($(element).attr(attribute) ?? '', base) })),
  );
  const ours = addresses.filter(({ url }) => url.origin === origin);

  test('links and files of the site exist', () => {
    expect(ours.filter(({ url }) => !isServed(url.pathname)).map(({ url }) => url.pathname)).toEqual([]);
  });

  test('addresses are exact: no trailing slash, no ".html"', () => {
    const inexact = ours.filter(({ url }) => /.\/$|\.html$/.test(url.pathname)).map(({ url }) => url.pathname);
    expect(inexact).toEqual([]);
  });

  test('fragments point at something on the page', () => {
    const fragments = ours.filter(({ url }) => url.pathname === base.pathname && url.hash !== '');
    const lost = fragments.filter(({ url }) => $(`[id="${decodeURIComponent(url.hash.slice(1))}"]`).length === 0);
    expect(lost.map(({ url }) => url.hash)).toEqual([]);
  });

  test('links stay in the language, save those that say that they change it', () => {
    const strays = ours.filter(({ element, url }) => {
      if (!$(element).is('a') || $(element).attr('hreflang') !== undefined || /\.\w+$/.test(url.pathname)) return false;
      return url.pathname !== path && localeOf(url.pathname).locale !== locale;
    });
    expect(strays.map(({ url }) => url.pathname)).toEqual([]);
  });

  test('nothing is fetched from elsewhere', () => {
    const foreign = addresses.filter(
      ({ element, url }) => !$(element).is('a') && !['data:'].includes(url.protocol) && url.origin !== origin,
    );
    expect(foreign.map(({ url }) => url.href)).toEqual([]);
  });
});

test('the sitemap lists exactly the pages for search engines', () => {
  const files = builtFiles('sitemap-*.xml').filter((file) => file !== 'sitemap-index.xml');
  const paths = files.flatMap((file) => {
    const $ = load(readFileSync(join(DIST, file), 'utf8'), { xml: true });
    return $('url > loc')
      .toArray()
      .map((loc) => new URL($(loc).text()).pathname);
  });
  expect(paths.sort()).toEqual(LISTED.map(({ path }) => path).sort());
});
