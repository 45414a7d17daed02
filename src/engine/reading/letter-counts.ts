/** Characters of a kind, counted by their runs: an array of runs is made sooner than one of characters. */

const FIRST_OF_PAIR = /[\ud800-\udbff]/g;

/** Code points in the runs that a pattern with the flags `g` and `u` finds. */
export function countRuns(text: string, runs: RegExp): number {
  const found = text.match(runs)?.join('') ?? '';
  return found.length - (found.match(FIRST_OF_PAIR)?.length ?? 0);
}
