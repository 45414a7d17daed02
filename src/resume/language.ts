/** The languages that a resume is read in; the interface speaks the same eight (i18n/locales.ts). */
export const LANGUAGES = ['es', 'en', 'fr', 'pt', 'de', 'it', 'ja', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Those in Latin letters. */
export const LATIN_LANGUAGES = ['es', 'en', 'fr', 'pt', 'de', 'it'] as const satisfies readonly Language[];
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

/** Written without spaces between words: counted in characters. */
export function isCjk(language: Language): boolean {
  return language === 'ja' || language === 'zh';
}
