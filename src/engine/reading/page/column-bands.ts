/** Two columns under headings of the whole width, as builders set grids: each heading opens both, and stands at the edge of the left one. */
import type { Span } from '../../../resume/document.ts';
import { median, rowsOf, type Row } from './column-rows.ts';

/** Larger than the rows of its side. */
const HEADING = 1.15;
/** Than the largest of the other side. */
const LARGER = 1.05;
/** Points between baselines that are level. */
const LEVEL = 2.5;

/** Where the texts of both sides begin again below it, and the other side leaves its height free. */
function opensBoth({ baseline, size }: Row, left: readonly Row[], right: readonly Row[]): boolean {
  const below = (rows: readonly Row[]): number => rows.find((row) => row.baseline < baseline - LEVEL)?.baseline ?? 0;
  const free = right.every((row) => row.baseline > baseline + 0.8 * size || row.baseline < baseline - LEVEL);
  return free && Math.abs(below(left) - below(right)) < LEVEL;
}

/** Just above the headings that part the two sides into bands; none where each side is a text of its own. */
function partsOf(left: readonly Row[], right: readonly Row[]): number[] {
  const [first, last] = [right[0], right.at(-1)];
  if (!first || !last) return [];
  const least = Math.max(HEADING * median(left.map(({ size }) => size)), LARGER * Math.max(...right.map(({ size }) => size))); // prettier-ignore
  const heads = left.filter(({ size, baseline }) => size >= least && baseline < first.baseline);
  const inner = heads.filter(({ baseline }) => baseline > last.baseline);
  if (inner.length === 0 || !inner.every((row) => opensBoth(row, left, right))) return [];
  return heads.map(({ baseline }) => baseline + 1);
}

/** The two sides band by band, from the top down; null where headings do not open both. */
export function bandsOf(left: readonly Span[], right: readonly Span[]): (readonly [Span[], Span[]])[] | null {
  const parts = partsOf(rowsOf(left), rowsOf(right));
  if (parts.length === 0) return null;
  const edges = [Infinity, ...parts, -Infinity];
  return edges.slice(1).map((to, at) => {
    const within = ({ baseline }: Span): boolean => baseline < (edges[at] ?? Infinity) && baseline >= to;
    return [left.filter(within), right.filter(within)] as const;
  });
}
