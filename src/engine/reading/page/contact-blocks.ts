/** Contact data that stands beside the name: a block at the head of one side, which makes no column of what is set to that side far below. */
import type { Row } from './column-rows.ts';

/** Between the rows of one block, in sizes. */
const LEADING = 2;
/** Rows of a block: address, number, what to write to, links. */
const MOST_ROWS = 7;

const REACHES = /@|(?:\+|\d)(?:[\s().-]{0,3}\d){7}/u;

/** How many rows at the head of a side are contact data and what stands with it. */
export function contactRowsAtHead(side: readonly Row[]): number {
  const end = side.findIndex((row, at) => at > 0 && (side[at - 1]?.baseline ?? 0) - row.baseline > LEADING * row.size);
  const block = end < 0 ? [] : side.slice(0, end);
  return block.length <= MOST_ROWS && block.some(({ text }) => REACHES.test(text)) ? block.length : 0;
}
