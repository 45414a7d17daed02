/** Which word lists make a language's dictionary, and under which licences they come. */
import type { Language } from '../resume/language.ts';

/** Languages that have a dictionary; the others do not part words by spaces. */
export const DICTIONARY_LANGUAGES = ['es', 'en', 'fr', 'pt', 'de', 'it'] as const satisfies readonly Language[];
export type DictionaryLanguage = (typeof DICTIONARY_LANGUAGES)[number];

export interface WordList {
  readonly package: string;
  /** In the package: a trie of cspell's, or words in lines; plain or gzipped. */
  readonly file: string;
}

/** British and American English, the Portuguese of Brazil and Portugal: what is right in one country is no mistake in the other. */
export const WORD_LISTS: Readonly<Record<DictionaryLanguage, readonly WordList[]>> = {
  es: [{ package: '@cspell/dict-es-es', file: 'Spanish.trie.gz' }],
  en: [
    { package: '@cspell/dict-en_us', file: 'en_US.trie.gz' },
    { package: '@cspell/dict-en-gb', file: 'en_GB.trie.gz' },
    // Words of the trade that resumes in every language borrow: "backend", "middleware".
    { package: '@cspell/dict-software-terms', file: 'dict/softwareTerms.txt.gz' },
  ],
  fr: [{ package: '@cspell/dict-fr-fr', file: 'fr-fr.trie.gz' }],
  pt: [
    { package: '@cspell/dict-pt-br', file: 'pt_BR.trie.gz' },
    { package: '@cspell/dict-pt-pt', file: 'dict/Portuguese-European.trie.gz' },
  ],
  de: [{ package: '@cspell/dict-de-de', file: 'de_DE.trie.gz' }],
  it: [{ package: '@cspell/dict-it-it', file: 'dict/it-it.trie' }],
};
