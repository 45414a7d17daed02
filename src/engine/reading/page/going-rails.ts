/** Rails of labels that go on below a heading which fills the gutter beside them. */
import type { Span } from '../../../resume/document.ts';
import { levelShare } from './column-rails.ts';
import type { Row } from './column-rows.ts';

/** Edges within so many points are one. */
const SAME_EDGE = 1;
/** Rows that make a rail. */
const LEAST_RAIL = 4;

/** Whether each row of the right side stands beside one of the left, and other rows of the page have their labels and texts at the same two edges: "2019 ¦ Crane operator" below a heading that fills the gutter. */
export function goesOnAsRail(left: readonly Row[], right: readonly Row[], others: readonly Span[]): boolean {
  if (levelShare(right, left) < 1) return false;
  const [from, edge] = [left, right].map((rows) => Math.min(...rows.map((row) => row.left))) as [number, number];
  const beside = (span: Span): boolean =>
    others.some(({ box, baseline }) => Math.abs(baseline - span.baseline) < 2 && Math.abs(box.x - from) < SAME_EDGE && box.x + box.width < edge);
  return others.filter((span) => Math.abs(span.box.x - edge) < SAME_EDGE && beside(span)).length >= LEAST_RAIL;
} // prettier-ignore
