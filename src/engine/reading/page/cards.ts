/** Jobs or schools as cards beside each other: too few and too short lines for columns, each with its own name and dates. */
import type { Box, Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { openingOf } from '../items/bullets.ts';
import { fold } from '../text/fold.ts';
import { isLabel } from './column-rails.ts';
import { rowsOf } from './column-rows.ts';

/** A cell of a row: the spans that no gutter parts. */
interface Cell {
  readonly spans: Span[];
  readonly left: number;
  right: number;
}

interface CardRow {
  readonly baseline: number;
  readonly size: number;
  readonly cells: readonly Cell[];
}

/** Points: between cells; between left edges that agree; of the narrowest card. */
const GUTTER = 9;
const SAME_EDGE = 1.5;
const NARROWEST = 80;
const MOST_INDENT = 36;
/** A heading, than the names that open cards. */
const LARGER = 1.06;
/** From one card to the next, as a multiple of what the last of them takes at least: a town over its dates at the right edge is none. */
const MOST_UNLIKE = 2.6;
/** Characters of a row of dates; what was done, and in which year, is none. */
const LONGEST_DATES = 60;
/** Cards beside each other. */
const MOST_BESIDE = 4;
/** Lines of a card. */
const LEAST_LINES = 2;
const MOST_LINES = 30;
/** A page of more is no resume's, and looking through it takes long. */
const MOST_ROWS = 300;
/** Between the lines of one card in sizes, and as a share of the usual step: more begins another. */
const FAR = 4.5;
const APART = 1.25;
/** Baselines of one line, in sizes. */
const LEVEL = 0.35;

function cellRows(spans: readonly Span[]): CardRow[] {
  const sorted = [...spans].sort((a, b) => b.baseline - a.baseline || a.box.x - b.box.x);
  const rows: Span[][] = [];
  for (const span of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].baseline - span.baseline <= LEVEL * span.size) row.push(span);
    else rows.push([span]);
  }
  return rows.map((own) => {
    const cells: Cell[] = [];
    for (const span of own.sort((a, b) => a.box.x - b.box.x)) {
      const cell = cells.at(-1);
      const right = span.box.x + span.box.width;
      if (cell && span.box.x - cell.right < GUTTER) {
        cell.spans.push(span);
        cell.right = Math.max(cell.right, right);
      } else cells.push({ spans: [span], left: span.box.x, right });
    }
    return { baseline: own[0]?.baseline ?? 0, size: Math.max(...own.map(({ size }) => size)), cells };
  });
}

/** The card that a cell stands in; -1 where it begins before all or reaches into the next. */
function cardAt({ left, right }: Cell, edges: readonly number[]): number {
  const at = edges.findLastIndex((edge) => left >= edge - SAME_EDGE);
  return right <= (edges[at + 1] ?? Infinity) - GUTTER / 2 ? at : -1;
}

/** Where the cards begin that a row may open; null where it has one cell, or too many, or too narrow ones. `right`: edge of the region, points. */
function edgesOf({ cells }: CardRow, right: number): readonly number[] | null {
  if (cells.length < 2 || cells.length > MOST_BESIDE) return null;
  const edges = cells.map(({ left }) => left);
  const widths = edges.slice(1).map((edge, at) => edge - (edges[at] ?? 0));
  const last = right - (edges.at(-1) ?? 0);
  return Math.min(...widths) >= NARROWEST && Math.max(...widths) <= MOST_UNLIKE * last ? edges : null;
}

const faceOf = ({ cells }: CardRow): string => cells.map(({ spans: [first] }) => `${String(first?.font)} ${first?.size.toFixed(1) ?? ''}`).join(); // prettier-ignore

/** Whether the names that open cards beside each other are set alike. */
function opensAlike({ cells }: CardRow): boolean {
  const [first, ...others] = cells.map(({ spans: [span] }) => span);
  return others.every((span) => span?.font === first?.font && Math.abs((span?.size ?? 0) - (first?.size ?? 0)) < 0.2);
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)|年/u;
const isDated = (text: string): boolean =>
  text.length <= LONGEST_DATES && YEAR.test(text) && openingOf(fold(text)).glyph === null;
const isName = (text: string): boolean => u`\p{L}{2}`.test(fold(text)) && !isDated(text);

/** Of a card's lines, those that may be a form's labels. */
const LABELS = 0.34;
const COLON = /[:：]\s*$/u;

/** One name at least above or beside its dates, in a few lines; the labels of a form stand beside what it tells. */
function isCard(spans: readonly Span[]): boolean {
  const rows = rowsOf(spans);
  const [first] = rows;
  if (!first || rows.length < LEAST_LINES || rows.length > MOST_LINES) return false;
  const labels = rows.filter(({ text }) => COLON.test(text) || isLabel(fold(text))).length;
  if (labels > LABELS * rows.length) return false;
  return rows.some(({ text }) => isDated(text)) && rows.filter(({ text }) => isName(text)).length > 0;
}

/** Of each card's column at a row: how far its next line stands below its last one, and below the row. */
function gapsAt(
  rows: readonly CardRow[],
  at: number,
  edges: readonly number[],
): readonly (readonly [number, number])[] {
  return edges.flatMap((_, card) => {
    const holds = ({ cells }: CardRow): boolean => cells.some((cell) => cardAt(cell, edges) === card);
    const [above, next] = [rows.slice(0, at).findLast(holds), rows.slice(at).find(holds)];
    return next
      ? [[(above?.baseline ?? Infinity) - next.baseline, (rows[at]?.baseline ?? 0) - next.baseline] as const]
      : [];
  });
}

/** The row at which each of the cards' rows opens: all of them begin level again, each apart from what stands above; the last is the end. */
function opensOf(rows: readonly CardRow[], edges: readonly number[]): number[] {
  const [top] = rows;
  if (!top) return [];
  const steps = rows.map((row, at) => (rows[at - 1]?.baseline ?? Infinity) - row.baseline);
  const usual = steps.slice(1).toSorted((a, b) => a - b)[Math.floor(steps.length / 3)] ?? Infinity;
  const [face = ''] = faceOf(top).split(',');
  const opens = rows.flatMap((row, at) => {
    if (at === 0) return [at];
    if ((steps[at] ?? 0) <= APART * usual) return [];
    const own = row.cells.filter(({ left }) => edges.some((edge) => Math.abs(edge - left) < SAME_EDGE));
    const alike = own.length === row.cells.length && faceOf(row).split(',').every((other) => other === face); // prettier-ignore
    const apart = alike && gapsAt(rows, at, edges).every(([above, below]) => above > APART * usual && below < LEVEL * row.size); // prettier-ignore
    return apart ? [at] : [];
  });
  // What stands far below the last cards, before the first of them alone, is none of them.
  const last = opens.at(-1) ?? 0;
  const alone = rows.findLastIndex(({ cells }) => cells.some((cell) => cardAt(cell, edges) > 0)) + 1;
  const tail = rows.findIndex((_, at) => at > last && at >= alone && (steps[at] ?? 0) > APART * usual);
  return [...opens, tail < 0 ? rows.length : tail];
}

/** Whether a row's cells stand in the cards, each card's first at its edge or little in from it. */
function keepsTo({ cells }: CardRow, edges: readonly number[]): boolean {
  const cards = cells.map((cell) => cardAt(cell, edges));
  return cells.every(({ left }, at) => {
    const card = cards[at] ?? -1;
    return card >= 0 && (cards[at - 1] === card || left <= (edges[card] ?? 0) + MOST_INDENT);
  });
}

/** The rows from `at` on that keep to the same edges, down to one that is larger than the first. */
function runFrom(rows: readonly CardRow[], at: number, edges: readonly number[]): readonly CardRow[] {
  const [top] = rows.slice(at);
  const end = rows.findIndex((row, n) => {
    if (n <= at || !top) return false;
    const far = (rows[n - 1]?.baseline ?? 0) - row.baseline > FAR * row.size;
    return far || row.size > LARGER * top.size || !keepsTo(row, edges);
  });
  return rows.slice(at, end < 0 ? rows.length : end);
}

export interface Cards {
  readonly above: readonly Span[];
  /** Card by card, in reading order. */
  readonly cards: readonly (readonly Span[])[];
  readonly below: readonly Span[];
  readonly beside: number;
  readonly gutter: Box;
}

/** Cards that stand beside each other, of which two at least in their first row tell a name and dates; null where there are none. */
export function cardsIn(spans: readonly Span[]): Cards | null {
  if (spans.length < 2 * LEAST_LINES) return null;
  const rows = cellRows(spans);
  if (rows.length > MOST_ROWS) return null;
  const right = Math.max(...spans.map(({ box }) => box.x + box.width));
  for (const [at, row] of rows.entries()) {
    const edges = edgesOf(row, right);
    if (!edges || !opensAlike(row)) continue;
    const run = runFrom(rows, at, edges);
    if (run.length < LEAST_LINES) continue;
    const opens = opensOf(run, edges);
    const blocks = opens.slice(1).map((end, n) => {
      const own = run.slice(opens[n], end).flatMap(({ cells }) => cells);
      return edges.map((_, card) => own.filter((cell) => cardAt(cell, edges) === card).flatMap((cell) => cell.spans));
    });
    const [first] = blocks;
    // Dates in front of what they date are a rail's.
    const dated = first?.filter((card) => isDated(rowsOf(card)[0]?.text ?? '')).length ?? 0;
    if (!first?.every((card) => isCard(card)) || (dated > 0 && dated < first.length)) continue;
    const end = blocks.findIndex((block) => !block.some((card) => isCard(card)));
    const whole = end < 0 ? blocks : blocks.slice(0, end);
    const bottom = run[(opens[whole.length] ?? 1) - 1]?.baseline ?? 0;
    const own = new Set(whole.flat(2));
    const edge = Math.max(...(first[0] ?? []).map(({ box }) => box.x + box.width));
    return {
      above: spans.filter(({ baseline }) => baseline > row.baseline + LEVEL * row.size),
      cards: whole.flat().filter(({ length }) => length > 0),
      below: spans.filter((span) => span.baseline < bottom && !own.has(span)),
      beside: edges.length,
      gutter: { x: edge, y: bottom, width: (edges[1] ?? edge) - edge, height: row.baseline - bottom },
    };
  }
  return null;
}
