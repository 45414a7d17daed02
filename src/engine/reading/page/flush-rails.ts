/** Labels and dates set flush right against the text that they belong to, as by moderncv, Europass and Lattes: no column. */
import { lengthOf, median, type Row } from './column-rows.ts';

/** Right edges agree this far, points; left edges of one column would. */
const SAME_EDGE = 1.5;
const LEAST_ROWS = 5;
/** Of a rail's rows, headings aside, those that end at the edge; at most so many start at one. */
const FLUSH = 0.9;
const MOST_ALIGNED = 0.5;
const MOST_CHARACTERS = 22;
/** Headings and page numbers in the rail itself are set otherwise. */
const SAME_SIZE = 0.05;
/** What follows the row above at less than so many sizes goes on from it. */
const APART = 1.6;
const LEVEL = 2.5;
/** Of the labels, those that stand beside the first line of something. */
const BESIDE = 0.8;

function mostAtOneEdge(edges: readonly number[]): number {
  return Math.max(0, ...edges.map((edge) => edges.filter((other) => Math.abs(other - edge) <= SAME_EDGE).length));
}

/** Whether the rows left of a text are labels of its rows, told by the edge that they share with it. */
export function isFlushRail(side: readonly Row[], other: readonly Row[]): boolean {
  const rightmost = Math.max(...side.map(({ right }) => right));
  const flush = side.filter(({ right }) => rightmost - right <= SAME_EDGE);
  if (flush.length < LEAST_ROWS || rightmost > Math.min(...other.map(({ left }) => left))) return false;
  const size = median(flush.map((row) => row.size));
  // Headings of the whole width are larger.
  const rest = side.filter((row) => row.size / size - 1 < SAME_SIZE || rightmost - row.right <= SAME_EDGE);
  if (flush.length < FLUSH * rest.length) return false;
  if (mostAtOneEdge(flush.map(({ left }) => left)) > MOST_ALIGNED * flush.length) return false;
  if (median(flush.map(({ text }) => lengthOf(text))) > MOST_CHARACTERS) return false;
  const isApart = (row: Row, at: number): boolean =>
    at === 0 || (flush[at - 1]?.baseline ?? 0) - row.baseline > APART * row.size;
  const labels = flush.filter((row, at) => Math.abs(row.size / size - 1) < SAME_SIZE && isApart(row, at));
  const beside = labels.filter((row) => other.some(({ baseline }) => Math.abs(baseline - row.baseline) < LEVEL));
  return labels.length > 1 && beside.length >= BESIDE * labels.length;
}
