/** `npm run new-post -- my-slug [es en …]`: one file a language, ready to be written; the build says what is not written yet. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale, LOCALES, type Locale } from '../src/i18n/locales.ts';
import { CONTENT } from './content-files.ts';
import { ROOT } from './processes.ts';

/**
 * A post that the schema refuses until its fields are written: an empty title cannot go online by mistake.
 * @param day of publication, YYYY-MM-DD
 */
export function postScaffold(day: string): string {
  return `---
# 45 to 65 characters (Japanese and Chinese: 18 to 32).
title: ''
# Shown in lists and by search engines: 110 to 160 characters (Japanese and Chinese: 50 to 80).
excerpt: ''
author: RevisaCV
date: ${day}
# mistakes, ats, keywords or trends
category: ''
# red-pen, scanner, highlighter or horizon
image: ''
# One sentence for the tips on the blog's first page.
tips: ''
---

`;
}

/**
 * Writes the files that are not there yet and gives their paths.
 * @throws Error when the slug is not small letters, digits and hyphens
 */
export async function scaffoldPost(
  slug: string,
  locales: readonly Locale[],
  day: string,
  content: string = CONTENT,
): Promise<string[]> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new Error(`"${slug}" is no slug: small letters, digits and single hyphens between them`);
  }
  const written: string[] = [];
  for (const locale of locales) {
    const file = join(content, 'blog', locale, `${slug}.md`);
    if (existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, postScaffold(day));
    written.push(file);
  }
  return written;
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [slug, ...wanted] = positionals;
  const unknown = wanted.filter((code) => !isLocale(code));
  if (slug === undefined || unknown.length > 0) {
    console.error(
      unknown.length > 0
        ? `No such language: ${unknown.join(', ')}. There are ${LOCALES.join(', ')}.`
        : 'Usage: npm run new-post -- my-slug [es en …]',
    );
    process.exit(2);
  }
  try {
    const day = new Date().toISOString().slice(0, 10);
    const locales = wanted.length > 0 ? wanted.filter(isLocale) : LOCALES;
    const written = await scaffoldPost(slug, locales, day);
    for (const file of written) console.log(relative(ROOT, file));
    if (written.length === 0) console.log('Every language has that post already.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
