/**
 * How much a sentence sounds like an order to whoever judges the resume: weights of its features, fitted by `scripts/fit-steering.ts` to
 * orders, and to what resumes say in the same words. For texts that are `unmarked`.
 */
import { STEER_WEIGHTS } from '../../lexicons/steer-weights.ts';
import { unpackedSparse } from './packed-weights.ts';
import { sentencesOf, withLines, type Stretch } from './sentences.ts';
import { CLASS_PLACES, featuresOf, isMostlyCjk, WORD_PLACES, type SteerFeatures } from './steer-features.ts';

/** Longer ones, in characters, are lines run together. */
const LONGEST = 400;
/** A heading or a name holds fewer words of small letters, a word of Japanese or Chinese fewer characters. */
const LEAST_WORDS = 2;
const LEAST_CJK = 4;
const SMALL_WORD = /(?<![a-zß])[a-zß]+(?![a-zß])/g;
/** A letter that the file does not name, within a word: what it says, nobody knows. */
const LOST = /\p{L}[\ue000-\uf8ff\ufffd]\p{L}/u;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/g;

/** Features of a short sentence say as much as those of one that has so many. */
export const LEAST_FEATURES = { words: 100, classes: 10 } as const;

/** Whether a text is long enough to be an order, and short enough to be one. */
export function mayBeOrder(text: string): boolean {
  if (text.length > LONGEST || LOST.test(text)) return false;
  if (isMostlyCjk(text)) return (text.match(CJK)?.length ?? 0) >= LEAST_CJK;
  return (text.match(SMALL_WORD)?.length ?? 0) >= LEAST_WORDS;
}

/** The end of a sentence that its last line holds: "…so that nobody has to | call the desk at night." Fewer words are no order by themselves. */
const ORPHAN = /^[a-z]\S*(?:\s+\S+){0,4}$/;

/** What is weighed of a text: its sentences, their ends from the lines' beginnings on, and each sentence with the next one. */
export function weighed(text: string, lines: readonly number[]): Stretch[] {
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).flatMap((next, at) => {
    const own = sentences[at];
    return own && !text.slice(own.start, next.end).includes('\n') ? [{ start: own.start, end: next.end }] : [];
  });
  const ends = withLines(sentences, lines).filter((own) => sentences.includes(own) || !ORPHAN.test(text.slice(own.start, own.end).trim())); // prettier-ignore
  return [...ends, ...pairs];
}

interface Table {
  readonly words: Int8Array;
  readonly classes: Int8Array;
}

let table: Table | null = null;

function sumOf(places: ReadonlySet<number>, weights: Int8Array, least: number): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum / Math.sqrt(Math.max(least, places.size));
}

/** The sum of the weights: above `threshold` for what sounds like an order, above `unseen` where it is hidden. */
export function steerScore({ words, classes }: SteerFeatures): number {
  table ??= {
    words: unpackedSparse(STEER_WEIGHTS.words, WORD_PLACES),
    classes: unpackedSparse(STEER_WEIGHTS.classes, CLASS_PLACES),
  };
  return (
    STEER_WEIGHTS.bias +
    STEER_WEIGHTS.wordStep * sumOf(words, table.words, LEAST_FEATURES.words) +
    STEER_WEIGHTS.classStep * sumOf(classes, table.classes, LEAST_FEATURES.classes)
  );
}

/**
 * The sentences of a text that order about whoever judges the resume.
 * @param lines where its lines begin.
 */
export function orderedIn(text: string, lines: readonly number[]): Stretch[] {
  return weighed(text, lines).filter(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    return mayBeOrder(sentence) && steerScore(featuresOf(sentence)) > STEER_WEIGHTS.threshold;
  });
}

/** Whether what is hidden sounds like an order. */
export const isOrderUnseen = (passage: string): boolean =>
  mayBeOrder(passage) && steerScore(featuresOf(passage)) > STEER_WEIGHTS.unseen;
