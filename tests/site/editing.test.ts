/** What an editor meets: a post in some languages only, and a post with a mistake. Built in a copy, without the costly pictures and templates. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaffoldPost } from '../../scripts/new-post.ts';
import { ROOT } from '../../scripts/processes.ts';
import { LOCALE_OPTIONS } from '../../src/i18n/locales.ts';

const run = promisify(execFile);
const SLUG = 'a-new-post';
const WRITTEN = ['es', 'de'] as const;
const MINUTE = 60_000;
let copy = '';

const astro = (...args: string[]) =>
  run(process.execPath, [join(ROOT, 'node_modules/astro/bin/astro.mjs'), ...args], { cwd: copy, timeout: 3 * MINUTE });

const post = (locale: string) => `---
title: 'A title that is long enough to be one (${locale})'
excerpt: 'An excerpt of the length that lists and search engines show, written for the ${locale} readers of this test.'
author: RevisaCV
date: 2026-01-31
category: ats
image: scanner
tips: 'A tip that fits into one sentence.'
---

A paragraph.

## A heading

Another paragraph.
`;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'editing-'));
  for (const part of ['src', 'public', 'scripts', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    await cp(join(ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const costly of ['src/pages/og', 'src/pages/templates', 'src/pages/[...locale]/templates.astro']) {
    await rm(join(copy, costly), { recursive: true });
  }
}, MINUTE);

afterAll(() => rm(copy, { recursive: true, force: true }));

test(
  'a scaffold that nobody has filled in stops the build, and is told what it lacks',
  async () => {
    await scaffoldPost(SLUG, ['es'], '2026-01-31', join(copy, 'src/content'));
    const failure = await astro('sync').then(
      () => '',
      (error: unknown) =>
        `${String((error as { stdout?: string }).stdout)}${String((error as { stderr?: string }).stderr)}`,
    );
    expect(failure).toContain(SLUG);
    expect(failure).toContain('A title of at least 12 characters');
    expect(failure).toMatch(/category/);
  },
  3 * MINUTE,
);

test(
  'a post of two languages is made in two, and names no other as its twin',
  async () => {
    for (const locale of WRITTEN) {
      await writeFile(join(copy, 'src/content/blog', locale, `${SLUG}.md`), post(locale));
    }
    await astro('build');
    const page = async (file: string) => load(await readFile(join(copy, 'dist', file), 'utf8'));
    const $ = await page(`de/blog/${SLUG}.html`);
    const twins = $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => $(link).attr('hreflang'));
    expect(twins.sort()).toEqual([...WRITTEN.map((locale) => LOCALE_OPTIONS[locale].tag), 'x-default'].sort());
    await expect(page(`fr/blog/${SLUG}.html`)).rejects.toThrow('ENOENT');
    // The selector leads where there is something: to the other language's home.
    expect($('a[data-locale="fr"]').attr('href')).toBe('/fr');
    expect($('a[data-locale="es"]').attr('href')).toBe(`/blog/${SLUG}`);
    expect((await page('de/blog.html'))('main article')).toHaveLength(5);
    expect((await page('fr/blog.html'))('main article')).toHaveLength(4);
    const sitemap = await readFile(join(copy, 'dist/sitemap-0.xml'), 'utf8');
    expect(sitemap).toContain(`/de/blog/${SLUG}</loc>`);
    expect(sitemap).not.toContain(`/fr/blog/${SLUG}`);
  },
  4 * MINUTE,
);
