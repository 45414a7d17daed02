/** THE list of pictures for social networks: every page that has a title, every post, in each language. */
import { translator } from '../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { allPosts } from '../blog/posts.ts';
import { shareImageName } from './share-image.ts';
import { sitePages } from './site-pages.ts';
import { navigationLabel } from './trail.ts';

export interface ShareImage {
  readonly name: string;
  readonly locale: Locale;
  readonly title: string;
  /** A word or two above the title. */
  readonly label: string | undefined;
}

export async function shareImages(): Promise<ShareImage[]> {
  const pages = LOCALES.flatMap((locale) =>
    sitePages(locale).map(({ page, title }) => ({
      name: shareImageName(locale, page),
      locale,
      title,
      label: page === '/' ? translator(locale, 'seo')('seo.tagline') : navigationLabel(locale, page),
    })),
  );
  const posts = (await allPosts()).map(({ locale, page, entry }) => ({
    name: shareImageName(locale, page),
    locale,
    title: entry.data.title,
    label: translator(locale, 'blog')(`blog.category.${entry.data.category}`),
  }));
  return [...pages, ...posts];
}
