/** Left edges of the text beside a rail of labels or dates, told by how the rows of the page keep to them. */
import type { Span } from '../../../resume/document.ts';

/** Beginnings that differ less are one edge, points. */
const SAME = 1;
/** Labels that end before such an edge, and the share of rows that may run across it. */
const LEAST_LABELS = 2;
const CROSSED = 0.2;
/** Of one label at least, in sizes: what stands before an edge of a list hangs close by. */
const FAR = 1.6;

type Row = readonly Span[];

/** Where rows begin that have nothing at their left, and which rows these are, from the top. */
function leftEdges(rows: readonly Row[]): ReadonlyMap<number, readonly number[]> {
  const edges = new Map<number, number[]>();
  const starts = rows.flatMap(([first], at) => (first ? [{ x: first.box.x, at }] : []));
  let edge = -Infinity;
  for (const { x, at } of starts.sort((a, b) => a.x - b.x)) {
    if (x - edge > SAME) edge = x;
    edges.set(edge, [...(edges.get(edge) ?? []), at]);
  }
  return edges;
}

/** What a row has at the left of an edge: a label that ends there, text that runs across, or only the marker of an item. */
function beside(row: Row, edge: number, isMarker: (text: string) => boolean): 'label' | 'far label' | 'text' | null {
  const left = row.filter(({ box }) => box.x < edge - SAME);
  const last = left.at(-1);
  if (!last || left.every(({ text }) => isMarker(text.trim()))) return null;
  const end = last.box.x + last.box.width;
  const next = row[left.length];
  if (end > edge + SAME || (next && Math.abs(next.box.x - edge) > SAME)) return 'text';
  return edge - end > FAR * last.size ? 'far label' : 'label';
}

/** `least`: rows that begin at each of them. Points from the left. */
export function railEdges(rows: readonly Row[], least: number, isMarker: (text: string) => boolean): number[] {
  return [...leftEdges(rows)].flatMap(([edge, own]) => {
    if (own.length < least) return [];
    // The first label stands beside the first row of its text.
    const from = Math.max(0, Math.min(...own) - 1);
    const found = rows.slice(from, Math.max(...own) + 2).flatMap((row) => beside(row, edge, isMarker) ?? []);
    const labels = found.filter((kind) => kind !== 'text').length;
    const kept = labels >= LEAST_LABELS && found.length - labels <= CROSSED * labels;
    return kept && found.includes('far label') ? [edge] : [];
  });
}
