/** Which languages a sentence may be written in, cheaply: whoever looks for sentences of all languages needs not try each on every line. */
import { LATIN_LANGUAGES, type LatinLanguage } from '../../../resume/language.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { unmarked } from './word-list.ts';

let owners: ReadonlyMap<string, readonly LatinLanguage[]> | null = null;

function allOwners(): ReadonlyMap<string, readonly LatinLanguage[]> {
  const made = new Map<string, LatinLanguage[]>();
  for (const language of LATIN_LANGUAGES)
    for (const word of new Set(LEXICONS[language].stopWords.map((own) => unmarked(own).toLowerCase()))) {
      const known = made.get(word);
      if (known) known.push(language);
      else made.set(word, [language]);
    }
  return made;
}

/** The languages that have most of its function words; all of them for a sentence without any. For words that are `unmarked`, in lower case. */
export function tonguesOf(words: readonly string[]): readonly LatinLanguage[] {
  owners ??= allOwners();
  const counts = new Map<LatinLanguage, number>();
  for (const word of words)
    for (const language of owners.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return most === 0 ? LATIN_LANGUAGES : LATIN_LANGUAGES.filter((language) => counts.get(language) === most);
}
