/** Contact data that stands beside the name: a block at the head of one side, which makes no column of what is set to that side far below. */
import type { Row } from './column-rows.ts';

/** Between the rows of one block, in sizes. */
const LEADING = 2;
/** Rows of a block: address, number, what to write to, links. */
const MOST_ROWS = 7;

const REACHES = /@|(?:\+|\d)(?:[\s().-]{0,3}\d){7}/u;

/** Characters of what stands in such a block, and sizes that part its own paragraphs. */
const LONGEST = 40;
const PARTED = 4;

/** How many rows at the head of a side are contact data in several short paragraphs, if nothing but `isDate` follows. */
export function contactRowsOverDates(side: readonly Row[], isDate: (row: Row) => boolean): number {
  const end = side.findIndex(isDate);
  const block = end < 0 ? [] : side.slice(0, end);
  const near = block.every((row, at) => row.text.length <= LONGEST && (at === 0 || (block[at - 1]?.baseline ?? 0) - row.baseline <= PARTED * row.size)); // prettier-ignore
  const told = block.length <= MOST_ROWS && block.some(({ text }) => REACHES.test(text));
  return near && told && side.slice(end).every(isDate) ? end : 0;
}

/** How many rows at the head of a side are contact data and what stands with it. */
export function contactRowsAtHead(side: readonly Row[]): number {
  const end = side.findIndex((row, at) => at > 0 && (side[at - 1]?.baseline ?? 0) - row.baseline > LEADING * row.size);
  const block = end < 0 ? [] : side.slice(0, end);
  return block.length <= MOST_ROWS && block.some(({ text }) => REACHES.test(text)) ? block.length : 0;
}

/** Rows of a side that closes with contact data: the name, the post, the data below them. */
const LEAST_ROWS = 5;
/** Between its rows, in sizes. */
const APART = 3.2;
const LAST_ROWS = 4;

/** Whether a side is one block that ends in contact data, dates nowhere in it: the name and how to reach whoever bears it, beside a text that runs on below. */
export function closesInContact(side: readonly Row[], isDate: (text: string) => boolean): boolean {
  if (side.length < LEAST_ROWS || !side.slice(-LAST_ROWS).some(({ text }) => text.includes('@'))) return false;
  const apart = side.some((row, at) => at > 0 && (side[at - 1]?.baseline ?? 0) - row.baseline > APART * row.size);
  return !apart && !side.some(({ text }) => isDate(text));
}
