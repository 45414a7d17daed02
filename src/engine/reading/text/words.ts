/** Words as they are compared and counted. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { key, wordsOf } from './fold.ts';

/** Folded for look-ups, ligatures written out: "mise en œuvre" and "mise en oeuvre" are one. */
export function plain(text: string): string {
  const keyed = key(text);
  return keyed.includes('œ') || keyed.includes('æ') ? keyed.replaceAll('œ', 'oe').replaceAll('æ', 'ae') : keyed;
}

/** Length as CHECKS.md counts it: words; in ja and zh characters without white space. */
export function lengthOf(text: string, language: Language | null): number {
  if (language !== null && isCjk(language)) return Array.from(text.replace(/\s/gu, '')).length;
  return wordsOf(text).length;
}
