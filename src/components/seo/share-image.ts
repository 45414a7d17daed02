/** Where the picture of a page for social networks is, and how large. */
import type { Locale } from '../../i18n/locales.ts';
import { sitePages } from './site-pages.ts';

/** Pixels; the shape that networks show uncropped. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Name below /og/ without its ending: "es/home", "ja/blog/some-post". */
export function shareImageName(locale: Locale, page: `/${string}`): string {
  return `${locale}${page === '/' ? '/home' : page}`;
}

/** A page that is in no list, such as one just being written, shows the picture of its language's home. */
export function shareImagePath(locale: Locale, page: `/${string}`): string {
  const drawn = page.startsWith('/blog/') || sitePages(locale).some((listed) => listed.page === page);
  return `/og/${shareImageName(locale, drawn ? page : '/')}.png`;
}
