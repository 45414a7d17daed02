/** Where a title may be cut into lines: between words, in Japanese and Chinese between phrases. */
import type { Locale } from '../../i18n/locales.ts';

/** A line begins with none of these (JIS X 4051, GB/T 15834). */
export const NO_LINE_START =
  /^[\s、。，．・：；！？」』）】〉》”’…‥ー～々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)\]%»–—-]/u;
/** A line ends with none of these. */
export const NO_LINE_END = /[「『（【〈《“‘([«¿¡]\s*$/u;

/** Pieces that stay on one line each; together they are the text again, the spaces between Latin words at their ends. */
export function phrasesOf(text: string, locale: Locale): string[] {
  if (locale !== 'ja' && locale !== 'zh') return joined(text.match(/[^ ]+ */gu) ?? [], followsShortWord);
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  return joined(words, locale === 'ja' ? continuesJapanese : continuesChinese);
}

function joined(words: readonly string[], continues: (word: string, before: string) => boolean): string[] {
  const phrases: string[] = [];
  let before = '';
  for (const word of words) {
    const last = phrases.length - 1;
    const phrase = phrases[last];
    if (phrase !== undefined && (NO_LINE_START.test(word) || NO_LINE_END.test(phrase) || continues(word, before)))
      phrases[last] = phrase + word;
    else phrases.push(word);
    before = word;
  }
  return phrases;
}

/** An article or a preposition looks lost at the end of a line. */
function followsShortWord(_: string, before: string): boolean {
  return /^\p{Ll}{1,2}\s+$/u.test(before);
}

/** Particles and endings in hiragana belong to the word before, and so do the parts of a compound in kanji. */
function continuesJapanese(word: string, before: string): boolean {
  if (/[、。：！？」』）]$/u.test(before)) return false;
  if (/^\p{Script=Hiragana}/u.test(word)) return true;
  if (/^[お御ご]$/u.test(before)) return true;
  if (/^\p{Script=Han}$/u.test(word)) return true;
  return /^\p{Script=Han}/u.test(word) && /(?:\p{Script=Han}|\d)$/u.test(before);
}

/** Function words and endings of nouns belong to the word before; two single characters in a row are one word that the dictionary lacks. */
function continuesChinese(word: string, before: string): boolean {
  if (/[，。：！？、”》）]$/u.test(before)) return false;
  if (/^[的了吗呢们里着过地得词书法者性员点表页信]$/u.test(word)) return true;
  return /^\p{Script=Han}$/u.test(word) && /^\p{Script=Han}$/u.test(before);
}
