/** Makes the dictionaries from the installed word lists: the same packages give the same bytes. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAGIC } from '../engine/spelling/format.ts';
import { graphOf } from './graph.ts';
import { packed } from './pack.ts';
import { WORD_LISTS, type DictionaryLanguage } from './sources.ts';
import { folderOf, readWordList } from './word-lists.ts';

/** The words of a language, ready to be looked up. Takes a second or more. */
export async function buildDictionary(language: DictionaryLanguage): Promise<Uint8Array<ArrayBuffer>> {
  return packed(graphOf(await Promise.all(WORD_LISTS[language].map(readWordList))));
}

/** Beside the other tools' caches, which go with the installation that they were made from. */
const CACHE = path.resolve('node_modules/.cache/dictionaries');

const building = new Map<DictionaryLanguage, Promise<Uint8Array<ArrayBuffer>>>();

/** As `buildDictionary`, kept for the next time while the packages and the form are the same. */
export function keptDictionary(language: DictionaryLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const made = building.get(language) ?? readOrBuild(language);
  building.set(language, made);
  return made;
}

async function readOrBuild(language: DictionaryLanguage): Promise<Uint8Array<ArrayBuffer>> {
  const file = path.join(CACHE, `${language}-${await stateOf(language)}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return Uint8Array.from(kept);
  const bytes = await buildDictionary(language);
  await mkdir(CACHE, { recursive: true });
  // Whole or not at all: others may build at the same time.
  await writeFile(`${file}.${process.pid}`, bytes);
  await rename(`${file}.${process.pid}`, file);
  return bytes;
}

/** Of what a dictionary is made: its lists in their versions, in this form. */
async function stateOf(language: DictionaryLanguage): Promise<string> {
  const hash = createHash('sha256').update(MAGIC);
  for (const { package: name, file } of WORD_LISTS[language])
    hash.update(file).update(await readFile(path.join(folderOf(name), 'package.json')));
  return hash.digest('hex').slice(0, 16);
}
