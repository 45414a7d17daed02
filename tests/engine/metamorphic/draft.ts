/** A read resume as rows that can be rewritten, moved and removed: what stands below moves up or down, as in a word processor. */
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { Line } from '../../../src/engine/reading/reading.ts';
import type { Box, Page, PageLink, PageRule, ResumeDocument, Span } from '../../../src/resume/document.ts';
import { edgesOf, widthOf, wrapped } from './letters.ts';
import type { Strong } from './strong.ts';

const GLYPH = /^[•·‧・∙–]\s*/u;
/** Between the baselines of one paragraph, as a multiple of the size. */
const LEADING = 1.36;

/** Of the sources' pages, points: 18 mm. */
const MARGIN = 51;

/** Tried one after the other, as multiples of the gaps; the last still leaves lines a little over their size apart. */
const TIGHTER = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.77] as const;

interface Sheet {
  readonly spans: Span[];
  readonly rules: PageRule[];
  readonly links: PageLink[];
}

export interface Row {
  spans: Span[];
  readonly rules: PageRule[];
  readonly links: PageLink[];
  /** From the baseline above down to its own, points. */
  gap: number;
  /** Begins a page. */
  breaks: boolean;
}

export const baselineOf = (row: Row): number => row.spans[0]?.baseline ?? 0;
export const textOf = (row: Row): string => fold(row.spans.map(({ text }) => text).join(' '));

/** A span like another, with a text of its own from `x` on. */
export function spanLike(span: Span, text: string, x = span.box.x): Span {
  const edges = edgesOf(text, x, span.size);
  return { ...span, text, edges, box: { ...span.box, x, width: (edges.at(-1) ?? x) - x } };
}

export class Draft {
  readonly #document: ResumeDocument;
  readonly #rowOf = new Map<Span, Row>();
  readonly top: number;
  /** Lowest baseline of a page. */
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  rows: Row[] = [];

  constructor({ document }: Pick<Strong, 'document'>) {
    this.#document = document;
    const spans = document.pages.flatMap((page) => page.spans);
    this.top = Math.max(...spans.map(({ baseline }) => baseline));
    this.left = Math.min(...spans.map(({ box }) => box.x));
    this.right = Math.max(...spans.map(({ box }) => box.x + box.width));
    this.bottom = MARGIN + 3;
    for (const page of document.pages) this.#take(page);
  }

  #take(page: Page): void {
    let above = this.top;
    let fresh = true;
    const own: Row[] = [];
    for (const span of page.spans) {
      let row = own.find((other) => Math.abs(baselineOf(other) - span.baseline) < 2);
      if (!row) {
        const breaks = fresh && this.rows.length > 0;
        // Where the page before it has room after all, it follows as a heading does.
        const gap = breaks ? 2 * span.size : above - span.baseline;
        row = { spans: [], rules: [], links: [], gap, breaks };
        above = span.baseline;
        fresh = false;
        own.push(row);
        this.rows.push(row);
      }
      row.spans.push(span);
      this.#rowOf.set(span, row);
    }
    const nearest = (y: number): Row | undefined =>
      own.toSorted((a, b) => Math.abs(baselineOf(a) - y) - Math.abs(baselineOf(b) - y))[0];
    for (const rule of page.rules) nearest(rule.box.y + rule.box.height / 2)?.rules.push(rule);
    for (const link of page.links) nearest(link.box.y + 2)?.links.push(link);
  }

  rowsOf(lines: readonly Line[]): Row[] {
    const spans = lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans));
    return [...new Set(spans.flatMap((span) => this.#rowOf.get(span) ?? []))];
  }

  remove(lines: readonly Line[]): void {
    const gone = new Set(this.rowsOf(lines));
    const breaks = this.rows.find((row) => gone.has(row))?.breaks ?? false;
    const next = this.rows[this.rows.findLastIndex((row) => gone.has(row)) + 1];
    this.rows = this.rows.filter((row) => !gone.has(row));
    if (breaks && next) next.breaks = true;
  }

  /** Puts a text in the place of some lines; a bullet's glyph stays. `text` may be told by what stands there. */
  rewrite(lines: readonly Line[], text: string): void {
    const [first, second, ...rest] = this.rowsOf(lines);
    const span = first?.spans[0];
    if (!first || !span) throw new Error('nothing to rewrite');
    const glyph = GLYPH.exec(span.text)?.[0] ?? '';
    const indent = second?.spans[0]?.box.x ?? span.box.x + widthOf(glyph, span.size);
    const texts = wrapped(`${glyph}${text}`, span.size, [this.right - span.box.x, this.right - indent]);
    const gone = new Set([second, ...rest]);
    const at = this.rows.indexOf(first);
    first.spans = [spanLike(span, texts[0] ?? '')];
    const added = texts.slice(1).map((own): Row => {
      const below = spanLike(span, own, indent);
      return { spans: [below], rules: [], links: [], gap: span.size * LEADING, breaks: false };
    });
    this.rows = [...this.rows.slice(0, at + 1), ...added, ...this.rows.slice(at + 1).filter((row) => !gone.has(row))];
  }

  /** New lines below a line, set like it. */
  insert(below: Line, texts: readonly string[], change: Partial<Span> = {}): Row[] {
    const [row] = this.rowsOf([below]).slice(-1);
    const span = row?.spans[0];
    if (!row || !span) throw new Error('no place to insert at');
    const x = this.left;
    const rows = texts
      .flatMap((text) => wrapped(text, span.size, [this.right - x]))
      .map((text): Row => {
        const own = { ...spanLike({ ...span, ...change }, text, x) };
        return { spans: [own], rules: [], links: [], gap: span.size * LEADING, breaks: false };
      });
    this.rows.splice(this.rows.indexOf(row) + 1, 0, ...rows);
    return rows;
  }

  /** Replaces words within one span of a line; right-aligned ones stay at their edge. */
  replace(line: Line, from: string | RegExp, to: string): void {
    for (const row of this.rowsOf([line])) {
      row.spans = row.spans.map((span) => {
        const text = fold(span.text).replace(from, to);
        if (text === fold(span.text)) return span;
        const atRight = span !== row.spans[0];
        return spanLike(span, text, atRight ? span.box.x + span.box.width - widthOf(text, span.size) : span.box.x);
      });
    }
  }

  patch(rows: readonly Row[], change: (span: Span, row: Row) => Span): void {
    for (const row of rows) row.spans = row.spans.map((span) => change(span, row));
  }

  /** The rows from one line up to, not including, another. */
  between(from: Line, to: Line | null): Row[] {
    const [first] = this.rowsOf([from]);
    const [last] = to ? this.rowsOf([to]) : [];
    const start = first ? this.rows.indexOf(first) : -1;
    const end = last ? this.rows.indexOf(last) : this.rows.length;
    return this.rows.slice(start, end);
  }

  /** Exchanges two blocks of rows; the first stands above the second. */
  swap(upper: readonly Row[], lower: readonly Row[]): void {
    const [from, to] = [this.rows.indexOf(upper[0] as Row), this.rows.indexOf(lower[0] as Row)];
    const middle = this.rows.slice(from + upper.length, to);
    this.rows = [
      ...this.rows.slice(0, from), ...lower, ...middle, ...upper, ...this.rows.slice(to + lower.length),
    ]; // prettier-ignore
  }

  /** The document with its rows set again, one below the other; what grows a little is set a little tighter, as writers do. */
  finish(change: Partial<ResumeDocument> = {}): ResumeDocument {
    const wanted = Math.max(this.#document.pages.length, 1 + this.rows.filter(({ breaks }) => breaks).length);
    const pages = TIGHTER.map((by) => this.#set(by)).find(({ length }) => length <= wanted) ?? this.#set(1);
    const [frame] = this.#document.pages;
    const set = pages.map((page, at) => ({ ...(frame as Page), images: [], ...page, number: at + 1 }));
    return retold({ ...this.#document, pageCount: set.length, pages: set, ...change });
  }

  #set(tightness: number): Sheet[] {
    const pages: Sheet[] = [{ spans: [], rules: [], links: [] }];
    let y = this.top;
    let planned = 1;
    for (const row of this.rows) {
      const gap = tightness * row.gap;
      if (row.breaks) planned += 1;
      const full = y - gap < this.bottom - 1 && row !== this.rows[0];
      if (full || (row.breaks && pages.length < planned)) {
        pages.push({ spans: [], rules: [], links: [] });
        y = this.top;
      } else y -= gap;
      const by = y - baselineOf(row);
      const page = pages.at(-1);
      const moved = <T extends { readonly box: Box }>(item: T): T => ({
        ...item,
        box: { ...item.box, y: item.box.y + by },
      });
      page?.spans.push(...row.spans.map((span) => ({ ...moved(span), baseline: span.baseline + by })));
      page?.rules.push(...row.rules.map(moved));
      page?.links.push(...row.links.map(moved));
    }
    return pages;
  }
}

/** With the plain text that its spans make. */
export function retold(document: ResumeDocument): ResumeDocument {
  const text = document.pages.map((page) => page.spans.map((span) => span.text).join(' ')).join('\n');
  return { ...document, text: text.trim() };
}

export function withPages(document: ResumeDocument, change: (page: Page, at: number) => Page): ResumeDocument {
  return retold({ ...document, pages: document.pages.map(change) });
}

export function withSpans(document: ResumeDocument, change: (span: Span) => Span): ResumeDocument {
  return withPages(document, (page) => ({ ...page, spans: page.spans.map(change) }));
}
