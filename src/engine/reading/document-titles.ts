/** Titles that a resume gives itself, in any language: "Lebenslauf", "履 歴 書". */
import { LEXICONS } from '../lexicons/index.ts';
import { CJK, key, keysOf } from './fold.ts';

let titles: ReadonlySet<string> | null = null;

export function isDocumentTitle(text: string): boolean {
  titles ??= new Set(Object.values(LEXICONS).flatMap((lexicon) => keysOf(lexicon.documentTitles)));
  if (text.length > 60) return false;
  const whole = key(text).replace(/^[^\p{L}]+|[^\p{L}.]+$/gu, '');
  return (
    titles.has(whole) ||
    titles.has(whole.replace(/\s+/gu, '')) ||
    (CJK.test(whole) && /履歴書|職務経歴書|简历/u.test(whole))
  );
}
