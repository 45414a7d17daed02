/** While the site is built, the table of letter groups of `eld` loses the languages that no resume here is read in: of its 235 kB (brotli) 39 are left. */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LATIN_LANGUAGES } from '../src/resume/language.ts';

const TABLE = /\/eld\/src\/ngrams\/extrasmall\.js$/;

/** The form of eld 2: by group of letters its weight in each language, which goes by its number. */
export interface LetterTable {
  readonly type: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly isSubset: boolean;
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A line a weight, the heaviest first: the weight and the groups that have it. Letters of one sort beside each other pack well. */
function linesOf(table: LetterTable, number: string): string {
  const byWeight = Map.groupBy(
    Object.keys(table.ngrams).filter((group) => table.ngrams[group]?.[number] !== undefined),
    (group) => table.ngrams[group]?.[number] ?? 0,
  );
  return [...byWeight]
    .sort(([a], [b]) => b - a)
    .map(([weight, groups]) => [weight, ...groups.sort()].join('\t'))
    .join('\n');
}

/**
 * The source of a module that exports the table of these languages alone. Their numbers stay, since eld counts by them. It is unpacked when
 * the first group is asked for, and into a map a language: an object a group, as in the original, takes four times as long to make.
 */
export function tableModule(table: LetterTable, languages: readonly string[]): string {
  const numbers = Object.keys(table.languages).filter((number) => languages.includes(table.languages[number] ?? ''));
  const packed = Object.fromEntries(numbers.map((number) => [number, linesOf(table, number)]));
  // Apache-2.0 asks that a changed file says so.
  return `/*! eld, copyright 2023 Nito T.M., https://www.apache.org/licenses/LICENSE-2.0; cut to ${languages.join(', ')} */
const packed = ${JSON.stringify(packed)};
let tables = null;
function unpack() {
  return Object.entries(packed).map(([number, lines]) => {
    const weights = new Map();
    for (const line of lines.split('\\n')) {
      const groups = line.split('\\t');
      const weight = Number(groups[0]);
      for (let at = 1; at < groups.length; at += 1) weights.set(groups[at], weight);
    }
    return [number, weights];
  });
}
function weightsOf(group) {
  let found;
  tables ??= unpack();
  for (const [number, weights] of tables) {
    const weight = weights.get(group);
    if (weight !== undefined) (found ??= {})[number] = weight;
  }
  return found;
}
const ngrams = new Proxy({}, {
  get: (_, group) => weightsOf(group),
  ownKeys: () => [...new Set((tables ??= unpack()).flatMap(([, weights]) => [...weights.keys()]))],
  getOwnPropertyDescriptor: (_, group) => ({ value: weightsOf(group), enumerable: true, configurable: true }),
});
export const ngramsData = { ...${JSON.stringify({ type: table.type, languages: table.languages, isSubset: true })}, ngrams };
`;
}

/** For the worker's bundle. */
export function languageTable(): Plugin {
  return {
    name: 'language-table',
    async load(id) {
      if (!TABLE.test(id.replaceAll('\\', '/'))) return null;
      const { ngramsData } = (await import(pathToFileURL(id).href)) as { ngramsData: LetterTable };
      return tableModule(ngramsData, LATIN_LANGUAGES);
    },
  };
}
