/**
 * What a sentence is weighed by: its words, their openings and ends, and the classes of meaning that it brings together, each as a place in a
 * table of weights. Two features may share a place.
 */
import { CLASS_COUNT, classesInCjk, classesInLatin, type Heard } from './steer-classes.ts';
import { hashed } from './hashed.ts';
import { toldIn } from './steer-tokens.ts';
import { tonguesOf } from './tongues.ts';

/** Places of each table. */
export const WORD_PLACES = 2 ** 17;
export const CLASS_PLACES = 2 ** 15;

export interface SteerFeatures {
  readonly words: ReadonlySet<number>;
  readonly classes: ReadonlySet<number>;
}

const KANA = /[\u3040-\u30ff]/;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/g;
const CURLY = /[’‘]/g;

/** Whether a third of what is written is Japanese or Chinese. */
export function isMostlyCjk(sentence: string): boolean {
  const characters = sentence.match(CJK)?.length ?? 0;
  return characters > 0 && characters * 3 > sentence.replace(/\s/g, '').length;
}

const KIND = {
  word: 1,
  opening: 2,
  end: 3,
  first: 4,
  firstTwo: 5,
  firstEnd: 6,
  characters: 7,
  atEnd: 8,
  run: 9,
} as const;
const OPENINGS = [4, 5] as const;
const END = 3;
/** Characters that stand together in a sentence, blanks among them: word forms, and how words meet. */
const RUN = 4;
/** Full marks tell something, other figures only that they are some. */
const FULL = /^(?:100|10)$/;
const FIGURE = /^\d/;

/** A figure by its length. */
const asFigure = (token: string): string => (FIGURE.test(token) && !FULL.test(token) ? '0'.repeat(Math.min(4, token.length)) : token); // prettier-ignore

function wordPlaces(tokens: readonly string[]): Set<number> {
  const places = new Set<number>();
  const add = (text: string, kind: number): unknown => places.add(hashed(text, kind) % WORD_PLACES);
  for (const written of tokens) {
    const token = asFigure(written);
    add(token, KIND.word);
    if (token.length <= OPENINGS[0]) continue;
    for (const letters of OPENINGS) if (token.length > letters) add(token.slice(0, letters), KIND.opening);
    add(token.slice(-END), KIND.end);
  }
  const [first = '', second = ''] = tokens;
  add(first, KIND.first);
  add(`${first.slice(0, OPENINGS[1])} ${second.slice(0, OPENINGS[1])}`, KIND.firstTwo);
  add(first.slice(-2), KIND.firstEnd);
  const run = ` ${tokens.map(asFigure).join(' ')} `;
  for (let at = 0; at + RUN <= run.length; at += 1) add(run.slice(at, at + RUN), KIND.run);
  return places;
}

/** Characters, alone, in twos and in threes, and the words in Latin letters. */
function characterPlaces(sentence: string): Set<number> {
  const places = new Set<number>();
  const add = (text: string, kind: number): unknown => places.add(hashed(text, kind) % WORD_PLACES);
  const run = `^${sentence.replace(/\s/g, '').replace(/\d+/g, '0')}$`;
  for (let at = 0; at < run.length; at += 1) {
    add(run.charAt(at), KIND.characters);
    if (at + 1 < run.length) add(run.slice(at, at + 2), KIND.characters);
    if (at + 2 < run.length) add(run.slice(at, at + 3), KIND.characters);
  }
  add(run.slice(-4, -1), KIND.atEnd);
  for (const [word] of sentence.matchAll(/[a-z]{2,}/g)) add(word, KIND.word);
  return places;
}

/** Above those of the words. */
const BESIDE = 100;

/** Words between two classes that stand beside each other. */
const NEAR = { latin: 2, cjk: 6 } as const;

/** The classes, in twos, at the opening of a clause, one behind another, and beside their words. */
function classPlaces(heard: readonly Heard[], near: number, tokens: readonly string[]): Set<number> {
  const places = new Set<number>();
  const add = (first: number, second: number, kind: number): unknown =>
    places.add((Math.imul((kind * 131 + first) * 131 + second, 0x9e3779b1) >>> 0) % CLASS_PLACES);
  const all = [...new Set(heard.map(({ of }) => of))].sort((a, b) => a - b);
  all.forEach((first, at) => {
    add(first, CLASS_COUNT, 0);
    for (const second of all.slice(at + 1)) add(first, second, 1);
  });
  const inOrder = [...heard].sort((a, b) => a.at - b.at);
  inOrder.forEach(({ of, at, opens }, place) => {
    for (const side of [-1, 1]) {
      const word = tokens[at + side];
      if (word !== undefined) places.add(hashed(word.slice(0, OPENINGS[1]), BESIDE + 2 * of + (side + 1) / 2) % CLASS_PLACES); // prettier-ignore
    }
    if (opens) {
      add(of, CLASS_COUNT, 2);
      for (const other of all) add(of, other, 2);
    }
    for (let next = place + 1; next < inOrder.length; next += 1) {
      const other = inOrder[next];
      if (!other || other.at - at > near) break;
      if (other.at > at) add(of, other.of, 3);
    }
  });
  return places;
}

/** @param sentence `unmarked`. */
export function featuresOf(sentence: string): SteerFeatures {
  const plain = sentence.replace(CURLY, "'");
  if (isMostlyCjk(plain)) {
    const lower = plain.normalize('NFKC').toLowerCase();
    const heard = classesInCjk(lower, KANA.test(lower) ? 'ja' : 'zh');
    return { words: characterPlaces(lower), classes: classPlaces(heard, NEAR.cjk, []) };
  }
  const told = toldIn(plain);
  const heard = classesInLatin(told, tonguesOf(told.tokens));
  return { words: wordPlaces(told.tokens), classes: classPlaces(heard, NEAR.latin, told.tokens) };
}
