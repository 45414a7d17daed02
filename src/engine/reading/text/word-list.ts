import { isCjk, type Language } from '../../../resume/language.ts';

/** Letters of Latin scripts: what compiles in a third of the time of all letters. */
const LATIN = 'a-zà-ɏ';

/** Matches nowhere. */
const NOTHING = '(?!)';
const MARKED = /[à-öø-ɏ]/giu;

/** Of the same length, letters without their marks: "menciónalo" is of "mencionar", and much is typed without. */
export function unmarked(text: string): string {
  return text.replace(MARKED, (letter) => letter.normalize('NFD').charAt(0));
}

/**
 * A list of words as the source of one pattern: whole words, or openings and ends of words where an asterisk stands for the rest; no bounds in
 * Japanese and Chinese, which write without blanks. For texts that are `unmarked`.
 */
export function patternOfWords(words: readonly string[], language: Language): string {
  if (words.length === 0) return NOTHING;
  const source = (word: string): string => unmarked(word).replaceAll('*', '').replaceAll(' ', '\\s');
  if (isCjk(language)) return words.map(source).join('|');
  const kinds: readonly (readonly [starts: boolean, ends: boolean])[] = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ];
  return kinds
    .flatMap(([starts, ends]) => {
      const own = words.filter((word) => !word.startsWith('*') === starts && !word.endsWith('*') === ends).map(source);
      return own.length === 0
        ? []
        : [`${starts ? `(?<![${LATIN}])` : ''}(?:${own.join('|')})${ends ? `(?![${LATIN}])` : ''}`];
    })
    .join('|');
}
