import type { Blog } from 'schema-dts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import type { Post } from '../blog/posts.ts';
import { organizationId } from './organization.ts';

/** The list of posts, each by the identifier that its own page gives it. */
export function blog(locale: Locale, name: string, posts: readonly Post[], site: URL): Blog {
  const addressOf = (page: `/${string}`) => new URL(pathOf(locale, page), site).href;
  return {
    '@type': 'Blog',
    '@id': `${addressOf('/blog')}#blog`,
    name,
    url: addressOf('/blog'),
    inLanguage: LOCALE_OPTIONS[locale].tag,
    publisher: { '@id': organizationId(site) },
    blogPost: posts.map(({ page, entry }) => ({
      '@type': 'BlogPosting',
      '@id': `${addressOf(page)}#post`,
      headline: entry.data.title,
      url: addressOf(page),
      datePublished: entry.data.date.toISOString(),
    })),
  };
}
