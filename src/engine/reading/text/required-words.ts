/** Whether the words that a pattern needs stand in a text: most do not, and such patterns need not be compiled. */
import { RequiredWords, type Groups } from './pattern-words.ts';

/** Runs of this length are gathered of a text, in a table of so many slots; two runs may share one. */
const RUN = 3;
const SLOTS = 2 ** 15;
/** No pattern matches more characters than half of this. */
export const REACH = 400;
/** A text that repeats a word so often is left to the pattern. */
const MOST_PLACES = 40;

/** A place in the table for three characters, given one after the other. */
function slotOf(first: number, second: number, third: number): number {
  return (first * 961 + second * 31 + third) % SLOTS;
}

/** Looks words up in one text: its runs of three characters are gathered once, and most words end there. */
export class TextLookup {
  readonly #text: string;
  readonly #runs = new Uint8Array(SLOTS);

  constructor(text: string) {
    const lower = text.toLowerCase().replace(/[^\S ]/g, ' ');
    const runs = this.#runs;
    let first = lower.charCodeAt(0);
    let second = lower.charCodeAt(1);
    for (let at = RUN - 1; at < lower.length; at += 1) {
      const third = lower.charCodeAt(at);
      runs[slotOf(first, second, third)] = 1;
      first = second;
      second = third;
    }
    this.#text = lower;
  }

  #has(word: string): boolean {
    const runs = this.#runs;
    for (let at = 0; at + RUN <= word.length; at += 1)
      if (runs[slotOf(word.charCodeAt(at), word.charCodeAt(at + 1), word.charCodeAt(at + 2))] === 0) return false;
    return this.#text.includes(word);
  }

  /** Whether one word of each group stands in the text, near each other. */
  holds(words: RequiredWords): boolean {
    const groups: (readonly string[])[] = [];
    for (let group = words.group(0); group; group = words.group(groups.length)) {
      if (!group.some((word) => this.#has(word))) return false;
      groups.push(group);
    }
    const [first, ...others] = groups;
    return !first || first.some((word) => this.#begins(word, others));
  }

  /** Whether the word is followed by one of each group. */
  #begins(word: string, others: Groups): boolean {
    let at = this.#text.indexOf(word);
    for (let place = 0; at >= 0; place += 1) {
      if (place === MOST_PLACES || follow(this.#text.slice(at + word.length, at + REACH), others)) return true;
      at = this.#text.indexOf(word, at + 1);
    }
    return false;
  }
}

/** Whether one word of each group stands in the text, one behind the other. */
function follow(text: string, groups: Groups): boolean {
  let from = 0;
  for (const group of groups) {
    from = endOfFirst(text, group, from);
    if (from < 0) return false;
  }
  return true;
}

/** Where the first of the words ends; -1 where none of them stands from there on. */
function endOfFirst(text: string, words: readonly string[], from: number): number {
  let end = -1;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at >= 0 && (end < 0 || at + word.length < end)) end = at + word.length;
  }
  return end;
}

/** A pattern that is compiled for the texts alone that hold its words. For one that minds no case the text is folded. */
export class GuardedPattern {
  readonly #pattern: RegExp;
  readonly #words: RequiredWords;

  constructor(pattern: RegExp) {
    this.#pattern = pattern;
    this.#words = new RequiredWords(pattern);
  }

  exec(text: string): RegExpExecArray | null {
    return this.mayMatch(text) ? this.#pattern.exec(text) : null;
  }

  test(text: string): boolean {
    return this.mayMatch(text) && this.#pattern.test(text);
  }

  /** Whether its words stand in the text. */
  mayMatch(text: string): boolean {
    const lower = text.toLowerCase();
    let from = 0;
    for (let n = 0; ; n += 1) {
      const group = this.#words.group(n);
      if (!group) return true;
      from = endOfFirst(lower, group, from);
      if (from < 0) return false;
    }
  }
}
