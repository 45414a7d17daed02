/** What a text may open with, by first letters: most texts open with nothing of a list, and that is told by one look-up. */
import { grouped } from '../../../resume/grouped.ts';
import { CJK, keysOf } from './fold.ts';
import { oncePer } from './once.ts';

const NONE: readonly never[] = [];

const byFirstLetter = oncePer((words: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  grouped(words, (word) => word.charAt(0)),
);

/** Those words of a list, in its order, that share the first letter of a text. */
export function sharingFirst(text: string, words: readonly string[]): readonly string[] {
  return byFirstLetter(words).get(text.charAt(0)) ?? NONE;
}

/** The same of the words as keys, for a `key`ed text. */
export function mayOpen(keyed: string, words: readonly string[]): readonly string[] {
  return sharingFirst(keyed, keysOf(words));
}

/** Of a word in Latin letters so many are looked at; of one in characters, which may be spaced, the first. */
const LETTERS = 3;

/** Tells whether a text may open with one of the words, in whichever case: a pattern of them all need not be tried on any other. */
export function openingGuard(words: readonly string[]): (text: string) => boolean {
  const starts = new Set(words.map((word) => word.toLowerCase().slice(0, CJK.test(word.charAt(0)) ? 1 : LETTERS)));
  return (text) => {
    const start = text.slice(0, LETTERS).toLowerCase().replace('’', "'");
    return starts.has(start) || starts.has(start.slice(0, 1)) || starts.has(start.slice(0, 2));
  };
}

interface Opening {
  readonly source: string;
  /** What it begins with, up to the first letter that may be absent. */
  readonly letters: string;
  pattern: RegExp | null;
}

function openingOf(source: string): Opening {
  const letters = /^[^\\[(?*+{.|$]*/.exec(source)?.[0] ?? '';
  const optional = '?*{'.includes(source.charAt(letters.length) || ' ');
  return { source, letters: optional ? letters.slice(0, -1) : letters, pattern: null };
}

/**
 * Finds what a text opens with: `sources` are pieces of a pattern, `tail` is what follows each. One pattern of them all would take milliseconds to
 * compile; so only those are compiled whose first letters the text has.
 */
export function openingFinder(sources: readonly string[], tail: string): (text: string) => string | null {
  const openings = grouped(sources.map(openingOf), ({ letters }) => letters.charAt(0));
  const anyhow = openings.get('') ?? NONE;
  return (text) => {
    for (const opening of [...(openings.get(text.charAt(0)) ?? NONE), ...anyhow]) {
      if (!text.startsWith(opening.letters)) continue;
      opening.pattern ??= new RegExp(`^(?:${opening.source})${tail}`, 'u');
      const found = opening.pattern.exec(text);
      if (found) return found[0];
    }
    return null;
  };
}

/** In small letters, each at its place: a pattern that minds no case takes three times as long to compile as one over this. */
export function lowered(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase();
}
