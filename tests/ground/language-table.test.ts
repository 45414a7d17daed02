/** The table that the site gives out says of its six languages what eld's own says, which is what Node reads. */
import { brotliCompressSync } from 'node:zlib';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';
import { tableModule, type LetterTable } from '../../scripts/language-table.ts';
import { LATIN_LANGUAGES } from '../../src/resume/language.ts';

interface TableModule {
  readonly ngramsData: LetterTable;
}

const file = join(ROOT, 'node_modules/eld/src/ngrams/extrasmall.js');
const { ngramsData: whole } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as TableModule;
const source = tableModule(whole, LATIN_LANGUAGES);
const { ngramsData: cut } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
)) as TableModule;

/** Of every group, the weights in these languages. */
function weightsOf(table: LetterTable): Map<string, string> {
  const told = Object.entries(table.ngrams).map(([group, weights]): [string, string] => [
    group,
    LATIN_LANGUAGES.map((language) => {
      const number = Object.keys(table.languages).find((key) => table.languages[key] === language) ?? '';
      return `${language} ${weights[number] ?? '-'}`;
    }).join(', '),
  ]);
  return new Map(told.filter(([, weights]) => /\d/.test(weights)));
}

test('no weight is lost and none is changed', () => {
  const before = weightsOf(whole);
  expect(before.size).toBeGreaterThan(5_000);
  expect(weightsOf(cut)).toEqual(before);
});

test('the languages keep their numbers, and the others their places', () => {
  expect(cut.languages).toEqual(whole.languages);
  expect(cut.type).toBe(whole.type);
});

test('nothing else is in it, and it is light', () => {
  const numbers = new Set(Object.values(cut.ngrams).flatMap((weights) => Object.keys(weights)));
  expect([...numbers].map((number) => cut.languages[number]).sort()).toEqual([...LATIN_LANGUAGES].sort());
  expect(brotliCompressSync(source).length).toBeLessThan(45_000);
});

test('it says where it comes from', () => {
  expect(source).toMatch(/^\/\*! eld, .*Nito T\.M\..*LICENSE-2\.0/);
});
