/** Dictionaries for the terminal and for tests, from the installed packages: the bytes that the site's build gives out. */
import type { Language } from '../resume/language.ts';
import { keptDictionary } from './build.ts';
import { DICTIONARY_LANGUAGES } from './sources.ts';

/** @throws RangeError for a language without a dictionary */
export function wordsFromPackages(language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const known = DICTIONARY_LANGUAGES.find((own) => own === language);
  if (!known) throw new RangeError(`No dictionary of ${language}`);
  return keptDictionary(known);
}
