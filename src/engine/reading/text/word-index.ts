/** A lexicon's lists made ready to be looked up in a line: job titles, employers, degrees, schools. */
import { grouped } from '../../../resume/grouped.ts';
import { u } from '../../../resume/patterns.ts';
import { holdsCjk } from './characters.ts';
import { keysOf } from './fold.ts';
import { recalled } from './once.ts';

interface Words {
  /** Of four letters and more: they may be stems. */
  readonly long: ReadonlySet<string>;
  readonly short: ReadonlySet<string>;
  /** With a space, a hyphen or a full stop inside, by their first word. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** Found anywhere in a text. */
  readonly cjk: readonly string[];
}

export interface WordIndex {
  readonly countWords: (keyed: string) => number;
  readonly countStems: (keyed: string) => number;
}

const STEM_LETTERS = 4;
const INNER = /[\s.-]/u;
/** Between letters: "& fils-" keeps its own. */
const HYPHENS = /(?<=[^\s-])-(?=[^\s-])/gu;

export function indexWords(...lists: readonly (readonly string[])[]): WordIndex {
  const all = [...new Set(lists.flatMap(keysOf))].filter((word) => word !== '');
  const latin = all.filter((word) => !holdsCjk(word));
  const single = latin.filter((word) => !INNER.test(word));
  // Texts are parted at their hyphens: "sage-femme" is two words.
  const phrases = latin
    .filter((word) => INNER.test(word))
    .map((word) => word.replace(/\.$/u, '').replaceAll(HYPHENS, ' '));
  const words: Words = {
    long: new Set(single.filter((word) => word.length >= STEM_LETTERS)),
    short: new Set(single.filter((word) => word.length < STEM_LETTERS)),
    phrases: grouped(phrases, (phrase) => phrase.split(' ', 1)[0] ?? ''),
    cjk: all.filter((word) => holdsCjk(word)),
  };
  return {
    countWords: recalled((keyed) => wordsFound(keyed, words, false)),
    countStems: recalled((keyed) => wordsFound(keyed, words, true)),
  };
}

function addPrefixes(part: string, words: ReadonlySet<string>, found: Set<string>): void {
  for (let length = STEM_LETTERS; length <= part.length; length += 1) {
    const prefix = part.slice(0, length);
    if (words.has(prefix)) found.add(prefix);
  }
}

function wordsFound(keyed: string, { long, short, phrases, cjk }: Words, stems: boolean): number {
  const found = new Set<string>();
  if (u`[\p{Script=Latin}]`.test(keyed)) {
    const parts = keyed.split(u`[^\p{L}\p{N}.&']+`).flatMap((part) => {
      const bare = part.replace(/\.$/u, '');
      // "d'ingenieur", "all'ufficio": what an elided word touches begins anew.
      const elided = bare.indexOf("'");
      return bare === '' ? [] : elided < 0 ? [bare] : [bare, bare.slice(elided + 1)];
    });
    const joined = ` ${parts.join(' ')} `;
    for (const part of parts) {
      if (short.has(part)) found.add(part);
      if (stems) addPrefixes(part, long, found);
      else if (long.has(part)) found.add(part);
      for (const phrase of phrases.get(part) ?? []) if (joined.includes(` ${phrase} `)) found.add(phrase);
    }
  }
  if (holdsCjk(keyed)) for (const word of cjk) if (keyed.includes(word)) found.add(word);
  return found.size;
}

/** Distinct words of the index in a `key`ed text. With `stems` a word that begins like one is one: never a word that ends or holds it. */
export function countIn(keyed: string, index: WordIndex, stems: boolean): number {
  return stems ? index.countStems(keyed) : index.countWords(keyed);
}
