/** THE list of languages: configuration, routes, sitemap, head, selector and tests read it here. */
export const LOCALES = ['es', 'en', 'fr', 'pt', 'de', 'it', 'ja', 'zh'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'es';

/** ISO 3166-1 alpha-2 countries of the markets the interface speaks to (SPEC section 3); each has a flag in the language selector. */
export type Country = 'ES' | 'US' | 'FR' | 'BR' | 'DE' | 'IT' | 'JP' | 'CN';

export interface LocaleOption {
  readonly code: Locale;
  /** The language's name for itself. */
  readonly name: string;
  readonly country: Country;
  /** BCP 47 tag for `lang`, `hreflang` and Intl. */
  readonly tag: string;
}

export const LOCALE_OPTIONS: Readonly<Record<Locale, LocaleOption>> = {
  es: { code: 'es', name: 'Español', country: 'ES', tag: 'es' },
  en: { code: 'en', name: 'English', country: 'US', tag: 'en' },
  fr: { code: 'fr', name: 'Français', country: 'FR', tag: 'fr' },
  pt: { code: 'pt', name: 'Português', country: 'BR', tag: 'pt-BR' },
  de: { code: 'de', name: 'Deutsch', country: 'DE', tag: 'de' },
  it: { code: 'it', name: 'Italiano', country: 'IT', tag: 'it' },
  ja: { code: 'ja', name: '日本語', country: 'JP', tag: 'ja' },
  zh: { code: 'zh', name: '简体中文', country: 'CN', tag: 'zh-Hans' },
};

/** SPEC section 3: the country of a language outside the list. */
export const OTHER_COUNTRY = 'GLOBAL';

/** SPEC section 9: where the choice is kept. */
export const LANGUAGE_STORAGE_KEY = 'preferred-language';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}
