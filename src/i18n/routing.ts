import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** The path of a page in a language: `pathOf('es', '/about')` is "/about", `pathOf('en', '/')` is "/en". No trailing slash. */
export function pathOf(locale: Locale, page: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return page;
  return page === '/' ? `/${locale}` : `/${locale}${page}`;
}

/** The language of a path and the page behind its prefix. Without a known prefix it is Spanish. */
export function localeOf(path: string): { locale: Locale; page: `/${string}` } {
  const [, first = '', ...rest] = path.replace(/\/+$/, '').split('/');
  if (isLocale(first) && first !== DEFAULT_LOCALE) return { locale: first, page: `/${rest.join('/')}` };
  return { locale: DEFAULT_LOCALE, page: `/${[first, ...rest].join('/')}` };
}

/** Params for a `[...locale]` route in the languages that a page exists in: Spanish has no prefix. */
export function localePaths(
  locales: readonly Locale[],
): { params: { locale: string | undefined }; props: { locale: Locale; locales: readonly Locale[] } }[] {
  return locales.map((locale) => ({
    params: { locale: locale === DEFAULT_LOCALE ? undefined : locale },
    props: { locale, locales },
  }));
}
