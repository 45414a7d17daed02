/** The sitemap, and the file that leads to it, say the same as the pages' own heads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { builtFiles, DIST, LISTED, PAGES } from './built.ts';

const origin = new URL(LISTED[0]?.$('link[rel="canonical"]').attr('href') ?? '').origin;
const xmlOf = (file: string) => load(readFileSync(join(DIST, file), 'utf8'), { xml: true });

const entries = new Map(
  builtFiles('sitemap-*.xml')
    .filter((file) => file !== 'sitemap-index.xml')
    .flatMap((file) => {
      const $ = xmlOf(file);
      return $('urlset > url')
        .toArray()
        .map((url) => {
          const links = $(url).children('xhtml\\:link[rel="alternate"]').toArray();
          const twins = links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''] as const);
          return [$(url).children('loc').text(), { twins, day: $(url).children('lastmod').text() }] as const;
        });
    }),
);

test('lists every page for search engines, and no other', () => {
  const addresses = LISTED.map(({ $ }) => $('link[rel="canonical"]').attr('href'));
  expect([...entries.keys()].sort()).toEqual(addresses.sort());
  const hidden = PAGES.filter((page) => !LISTED.includes(page)).map(({ path }) => origin + path);
  expect(hidden.filter((address) => entries.has(address))).toEqual([]);
});

describe.each(LISTED)('$file', ({ $, path }) => {
  test('was changed on the day that its structured data says, if it says one', () => {
    const said = /"dateModified":"(\d{4}-\d\d-\d\d)/.exec($('script[type="application/ld+json"]').text())?.[1];
    const day = entries.get($('link[rel="canonical"]').attr('href') ?? '')?.day ?? '';
    if (said !== undefined) expect(day.slice(0, 10)).toBe(said);
    expect(day !== '').toBe(/\/(?:blog\/.+|cover-letters|interview-prep|privacy)$/.test(path));
  });

  test('has the same twins in the sitemap as in its head, x-default among them', () => {
    const inHead = $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']);
    const inSitemap = entries.get($('link[rel="canonical"]').attr('href') ?? '')?.twins ?? [];
    expect(inHead.length).toBeGreaterThan(0);
    expect([...inSitemap].sort()).toEqual(inHead.sort());
  });
});

test('the index names every part by its address', () => {
  const $ = xmlOf('sitemap-index.xml');
  const parts = builtFiles('sitemap-*.xml').filter((file) => file !== 'sitemap-index.xml');
  const named = $('sitemapindex > sitemap > loc')
    .toArray()
    .map((loc) => $(loc).text());
  expect(named.sort()).toEqual(parts.map((file) => `${origin}/${file}`).sort());
});

test('robots may read the pages, not the interface, and are led to the sitemap', () => {
  const lines = readFileSync(join(DIST, 'robots.txt'), 'utf8').trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Disallow: /api/');
  expect(lines.filter((line) => line.startsWith('Disallow:'))).toHaveLength(1);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
});
