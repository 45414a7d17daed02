/** A table before it is read: its rows from the top down, and what stands in their cells. */
import type { Box, Span } from '../../../resume/document.ts';

export interface GridCell {
  /** 0-based; of a merged cell the first. */
  readonly column: number;
  /** Rows that it takes. */
  readonly rows: number;
  /** Room for its text, points. */
  readonly box: Box;
  readonly spans: readonly Span[];
}

/** Cells that begin in it and hold text, from the left. */
export type GridRow = readonly GridCell[];

export interface Grid {
  readonly rows: readonly GridRow[];
  /** Lines drawn between its columns. */
  readonly ruled: boolean;
  readonly left: number;
  readonly right: number;
}
