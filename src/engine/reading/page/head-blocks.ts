/** Heads of jobs at the left, "2019 – 2021" over the post over the firm, with what was done beside each: one text, block by block, and no column. */
import type { Span } from '../../../resume/document.ts';
import { openingOf } from '../items/bullets.ts';
import { fold } from '../text/fold.ts';
import { DATE_LIKE } from './column-rails.ts';
import { lengthOf, median, rowsOf, type Row } from './column-rows.ts';

const LEAST = 2;
/** Rows of one head, and characters of each. */
const MOST_ROWS = 5;
const LONGEST = 48;
/** Baselines of one row, points. */
const LEVEL = 2.5;
/** Larger than the rows around it a row is a heading; further from the row above than others are it begins something else. */
const HEADING = 1.08;
const APART = 1.5;
/** Of what stands beside the heads, the share that are list items or go on from one. */
const LISTED = 0.6;

const isDated = ({ text }: Row): boolean => DATE_LIKE.test(text);

/** Each item, and the lines that it goes on in. */
function listedShare(rows: readonly Row[]): number {
  const items = rows.filter(({ text }) => openingOf(fold(text)).glyph !== null);
  const [edge = 0] = items.map(({ left }) => left);
  const within = rows.filter((row) => items.includes(row) || row.left > edge + LEVEL);
  return items.length < LEAST ? 0 : within.length / rows.length;
}

/** A head opens with its dates; what is larger, or stands apart, is none. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const usual = median(rows.map(({ size }) => size));
  const step = median(rows.slice(1).map(({ baseline }, at) => (rows[at]?.baseline ?? 0) - baseline));
  const blocks: Row[][] = [];
  rows.forEach((row, at) => {
    const block = blocks.at(-1);
    const gap = (rows[at - 1]?.baseline ?? Infinity) - row.baseline;
    const goesOn = block?.length === 1 && block.every(isDated) && gap <= APART * step;
    const opens = (isDated(row) && !goesOn) || row.size > HEADING * usual || gap > APART * step;
    if (!block || opens) blocks.push([row]);
    else block.push(row);
  });
  return blocks;
}

/** The heads and what stands beside them in turn; null where the left side is a column, or anything else. */
export function headBlocks(left: readonly Span[], right: readonly Span[]): readonly (readonly Span[])[] | null {
  const beside = rowsOf(right);
  const size = median(beside.map((row) => row.size));
  if (beside.some((row) => row.size > HEADING * size) || beside.filter(isDated).length > beside.length / 4) return null;
  if (listedShare(beside) < LISTED) return null;
  const blocks = blocksOf(rowsOf(left));
  const heads = blocks.filter(([first]) => first !== undefined && isDated(first));
  if (heads.length < LEAST || heads.every(({ length }) => length === 1)) return null;
  if (heads.some((rows) => rows.length > MOST_ROWS || rows.some(({ text }) => lengthOf(text) > LONGEST))) return null;
  const parts = blocks.map((rows, at) => {
    const [top, end] = [rows[0]?.baseline ?? 0, blocks[at + 1]?.[0]?.baseline ?? -Infinity];
    const own = ({ baseline }: { readonly baseline: number }): boolean => baseline < top + LEVEL && baseline >= end + LEVEL; // prettier-ignore
    const level = beside.filter(own);
    // Beside a head stands what was done, from its first line on, beside a heading nothing.
    const suits = heads.includes(rows) ? Math.abs((level[0]?.baseline ?? 0) - top) < LEVEL : level.length === 0;
    return { suits, level, spans: [left.filter(own), right.filter(own)] };
  });
  const told = parts.reduce((sum, { level }) => sum + level.length, 0);
  if (told < beside.length || parts.some(({ suits }) => !suits)) return null;
  return parts.flatMap(({ spans }) => spans).filter(({ length }) => length > 0);
}
