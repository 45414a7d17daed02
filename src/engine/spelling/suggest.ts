/** The word that was probably meant: one slip of the pen away from what stands there. */
import type { Known } from './known.ts';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áàâãä',
  c: 'ç',
  e: 'éèêë',
  i: 'íìîï',
  n: 'ñ',
  o: 'óòôõö',
  u: 'úùûü',
  s: 'ß',
};
/** Letters that one language or another speaks alike. */
const SOUNDS_LIKE: Readonly<Record<string, string>> = {
  a: 'ei',
  b: 'v',
  c: 'sz',
  e: 'ia',
  g: 'j',
  i: 'yea',
  j: 'g',
  k: 'c',
  m: 'n',
  n: 'm',
  s: 'czx',
  d: 't',
  t: 'd',
  v: 'b',
  x: 's',
  y: 'i',
  z: 'sc',
};
const PLAIN = new Map(
  Object.entries(ACCENTED).flatMap(([plain, accented]) => Array.from(accented, (letter) => [letter, plain] as const)),
);

const NEIGHBOURS = neighboursOn(['qwertyuiop', 'asdfghjkl', 'zxcvbnm']);

/** Letters beside one another on the keyboard, over its rows. */
function neighboursOn(rows: readonly string[]): ReadonlyMap<string, string> {
  const beside = new Map<string, string>();
  for (const [n, row] of rows.entries())
    for (const [m, letter] of Array.from(row).entries()) {
      const above = rows[n - 1]?.slice(m, m + 2) ?? '';
      const below = rows[n + 1]?.slice(Math.max(0, m - 1), m + 1) ?? '';
      beside.set(letter, `${row[m - 1] ?? ''}${row[m + 1] ?? ''}${above}${below}`);
    }
  return beside;
}

const isBeside = (letter: string, other: string | undefined): boolean =>
  other !== undefined && NEIGHBOURS.get(letter)?.includes(other) === true;
const VOWEL = /[aeiouy]/u;

/**
 * Letters of the shortest word that each kind of slip is proposed for: shorter words of a trade or a place resemble some other one, "pereti"
 * (pear orchards) "pareti". Letters swapped or written once for twice are hardly ever another word.
 */
const SHORTEST = { swapped: 6, once: 6, twice: 7, other: 8 } as const;

/**
 * What the word could have been, the likeliest slips first: an accent, two letters swapped, one doubled, missing, too many, another. A slip of
 * another kind than an accent is hardly ever in the first letter; and what differs in the last is another form, or a word made of the other
 * ("muestral" of "muestra").
 */
function* candidates(word: string): Generator<string> {
  const letters = Array.from(word);
  const before = letters.map((_, n) => letters.slice(0, n).join(''));
  const after = letters.map((_, n) => letters.slice(n + 1).join(''));
  const at = (n: number, middle: string): string => `${before[n] ?? ''}${middle}${after[n] ?? ''}`;
  for (const [n, letter] of letters.entries()) {
    const plain = PLAIN.get(letter) ?? letter;
    for (const other of [plain, ...Array.from(ACCENTED[plain] ?? '')]) if (other !== letter) yield at(n, other);
  }
  if (letters.length < SHORTEST.swapped) return;
  const inner = letters.map((letter, n) => [n, letter] as const).slice(1, -1);
  for (const [n, letter] of inner) {
    const next = letters[n + 1];
    if (next !== undefined && next !== letter) yield `${before[n] ?? ''}${next}${letter}${after[n + 1] ?? ''}`;
  }
  if (letters.length >= SHORTEST.once) for (const [n, letter] of inner) yield at(n, letter + letter);
  if (letters.length >= SHORTEST.other)
    for (const [n, letter] of inner) for (const other of SOUNDS_LIKE[letter] ?? '') yield at(n, other);
  if (letters.length < SHORTEST.twice) return;
  // One too many: mute ("práctica" in Portuguese), the same twice, but for the first two of "Llata", or the key beside the one that was meant.
  for (const [n, letter] of inner) {
    const beside = [n === 1 ? undefined : letters[n - 1], letters[n + 1]];
    const mute = /[cp]/u.test(letter) && /[cçt]/u.test(letters[n + 1] ?? '');
    if (mute || beside.some((other) => other === letter || isBeside(letter, other))) yield at(n, '');
  }
  if (letters.length < SHORTEST.other) return;
  for (const [n, letter] of [[0, letters[0] ?? ''] as const, ...inner]) {
    for (const other of LETTERS) yield at(n, letter + other);
    for (const [plain, accented] of Object.entries(ACCENTED))
      for (const other of [plain, ...Array.from(accented)]) yield at(n, letter + other);
  }
  for (const [n, letter] of inner)
    if (!VOWEL.test(letter))
      for (const other of NEIGHBOURS.get(letter) ?? '') if (!VOWEL.test(other)) yield at(n, other);
}

/** Accents alone make the difference, however many: "tecnicos", "electronico". */
function accented(word: string, known: Known): string | null {
  const letters = Array.from(word);
  const vowels = letters.flatMap((letter, n) => (ACCENTED[PLAIN.get(letter) ?? letter] === undefined ? [] : [n]));
  for (const n of vowels)
    for (const m of vowels)
      if (n < m) {
        for (const first of variants(letters[n] ?? ''))
          for (const second of variants(letters[m] ?? '')) {
            const made = letters.with(n, first).with(m, second).join('');
            if (known.lists(made)) return made;
          }
      }
  return null;
}

function variants(letter: string): string[] {
  const plain = PLAIN.get(letter) ?? letter;
  return [plain, ...Array.from(ACCENTED[plain] ?? '')].filter((other) => other !== letter);
}

/** The likeliest known word, null when there is none so near. `word` in lower case. */
export function suggestionFor(word: string, known: Known): string | null {
  for (const candidate of candidates(word)) if (known.lists(candidate)) return candidate;
  for (const candidate of candidates(word)) if (known.composes(candidate)) return candidate;
  return accented(word, known);
}
