import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { LANGUAGE_STORAGE_KEY, LOCALE_OPTIONS, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { FLAGS } from '../../src/islands/flags.ts';
import { LanguageSelector } from '../../src/islands/LanguageSelector.tsx';
import { linkAfter } from '../../src/islands/linkAfter.ts';

function served(locale: Locale, page: `/${string}`, locales: readonly Locale[] = LOCALES) {
  const messages = sliceOf(locale, 'chrome');
  return load(renderToString(<LanguageSelector locale={locale} page={page} locales={locales} messages={messages} />));
}

describe('the language selector as it is served', () => {
  test.each(LOCALES)('in %s says which language this is, for the ear too', (locale) => {
    const $ = served(locale, '/');
    const spoken = `${sliceOf(locale, 'chrome')['header.language']}: ${LOCALE_OPTIONS[locale].name}`;
    expect($('details:not([open]) > summary').text()).toBe(spoken);
    expect($('a[aria-current="true"]').text()).toBe(LOCALE_OPTIONS[locale].name);
  });

  test('lists every language by its own name, in its own tongue', () => {
    const $ = served('fr', '/about');
    const links = $('li > a').toArray();
    expect(links.map((link) => $(link).text())).toEqual(LOCALES.map((code) => LOCALE_OPTIONS[code].name));
    for (const tongue of ['hreflang', 'lang']) {
      expect(links.map((link) => $(link).attr(tongue))).toEqual(LOCALES.map((code) => LOCALE_OPTIONS[code].tag));
    }
  });

  test('leads to the same page where it exists, and elsewhere to that language’s home', () => {
    const $ = served('de', '/blog/palabras-clave-curriculum', ['es', 'de', 'ja']);
    const paths: unknown = Object.fromEntries(
      $('a')
        .toArray()
        .map((link) => [$(link).attr('data-locale'), $(link).attr('href')]),
    );
    expect(paths).toEqual({
      es: '/blog/palabras-clave-curriculum',
      en: '/en',
      fr: '/fr',
      pt: '/pt',
      de: '/de/blog/palabras-clave-curriculum',
      it: '/it',
      ja: '/ja/blog/palabras-clave-curriculum',
      zh: '/zh',
    });
  });

  test('says where a choice is kept, for the script that is there before the island', () => {
    expect(served('es', '/')('details').attr('data-language-selector')).toBe(LANGUAGE_STORAGE_KEY);
    expect(LANGUAGE_STORAGE_KEY).toBe('preferred-language');
  });

  test('hides its flags from the ear, and needs no style that the policy forbids', () => {
    const $ = served('pt', '/');
    expect($('svg')).toHaveLength(LOCALES.length + 1);
    expect($('svg:not([aria-hidden="true"])')).toHaveLength(0);
    expect($('[style], [id]')).toHaveLength(0);
  });
});

test('no two flags are alike', () => {
  const drawn = Object.values(FLAGS).map((parts) => JSON.stringify(parts));
  expect(new Set(drawn).size).toBe(LOCALES.length);
});

describe('a key in the list', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 7, 0],
    ['ArrowUp', -1, 7],
    ['ArrowUp', 0, 7],
    ['ArrowUp', 5, 4],
    ['Home', 5, 0],
    ['End', -1, 7],
    ['Enter', 3, undefined],
    ['Tab', 3, undefined],
    ['a', 3, undefined],
  ])('%s at %i leads to %s of eight', (key, current, next) => {
    expect(linkAfter(key, current, 8)).toBe(next);
  });
});
