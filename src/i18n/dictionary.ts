/** Every message of the pages, by language and slice. Islands get a slice in their props and never import this. */
import type { Locale } from './locales.ts';
import { analyzer as deAnalyzer } from './messages/de/analyzer.ts';
import { blog as deBlog } from './messages/de/blog.ts';
import { site as deSite } from './messages/de/site.ts';
import { analyzer as enAnalyzer } from './messages/en/analyzer.ts';
import { blog as enBlog } from './messages/en/blog.ts';
import { site as enSite } from './messages/en/site.ts';
import { analyzer as esAnalyzer } from './messages/es/analyzer.ts';
import { blog as esBlog } from './messages/es/blog.ts';
import { site as esSite } from './messages/es/site.ts';
import { analyzer as frAnalyzer } from './messages/fr/analyzer.ts';
import { blog as frBlog } from './messages/fr/blog.ts';
import { site as frSite } from './messages/fr/site.ts';
import { analyzer as itAnalyzer } from './messages/it/analyzer.ts';
import { blog as itBlog } from './messages/it/blog.ts';
import { site as itSite } from './messages/it/site.ts';
import { analyzer as jaAnalyzer } from './messages/ja/analyzer.ts';
import { blog as jaBlog } from './messages/ja/blog.ts';
import { site as jaSite } from './messages/ja/site.ts';
import { analyzer as ptAnalyzer } from './messages/pt/analyzer.ts';
import { blog as ptBlog } from './messages/pt/blog.ts';
import { site as ptSite } from './messages/pt/site.ts';
import { analyzer as zhAnalyzer } from './messages/zh/analyzer.ts';
import { blog as zhBlog } from './messages/zh/blog.ts';
import { site as zhSite } from './messages/zh/site.ts';
import type { Slices } from './slices.ts';

const DICTIONARY: Readonly<Record<Locale, Slices>> = {
  es: { site: esSite, analyzer: esAnalyzer, blog: esBlog },
  en: { site: enSite, analyzer: enAnalyzer, blog: enBlog },
  fr: { site: frSite, analyzer: frAnalyzer, blog: frBlog },
  pt: { site: ptSite, analyzer: ptAnalyzer, blog: ptBlog },
  de: { site: deSite, analyzer: deAnalyzer, blog: deBlog },
  it: { site: itSite, analyzer: itAnalyzer, blog: itBlog },
  ja: { site: jaSite, analyzer: jaAnalyzer, blog: jaBlog },
  zh: { site: zhSite, analyzer: zhAnalyzer, blog: zhBlog },
};

/** The slice of a language as it goes into an island's props. */
export function sliceOf<Name extends keyof Slices>(locale: Locale, name: Name): Slices[Name] {
  return DICTIONARY[locale][name];
}

/** A lookup in one slice; a missing message shows its key (SPEC section 3). */
export function translator<Name extends keyof Slices>(
  locale: Locale,
  name: Name,
): (key: keyof Slices[Name] & string) => string {
  const messages: Readonly<Record<string, string>> = DICTIONARY[locale][name];
  return (key) => messages[key] ?? key;
}
