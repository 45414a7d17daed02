/** A page speaks one language: no sentence of another is left in it. */
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { type BuiltPage, PAGES } from './built.ts';

/** Words that only this one of the eight languages has, or hardly any other; several of them in one block give it away. */
const TELLING: Readonly<Record<Exclude<Locale, 'ja' | 'zh'>, readonly string[]>> = {
  es: ['el', 'los', 'las', 'del', 'y', 'una', 'pero', 'tu', 'también', 'según', 'qué', 'cómo', 'sin', 'está'],
  en: ['the', 'and', 'your', 'with', 'what', 'this', 'you', 'from', 'that', 'are', 'is', 'of'],
  fr: ['les', 'des', 'vous', 'votre', 'est', 'pour', 'dans', 'une', 'avec', 'et', 'aux', 'qui'],
  pt: ['você', 'seu', 'não', 'uma', 'dos', 'das', 'ao', 'é', 'são', 'os', 'mais', 'em'],
  de: ['der', 'die', 'und', 'das', 'ist', 'nicht', 'mit', 'Sie', 'Ihr', 'auf', 'ein', 'zu'],
  it: ['il', 'che', 'per', 'gli', 'della', 'nel', 'sono', 'è', 'più', 'con', 'una', 'del'],
};
const LATIN = Object.keys(TELLING) as (keyof typeof TELLING)[];
const LEAST = 4;

function countOf(language: keyof typeof TELLING, words: readonly string[]): number {
  return words.filter((word) => TELLING[language].includes(word)).length;
}

/** Texts of the smallest parts that hold a sentence, those marked as another language left out. */
function blocksOf({ $ }: BuiltPage): string[] {
  const body = $('body').clone();
  body.find('script, style, template, code, [lang]').remove();
  return body
    .find('p, li, h1, h2, h3, dt, dd, td, th, label, summary, button, a')
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

describe.each(PAGES)('$file', (page) => {
  const blocks = blocksOf(page);

  test('has no block in another language', () => {
    const strays = blocks.filter((text) => {
      const words = text.split(/[^\p{L}’']+/u);
      const own = page.locale === 'ja' || page.locale === 'zh' ? 0 : countOf(page.locale, words);
      return LATIN.some((other) => other !== page.locale && countOf(other, words) >= Math.max(LEAST, own * 2));
    });
    expect(strays).toEqual([]);
  });

  test.runIf(page.locale !== 'es')('has no Spanish question mark', () => {
    expect(blocks.filter((text) => /[¿¡]/.test(text))).toEqual([]);
  });

  test.runIf(page.locale === 'ja' || page.locale === 'zh')('writes its sentences in its own script', () => {
    const own = page.locale === 'ja' ? /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u : /\p{sc=Han}/u;
    const latinSentences = blocks.filter((text) => text.split(/\s+/).length >= 5 && !own.test(text));
    expect(latinSentences).toEqual([]);
  });

  test.runIf(page.locale === 'zh')('has no Japanese kana in Chinese', () => {
    expect(blocks.filter((text) => /[\p{sc=Hira}\p{sc=Kana}]/u.test(text))).toEqual([]);
  });
});
