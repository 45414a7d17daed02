/** Orders to a machine that reads the resume: by what they borrow the look of, and by what they sound like. */
import { MACHINE_MARKUP, VERDICT_SHAPES } from '../../lexicons/machine-markup.ts';
import type { Stretch } from './sentences.ts';
import { isOrderUnseen, orderedIn } from './steer-score.ts';
import { unmarked } from './word-list.ts';

/** A hidden list of keywords holds a word of everything. */
const LONGEST_HIDDEN = 240;

let markup: RegExp | null = null;

/**
 * Where a text borrows the look of what a machine is fed, and its sentences that order about whoever judges the resume.
 * @param lines where its lines begin: what calls a machine may stand on one of its own, below a list that no full stop ends.
 */
export function ordersIn(written: string, lines: readonly number[]): Stretch[] {
  markup ??= new RegExp([...MACHINE_MARKUP, ...VERDICT_SHAPES].join('|'), 'gi');
  const tagged = Array.from(written.matchAll(markup), ({ index, 0: own }) => ({
    start: index,
    end: index + own.length,
  }));
  return [...tagged, ...orderedIn(unmarked(written), lines)];
}

/** Whether a passage that nobody is to see is an order, all of it or none. */
export const isOrderHidden = (passage: string): boolean =>
  passage.length <= LONGEST_HIDDEN && isOrderUnseen(unmarked(passage));
