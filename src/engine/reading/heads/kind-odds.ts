/**
 * What a short text of an entry's head names, by weights fitted to texts of which that is known (`scripts/fit-kinds.ts`). It knows words that
 * stand in no list, and knows none of them for sure: for where the rules of reading leave an entry without a post or an employer.
 */
import { KIND_WEIGHTS } from '../../lexicons/kind-weights.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { recalledPer } from '../text/once.ts';
import { unpacked } from '../text/packed-weights.ts';
import { KIND_PLACES, kindFeatures } from './kind-features.ts';

/** In the order of the weights of each place. */
export const NAMED_KINDS = ['post', 'employer', 'school', 'degree', 'place', 'other'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];

/** Logarithms of the shares of its readings that each kind has: 0 for a sure one. */
export type KindOdds = Readonly<Record<NamedKind, number>>;

/** Nothing is less likely than one in a thousand. */
const LEAST = 1e-3;

/** `weightAt`: of a feature's place for a kind, by its number. */
export function oddsBy(text: string, lexicon: Lexicon, weightAt: (place: number, kind: number) => number): KindOdds {
  const places = kindFeatures(text, lexicon);
  const sums = NAMED_KINDS.map((_, kind) => places.reduce((sum, place) => sum + weightAt(place, kind), 0) / Math.sqrt(places.length)); // prettier-ignore
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const odds = shares.map((share) => Math.log(share / whole + LEAST));
  return Object.fromEntries(NAMED_KINDS.map((kind, at) => [kind, odds[at] ?? 0])) as Record<NamedKind, number>;
}

let table: Int8Array | null = null;

export const kindOdds = recalledPer((text: string, lexicon: Lexicon): KindOdds => {
  table ??= unpacked(KIND_WEIGHTS.packed, KIND_PLACES * NAMED_KINDS.length);
  const weights = table;
  return oddsBy(text, lexicon, (place, kind) => KIND_WEIGHTS.step * (weights[place * NAMED_KINDS.length + kind] ?? 0));
});
