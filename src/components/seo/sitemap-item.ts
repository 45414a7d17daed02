/** What the sitemap says of a page: its own address, the languages it exists in, and which of them others should get. */
import { DEFAULT_LOCALE, isLocale, LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { localeOf, pathOf } from '../../i18n/routing.ts';

interface Link {
  readonly url: string;
  readonly lang: string;
}

/** Pages for lost visitors and for those who build the site. */
export function isListed(address: string): boolean {
  return !/\/(?:404|offline|styleguide)$/.test(new URL(address).pathname);
}

/** A page in one language only has no twins: its only link is itself. Without Spanish there is no x-default, as in the page's head. */
export function withDefault<Item extends { url: string; links?: readonly Link[] | undefined }>(
  item: Item,
): Item & { links: Link[] } {
  const { locale } = localeOf(new URL(item.url).pathname);
  const links = item.links ?? [{ url: item.url, lang: tagOf(locale) }];
  const fallback = links.find(({ lang }) => lang === tagOf(DEFAULT_LOCALE));
  return { ...item, links: [...links, ...(fallback ? [{ url: fallback.url, lang: 'x-default' }] : [])] };
}

function tagOf(locale: Locale): string {
  return LOCALE_OPTIONS[locale].tag;
}

/** "src/content/guides/de/cover-letters.md" is the text of "/de/cover-letters", "src/content/privacy/de.md" that of "/de/privacy". */
export function pathOfText(file: string): string {
  const [kind = '', code, slug] = file
    .replace(/^.*src\/content\//, '')
    .replace(/\.md$/, '')
    .split('/');
  if (!isLocale(code)) throw new Error(`${file}: no language of i18n/locales.ts`);
  if (slug === undefined) return pathOf(code, `/${kind}`);
  return pathOf(code, kind === 'guides' ? `/${slug}` : `/${kind}/${slug}`);
}

/** The day, as YYYY-MM-DD, that a text's front matter gives as its last change, or else as its first. */
export function dayOfText(source: string): string | undefined {
  const matter = /^---\n(.*?)\n---/s.exec(source)?.[1] ?? '';
  const given = (name: string) => new RegExp(`^${name}: *['"]?(\\d{4}-\\d\\d-\\d\\d)`, 'm').exec(matter)?.[1];
  return given('updated') ?? given('date');
}
