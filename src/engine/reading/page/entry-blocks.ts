/** Heads of jobs in a narrow cell, firm over post over dates, with what was done beside them: each belongs to the text that begins level with it, and no gutter parts them. */
import type { Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { openingOf } from '../items/bullets.ts';
import { fold } from '../text/fold.ts';
import { DATE_LIKE } from './column-rails.ts';
import { lengthOf, median, rowsOf, type Row } from './column-rows.ts';

/** Points between baselines that are level. */
const LEVEL = 3;
/** Of the usual step between rows: less parts no blocks. */
const APART = 1.2;
/** Than the rows of its side. */
const HEADING = 1.15;
/** Characters of a row of such a head, and of the one in the middle. */
const LONGEST = 48;
const USUAL = 34;
const MOST_ROWS = 6;
const LEAST = 2;
/** Of the blocks, those that tell dates; of the rows beside them at most. */
const DATED = 0.7;
const DATED_BESIDE = 0.25;
/** Of the usual step: more begins a block where what stands beside keeps one step. */
const FAR = 1.5;
/** Of what stands beside such heads, the share that are list items or go on from one. */
const LISTED = 0.6;

const stepsOf = (rows: readonly Row[]): number[] =>
  rows.map((row, at) => (at === 0 ? Infinity : (rows[at - 1]?.baseline ?? 0) - row.baseline));

/** The least step that is one of lines, and not of blocks. */
function leadingOf(rows: readonly Row[]): number {
  const steps = stepsOf(rows).filter((step) => Number.isFinite(step));
  return steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 3)] ?? Infinity;
}

/** Rows that stand farther below the one above than lines of one text do. */
function opening(rows: readonly Row[]): readonly Row[] {
  const [steps, leading] = [stepsOf(rows), leadingOf(rows)];
  return rows.filter((_, at) => (steps[at] ?? 0) > APART * leading);
}

const isDated = ({ text }: Row): boolean => DATE_LIKE.test(text);
const isName = ({ text }: Row): boolean => u`\p{L}{3}`.test(text) && !DATE_LIKE.test(text);

/** The lines of one head: its dates, and who and what. */
function isHead(rows: readonly Row[]): boolean {
  return rows.length >= LEAST && rows.length <= MOST_ROWS && rows.some(isDated) && rows.some(isName); // prettier-ignore
}

interface Block {
  readonly heads: boolean;
  readonly rows: Row[];
}

/** The rows of the narrow side, parted at headings and at what begins level with the text beside it; null where one begins level with nothing. */
function blocksOf(side: readonly Row[], beside: readonly Row[]): Block[] | null {
  const least = HEADING * median(side.map(({ size }) => size));
  const starts = opening(beside);
  const own = new Set(opening(side));
  const [top, bottom] = [beside[0]?.baseline ?? 0, beside.at(-1)?.baseline ?? 0];
  const blocks: Block[] = [];
  for (const [at, row] of side.entries()) {
    const heading = row.size >= least;
    const below = (side[at - 1]?.size ?? 0) >= least && !heading;
    const level = starts.some(({ baseline }) => Math.abs(baseline - row.baseline) < LEVEL);
    const outside = row.baseline > top + LEVEL || row.baseline < bottom - LEVEL;
    if (!heading && level && (own.has(row) || below || blocks.at(-1)?.heads === false))
      blocks.push({ heads: true, rows: [row] });
    else if (heading || (outside && (below || own.has(row) || blocks.length === 0)))
      blocks.push({ heads: false, rows: [row] });
    else if (own.has(row) || below || blocks.length === 0) return null;
    else blocks.at(-1)?.rows.push(row);
  }
  return blocks;
}

/** Each item, and the lines that it goes on in. */
function listedShare(rows: readonly Row[]): number {
  const items = rows.filter(({ text }) => openingOf(fold(text)).glyph !== null);
  const [edge = 0] = items.map(({ left }) => left);
  return items.length < LEAST ? 0 : rows.filter((row) => items.includes(row) || row.left > edge + LEVEL).length / rows.length; // prettier-ignore
}

/** The same where the list items beside the heads part nothing: a head opens with its dates; what is larger, or stands far below, is none. */
function datedBlocks(side: readonly Row[], beside: readonly Row[]): Block[] | null {
  const least = HEADING * median(beside.map(({ size }) => size));
  if (beside.some(({ size }) => size >= least) || listedShare(beside) < LISTED) return null;
  if (beside.filter(isDated).length > DATED_BESIDE * beside.length) return null;
  const usual = HEADING * median(side.map(({ size }) => size));
  const steps = stepsOf(side);
  const far = FAR * median(steps.slice(1));
  const blocks: Block[] = [];
  for (const [at, row] of side.entries()) {
    const rows = blocks.at(-1)?.rows;
    const apart = (steps[at] ?? 0) > far;
    const goesOn = rows?.length === 1 && rows.every(isDated) && !apart;
    if (!rows || apart || row.size >= usual || (isDated(row) && !goesOn)) blocks.push({ heads: isDated(row), rows: [row] });
    else rows.push(row);
  } // prettier-ignore
  return blocks;
}

/** Each head and the text beside it, from the top down; null where the two sides are texts of their own. */
export function entryBlocks(left: readonly Span[], right: readonly Span[]): readonly (readonly Span[])[] | null {
  const [side, beside] = [rowsOf(left), rowsOf(right)];
  if (median(side.map(({ text }) => lengthOf(text))) > USUAL || side.some(({ text }) => lengthOf(text) > LONGEST)) return null; // prettier-ignore
  if (!side.some(isDated)) return null;
  const width = (rows: readonly Row[]): number => Math.max(...rows.map((row) => row.right)) - Math.min(...rows.map((row) => row.left)); // prettier-ignore
  if (width(side) >= width(beside)) return null;
  return inTurn(blocksOf(side, beside), left, right) ?? inTurn(datedBlocks(side, beside), left, right);
}

function inTurn(blocks: readonly Block[] | null, left: readonly Span[], right: readonly Span[]): Span[][] | null {
  const heads = blocks?.filter((block) => block.heads) ?? [];
  const dated = heads.filter(({ rows }) => isHead(rows)).length;
  if (!blocks || dated < LEAST || dated < DATED * heads.length) return null;
  const tops = blocks.map(({ rows }) => (rows[0]?.baseline ?? 0) + LEVEL);
  const parts = blocks.map((block, at) => {
    const [from, to] = [at === 0 ? Infinity : (tops[at] ?? 0), tops[at + 1] ?? -Infinity];
    const within = ({ baseline }: Span): boolean => baseline < from && baseline >= to;
    return { block, own: left.filter(within), text: right.filter(within), from: (tops[at] ?? 0) - 2 * LEVEL };
  });
  // Beside a heading of the whole width stands nothing, beside a head what begins level with it.
  const suits = parts.every(({ block, text, from }) => (block.heads ? text.some(({ baseline }) => baseline > from) : text.length === 0)); // prettier-ignore
  return suits ? parts.flatMap(({ own, text }) => [own, text]).filter(({ length }) => length > 0) : null;
}
