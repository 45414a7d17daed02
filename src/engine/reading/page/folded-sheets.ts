/** Forms on a sheet folded in its middle: two pages side by side. */
import type { Box, Page, Span } from '../../../resume/document.ts';
import { MIN_GUTTER, MIN_ROWS, type Layout } from './columns.ts';

/** Wider than high, as far as two pages side by side are; where their fold is, shares of the width. */
const SPREAD = 1.2;
const FOLD = [0.4, 0.6] as const;

/** The two halves of a form on a sheet folded in its middle, which no text and no line crosses; null for any other page. */
export function halvesOf({ width, height, rules }: Page, spans: readonly Span[]): Layout | null {
  if (width < SPREAD * height) return null;
  const drawn = [...spans, ...rules].map(({ box }) => box).sort((a, b) => a.x - b.x);
  let edge = 0;
  let gutter: Box | null = null;
  for (const { x, width: own } of drawn) {
    const middle = (edge + x) / 2 / width;
    const free = x - edge;
    if (free >= MIN_GUTTER && middle > FOLD[0] && middle < FOLD[1] && free > (gutter?.width ?? 0))
      gutter = { x: edge, y: 0, width: free, height };
    edge = Math.max(edge, x + own);
  }
  if (!gutter) return null;
  const at = gutter.x + gutter.width / 2;
  const [left, right] = [spans.filter(({ box }) => box.x < at), spans.filter(({ box }) => box.x >= at)];
  if (Math.min(left.length, right.length) < MIN_ROWS) return null;
  return { regions: [left, right].map((own, column) => ({ spans: own, column })), count: 2, gutters: [gutter] };
}
