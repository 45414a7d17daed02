/**
 * Fitted weights as they stand in a file, in nine steps: two of them a character, or, where most are nothing, a character for a weight and
 * the nothings before it. Each is the smaller one of its tables once an edge has compressed it in haste, which finds no order in them.
 */
export const WEIGHT_STEPS = 9;
/** A weight of nothing. */
export const MIDDLE_STEP = 4;
/** The characters that stand for them: printable, none of which a string or a page has to escape. */
export const WEIGHT_CHARACTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at))
  .filter((character) => !/["$&'<>\\`]/.test(character))
  .slice(0, WEIGHT_STEPS * WEIGHT_STEPS)
  .join('');

/** Nothings that a character of a sparse table tells of at most. */
export const LONGEST_GAP = 9;

const NUMBERS: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  WEIGHT_CHARACTERS.indexOf(String.fromCharCode(code)),
);

/** The steps of a table, each from -4 to 4. */
export function unpacked(packed: string, places: number): Int8Array {
  const table = new Int8Array(places);
  for (let at = 0; at < packed.length; at += 1) {
    const both = NUMBERS[packed.charCodeAt(at)] ?? 0;
    table[2 * at] = Math.floor(both / WEIGHT_STEPS) - MIDDLE_STEP;
    table[2 * at + 1] = (both % WEIGHT_STEPS) - MIDDLE_STEP;
  }
  return table;
}

/** The steps of a sparse table. */
export function unpackedSparse(packed: string, places: number): Int8Array {
  const table = new Int8Array(places);
  const values = WEIGHT_STEPS - 1;
  let place = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const both = NUMBERS[packed.charCodeAt(at)] ?? 0;
    const gap = Math.floor(both / values);
    place += gap;
    if (gap === LONGEST_GAP) continue;
    const value = (both % values) - MIDDLE_STEP;
    table[place] = value < 0 ? value : value + 1;
    place += 1;
  }
  return table;
}
