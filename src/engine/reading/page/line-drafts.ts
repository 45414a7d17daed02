/** Spans of one row -> a line with its cells, before it has a place in the document. */
import { unionOf, type Box, type FontFace, type PageRule, type Span } from '../../../resume/document.ts';
import { holdsCjk } from '../text/characters.ts';
import { isBlankBetween } from '../text/cjk-blanks.ts';
import { fold } from '../text/fold.ts';
import type { Cell, Line } from '../reading.ts';
import { isPulledApart } from './pulled-apart.ts';
import { withScripts } from './scripts.ts';
import { isFacedStop, isRailEdge, isStop, type TabStops } from './tab-stops.ts';

/** A gap of this many sizes parts a line into cells. */
export const CELL_GAP = 1.6;
/** Or of so many of the larger letters' where the type steps: a label beside a text of another size. */
const STEPPED_GAP = 0.95;
const STEP = 1.2;
/** Gap that reads as a space; wider between CJK characters, which justification pulls apart. */
const SPACE_GAP = 0.12;
const CJK_SPACE_GAP = 0.6;
/** A blank set in a smaller type than the words around it; within a word no face changes with a gap. */
const SPACE_BETWEEN_FACES = 0.08;
/** Characters of a cell that are read: ten times what a sheet is wide. Files made to stall their reader put megabytes on one line. */
const LONGEST = 2000;
/** Bold from this weight on. */
const BOLD = 600;

/** Of one line, from the left; folded. */
export function textOfSpans(spans: readonly Span[]): string {
  let text = '';
  let right = 0;
  let before: Span | undefined;
  for (const span of spans) {
    if (text.length > LONGEST) break;
    const gap = (span.box.x - right) / span.size;
    const cjk = holdsCjk(text.slice(-1)) && holdsCjk(span.text.slice(0, 1));
    const latin = before && before.font !== span.font ? SPACE_BETWEEN_FACES : SPACE_GAP;
    const wide = cjk && !isBlankBetween(before, span) ? CJK_SPACE_GAP : latin;
    text += text !== '' && gap > wide ? ` ${span.text}` : span.text;
    right = span.box.x + span.box.width;
    before = span;
  }
  return fold(text.slice(0, LONGEST));
}

function isStepped(before: Span, span: Span): boolean {
  const [least, most] = before.size < span.size ? [before.size, span.size] : [span.size, before.size];
  return most >= STEP * least && span.box.x - before.box.x - before.box.width >= STEPPED_GAP * most;
}

function cellsOf(spans: readonly Span[], stops: TabStops, widest: number): Cell[] {
  const groups: Span[][] = isPulledApart(spans) ? [[...spans]] : [];
  let right = -Infinity;
  for (const span of groups.length > 0 ? [] : spans) {
    const group = groups.at(-1);
    const gap = (span.box.x - right) / span.size;
    const before = group?.at(-1);
    const whole =
      before &&
      gap <= widest &&
      !isStop(span.box.x, gap, stops) &&
      !isFacedStop(before, span, stops) &&
      !isRailEdge(before, span, stops) &&
      !isStepped(before, span);
    if (whole) group?.push(span);
    else groups.push([span]);
    right = Math.max(right, span.box.x + span.box.width);
  }
  return groups
    .map((group) => ({ text: textOfSpans(group), box: unionOf(group.map((span) => span.box)), spans: group }))
    .filter((cell) => cell.text !== '');
}

/** The value that most characters have. */
function dominant<T>(spans: readonly Span[], value: (span: Span) => T): T | undefined {
  const [first, ...more] = spans.map(value);
  if (more.every((own) => own === first)) return first;
  const counts = new Map<T, number>();
  for (const span of spans) counts.set(value(span), (counts.get(value(span)) ?? 0) + span.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A line without its place in the document. */
export type Draft = Omit<Line, 'index' | 'running'>;

/** List markers are drawn this large, as shares of the letters' size. */
const SMALLEST_MARK = 0.15;
const LARGEST_MARK = 0.85;
/** Farthest that a marker stands before its words, in sizes. */
const MARK_DISTANCE = 2.4;

function markBefore(first: Span, marks: readonly Box[]): Box | null {
  const { size, baseline, box } = first;
  const found = marks.find((mark) => {
    const middle = mark.y + mark.height / 2 - baseline;
    const gap = box.x - (mark.x + mark.width);
    const square = Math.abs(mark.width - mark.height) < 0.25 * Math.max(mark.width, mark.height);
    const sized = mark.height >= SMALLEST_MARK * size && mark.height <= LARGEST_MARK * size;
    return square && sized && middle > 0 && middle < 0.75 * size && gap > 0.5 && gap < MARK_DISTANCE * size;
  });
  return found ?? null;
}

/** Boxes as small as list markers. */
export function marksOf(rules: readonly PageRule[]): Box[] {
  return rules.filter(({ box }) => box.width <= 10 && box.height <= 10).map(({ box }) => box);
}

export interface Setting {
  readonly page: number;
  readonly fonts: readonly FontFace[];
  /** Drawn boxes that may be list markers. */
  readonly marks: readonly Box[];
  /** Where cells begin behind narrower gaps too. */
  readonly stops: TabStops;
}

/** `spans`: of one row, from the left. `widest`: gap within a cell, in sizes. Null without text. */
export function lineOf(
  spans: readonly Span[],
  column: number,
  { page, fonts, marks, stops }: Setting,
  widest = CELL_GAP,
): Draft | null {
  const cells = cellsOf(spans, stops, widest);
  if (cells.length === 0) return null;
  const all = cells.flatMap((cell) => cell.spans);
  const second = marks.length > 0 ? cells[1]?.spans[0] : undefined;
  return {
    page,
    column,
    mark: all[0] ? markBefore(all[0], marks) : null,
    ...(second && { innerMark: markBefore(second, marks) }),
    text: cells.map((cell) => cell.text).join(' '),
    cells,
    box: unionOf(cells.map((cell) => cell.box)),
    baseline: all[0]?.baseline ?? 0,
    size: dominant(all, (span) => span.size) ?? 0,
    bold: dominant(all, (span) => (fonts[span.font]?.weight ?? 400) >= BOLD) ?? false,
    italic: dominant(all, (span) => fonts[span.font]?.italic ?? false) ?? false,
  };
}

/** Rows of one region: spans whose baselines agree within a third of the size (icons shift a little), with what is raised or lowered there. */
export function rowsOf(spans: readonly Span[]): Span[][] {
  const sorted = [...spans].sort((a, b) => b.baseline - a.baseline || a.box.x - b.box.x);
  const rows: Span[][] = [];
  let baseline = Infinity;
  for (const span of sorted) {
    const row = rows.at(-1);
    if (row && baseline - span.baseline <= 0.4 * Math.min(span.size, row[0]?.size ?? span.size)) row.push(span);
    else {
      rows.push([span]);
      baseline = span.baseline;
    }
  }
  return withScripts(rows).map((row) => row.sort((a, b) => a.box.x - b.box.x));
}

/** A line of cells that stand in several. `lines`: those that the cells are of, the leading one first. */
export function mergedLine(lines: readonly [Draft, ...Draft[]], cells: readonly Cell[]): Draft {
  const [first] = lines;
  return {
    ...first,
    cells,
    text: cells.map((cell) => cell.text).join(' '),
    box: unionOf(cells.map((cell) => cell.box)),
    baseline: Math.max(...lines.map(({ baseline }) => baseline)),
    bold: lines.every(({ bold }) => bold),
    italic: lines.every(({ italic }) => italic),
  };
}
