/** What a build tells its service worker: which files the analyzer needs, by language, and whose requests are ads. */
import type { Locale } from '../i18n/locales.ts';

/** Paths from the site's root. */
export interface LanguagePlan {
  readonly home: string;
  /** Stands in for pages that are not kept. */
  readonly offline: string;
  readonly files: readonly string[];
}

export interface Plan {
  /** Changes with any file that is named here. */
  readonly version: string;
  /** Files that every language needs. */
  readonly shared: readonly string[];
  readonly languages: Readonly<Record<Locale, LanguagePlan>>;
  /** Origins, "https://*.example.org" for all hosts below one; empty on a site without ads. */
  readonly adHosts: readonly string[];
}

/** All files of a language, without its two pages. */
export function filesOf({ shared, languages }: Plan, locale: Locale): readonly string[] {
  return [...shared, ...languages[locale].files];
}
