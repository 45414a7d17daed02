/**
 * Columns by empty gutters that run down the page. Where lines start tells nothing: right-aligned dates, label rails and bullet glyphs
 * leave gutters too, so a side counts only when it reads as text of its own.
 */
import type { Box, Span } from '../../../resume/document.ts';
import { cardsIn } from './cards.ts';
import { bandsOf } from './column-bands.ts';
import { areHeaded, DATE_LIKE, isRail, levelShare } from './column-rails.ts';
import { heightOf, median, rowsOf, type Row } from './column-rows.ts';
import { contactRowsAtHead, contactRowsOverDates } from './contact-blocks.ts';
import { partsDates, withoutOwnDates } from './date-strips.ts';
import { entryBlocks } from './entry-blocks.ts';
import { isFlushRail } from './flush-rails.ts';
import { goesOnAsRail } from './going-rails.ts';
import { labelledSections } from './labelled-sections.ts';
import { isFormLabel } from '../entries/fields.ts';
import { fold } from '../text/fold.ts';
import { isParted } from '../tables/ruled-tables.ts';

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

/** Narrowest gutter, points: half an em more than the widest space of justified text. */
export const MIN_GUTTER = 9;
const STEP = 3;
/** On a poster the steps are wider. */
const MAX_STEPS = 400;
/** Rows that a column must have, and the share of the page's height it must run down. */
export const MIN_ROWS = 4;
const MIN_HEIGHT_SHARE = 0.14;

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

/** Larger than the rows of its side. */
const HEADING = 1.15;

/** Just above a heading that stands last at the left, below all of the right side: what it heads runs over the whole width. */
function headBelow(left: readonly Row[], right: readonly Row[]): number | null {
  const [last, end] = [left.at(-1), right.at(-1)];
  if (!last || !end || last.baseline > end.baseline - last.size) return null;
  return last.size > HEADING * median(left.map(({ size }) => size)) ? last.baseline + 1 : null;
}

/** Edges within so many points are one. */
const SAME_EDGE = 1;

/** Before the edge where the right side begins, points. */
const BEFORE_EDGE = 0.5;

/** Whether the left side is a rail over the rows around the band as well: one of its dates fills the gutter and leaves no more of the table than what stands below. */
function isRailBeyond(edge: number, [top, bottom]: readonly [number, number], spans: readonly Span[]): boolean {
  const x = edge - BEFORE_EDGE;
  const crossing = spans.filter(({ box }) => box.x < x && box.x + box.width > x).map(({ baseline }) => baseline);
  const [from, to] = [Math.min(...crossing.filter((y) => y >= top)), Math.max(...crossing.filter((y) => y < bottom))];
  const rows = spans.filter(({ baseline }) => baseline < from && baseline > to);
  if (rows.every(({ baseline }) => baseline < top && baseline >= bottom)) return false;
  return isRail(rowsOf(rows.filter(({ box }) => box.x < x)), rowsOf(rows.filter(({ box }) => box.x >= x)));
}

/** Whether labels stand flush right at an edge, over the whole height: a table beside a few of them parts them from the rest. */
function isFlushAt(edge: number, spans: readonly Span[]): boolean {
  const labels = spans.filter(({ box }) => box.x + box.width <= edge + BEFORE_EDGE);
  return isFlushRail(rowsOf(labels), rowsOf(spans.filter(({ box }) => box.x > edge + BEFORE_EDGE)));
}

/** Whether a side is contact data beside the name, and below it a date or two level with what they date. */
function isContactAbove(side: readonly Row[], other: readonly Row[]): boolean {
  const count = contactRowsAtHead(side);
  const rest = side.slice(count);
  const over = contactRowsOverDates(side, ({ text }) => DATE_LIKE.test(text));
  if (over > 0 && levelShare(side.slice(over), other) === 1) return true;
  return count > 0 && rest.length < MIN_ROWS && levelShare(rest, other) === 1;
}

/** Wider than this, points, a gutter tells no more. */
const WIDE = 14;
/** Rows of the left side that may reach into the gutter, and rows of the right one that must begin at its edge. */
const REACHING = 0.12;
const AT_EDGE = 0.5;

/** Whether all but a few lines of the left side leave a gutter before one edge, at which the right side begins: "Endereço: Rua do Ipê, 140, Pelotas" runs up to it. */
function isNearlyFree(left: readonly Row[], right: readonly Row[]): boolean {
  const edge = Math.min(...right.map((row) => row.left));
  const reaching = left.filter((row) => row.right > edge - MIN_GUTTER).length;
  const level = right.filter((row) => row.left <= edge + SAME_EDGE).length;
  return reaching <= REACHING * left.length && level >= AT_EDGE * right.length;
}

/** How wide a gutter is beside the lines that leave one: the few that reach into it make the column beside them no narrower. */
function widthOf(left: readonly Row[], right: readonly Row[]): number {
  const edge = Math.min(...right.map((row) => row.left));
  const free = left.map((row) => edge - row.right);
  const width = Math.min(...free);
  return width >= MIN_GUTTER ? width : Math.min(...free.filter((own) => own >= MIN_GUTTER));
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
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  if (width < MIN_GUTTER && !isNearlyFree(leftRows, rightRows)) return null;
  if (Math.min(leftRows.length, rightRows.length) < MIN_ROWS) return null;
  if (Math.min(heightOf(leftRows), heightOf(rightRows)) < MIN_HEIGHT_SHARE * pageHeight * 0.6) return null;
  const rail = isRail(leftRows, rightRows) || isRail(rightRows, leftRows);
  const headed = rail && areHeaded(...([left, right].map(withoutOwnDates).map(rowsOf) as [Row[], Row[]]));
  if (rail && !headed && !entryBlocks(left, right)) return null;
  const others = spans.filter((span) => span.baseline >= top || span.baseline < bottom);
  if (goesOnAsRail(leftRows, rightRows, others)) return null;
  if (isContactAbove(leftRows, rightRows) || isContactAbove(rightRows, leftRows)) return null;
  if (partsDates(left, right, MIN_GUTTER) || isRailBeyond(edge + width, band, spans) || isFlushAt(edge, spans))
    return null;
  const shared = (rows: readonly Row[]): [number, number] => [rows[0]?.baseline ?? 0, rows.at(-1)?.baseline ?? 0];
  const [[leftTop, leftEnd], [rightTop, rightEnd]] = [shared(leftRows), shared(rightRows)];
  // A centred head above the one side is no part of a column beside the other.
  const facing = (rows: readonly Row[]): number =>
    rows.filter(
      ({ baseline }) =>
        baseline <= Math.min(leftTop, rightTop) + LEADING && baseline >= Math.max(leftEnd, rightEnd) - LEADING,
    ).length;
  if (Math.min(facing(leftRows), facing(rightRows)) < MIN_ROWS - 1) return null;
  const gutter = { x: edge, y: bottom, width, height: top - bottom };
  if (isParted(gutter, Math.min(leftTop, rightTop) + LEADING, Math.max(leftEnd, rightEnd) - LEADING, across))
    return null;
  const lower = headBelow(leftRows, rightRows);
  const higher = lower === null ? null : cutAt(x, [top, lower], spans, { height: pageHeight, across });
  return (
    higher ?? {
      gutter,
      above: spans.filter((span) => span.baseline >= top),
      left,
      right,
      below: spans.filter((span) => span.baseline < bottom),
      weight: Math.min(heightOf(leftRows), heightOf(rightRows)) * Math.min(widthOf(leftRows, rightRows), WIDE),
    }
  );
}

/** As good, with lines of the longer side that reach beyond the other cut. */
function holdsMore(cut: Cut, best: Cut): boolean {
  const inside = ({ left, right }: Cut): number => left.length + right.length;
  return cut.weight === best.weight && inside(cut) > inside(best);
}

/** Beginnings that make an edge. */
const LEAST_STARTS = 8;

/** Where to try, rising: at every step, and right before edges that many lines keep to. `starts`: rising. */
function placesToCut(low: number, high: number, step: number, starts: readonly number[]): number[] {
  const [from, to] = [low + 0.12 * (high - low), high - 0.12 * (high - low)];
  const places: number[] = [];
  for (let x = from; x <= to; x += step) places.push(x);
  starts.forEach((x, at) => {
    const many = (starts[at + LEAST_STARTS - 1] ?? Infinity) <= x + SAME_EDGE;
    if (many && x > from && x < to && (starts[at - 1] ?? -Infinity) < x - SAME_EDGE) places.push(x - BEFORE_EDGE);
  });
  return places.sort((a, b) => a - b);
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
  for (const x of placesToCut(low, high, step, starts)) {
    while ((starts[before] ?? Infinity) < x) before += 1;
    for (const band of bandsAt(x, falling, top + 1, bottom - 1, MIN_HEIGHT_SHARE * pageHeight)) {
      // Another place in the same gutter parts the same spans.
      const same = `${String(before)} ${String(band[0])} ${String(band[1])}`;
      if (tried.has(same)) continue;
      tried.add(same);
      const cut = cutAt(x, band, spans, sheet);
      if (cut && (!best || cut.weight > best.weight || holdsMore(cut, best))) best = cut;
    }
  }
  return best;
}

/** Whether the right side is the right ones of cards, and the dates of other rows: what they head would lose them to a column. */
function holdsCards(spans: readonly Span[], { right }: Cut): boolean {
  const found = cardsIn(spans);
  if (!found || found.cards.some((card) => isFormLabel(fold(rowsOf(card)[0]?.text ?? '')))) return false;
  const within = new Set(found.cards.flat());
  const others = right.filter((span) => !within.has(span));
  return others.length < right.length && rowsOf(others).every(({ text }) => DATE_LIKE.test(text));
}

/** A region without columns, card by card where it holds any: a number of its own for each, as nothing runs on from one to the next. */
function withCards(spans: readonly Span[], sheet: Sheet, depth: number): Layout {
  const found = depth < 3 ? cardsIn(spans) : null;
  if (!found) return { regions: spans.length > 0 ? [{ spans, column: 0 }] : [], count: 1, gutters: [] };
  const [above, below] = [found.above, found.below].map((part) => layoutOf(part, sheet, depth + 1)) as [Layout, Layout];
  const cards = found.cards.map((own, column) => ({ spans: own, column }));
  // A row of short cards makes no page of columns.
  const beside = found.gutter.height >= MIN_HEIGHT_SHARE * sheet.height ? found.beside : 1;
  return {
    regions: [...above.regions, ...cards, ...below.regions],
    count: Math.max(above.count, beside, below.count),
    gutters: [...(beside > 1 ? [found.gutter] : []), ...above.gutters, ...below.gutters],
  };
}

/** Reading order of a page: what stands above a pair of columns, the left, the right, what stands below. */
export function layoutOf(spans: readonly Span[], sheet: Sheet, depth = 0): Layout {
  const cut = depth < 3 ? bestCut(spans, sheet) : null;
  if (!cut || (depth < 3 && holdsCards(spans, cut))) return withCards(spans, sheet, depth);
  const labelled = labelledSections(cut.left, cut.right) ?? entryBlocks(cut.left, cut.right);
  if (labelled) {
    const [head, rest] = [cut.above, cut.below].map((part) => layoutOf(part, sheet, depth + 1)) as [Layout, Layout];
    const regions = labelled.map((own) => ({ spans: own, column: 0 }));
    return { regions: [...head.regions, ...regions, ...rest.regions], count: Math.max(head.count, rest.count), gutters: [...head.gutters, ...rest.gutters] }; // prettier-ignore
  }
  const [above, left, right, below] = [cut.above, cut.left, cut.right, cut.below].map((part) =>
    layoutOf(part, sheet, depth + 1),
  ) as [Layout, Layout, Layout, Layout];
  const bands = left.count + right.count > 2 ? null : bandsOf(cut.left, cut.right);
  if (bands) {
    // A number of its own for each side of each band: nothing runs on from one to the next.
    const sides = bands.flat().map((own, column) => ({ spans: own, column }));
    const regions = [...above.regions, ...sides.filter((side) => side.spans.length > 0), ...below.regions];
    return { regions, count: Math.max(above.count, 2, below.count), gutters: [cut.gutter, ...above.gutters, ...below.gutters] }; // prettier-ignore
  }
  const moved = right.regions.map((region) => ({ ...region, column: region.column + left.count }));
  return {
    regions: [...above.regions, ...left.regions, ...moved, ...below.regions],
    count: Math.max(above.count, left.count + right.count, below.count),
    gutters: [cut.gutter, ...above.gutters, ...left.gutters, ...right.gutters, ...below.gutters],
  };
}
