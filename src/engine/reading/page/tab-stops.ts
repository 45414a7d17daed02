/** Places where text begins again and again behind a gap: what tabulators and the columns of tables leave. */
import type { Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { oncePer } from '../text/once.ts';
import { railEdges } from './rail-edges.ts';
import { sliceOf } from './span-parts.ts';

/** Narrowest gap before such a place, in sizes; and as a multiple of the blank between the words of the page. */
const GAP = 0.4;
const WIDER_THAN_BLANKS = 1.5;
/** The same where the place is known. */
const KNOWN_GAP = 0.28;
const WIDER_WHERE_KNOWN = 1.15;
/** Behind gaps no wider than that a place is told by this many times the rows. */
const NARROW_ROWS = 2;
/** Beginnings that differ less are one place, points. */
const SAME = 1;
/** A dash that hangs before such a place begins there, in sizes. */
const HANGING = 0.3;
/** Share of its size by which a type differs from another. */
const SMALLER = 0.04;
/** Share of the rows that text may run across such a place. */
const CROSSED = 0.3;
/** Bullets and numbers are followed by a gap, and head no column. */
const MARK = u`^(?:\P{L}{0,2}|[a-zA-Z])$`;

const isMarker = (text: string): boolean => MARK.test(text) || NUMBER.test(text);
/** "10.", "3)", "iv." */
const NUMBER = /^[([]?(?:\d{1,3}|[ivx]{1,4}|[a-z])[.)\]]$/u;

/** A sheet has fewer; a file made to stall its reader has more. */
const MOST_ROWS = 800;

/** A row of spans, from the left. */
type Row = readonly Span[];

export interface TabStops {
  /** Points from the left, rising. */
  readonly places: readonly number[];
  /** Gaps before them are wider than this, in sizes, if only a little wider than blanks. */
  readonly gap: number;
  /** Left edges that text beside a rail keeps to: what is drawn from there begins a cell, however near the label before it ends. */
  readonly edges: readonly number[];
}

interface Blank {
  readonly from: number;
  readonly to: number;
  /** Left edge of the word behind it. */
  readonly x: number;
  /** In sizes. */
  readonly width: number;
}

/** As \s has it. */
function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code >= 0xa0 && /\s/u.test(String.fromCharCode(code));
}

const blanksOf = oncePer(({ text, edges, size }: Span): readonly Blank[] => {
  if (edges.length !== text.length + 1) return [];
  const blanks: Blank[] = [];
  for (let from = 0; from < text.length; from += 1) {
    if (!isBlank(text.charCodeAt(from))) continue;
    let to = from + 1;
    while (to < text.length && isBlank(text.charCodeAt(to))) to += 1;
    const x = edges[to] ?? 0;
    if (from > 0 && to < text.length) blanks.push({ from, to, x, width: (x - (edges[from] ?? 0)) / size });
    from = to;
  }
  return blanks;
});

function isMarkBefore({ text }: Span, blank: number): boolean {
  return blank < 3 && MARK.test(text.slice(0, blank).trim());
}

/** "09.2015 - 12.2016" in a face whose blanks are wide, the same in many rows: one period, and no column begins at its dash. */
function isAtDash({ text }: Span, { from, to }: Blank): boolean {
  const around = text.slice(Math.max(0, from - 2), to + 2);
  return DASHED.test(around);
}

const DASHED = /\d\s+[-–—]\s|\s[-–—]\s+\S/u;

function usualBlank(rows: readonly Row[]): number {
  const widths: number[] = [];
  for (const row of rows) for (const span of row) for (const { width } of blanksOf(span)) widths.push(width);
  return widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
}

interface Start {
  readonly x: number;
  readonly row: number;
  /** In sizes. */
  readonly gap: number;
}

function startsIn(rows: readonly Row[], wider: number): Start[] {
  const starts: Start[] = [];
  rows.forEach((spans, row) => {
    spans.forEach((span, at) => {
      const before = spans[at - 1];
      const gap = before ? (span.box.x - before.box.x - before.box.width) / span.size : 0;
      if (before && gap > wider && !MARK.test(before.text.trim())) starts.push({ x: span.box.x, gap, row });
      for (const blank of blanksOf(span)) {
        const { from, width, x } = blank;
        if (width > wider && !isMarkBefore(span, from) && !isAtDash(span, blank)) starts.push({ x, gap: width, row });
      }
    });
  });
  return starts;
}

/** `least`: rows that begin at each of them. */
export function tabStops(rows: readonly Row[], least: number): TabStops {
  if (rows.length > MOST_ROWS) return { places: [], gap: Infinity, edges: [] };
  const usual = usualBlank(rows);
  const groups: Start[][] = [];
  const [wide, narrow] = [Math.max(GAP, WIDER_THAN_BLANKS * usual), Math.max(KNOWN_GAP, WIDER_WHERE_KNOWN * usual)];
  for (const start of startsIn(rows, narrow).sort((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    if (group && start.x - (group[0]?.x ?? 0) <= SAME) group.push(start);
    else groups.push([start]);
  }
  const places = groups.flatMap((group) => {
    const x = group[0]?.x ?? 0;
    const own = new Set(group.map(({ row }) => row));
    const far = new Set(group.filter((start) => start.gap > wide).map(({ row }) => row));
    if (far.size < least && own.size < NARROW_ROWS * least) return [];
    const [top, bottom] = [Math.min(...own), Math.max(...own)];
    const crossed = rows.filter(
      (row, at) =>
        at > top &&
        at < bottom &&
        !own.has(at) &&
        row.some(({ box, size }) => box.x < x - Math.max(SAME, HANGING * size) && box.x + box.width > x + SAME),
    );
    return crossed.length <= CROSSED * own.size ? [x] : [];
  });
  return { places, gap: narrow, edges: railEdges(rows, least, isMarker) };
}

/** Whether a run is drawn from an edge that the text beside a rail keeps to. */
export function isRailEdge(before: Span, span: Span, { edges }: TabStops): boolean {
  return edges.some((edge) => Math.abs(span.box.x - edge) <= SAME) && !isMarker(before.text.trim());
}

/** Whether text that begins at `x`, behind a gap of so many sizes, does so at such a place. */
export function isStop(x: number, before: number, { places, gap }: TabStops): boolean {
  return before > gap && places.some((place) => Math.abs(x - place) <= SAME);
}

/** Letters of another face or size that begin at such a place, where what stands before them leaves no gap: "September 2018 to March" runs up to the bold post beside it. */
export function isFacedStop(before: Span, span: Span, { places }: TabStops): boolean {
  const faced = before.font !== span.font && Math.abs(before.size - span.size) > SMALLER * span.size;
  return faced && places.some((place) => Math.abs(span.box.x - place) <= SAME);
}

/** A run of text parted where a word begins at such a place. */
export function partsAtStops(span: Span, stops: TabStops): readonly Span[] {
  if (stops.places.length === 0) return [span];
  const cuts = blanksOf(span).filter(({ x, width, from }) => isStop(x, width, stops) && !isMarkBefore(span, from));
  if (cuts.length === 0) return [span];
  return [0, ...cuts.map(({ to }) => to)].map((from, at) => sliceOf(span, from, cuts[at]?.from ?? span.text.length));
}
