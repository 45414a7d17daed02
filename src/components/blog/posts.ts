/** Posts of a language, newest first, and what is derived from them. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../i18n/locales.ts';

export interface Post {
  readonly entry: CollectionEntry<'blog'>;
  readonly locale: Locale;
  readonly slug: string;
  readonly page: `/blog/${string}`;
}

export async function allPosts(): Promise<Post[]> {
  const entries = await getCollection('blog');
  return entries
    .map((entry) => {
      const [locale, slug = ''] = entry.id.split('/');
      if (!isLocale(locale))
        throw new Error(`src/content/blog/${entry.id}.md: the folder is no language of i18n/locales.ts`);
      return { entry, locale, slug, page: `/blog/${slug}` as const };
    })
    .sort((a, b) => b.entry.data.date.getTime() - a.entry.data.date.getTime() || a.slug.localeCompare(b.slug));
}

export async function postsIn(locale: Locale): Promise<Post[]> {
  return (await allPosts()).filter((post) => post.locale === locale);
}

/** Languages that a slug is written in, in the order of LOCALES: hreflang names no others. */
export async function localesOf(slug: string): Promise<Locale[]> {
  const posts = await allPosts();
  return LOCALES.filter((locale) => posts.some((post) => post.slug === slug && post.locale === locale));
}

/** Adults read about 230 words of prose a minute (Brysbaert 2019), 500 characters of Japanese or Chinese. */
const WORDS_A_MINUTE = 230;
const CHARACTERS_A_MINUTE = 500;

/** Whole minutes, at least one. */
export function readingMinutes(body: string, locale: Locale): number {
  const text = body.replace(/\]\([^)]*\)/g, ']').replace(/[#>*_`|-]/g, ' ');
  const minutes =
    locale === 'ja' || locale === 'zh'
      ? text.replace(/\s/g, '').length / CHARACTERS_A_MINUTE
      : text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length / WORDS_A_MINUTE;
  return Math.max(1, Math.round(minutes));
}

/** Params of a post's route: Spanish has no prefix. */
export async function postPaths(): Promise<
  { params: { locale: string | undefined; slug: string }; props: { post: Post; locales: Locale[] } }[]
> {
  const posts = await allPosts();
  return Promise.all(
    posts.map(async (post) => ({
      params: { locale: post.locale === DEFAULT_LOCALE ? undefined : post.locale, slug: post.slug },
      props: { post, locales: await localesOf(post.slug) },
    })),
  );
}
