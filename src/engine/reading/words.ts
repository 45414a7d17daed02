/** Words as they are compared and counted. */
import { isCjk, type Language } from '../../resume/language.ts';

const COMBINING = /[\u0300-\u036f]/g;
const WORD = /[\p{L}\p{N}\p{M}]+(?:[’'.&+#/-]+[\p{L}\p{N}\p{M}]+)*[+#]*/gu;

/** Lower case without accents, as lexicons are matched; kana keep their voicing marks. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(COMBINING, '')
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** Words of a text in a script that parts them by spaces; "C++", "aujourd'hui" and "e-mail" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Length as CHECKS.md counts it: words; in ja and zh characters without white space. */
export function lengthOf(text: string, language: Language | null): number {
  if (language !== null && isCjk(language)) return Array.from(text.replace(/\s/gu, '')).length;
  return wordsOf(text).length;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Joins what a line break parted: a space, but none between Chinese or Japanese characters. */
export function joinWrapped(before: string, after: string): string {
  const tight = CJK.test(before.slice(-1)) && CJK.test(after.slice(0, 1));
  return tight ? before + after : `${before} ${after}`;
}
