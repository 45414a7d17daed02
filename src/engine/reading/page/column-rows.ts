/** The rows of one side of a page, as far as it takes to tell whether that side is a column. */
import type { Span } from '../../../resume/document.ts';

export interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

export function rowsOf(spans: readonly Span[]): Row[] {
  const sorted = [...spans].sort((a, b) => b.baseline - a.baseline || a.box.x - b.box.x);
  const rows: { baseline: number; size: number; text: string; left: number; right: number }[] = [];
  for (const span of sorted) {
    const row = rows.at(-1);
    const right = span.box.x + span.box.width;
    if (row && Math.abs(row.baseline - span.baseline) <= 0.35 * span.size) {
      row.text += ` ${span.text}`;
      row.left = Math.min(row.left, span.box.x);
      row.right = Math.max(row.right, right);
    } else rows.push({ baseline: span.baseline, size: span.size, text: span.text, left: span.box.x, right });
  }
  return rows;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** CJK characters say about twice as much as Latin ones, and are twice as wide. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const wide = (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff);
    // The second half of a pair.
    if (code < 0xdc00 || code > 0xdfff) length += wide ? 2 : 1;
  }
  return length;
}

/** From the first baseline to the last, points. */
export function heightOf(rows: readonly Row[]): number {
  return rows.length === 0 ? 0 : (rows[0]?.baseline ?? 0) - (rows.at(-1)?.baseline ?? 0);
}

/** Left edges agree this far, points. */
const SAME_EDGE = 3;

/** Where most rows start, and how many of them. */
function commonEdge(side: readonly Row[]): readonly [edge: number, rows: number] {
  const counts = new Map<number, number>();
  for (const { left } of side) {
    const edge = Math.round(left / SAME_EDGE);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [[edge, rows] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return [edge * SAME_EDGE, rows];
}

/** Where most rows of a side start, to some points. */
export function mainEdge(side: readonly Row[]): number {
  return commonEdge(side)[0];
}

/** Of the rows, those that start where most do. */
export function edgeShare(side: readonly Row[]): number {
  return side.length === 0 ? 0 : commonEdge(side)[1] / side.length;
}
