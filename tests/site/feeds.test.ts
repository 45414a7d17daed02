/** The feed of each language lists exactly its posts, and feed readers can read it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { DIST, LISTED } from './built.ts';

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} [\d:]{8} GMT$/;

describe.each(LOCALES)('%s', (locale) => {
  const home = LISTED.find(({ path }) => path === pathOf(locale, '/'));
  const origin = new URL(home?.$('link[rel="canonical"]').attr('href') ?? '').origin;
  const xml = readFileSync(join(DIST, pathOf(locale, '/rss.xml')), 'utf8');
  const $ = load(xml, { xml: true });
  const items = $('rss > channel > item').toArray();
  const textOf = (parent: Parameters<typeof $>[0], name: string) => $(parent).children(name).first().text();

  test('is an RSS 2.0 channel of the blog in its language', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect($('rss').attr('version')).toBe('2.0');
    expect(textOf('channel', 'title')).not.toBe('');
    expect(textOf('channel', 'description')).not.toBe('');
    expect(textOf('channel', 'language')).toBe(LOCALE_OPTIONS[locale].tag);
    expect(textOf('channel', 'link')).toBe(origin + pathOf(locale, '/blog'));
    expect(textOf('channel', 'lastBuildDate')).toMatch(RFC_822);
    const self = $('channel > atom\\:link[rel="self"]');
    expect(self.attr('href')).toBe(origin + pathOf(locale, '/rss.xml'));
    expect($('rss').attr('xmlns:atom')).toBe('http://www.w3.org/2005/Atom');
    expect($('rss').attr('xmlns:dc')).toBe('http://purl.org/dc/elements/1.1/');
  });

  test('lists the posts of the language, each once, by its own address', () => {
    const posts = LISTED.filter((page) => page.locale === locale && page.path.startsWith(pathOf(locale, '/blog/')));
    expect(posts.length).toBeGreaterThan(0);
    const addresses = posts.map((post) => post.$('link[rel="canonical"]').attr('href'));
    expect(items.map((item) => textOf(item, 'link')).sort()).toEqual(addresses.sort());
  });

  test('says of each post what its page says', () => {
    for (const item of items) {
      const path = new URL(textOf(item, 'link')).pathname;
      const post = LISTED.find((page) => page.path === path);
      expect(textOf(item, 'title')).toBe(post?.$('h1').text().trim());
      expect(textOf(item, 'description')).toBe(post?.$('meta[name="description"]').attr('content'));
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      const day = new Date(textOf(item, 'pubDate')).toISOString().slice(0, 10);
      expect(post?.$('article time').first().attr('datetime')).toBe(day);
      expect(textOf(item, 'dc\\:creator')).not.toBe('');
    }
  });

  test('has the newest post first', () => {
    const times = items.map((item) => new Date(textOf(item, 'pubDate')).getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });
});
