/** The languages that a resume is read in; the interface speaks the same eight (i18n/locales.ts). */
export const LANGUAGES = ['es', 'en', 'fr', 'pt', 'de', 'it', 'ja', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Written without spaces between words: counted in characters. */
export function isCjk(language: Language): boolean {
  return language === 'ja' || language === 'zh';
}
