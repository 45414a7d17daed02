/** The words of a language, looked up in the bytes of their file: nothing is unpacked, so a dictionary is ready as soon as it is there. */
import { MAGIC } from './format.ts';

export interface Dictionary {
  /** `word` in lower case, composed (NFC). */
  readonly has: (word: string) => boolean;
}

const LINE_END = 10;
const LAST = 128;

/** @throws RangeError when the bytes are no dictionary, or one of another build */
export function openDictionary(bytes: Uint8Array): Dictionary {
  const magic = textAt(bytes, 0, MAGIC.length);
  const letters = lineAt(bytes, MAGIC.length);
  const count = lineAt(bytes, letters.end);
  const edges = Number(count.text);
  if (magic !== MAGIC || !Number.isInteger(edges) || bytes.length !== count.end + 4 * edges)
    throw new RangeError('These bytes are no dictionary');
  const numbers = new Map(Array.from(letters.text, (letter, n) => [letter, n]));
  const start = count.end;
  const at = (row: number, edge: number): number => bytes[start + row * edges + edge] ?? 0;

  return {
    has: (word) => {
      let node = 1;
      let ends = false;
      for (const letter of word) {
        const number = numbers.get(letter);
        if (number === undefined || node === 0) return false;
        let edge = node;
        while ((at(0, edge) & (LAST - 1)) !== number) {
          if (at(0, edge) >= LAST) return false;
          edge += 1;
        }
        const target = at(1, edge) | (at(2, edge) << 8) | (at(3, edge) << 16);
        ends = (target & 1) === 1;
        node = target >> 1;
      }
      return ends;
    },
  };
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(start, end));
}

function lineAt(bytes: Uint8Array, start: number): { readonly text: string; readonly end: number } {
  const stop = bytes.indexOf(LINE_END, start);
  return stop < 0 ? { text: '', end: bytes.length } : { text: textAt(bytes, start, stop), end: stop + 1 };
}
