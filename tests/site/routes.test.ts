/** Every page of the site is there in every language, and wakes only what may wake. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { LISTED, PAGES } from './built.ts';

const ROUTES = [
  '/',
  '/about',
  '/blog',
  '/blog/errores-comunes-cv-2025',
  '/blog/optimizar-cv-sistemas-ats',
  '/blog/palabras-clave-curriculum',
  '/blog/tendencias-reclutamiento-2025',
  '/testimonials',
  '/contact',
  '/privacy',
  '/templates',
  '/cover-letters',
  '/interview-prep',
] as const;

/** The only parts that wake up in a browser, and the pages that they may stand on. */
const ISLANDS: Readonly<Record<string, (page: string) => boolean>> = {
  LanguageSelector: () => true,
  CookieBanner: () => true,
  Analyzer: (page) => ['/', '/404', '/offline'].includes(page),
  ContactForm: (page) => page === '/contact',
};

describe.each(LOCALES)('%s', (locale) => {
  const paths = new Set(LISTED.map(({ path }) => path));

  test.each(ROUTES)('%s is there for visitors and search engines', (route) => {
    expect(paths).toContain(pathOf(locale, route));
  });

  test('an address that is not there has a page in the language', () => {
    expect(PAGES.map(({ path }) => path)).toContain(pathOf(locale, '/404'));
  });
});

test('the page of parts is there once, and not for search engines', () => {
  expect(PAGES.filter(({ path }) => path.endsWith('/styleguide')).map(({ path }) => path)).toEqual(['/styleguide']);
  expect(LISTED.map(({ path }) => path)).not.toContain('/styleguide');
});

describe.each(PAGES)('$file', ({ $, path, locale }) => {
  const islands = $('astro-island')
    .toArray()
    .map((island) => $(island).attr('component-export') ?? '');

  test('has no island beyond the four, each where it belongs, none twice', () => {
    const page = path === pathOf(locale, '/') ? '/' : path.slice(locale === 'es' ? 0 : locale.length + 1);
    expect(islands.filter((name) => !ISLANDS[name]?.(page))).toEqual([]);
    expect(new Set(islands).size).toBe(islands.length);
  });

  test('marks the entry of the header that it belongs to, and only that', () => {
    const marked = $('header nav [aria-current]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const entries = ['/', '/about', '/blog', '/testimonials', '/contact'] as const;
    const [own] = entries
      .filter((entry) => (entry === '/blog' ? /\/blog(?:\/|$)/.test(path) : path === pathOf(locale, entry)))
      .map((entry) => pathOf(locale, entry));
    expect(marked).toEqual(own === undefined ? [] : [own]);
  });
});
