/** Softmax regression over hashed features, with steps that shrink for each weight by itself (AdaGrad). */
import { KIND_PLACES, kindFeatures } from '../../src/engine/reading/heads/kind-features.ts';
import { LEXICONS } from '../../src/engine/lexicons/index.ts';
import type { Lexicon } from '../../src/engine/lexicons/lexicon.ts';
import type { Language } from '../../src/resume/language.ts';
import { NAMED_KINDS, oddsBy, type KindOdds, type NamedKind } from '../../src/engine/reading/heads/kind-odds.ts';

/** `weight`: of how much it is sure, or how little is to be learned of it. */
export interface KindExample {
  readonly text: string;
  readonly kind: NamedKind;
  readonly language: Language;
  readonly weight: number;
}

const KINDS = NAMED_KINDS.length;
const ROUNDS = 10;
const RATE = 0.5;
/** Pulls weights back to nothing. */
const PULL = 2e-5;
const FIRST = 1e-6;
/** Below it nothing is to be learned of an example. */
const LEARNT = 1e-4;

/** The same numbers each time. */
function shuffler(): (length: number) => number {
  let state = 7;
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

/** Weights by place and kind, as the engine's table has them. */
export function fittedKinds(examples: readonly KindExample[]): Float64Array {
  const weights = new Float64Array(KIND_PLACES * KINDS);
  const squares = new Float64Array(KIND_PLACES * KINDS).fill(FIRST);
  const own = examples.map(({ text, kind, language, weight }) => ({ places: Int32Array.from(kindFeatures(text, LEXICONS[language])), wanted: NAMED_KINDS.indexOf(kind), weight })); // prettier-ignore
  const below = shuffler();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const at of shuffled(own.length, below)) {
      const example = own[at];
      if (!example) continue;
      const { places, wanted, weight } = example;
      const scale = 1 / Math.sqrt(places.length);
      const sums = NAMED_KINDS.map((_, kind) => {
        let sum = 0;
        for (const place of places) sum += weights[place * KINDS + kind] ?? 0;
        return sum * scale;
      });
      const most = Math.max(...sums);
      const shares = sums.map((sum) => Math.exp(sum - most));
      const whole = shares.reduce((sum, share) => sum + share, 0);
      NAMED_KINDS.forEach((_, kind) => {
        const slope = ((shares[kind] ?? 0) / whole - (kind === wanted ? 1 : 0)) * weight * scale;
        if (Math.abs(slope) < LEARNT) return;
        for (const place of places) {
          const index = place * KINDS + kind;
          const step = slope + PULL * (weights[index] ?? 0);
          const sum = (squares[index] ?? 0) + step * step;
          squares[index] = sum;
          weights[index] = (weights[index] ?? 0) - (RATE * step) / Math.sqrt(sum);
        }
      });
    }
  return weights;
}

/** What the weights say of a text. */
export const oddsOf = (weights: Float64Array) => (text: string, lexicon: Lexicon): KindOdds =>
  oddsBy(text, lexicon, (place, kind) => weights[place * KINDS + kind] ?? 0); // prettier-ignore
