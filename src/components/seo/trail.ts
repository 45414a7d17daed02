/** The way from the home page down to a page, in words of the navigation. */
import { translator } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { MAIN, RESOURCES, USEFUL } from '../chrome/navigation.ts';
import { bareTitle } from './brand.ts';

export interface TrailStep {
  readonly name: string;
  readonly page: `/${string}`;
}

/** "/blog/some-post" gives home, blog, and the post by its title; a page that the navigation does not name goes by its title too. */
export function trailOf(locale: Locale, page: `/${string}`, title: string): TrailStep[] {
  const parts = page.split('/').filter((part) => part !== '');
  const pages = parts.map((_, index): `/${string}` => `/${parts.slice(0, index + 1).join('/')}`);
  return (['/', ...pages] as const).map((step) => ({
    name: navigationLabel(locale, step) ?? bareTitle(title),
    page: step,
  }));
}

/** What header or footer call a page. */
export function navigationLabel(locale: Locale, page: `/${string}`): string | undefined {
  const key = [...MAIN, ...USEFUL, ...RESOURCES].find(([entry]) => entry === page)?.[1];
  return key && translator(locale, 'chrome')(key);
}
