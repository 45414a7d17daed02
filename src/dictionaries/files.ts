/** The files that the site gives out: a dictionary a language, and what its licences ask to be told. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { keptDictionary } from './build.ts';
import { DICTIONARY_LANGUAGES, WORD_LISTS, type DictionaryLanguage } from './sources.ts';
import { folderOf } from './word-lists.ts';

export interface DictionaryFile {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

const BEST = 9;

export function dictionaryFiles(): DictionaryFile[] {
  return DICTIONARY_LANGUAGES.flatMap((language) => [
    {
      name: `${language}.dict`,
      type: 'application/octet-stream',
      bytes: async () => Uint8Array.from(gzipSync(await keptDictionary(language), { level: BEST })),
    },
    {
      name: `${language}.license.txt`,
      type: 'text/plain; charset=utf-8',
      bytes: async () => new TextEncoder().encode(await licenceOf(language)),
    },
  ]);
}

interface Manifest {
  readonly version: string;
  readonly license: string;
}

/** Where the words come from, what was done to them, and the full licence of each list. */
async function licenceOf(language: DictionaryLanguage): Promise<string> {
  const lists = await Promise.all(
    WORD_LISTS[language].map(async ({ package: name, file }) => {
      const folder = folderOf(name);
      const { version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
      const text = await readFile(path.join(folder, 'LICENSE'), 'utf8');
      return { told: `${name} ${version} (${file}), ${license}: https://www.npmjs.com/package/${name}`, text };
    }),
  );
  return [
    `${language}.dict holds the words of:`,
    ...lists.map(({ told }) => `- ${told}`),
    'They were put into lower case and packed as a graph of letters; the words themselves are unchanged. Words with apostrophes, hyphens or',
    'figures were left out. The program that packs them is in the folder src/dictionaries of the site’s source code. The file is data that',
    'the site asks for by its address: it is under the licences below, and no part of the site’s own code.',
    ...lists.map(({ told, text }) => `\n${'='.repeat(80)}\n${told}\n\n${text.trim()}`),
    '',
  ].join('\n');
}
