/** Which files of a built site the analyzer needs without a network, read from the pages and files themselves. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routing.ts';
import type { LanguagePlan, Plan } from '../src/service-worker/plan.ts';

const PDFJS = createRequire(import.meta.url)('pdfjs-dist/package.json') as { readonly version: string };

/** As src/pdf/browser.ts asks for it. */
const READER = `/pdf.worker.min.js?v=${PDFJS.version}`;

/**
 * Character maps of Japan, and of mainland China, Taiwan and Hong Kong: a file in these scripts is garbage without them. All of
 * them are a megabyte, and other visitors hardly ever need one. Those of UTF-8 and UTF-32 are a quarter of it and left out: a PDF
 * may name UCS-2 and UTF-16 ones alone (ISO 32000-1, table 118), and no kept map builds on them.
 */
const CHARACTER_MAPS: Partial<Record<Locale, RegExp>> = {
  ja: /^(?!.*UTF(?:8|32))(?:78|83pv|90|Add|Adobe-Japan|EUC|Ext|Hankaku|Hiragana|Hojo|Katakana|NWP|RKSJ|Roman|UniJIS|WP)|^[HV]\./,
  zh: /^(?!.*UTF(?:8|32))(?:Adobe-(?:CNS|GB)|B5|BIG5|CNS|ET|GB|HK|HZ|Uni(?:CNS|GB))/,
};

/** Of a font that a file names and does not hold, pdf.js takes from these how high its letters are, nothing else; slanted ones, a third of them all, are as high as the upright. */
const UPRIGHT_FONTS = /(?<!Italic)\.(?:pfb|ttf)$/;

export function offlinePlan(dist: string, adHosts: readonly string[], worker: string): Plan {
  const needed = LOCALES.map((locale) => [locale, filesOfLanguage(dist, locale)] as const);
  const [[, first]] = needed as [(typeof needed)[0]];
  const common = [...first].filter((file) => needed.every(([, files]) => files.has(file)));
  const shared = [READER, ...under(dist, 'pdfjs/standard_fonts', UPRIGHT_FONTS), ...common];
  const languages = Object.fromEntries(
    needed.map(([locale, files]): [Locale, LanguagePlan] => [
      locale,
      {
        home: pathOf(locale, '/'),
        offline: pathOf(locale, '/offline'),
        files: [
          ...[...files].filter((file) => !shared.includes(file)),
          `/samples/${locale}.pdf`,
          ...under(dist, 'pdfjs/cmaps', CHARACTER_MAPS[locale]),
        ],
      },
    ]),
  ) as Record<Locale, LanguagePlan>;
  const plan = { shared, languages, adHosts };
  return { version: versionOf(dist, plan, worker), ...plan };
}

/** The path of a file below dist, for an address of the plan. */
export function fileOf(path: string): string {
  const bare = path.replace(/^\//, '').replace(/\?.*$/, '');
  if (bare === '') return 'index.html';
  return /\.\w+$/.test(bare) ? bare : `${bare}.html`;
}

/**
 * The hashed files that the home and its twin name, those that these name, and so on: what a page loads later is named in what it
 * loads now. Chunks that are called by another language's code hold that language's words.
 */
function filesOfLanguage(dist: string, locale: Locale): Set<string> {
  const built = new Set(globSync('*', { cwd: join(dist, '_astro') }));
  const others = new RegExp(`^(?:${LOCALES.filter((code) => code !== locale).join('|')})[.-]`);
  const found = new Set<string>();
  const waiting = [pathOf(locale, '/'), pathOf(locale, '/offline')].map(fileOf);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    for (const [name] of readFileSync(join(dist, file), 'utf8').matchAll(/[\w.@~-]+/g)) {
      if (!built.has(name) || others.test(name) || found.has(`/_astro/${name}`)) continue;
      found.add(`/_astro/${name}`);
      waiting.push(`_astro/${name}`);
    }
  }
  return new Set([...found].sort());
}

function under(dist: string, folder: string, pattern?: RegExp): string[] {
  if (!pattern) return [];
  const names = globSync('*', { cwd: join(dist, folder) }).filter((name) => pattern.test(name));
  return names.sort().map((name) => `/${folder}/${name}`);
}

function versionOf(dist: string, { shared, languages, adHosts }: Omit<Plan, 'version'>, worker: string): string {
  const own = Object.values(languages).flatMap(({ home, offline, files }) => [home, offline, ...files]);
  const hash = createHash('sha256').update(worker).update(JSON.stringify(adHosts));
  for (const path of [...shared, ...own]) hash.update(path).update(readFileSync(join(dist, fileOf(path))));
  return hash.digest('hex').slice(0, 12);
}
