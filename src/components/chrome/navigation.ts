import type { Slices } from '../../i18n/slices.ts';

type Key = keyof Slices['chrome'];
export type Entry = readonly [page: `/${string}`, label: Key];

/** The header's five entries (SPEC section 2). */
export const MAIN: readonly Entry[] = [
  ['/', 'header.home'],
  ['/about', 'header.about'],
  ['/blog', 'header.blog'],
  ['/testimonials', 'header.testimonials'],
  ['/contact', 'header.contact'],
];

export const USEFUL: readonly Entry[] = [
  ['/privacy', 'footer.privacy'],
  ['/about', 'header.about'],
  ['/contact', 'header.contact'],
];

export const RESOURCES: readonly Entry[] = [
  ['/templates', 'footer.templates'],
  ['/cover-letters', 'footer.coverLetters'],
  ['/interview-prep', 'footer.interviewPrep'],
  ['/blog', 'header.blog'],
];

/** What `aria-current` says of an entry: it is the page itself, or the part of the site that the page stands in. */
export function currency(entry: `/${string}`, page: `/${string}`): 'page' | 'true' | undefined {
  if (entry === page) return 'page';
  return entry !== '/' && page.startsWith(`${entry}/`) ? 'true' : undefined;
}
