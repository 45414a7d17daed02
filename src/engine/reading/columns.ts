/**
 * Columns by empty gutters that run down the page. Where lines start tells nothing: right-aligned dates, label rails and bullet glyphs
 * leave gutters too, so a side counts only when it reads as text of its own.
 */
import type { Box, Span } from '../../resume/document.ts';
import { isFormLabel } from './fields.ts';
import { fold } from './fold.ts';
import { isParted } from './ruled-tables.ts';

export interface Region {
  readonly spans: readonly Span[];
  /** 0-based, over the page. */
  readonly column: number;
}

export interface Layout {
  /** In reading order. */
  readonly regions: readonly Region[];
  readonly count: number;
  readonly gutters: readonly Box[];
}

interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Narrowest gutter, points: half an em more than the widest space of justified text. */
const MIN_GUTTER = 9;
const STEP = 3;
/** On a poster the steps are wider. */
const MAX_STEPS = 400;
/** Rows that a column must have, and the share of the page's height it must run down. */
const MIN_ROWS = 4;
const MIN_HEIGHT_SHARE = 0.14;
/** Characters that the narrower column must have in a row, in the middle: less is labels, dates or places. */
const MIN_MEDIAN_CHARACTERS = 12;

function rowsOf(spans: readonly Span[]): Row[] {
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

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** CJK characters say about twice as much as Latin ones, and are twice as wide. */
function lengthOf(text: string): number {
  let length = 0;
  for (const character of text) length += /[\u3040-\u30ff\u3400-\u9fff]/u.test(character) ? 2 : 1;
  return length;
}

const FEW_ROWS = 5;

export const DATE_LIKE = /\d{4}|\d{1,2}[./]\d{2,4}|\d\s*(年|月)/u;

/** Share of the rows of `side` that stand level with a row of `other`. */
function levelShare(side: readonly Row[], other: readonly Row[]): number {
  const level = side.filter((row) => other.some((peer) => Math.abs(peer.baseline - row.baseline) < 2.5));
  return side.length === 0 ? 0 : level.length / side.length;
}

/** Shares of a side's rows: those level with the text beside them, those that are a form's labels or dates. */
const LEVEL_LABELS = 0.55;
const LABELS = 0.6;

function labelShare(side: readonly Row[]): number {
  return side.filter(({ text }) => DATE_LIKE.test(text) || isFormLabel(fold(text))).length / side.length;
}

/** Of a rail in which starts stand over ends: rows level with the text, rows that are dates, characters of one in the middle. */
const STACKED = 0.3;
const STACKED_DATES = 0.6;
const MOST_STACKED = 12;
const NOW = /^(?:至今|今|現在|现在|在職中|present|now|heute|actualidad|actual|atual|aujourd|oggi|[-–—~～〜至↓|])/iu;

function stackedShare(side: readonly Row[]): number {
  return side.filter(({ text }) => DATE_LIKE.test(text) || NOW.test(text.trim())).length / side.length;
}

/** A strip of dates, labels, places or bullet glyphs that belongs to the rows beside it. */
function isRail(side: readonly Row[], other: readonly Row[]): boolean {
  const level = levelShare(side, other);
  const characters = median(side.map((row) => lengthOf(row.text)));
  if (level >= 0.6 && characters <= 3) return true;
  const dated = side.filter((row) => DATE_LIKE.test(row.text)).length / side.length;
  if (level >= 0.6 && dated >= 0.5 && characters <= 32) return true;
  if (level >= LEVEL_LABELS && labelShare(side) >= LABELS) return true;
  // A start over its end: every second row stands beside nothing.
  if (level >= STACKED && characters <= MOST_STACKED && stackedShare(side) >= STACKED_DATES) return true;
  if (level >= 0.75 && characters < MIN_MEDIAN_CHARACTERS * 2 && side.length <= other.length) return true;
  // A handful of rows in two parts ("Design: Intermediate … Keywords: Sketch, Figma"): lists, not columns.
  if (level >= 0.75 && side.length <= FEW_ROWS) return true;
  // Notes set level with a row here and there, not lines that follow one another.
  const leading = heightOf(side) / Math.max(1, side.length - 1);
  if (level >= 0.75 && leading > 2.2 * median(side.map((row) => row.size)) && side.length <= 0.75 * other.length)
    return true;
  // Labels of sections beside their text: few, short, at the height of the first line.
  return level >= 0.5 && side.length <= 0.5 * other.length && characters <= 30;
}

/** Lines of a table stand this far from its first and last row, points. */
const LEADING = 20;

export interface Sheet {
  /** Points. */
  readonly height: number;
  /** Horizontal lines drawn on the page. */
  readonly across: readonly Box[];
}

interface Cut {
  readonly gutter: Box;
  readonly above: readonly Span[];
  readonly left: readonly Span[];
  readonly right: readonly Span[];
  readonly below: readonly Span[];
  readonly weight: number;
}

function heightOf(rows: readonly Row[]): number {
  return rows.length === 0 ? 0 : (rows[0]?.baseline ?? 0) - (rows.at(-1)?.baseline ?? 0);
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf(spans: readonly Span[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const { box } of spans) {
    left = Math.min(left, box.x);
    right = Math.max(right, box.x + box.width);
    top = Math.max(top, box.y + box.height);
    bottom = Math.min(bottom, box.y);
  }
  return { left, right, top, bottom };
}

/** The free bands at `x`, between the spans that cross it, as high as a column must be: [top, bottom] pairs. `spans` from the top down. */
function bandsAt(x: number, spans: readonly Span[], top: number, bottom: number, height: number): [number, number][] {
  const bands: [number, number][] = [];
  let from = top;
  for (const { box } of spans) {
    if (box.x >= x || box.x + box.width <= x) continue;
    if (from - (box.y + box.height) >= height) bands.push([from, box.y + box.height]);
    from = box.y;
  }
  if (from - bottom >= height) bands.push([from, bottom]);
  return bands;
}

function cutAt(
  x: number,
  band: readonly [number, number],
  spans: readonly Span[],
  { height: pageHeight, across }: Sheet,
): Cut | null {
  const [top, bottom] = band;
  const inside = spans.filter((span) => span.baseline < top && span.baseline >= bottom);
  const left = inside.filter((span) => span.box.x + span.box.width <= x);
  const right = inside.filter((span) => span.box.x >= x);
  if (left.length + right.length !== inside.length) return null;
  if (Math.min(left.length, right.length) < MIN_ROWS) return null;
  const edge = extentOf(left).right;
  const width = extentOf(right).left - edge;
  if (width < MIN_GUTTER) return null;
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (Math.min(leftRows.length, rightRows.length) < MIN_ROWS) return null;
  if (Math.min(heightOf(leftRows), heightOf(rightRows)) < MIN_HEIGHT_SHARE * pageHeight * 0.6) return null;
  if (isRail(leftRows, rightRows) || isRail(rightRows, leftRows)) return null;
  const shared = (rows: readonly Row[]): [number, number] => [rows[0]?.baseline ?? 0, rows.at(-1)?.baseline ?? 0];
  const [[leftTop, leftEnd], [rightTop, rightEnd]] = [shared(leftRows), shared(rightRows)];
  const gutter = { x: edge, y: bottom, width, height: top - bottom };
  if (isParted(gutter, Math.min(leftTop, rightTop) + LEADING, Math.max(leftEnd, rightEnd) - LEADING, across))
    return null;
  return {
    gutter,
    above: spans.filter((span) => span.baseline >= top),
    left,
    right,
    below: spans.filter((span) => span.baseline < bottom),
    weight: Math.min(heightOf(leftRows), heightOf(rightRows)) * Math.min(width, 14),
  };
}

function bestCut(spans: readonly Span[], sheet: Sheet): Cut | null {
  const pageHeight = sheet.height;
  if (spans.length < 2 * MIN_ROWS) return null;
  const { left: low, right: high, top, bottom } = extentOf(spans);
  const step = Math.max(STEP, (high - low) / MAX_STEPS);
  const falling = [...spans].sort((a, b) => b.baseline - a.baseline);
  const starts = spans.map((span) => span.box.x).sort((a, b) => a - b);
  const tried = new Set<string>();
  let best: Cut | null = null;
  let before = 0;
  for (let x = low + 0.12 * (high - low); x <= high - 0.12 * (high - low); x += step) {
    while ((starts[before] ?? Infinity) < x) before += 1;
    for (const band of bandsAt(x, falling, top + 1, bottom - 1, MIN_HEIGHT_SHARE * pageHeight)) {
      // Another place in the same gutter parts the same spans.
      const same = `${String(before)} ${String(band[0])} ${String(band[1])}`;
      if (tried.has(same)) continue;
      tried.add(same);
      const cut = cutAt(x, band, spans, sheet);
      if (cut && (!best || cut.weight > best.weight)) best = cut;
    }
  }
  return best;
}

/** Reading order of a page: what stands above a pair of columns, the left, the right, what stands below. */
export function layoutOf(spans: readonly Span[], sheet: Sheet, depth = 0): Layout {
  const cut = depth < 3 ? bestCut(spans, sheet) : null;
  if (!cut) return { regions: spans.length > 0 ? [{ spans, column: 0 }] : [], count: 1, gutters: [] };
  const [above, left, right, below] = [cut.above, cut.left, cut.right, cut.below].map((part) =>
    layoutOf(part, sheet, depth + 1),
  ) as [Layout, Layout, Layout, Layout];
  const moved = right.regions.map((region) => ({ ...region, column: region.column + left.count }));
  return {
    regions: [...above.regions, ...left.regions, ...moved, ...below.regions],
    count: Math.max(above.count, left.count + right.count, below.count),
    gutters: [cut.gutter, ...above.gutters, ...left.gutters, ...right.gutters, ...below.gutters],
  };
}
