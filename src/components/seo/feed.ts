/** The feed of a language's posts, newest first. */
import type { RSSOptions } from '@astrojs/rss';
import { translator } from '../../i18n/dictionary.ts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import { postsIn } from '../blog/posts.ts';

export const feedPath = (locale: Locale) => pathOf(locale, '/rss.xml');

export async function postFeed(locale: Locale, site: URL): Promise<RSSOptions> {
  const t = translator(locale, 'seo');
  const posts = await postsIn(locale);
  const changed = posts.map(({ entry }) => (entry.data.updated ?? entry.data.date).getTime());
  return {
    title: t('seo.blog.title'),
    description: t('seo.blog.description'),
    // The channel's own address is the blog's; those of the items are absolute.
    site: new URL(pathOf(locale, '/blog'), site).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${LOCALE_OPTIONS[locale].tag}</language>`,
      ...(changed.length === 0
        ? []
        : [`<lastBuildDate>${new Date(Math.max(...changed)).toUTCString()}</lastBuildDate>`]),
      `<atom:link href="${new URL(feedPath(locale), site).href}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: posts.map(({ entry, page }) => ({
      title: entry.data.title,
      description: entry.data.excerpt,
      link: new URL(pathOf(locale, page), site).href,
      pubDate: entry.data.date,
      categories: [translator(locale, 'blog')(`blog.category.${entry.data.category}`)],
      // RSS's own author must be an e-mail address.
      customData: `<dc:creator>${escaped(entry.data.author)}</dc:creator>`,
    })),
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
