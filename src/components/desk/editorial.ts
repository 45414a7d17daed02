/** The editors' files of one language; a missing one is said with its path. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { isLocale, LOCALES, type Locale } from '../../i18n/locales.ts';

type PerLanguage = 'faq' | 'stats' | 'testimonials' | 'glossary' | 'privacy';

/** @throws Error when the language has no such file. */
export async function fileOf<Name extends PerLanguage>(name: Name, locale: Locale): Promise<CollectionEntry<Name>> {
  const entries: CollectionEntry<Name>[] = await getCollection(name);
  const entry = entries.find(({ id }) => id === locale);
  if (!entry) throw new Error(`src/content/${name} has no file for the language "${locale}"`);
  return entry;
}

/** Languages that have a file in every one of the collections, in the order of LOCALES. */
export async function localesWith(...names: readonly PerLanguage[]): Promise<Locale[]> {
  const ids = await Promise.all(names.map(async (name) => new Set((await getCollection(name)).map(({ id }) => id))));
  return LOCALES.filter((locale) => ids.every((having) => having.has(locale)));
}

export interface Guide {
  readonly entry: CollectionEntry<'guides'>;
  readonly locale: Locale;
}

/** A guide in all the languages that it is written in, in the order of LOCALES. */
export async function guidesNamed(slug: string): Promise<Guide[]> {
  const entries = await getCollection('guides');
  const guides = entries.flatMap((entry): Guide[] => {
    const [locale, name] = entry.id.split('/');
    if (!isLocale(locale))
      throw new Error(`src/content/guides/${entry.id}.md: the folder is no language of i18n/locales.ts`);
    return name === slug ? [{ entry, locale }] : [];
  });
  return guides.sort((a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale));
}

/** The AI provider that the site is set up with. */
export async function providerInfo(): Promise<CollectionEntry<'provider'>['data']> {
  const [entry] = await getCollection('provider');
  if (!entry) throw new Error('src/content/provider has no file');
  return entry.data;
}
