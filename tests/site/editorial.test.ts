/** What editors promise: counts, lengths and words of the pages made from src/content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/processes.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { type BuiltPage, PAGES } from './built.ts';

function pageAt(locale: Locale, page: `/${string}`): BuiltPage {
  const found = PAGES.find(({ path }) => path === pathOf(locale, page));
  if (!found) throw new Error(`no page at ${pathOf(locale, page)}`);
  return found;
}

/** Length of running text: words, or characters where a language writes no spaces. */
function lengthOf(text: string, locale: Locale): number {
  return locale === 'ja' || locale === 'zh'
    ? text.replace(/\s/g, '').length
    : text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Glossary {
  readonly terms: readonly { readonly term: string; readonly avoid: readonly string[] }[];
}

describe.each(LOCALES)('%s', (locale) => {
  const scripts = locale === 'ja' || locale === 'zh';

  test('home asks five questions and gives six reasons', () => {
    const { $ } = pageAt(locale, '/');
    expect($('section[aria-labelledby="faq"] details')).toHaveLength(5);
    expect($('section[aria-labelledby="why"] li')).toHaveLength(6);
  });

  test('about has six cards, four steps, and a call that leads to the analyzer', () => {
    const { $ } = pageAt(locale, '/about');
    expect($('section[aria-labelledby="features"] li')).toHaveLength(6);
    expect($('section[aria-labelledby="steps"] li')).toHaveLength(4);
    expect($('main section[aria-labelledby="call"] a').attr('href')).toBe(pathOf(locale, '/'));
  });

  test('testimonials are six with their ratings, the figures four, and what is an example says so', () => {
    const { $ } = pageAt(locale, '/testimonials');
    expect($('section[aria-labelledby="stories"] article')).toHaveLength(6);
    expect($('section[aria-labelledby="stats"] dl > div')).toHaveLength(4);
    expect($('[data-illustrative]')).toHaveLength(1);
    const links = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links).toContain(pathOf(locale, '/'));
    expect(links).toContain(pathOf(locale, '/testimonials'));
  });

  test('contact has four tiles and five questions', () => {
    const { $ } = pageAt(locale, '/contact');
    expect($('main dl > div')).toHaveLength(4);
    expect($('section[aria-labelledby="questions"] details')).toHaveLength(5);
  });

  test('privacy has seven sections', () => {
    expect(pageAt(locale, '/privacy').$('.prose h2')).toHaveLength(7);
  });

  test('the blog shows four posts, four tips and three resources', () => {
    const { $ } = pageAt(locale, '/blog');
    expect($('main article')).toHaveLength(4);
    expect($('section[aria-labelledby="tips"] li')).toHaveLength(4);
    const resources = $('section[aria-labelledby="resources"] a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(resources).toEqual(
      (['/templates', '/cover-letters', '/interview-prep'] as const).map((page) => pathOf(locale, page)),
    );
  });

  test.each([
    '/blog/errores-comunes-cv-2025',
    '/blog/optimizar-cv-sistemas-ats',
    '/blog/palabras-clave-curriculum',
    '/blog/tendencias-reclutamiento-2025',
    '/cover-letters',
    '/interview-prep',
  ] as const)('%s is a real text', (page) => {
    const length = lengthOf(pageAt(locale, page).$('.prose').text(), locale);
    expect(length).toBeGreaterThanOrEqual(scripts ? 1_800 : 900);
    expect(length).toBeLessThanOrEqual(scripts ? 3_000 : 1_500);
  });

  test('one word for one thing: what the glossary sets aside stands on no page', () => {
    const { terms } = parse(readFileSync(join(ROOT, `src/content/glossary/${locale}.yaml`), 'utf8')) as Glossary;
    const avoided = terms.flatMap(({ avoid }) => avoid);
    const found = PAGES.filter((page) => page.locale === locale).flatMap(({ $, path }) => {
      const body = $('body').clone();
      body.find('script, style').remove();
      const text = body.text().toLocaleLowerCase(locale);
      return avoided.filter((word) => text.includes(word.toLocaleLowerCase(locale))).map((word) => `${path}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});
