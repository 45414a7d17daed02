/** Spans -> lines in reading order. */
import {
  unionOf,
  type Box,
  type FontFace,
  type Page,
  type PageRule,
  type ResumeDocument,
  type Span,
} from '../../resume/document.ts';
import { isBlankBetween } from './cjk-blanks.ts';
import { layoutOf } from './columns.ts';
import { CJK, fold } from './fold.ts';
import type { Cell, Line, PageColumns } from './reading.ts';
import { acrossOf } from './ruled-tables.ts';

/** A gap of this many sizes parts a line into cells. */
const CELL_GAP = 1.6;
/** Gap that reads as a space; wider between CJK characters, which justification pulls apart. */
const SPACE_GAP = 0.12;
const CJK_SPACE_GAP = 0.6;
/** Characters of a cell that are read: ten times what a sheet is wide. Files made to stall their reader put megabytes on one line. */
const LONGEST = 2000;
/** Bold from this weight on. */
const BOLD = 600;

/** Visible, upright or turned text; without the second and third impressions of overprinted bold. */
function visibleSpans(page: Page): Span[] {
  const seen = new Map<string, Span>();
  return page.spans.filter((span) => {
    if (span.hidden || span.angle !== 0 || span.text.trim() === '') return false;
    // One is kept for each square point, so only the neighbouring squares can hold a twin.
    const [x, y] = [Math.floor(span.box.x), Math.floor(span.baseline)];
    const place = (dx: number, dy: number): string => `${String(x + dx)} ${String(y + dy)} ${span.text}`;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const twin = seen.get(place(dx, dy));
        if (twin && Math.abs(twin.box.x - span.box.x) < 1 && Math.abs(twin.baseline - span.baseline) < 1) return false;
      }
    }
    seen.set(place(0, 0), span);
    return true;
  });
}

function joined(spans: readonly Span[]): string {
  let text = '';
  let right = 0;
  let before: Span | undefined;
  for (const span of spans) {
    if (text.length > LONGEST) break;
    const gap = (span.box.x - right) / span.size;
    const cjk = CJK.test(text.slice(-1)) && CJK.test(span.text.slice(0, 1));
    const wide = cjk && !isBlankBetween(before, span) ? CJK_SPACE_GAP : SPACE_GAP;
    text += text !== '' && gap > wide ? ` ${span.text}` : span.text;
    right = span.box.x + span.box.width;
    before = span;
  }
  return fold(text.slice(0, LONGEST));
}

function cellsOf(spans: readonly Span[]): Cell[] {
  const groups: Span[][] = [];
  let right = -Infinity;
  for (const span of spans) {
    const group = groups.at(-1);
    if (group && (span.box.x - right) / span.size <= CELL_GAP) group.push(span);
    else groups.push([span]);
    right = Math.max(right, span.box.x + span.box.width);
  }
  return groups
    .map((group) => ({ text: joined(group), box: unionOf(group.map((span) => span.box)), spans: group }))
    .filter((cell) => cell.text !== '');
}

/** The value that most characters have. */
function dominant<T>(spans: readonly Span[], value: (span: Span) => T): T | undefined {
  const counts = new Map<T, number>();
  for (const span of spans) counts.set(value(span), (counts.get(value(span)) ?? 0) + span.text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

type Draft = Omit<Line, 'index' | 'running'>;

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

function marksOf(rules: readonly PageRule[]): Box[] {
  return rules.filter(({ box }) => box.width <= 10 && box.height <= 10).map(({ box }) => box);
}

function lineOf(
  spans: readonly Span[],
  page: Page,
  column: number,
  fonts: readonly FontFace[],
  marks: readonly Box[],
): Draft | null {
  const cells = cellsOf(spans);
  if (cells.length === 0) return null;
  const all = cells.flatMap((cell) => cell.spans);
  return {
    page: page.number,
    column,
    mark: all[0] ? markBefore(all[0], marks) : null,
    text: cells.map((cell) => cell.text).join(' '),
    cells,
    box: unionOf(cells.map((cell) => cell.box)),
    baseline: all[0]?.baseline ?? 0,
    size: dominant(all, (span) => span.size) ?? 0,
    bold: dominant(all, (span) => (fonts[span.font]?.weight ?? 400) >= BOLD) ?? false,
    italic: dominant(all, (span) => fonts[span.font]?.italic ?? false) ?? false,
  };
}

/** Rows of one region: spans whose baselines agree within a third of the size (superscripts and icons shift a little). */
function rowsOf(spans: readonly Span[]): Span[][] {
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
  return rows.map((row) => row.sort((a, b) => a.box.x - b.box.x));
}

const PAGE_NUMBER =
  /^(?:\p{L}{0,10}\.?\s?)?[-–—]?\s?\d{1,2}\s?(?:(?:\/|of|de|von|di|sur|／)\s?\d{1,2})?\s?(?:ページ|页)?[-–—]?$/iu;

/** Page numbers, and lines that stand at the same height of another page with the same letters. */
function markRunning(drafts: readonly Draft[], heights: ReadonlyMap<number, number>): boolean[] {
  const letters = (text: string): string => text.replace(/[\d\s]+/g, '');
  const edge = (line: Draft): boolean => {
    const height = heights.get(line.page) ?? 1;
    return line.baseline < 0.07 * height || line.baseline > 0.93 * height;
  };
  return drafts.map((line) => {
    if (!edge(line)) return false;
    if (PAGE_NUMBER.test(line.text)) return true;
    // What tops the first page is the resume's own head, whatever the next pages repeat of it.
    if (line.page === 1 && line.baseline > 0.5 * (heights.get(1) ?? 1)) return false;
    return drafts.some(
      (other) =>
        other.page !== line.page &&
        Math.abs(other.baseline - line.baseline) < 3 &&
        letters(other.text) === letters(line.text),
    );
  });
}

/** Lines drawn on a page that make it a grid to be filled in. */
const FORM_RULES = 15;

/** A Japanese 履歴書 is a ruled form: its cells are no columns, and are read row by row. */
function isForm(page: Page, spans: readonly Span[]): boolean {
  return (
    page.rules.length >= FORM_RULES &&
    /履\s*歴\s*書|学歴・職歴|免許・資格|志望(?:の)?動機/u.test(fold(spans.map((span) => span.text).join('')))
  );
}

export function linesOf(document: ResumeDocument): { lines: Line[]; columns: PageColumns[] } {
  const drafts: Draft[] = [];
  const columns: PageColumns[] = [];
  for (const page of document.pages) {
    const spans = visibleSpans(page);
    const marks = marksOf(page.rules);
    const layout = isForm(page, spans)
      ? { regions: [{ spans, column: 0 }], count: 1, gutters: [] }
      : layoutOf(spans, { height: page.height, across: acrossOf(page.rules) });
    columns.push({ page: page.number, count: layout.count, gutters: layout.gutters });
    for (const { spans, column } of layout.regions) {
      for (const row of rowsOf(spans)) {
        const line = lineOf(row, page, column, document.fonts, marks);
        if (line) drafts.push(line);
      }
    }
  }
  const running = markRunning(drafts, new Map(document.pages.map((page) => [page.number, page.height])));
  return { columns, lines: drafts.map((line, index) => ({ ...line, index, running: running[index] ?? false })) };
}
