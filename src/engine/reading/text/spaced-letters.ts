/** Words that a plain parser gets letter by letter: "E X P E R I E N C E". */
import { u } from '../../../resume/patterns.ts';
import { fold } from './fold.ts';

/** Shorter ones are initials and abbreviations. */
const LEAST = 4;
/** Share of the steps between letters that are blank. */
const SPACED = 0.6;
/** Places of the same letters that are looked at. */
const MOST_PLACES = 20;

/** The text without white space, and where in the text each of its units stands. */
export class PlainText {
  readonly #text: string;
  readonly #compact: string;
  readonly #places: Int32Array;

  /** @param text as a parser without a sense of the page gets it. */
  constructor(text: string) {
    this.#text = fold(text);
    this.#places = new Int32Array(this.#text.length);
    const kept: string[] = [];
    for (let at = 0; at < this.#text.length; at += 1) {
      const unit = this.#text.charAt(at);
      if (unit === ' ') continue;
      this.#places[kept.length] = at;
      kept.push(unit);
    }
    this.#compact = kept.join('');
  }

  /** How the letters of `line` stand in the text where blanks part most of them; null where they are whole. */
  spacedOut(line: string): string | null {
    const letters = fold(line).replaceAll(' ', '');
    if (letters.length < LEAST || !u`\p{L}{4}`.test(letters)) return null;
    let at = this.#compact.indexOf(letters);
    for (let tried = 0; at >= 0 && tried < MOST_PLACES; tried += 1) {
      const from = this.#places[at] ?? 0;
      const written = this.#text.slice(from, (this.#places[at + letters.length - 1] ?? from) + 1);
      const blanks = written.length - letters.length;
      if (blanks >= SPACED * (letters.length - 1)) return written;
      at = this.#compact.indexOf(letters, at + 1);
    }
    return null;
  }
}
