import type { BlogPosting } from 'schema-dts';
import { LOCALE_OPTIONS } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import type { Post } from '../blog/posts.ts';
import { BRAND } from './brand.ts';
import { organization } from './organization.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from './share-image.ts';

/** A post with its picture, dates and publisher; days are UTC, as the page prints them. */
export function blogPosting({ locale, page, entry }: Post, site: URL): BlogPosting {
  const { title, excerpt, author, date, updated } = entry.data;
  const address = new URL(pathOf(locale, page), site).href;
  const publisher = organization(site);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: title,
    description: excerpt,
    url: address,
    mainEntityOfPage: address,
    inLanguage: LOCALE_OPTIONS[locale].tag,
    datePublished: date.toISOString(),
    dateModified: (updated ?? date).toISOString(),
    author: author === BRAND ? publisher : { '@type': 'Person', name: author },
    publisher,
    image: {
      '@type': 'ImageObject',
      url: new URL(shareImagePath(locale, page), site).href,
      width: String(SHARE_IMAGE_SIZE.width),
      height: String(SHARE_IMAGE_SIZE.height),
    },
  };
}
