/** Logistic regression over hashed features, with steps that shrink for each weight by itself (AdaGrad); its weights in nine steps. */
import { CLASS_PLACES, featuresOf, WORD_PLACES } from '../../src/engine/reading/text/steer-features.ts';
import { LEAST_FEATURES } from '../../src/engine/reading/text/steer-score.ts';
import { packedSparse, stepped } from '../packed-weights.ts';

export interface Example {
  readonly words: Int32Array;
  readonly classes: Int32Array;
  readonly ofWords: number;
  readonly ofClasses: number;
}

/** The source of plain honest lines: nobody wrote them to provoke, so that the threshold is not set by them. */
export const PLAIN = 'plain';

/** A line, or a passage of a fixture, with what is weighed of it. */
export interface Line {
  readonly text: string;
  readonly isOrder: boolean;
  /** Language of a written line, or where it comes from. */
  readonly source: string;
  readonly fold: number;
  readonly examples: readonly Example[];
  /** Nobody is to see it. */
  readonly unseen?: boolean;
}

export interface Model {
  readonly words: Float64Array;
  readonly classes: Float64Array;
  bias: number;
}

/** @param text `unmarked`. */
export function exampleOf(text: string): Example {
  const { words, classes } = featuresOf(text);
  return {
    words: Int32Array.from(words),
    classes: Int32Array.from(classes),
    ofWords: 1 / Math.sqrt(Math.max(LEAST_FEATURES.words, words.size)),
    ofClasses: 1 / Math.sqrt(Math.max(LEAST_FEATURES.classes, classes.size)),
  };
}

function sumAt(places: Int32Array, weights: Float64Array): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return sum;
}

export function scoreOf({ words, classes, ofWords, ofClasses }: Example, model: Model): number {
  return model.bias + ofWords * sumAt(words, model.words) + ofClasses * sumAt(classes, model.classes);
}

const ROUNDS = 20;
const RATE = 0.3;
/** Pulls weights back to nothing. */
const PULL = 0.001;
/** Of the squares of steps, so that the first is no leap. */
const FIRST = 0.1;
/** Below it nothing is to be learned of an example. */
const LEARNT = 0.001;

/** The same numbers each time for the same seed. */
function shuffler(seed: number): (length: number) => number {
  let state = seed;
  return (length) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * length);
  };
}

function shuffled(length: number, below: (length: number) => number): Int32Array {
  const order = Int32Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

/** All that is weighed of an honest line is honest; of an order that goes on over sentences each one may be harmless by itself. */
const PART_OF_ORDER = 0.6;
/** Lines of the tests are to stay found. */
const OF_TESTS = 14;
/** An honest line accused is worse than an order missed. */
const HONEST = { provoking: 3, plain: 2 } as const;

function weightOf({ isOrder, source, examples }: Line): number {
  const ofTests = source === 'tests' ? OF_TESTS : 1;
  if (isOrder) return ofTests * (examples.length > 1 ? PART_OF_ORDER : 1);
  return source === PLAIN || source.endsWith('.pdf') ? HONEST.plain : HONEST.provoking * ofTests;
}

/** Of the orders in which the lines are learnt; each later one is another. */
export const FIRST_ORDER = 7;

export function fitted(lines: readonly Line[], order = FIRST_ORDER): Model {
  const examples = lines.flatMap((line) => {
    const weight = weightOf(line);
    return line.examples.map((example) => ({ example, wanted: line.isOrder ? 1 : 0, weight }));
  });
  const model: Model = { words: new Float64Array(WORD_PLACES), classes: new Float64Array(CLASS_PLACES), bias: -2 };
  const squares = {
    words: new Float64Array(WORD_PLACES).fill(FIRST),
    classes: new Float64Array(CLASS_PLACES).fill(FIRST),
  };
  let biasSquares = 1;
  const step = (places: Int32Array, of: 'words' | 'classes', slope: number): void => {
    for (const place of places) {
      const own = slope + PULL * (model[of][place] ?? 0);
      const sum = (squares[of][place] ?? 0) + own * own;
      squares[of][place] = sum;
      model[of][place] = (model[of][place] ?? 0) - (RATE * own) / Math.sqrt(sum);
    }
  };
  const below = shuffler(order);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(examples.length, below)) {
      const own = examples[at];
      if (!own) continue;
      const { example, wanted, weight } = own;
      const slope = weight * (1 / (1 + Math.exp(-scoreOf(example, model))) - wanted);
      if (Math.abs(slope) < LEARNT) continue;
      biasSquares += slope * slope;
      model.bias -= (RATE * slope) / Math.sqrt(biasSquares);
      step(example.words, 'words', slope * example.ofWords);
      step(example.classes, 'classes', slope * example.ofClasses);
    }
  return model;
}

/** Less than it of a step is nothing: with 0.9 the table is a quarter smaller when compressed, and accuses twice as many of the plain lines that were left out. */
const LEAST_STEP = 0.45;

interface Packed {
  readonly model: Model;
  readonly wordStep: number;
  readonly classStep: number;
  readonly words: string;
  readonly classes: string;
}

/** The model in steps, as it is written, and as it then scores. */
export function packed(model: Model): Packed {
  const words = stepped(model.words, LEAST_STEP);
  const classes = stepped(model.classes, LEAST_STEP);
  const scaled = ({ step, steps }: typeof words): Float64Array => Float64Array.from(steps, (own) => own * step);
  return {
    model: { words: scaled(words), classes: scaled(classes), bias: model.bias },
    wordStep: words.step,
    classStep: classes.step,
    words: packedSparse(words.steps),
    classes: packedSparse(classes.steps),
  };
}
