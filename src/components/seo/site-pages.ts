/** Pages whose title stands in the `seo` slice: "seo.coverLetters.title" belongs to /cover-letters. */
import { sliceOf } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { bareTitle } from './brand.ts';

export interface SitePage {
  readonly page: `/${string}`;
  /** Without the brand. */
  readonly title: string;
}

/** Titles of pages that are no page of their own, or one that nobody is meant to share. */
const UNSHARED = ['notFound', 'styleguide'];

export function sitePages(locale: Locale): SitePage[] {
  return Object.entries(sliceOf(locale, 'seo')).flatMap(([key, title]) => {
    const name = /^seo\.([\w-]+)\.title$/.exec(key)?.[1];
    return name === undefined || UNSHARED.includes(name) ? [] : [{ page: pageOfName(name), title: bareTitle(title) }];
  });
}

function pageOfName(name: string): `/${string}` {
  return name === 'home' ? '/' : `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
