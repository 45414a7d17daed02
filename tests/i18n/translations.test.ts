/** The check that editors run: it finds what is planted, and nothing in the languages as they are. */
import { mkdtemp, readFile, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingContent } from '../../scripts/content-files.ts';
import { scaffoldPost } from '../../scripts/new-post.ts';
import { compareMessages, flatten, placeholdersOf } from '../../scripts/translation-findings.ts';
import { translationFindings } from '../../scripts/translations.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

test('the languages have nothing to mend', async () => {
  expect(Object.fromEntries(await translationFindings())).toEqual({});
});

describe('finds', () => {
  const source = {
    title: 'Revisa tu currículum hoy',
    size: '{size} kB',
    lines: '{count, plural, one {# línea de {name}} other {# líneas}}',
  };
  const good = {
    title: 'Check your resume today',
    size: '{size} kB',
    lines: '{count, plural, one {# line of {name}} other {# lines}}',
  };
  const faultsOf = (target: Record<string, string>) =>
    compareMessages(source, target).map(({ key, fault }) => `${key} ${fault}`);

  test('nothing where all is well', () => {
    expect(faultsOf(good)).toEqual([]);
  });
  test('a missing message and an empty one', () => {
    expect(faultsOf({ ...good, title: ' ' })).toEqual(['title missing']);
    expect(faultsOf({ size: good.size, lines: good.lines })).toEqual(['title missing']);
  });
  test('one that nobody asks for', () => {
    expect(faultsOf({ ...good, old: 'x' })).toEqual(['old extra']);
  });
  test('a sentence left in the source language, not a shared unit', () => {
    expect(faultsOf({ ...good, title: source.title })).toEqual(['title untranslated']);
  });
  test('a place that was lost, renamed, or broken', () => {
    expect(faultsOf({ ...good, size: 'kB' })).toEqual(['size placeholders']);
    expect(faultsOf({ ...good, size: '{tamaño} kB' })).toEqual(['size placeholders']);
    expect(faultsOf({ ...good, lines: '{count, plural, one {# line}}' })).toEqual(['lines broken']);
  });
});

test('places inside plurals count', () => {
  expect([...placeholdersOf('{count, plural, one {{name}} other {{names} {count}}}')]).toEqual([
    'count',
    'name',
    'names',
  ]);
});

test('a tree of messages is flat by its paths', () => {
  expect(flatten({ a: { b: 'x', c: null }, d: 'y' })).toEqual({ 'a.b': 'x', d: 'y' });
});

describe('content', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('a post that a language lacks is named, one that all have is not', async () => {
    for (const locale of LOCALES) {
      const file = join(folder, 'faq', `${locale}.yaml`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, '');
    }
    const written = await scaffoldPost('first-post', ['es', 'de'], '2026-01-31', folder);
    expect(written).toHaveLength(2);
    expect(missingContent(folder).map(({ file }) => file)).toEqual(
      LOCALES.filter((code) => code !== 'es' && code !== 'de').map((code) => `blog/${code}/first-post.md`),
    );
  });

  test('a scaffold has the day, and never overwrites what was written', async () => {
    const file = join(folder, 'blog/es/first-post.md');
    expect(await readFile(file, 'utf8')).toContain('date: 2026-01-31');
    await writeFile(file, 'written');
    expect(await scaffoldPost('first-post', ['es'], '2026-02-01', folder)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('written');
  });

  test.each(['Erste Seite', '../escape', 'a--b', ''])('refuses the slug "%s"', async (slug) => {
    await expect(scaffoldPost(slug, ['es'], '2026-01-31', folder)).rejects.toThrow('slug');
  });
});
