/** Titles that a resume gives itself, in any language: "Lebenslauf", "履 歴 書". */
import { u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { holdsCjk, LETTER, trimmedTo } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { recalled } from '../text/once.ts';

let titles: ReadonlySet<string> | null = null;

export const isDocumentTitle = recalled((text): boolean => {
  titles ??= new Set(Object.values(LEXICONS).flatMap((lexicon) => keysOf(lexicon.documentTitles)));
  if (text.length > 60) return false;
  const whole = trimmedTo(key(text), LETTER, '.');
  return (
    titles.has(whole) ||
    titles.has(whole.replace(/\s+/gu, '')) ||
    (holdsCjk(whole) && /履歴書|職務経歴書|简历/u.test(whole))
  );
});

const MOST_WORDS = 3;
/** "Currículum de Ada Ejemplo"; a particle of the name ("De Luca") has a capital behind a title. */
const WHOSE = u`^(?:de|del|of|von|di|do|da)\s(?=\p{Lu})`;

/** "CV Ada Beispiel", "Ada Beispiel – Lebenslauf": what stands beside the title in its row; two words at least. */
export function withoutDocumentTitle(text: string): string {
  const words = text.split(' ');
  if (words.length > 10) return text;
  for (let count = Math.min(MOST_WORDS, words.length - 2); count > 0; count -= 1) {
    if (isDocumentTitle(words.slice(0, count).join(' '))) return words.slice(count).join(' ').replace(WHOSE, '');
    if (isDocumentTitle(words.slice(-count).join(' '))) return words.slice(0, -count).join(' ');
  }
  return text;
}
