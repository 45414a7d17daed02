/** The built site, read from dist/ once: `npm run build` makes it. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { ROOT } from '../../scripts/processes.ts';
import { localeOf } from '../../src/i18n/routing.ts';
import type { Locale } from '../../src/i18n/locales.ts';

export const DIST = join(ROOT, 'dist');

export interface BuiltPage {
  /** "en/404.html". */
  readonly file: string;
  /** The address it answers to: "/", "/en", "/en/404". */
  readonly path: string;
  readonly locale: Locale;
  readonly $: CheerioAPI;
}

export function builtFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: DIST })
    .filter((file) => statSync(join(DIST, file)).isFile())
    .sort();
}

/** The page of parts is for builders: English, without a language's prefix. */
export const STYLEGUIDE = '/styleguide';

export const PAGES: readonly BuiltPage[] = builtFiles('**/*.html').map((file) => {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  const locale = path === STYLEGUIDE ? 'en' : localeOf(path).locale;
  return { file, path, locale, $: load(readFileSync(join(DIST, file), 'utf8')) };
});

/** Pages that search engines may list. */
export const LISTED = PAGES.filter(({ $ }) => $('meta[name="robots"][content*="noindex"]').length === 0);

/** Whether a path of the site is served: a file, or a page without its ".html". */
export function isServed(path: string): boolean {
  const name = decodeURIComponent(path).replace(/^\//, '');
  if (name === '') return existsSync(join(DIST, 'index.html'));
  const file = join(DIST, name);
  return (existsSync(file) && statSync(file).isFile()) || existsSync(`${file}.html`);
}
