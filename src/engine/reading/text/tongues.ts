/** Which languages a sentence may be written in, cheaply: whoever looks for sentences of all languages needs not try each on every line. */
import { LATIN_LANGUAGES, type LatinLanguage } from '../../../resume/language.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { unmarked } from './word-list.ts';

const WORD = /[a-zß]+/g;

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

/** By function words, which may be those of several; all of them for a text without any. For texts that are `unmarked`. */
export function tonguesOf(text: string): readonly LatinLanguage[] {
  owners ??= allOwners();
  const found = new Set<LatinLanguage>();
  for (const word of text.toLowerCase().match(WORD) ?? [])
    for (const language of owners.get(word) ?? []) found.add(language);
  return found.size === 0 ? LATIN_LANGUAGES : [...found];
}
