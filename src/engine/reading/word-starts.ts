/** What a text may open with, by first letters: most texts open with nothing of a list, and that is told by one look-up. */
import { CJK, keysOf } from './fold.ts';
import { oncePer } from './once.ts';

const byFirstLetter = oncePer((words: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  Map.groupBy(keysOf(words), (word) => word.charAt(0)),
);
const NONE: readonly string[] = [];

/** Those words of a list, as keys and in its order, that a `key`ed text may open with: they share its first letter. */
export function mayOpen(keyed: string, words: readonly string[]): readonly string[] {
  return byFirstLetter(words).get(keyed.charAt(0)) ?? NONE;
}

/** Of a word in Latin letters so many are looked at; of one in characters, which may be spaced, the first. */
const LETTERS = 3;

/** Tells whether a text may open with one of the words, in whichever case: a pattern of them all need not be tried on any other. */
export function openingGuard(words: readonly string[]): (text: string) => boolean {
  const starts = new Set(words.map((word) => word.toLowerCase().slice(0, CJK.test(word.charAt(0)) ? 1 : LETTERS)));
  return (text) => {
    const start = text.slice(0, LETTERS).toLowerCase();
    return starts.has(start) || starts.has(start.slice(0, 1)) || starts.has(start.slice(0, 2));
  };
}
