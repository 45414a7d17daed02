/** What the built service worker keeps is there, is enough for the analyzer, and differs by language. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fileOf, offlinePlan } from '../../scripts/offline-plan.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { namedFiles } from '../../src/service-worker/keep.ts';
import { filesOf, type Plan } from '../../src/service-worker/plan.ts';
import { builtFiles, DIST, PAGES, STYLEGUIDE } from './built.ts';

const MB = 1_000_000;
const source = readFileSync(join(DIST, 'sw.js'), 'utf8');
const plan = JSON.parse(/^const OFFLINE_PLAN=(\{.*?\});/.exec(source)?.[1] ?? '') as Plan;

const sizes = new Map<string, number>();
/** Compressed as an edge does it on the way: quickly. */
function brotli(path: string): number {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const known = sizes.get(path) ?? brotliCompressSync(readFileSync(join(DIST, fileOf(path))), quick).length;
  sizes.set(path, known);
  return known;
}

function weight(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + brotli(path), 0);
}

describe.each(LOCALES)('%s', (locale) => {
  const files = filesOf(plan, locale);
  const prose = files.filter((path) => LOCALES.some((code) => path.startsWith(`/_astro/${code}.`)));

  test('everything that is kept is there, once', () => {
    const { home, offline } = plan.languages[locale];
    const all = [...files, home, offline];
    expect(all.filter((path) => !existsSync(join(DIST, fileOf(path))))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect([home, offline]).toEqual([pathOf(locale, '/'), pathOf(locale, '/offline')]);
  });

  test('the analyzer is whole: its workers, the reader, the report’s view and words, fonts and the sample', () => {
    const workers = [/\/worker-(?!reader-)/, /\/worker-reader-/, /\/engine-worker-/];
    for (const part of [...workers, /^\/pdf\.worker\.min\.js\?v=/, /\/ReportView\..*js$/, /\/ReportView\..*css$/]) {
      expect(
        files.filter((path) => part.test(path)),
        String(part),
      ).toHaveLength(1);
    }
    expect(files).toContain(`/samples/${locale}.pdf`);
    expect(files.filter((path) => path.startsWith('/pdfjs/standard_fonts/')).length).toBeGreaterThanOrEqual(8);
    expect(prose.length).toBeGreaterThanOrEqual(1);
  });

  test('no other language comes with it', () => {
    expect(prose.filter((path) => !path.startsWith(`/_astro/${locale}.`))).toEqual([]);
    expect(files.filter((path) => /\/samples\//.test(path))).toHaveLength(1);
    expect(files.some((path) => /cmaps/.test(path))).toBe(locale === 'ja' || locale === 'zh');
  });

  test('a visitor’s device is asked to keep at most two megabytes and a tenth, and Japanese and Chinese ones a third of a megabyte more', () => {
    expect(weight(files)).toBeLessThan(locale === 'ja' || locale === 'zh' ? 2.45 * MB : 2.1 * MB);
  });

  test('the character maps are the packed ones of the script', () => {
    const maps = files.filter((path) => /cmaps/.test(path)).map((path) => path.replace('/pdfjs/cmaps/', ''));
    const telling = {
      ja: ['UniJIS-UTF16-H', 'Adobe-Japan1-UCS2', '90ms-RKSJ-H'],
      zh: ['UniGB-UCS2-H', 'GBK-EUC-H', 'ETen-B5-H'],
    };
    const wanted = locale === 'ja' || locale === 'zh' ? telling[locale] : [];
    expect(maps).toEqual(expect.arrayContaining(wanted.map((name) => `${name}.bcmap`)));
    expect(maps.filter((name) => !name.endsWith('.bcmap') || /Korea|^KSC|^UniKS|UTF(?:8|32)/.test(name))).toEqual([]);
  });
});

test('only homes register it', () => {
  const homes = LOCALES.map((locale) => pathOf(locale, '/'));
  const registering = PAGES.filter(({ $ }) => $('script').text().includes('/sw.js')).map(({ path }) => path);
  expect(registering.sort()).toEqual(homes.sort());
});

test('every hashed file that a home or its twin names is kept with it', () => {
  for (const { path, locale, $ } of PAGES.filter(({ path: own }) => own !== STYLEGUIDE)) {
    const { home, offline } = plan.languages[locale];
    if (path !== home && path !== offline) continue;
    const named = namedFiles($.html());
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !filesOf(plan, locale).includes(file))).toEqual([]);
  }
});

test('the version is that of the files, and changes with the worker', () => {
  const code = source.slice(source.indexOf('};') + 2);
  expect(offlinePlan(DIST, plan.adHosts, code)).toEqual(plan);
  expect(offlinePlan(DIST, plan.adHosts, `${code} `).version).not.toBe(plan.version);
});

test('the host is told to have it asked for again each time', () => {
  expect(readFileSync(join(DIST, '_headers'), 'utf8')).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m);
});

test('without ads it knows no other host', () => {
  expect(builtFiles('sw.js')).toHaveLength(1);
  expect(plan.adHosts).toEqual([]);
  expect(source).not.toMatch(/https?:\/\//);
});
