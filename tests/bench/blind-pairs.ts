/** Which found record stands for which labelled one. */
import type { Match } from './blind-match.ts';

export type Fields<T> = Readonly<Record<keyof T & string, Match>>;

export interface Pairs<T> {
  /** In the order of the labels; null where nothing found agrees. */
  readonly paired: readonly { readonly wanted: T; readonly found: T | null }[];
  /** Found, and in no label. */
  readonly extra: readonly T[];
}

/** The best agreement of all first, so that a record is not taken by a label that it fits less. A single date is no agreement. */
export function pairs<T extends object>(labels: readonly T[], found: readonly T[], fields: Fields<T>): Pairs<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  const agreement = (wanted: T, other: T): number => {
    const agreed = names.filter((name) => {
      const [a, b] = [wanted[name] as string | null, other[name] as string | null];
      return a !== null && b !== null && fields[name](a, b);
    });
    const dated = agreed.filter((name) => name === 'start' || name === 'end').length;
    const named = agreed.length - dated;
    return named === 0 && dated < 2 ? 0 : named * 2 + dated;
  };
  const candidates = labels
    .flatMap((wanted) => found.map((other) => ({ wanted, other, score: agreement(wanted, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const taken = new Map<T, T>();
  const used = new Set<T>();
  for (const { wanted, other } of candidates) {
    if (taken.has(wanted) || used.has(other)) continue;
    taken.set(wanted, other);
    used.add(other);
  }
  return {
    paired: labels.map((wanted) => ({ wanted, found: taken.get(wanted) ?? null })),
    extra: found.filter((other) => !used.has(other)),
  };
}
