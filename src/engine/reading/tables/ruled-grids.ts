/** Tables by the lines drawn around their cells; merged cells are one. */
import type { PageRule, Span } from '../../../resume/document.ts';
import type { Grid, GridCell } from './grid.ts';
import { openTops } from './open-tops.ts';
import { partsOf } from '../page/span-parts.ts';
import { strokesOf, type Stroke } from '../page/strokes.ts';
import { untoldSides } from './untold-sides.ts';

/** Lines that end this near one another meet, points. */
const TOUCH = 2.5;
/** Farther than this beyond the last line, the ends of the others are an edge that is not drawn. */
const OPEN = 6;
/** More lines than this are a drawing, or a calendar. */
const MOST_ACROSS = 150;
const MOST_DOWN = 80;
const MOST_COLUMNS = 16;
/** More pieces of text than a sheet holds. */
const MOST_SPANS = 20_000;
/** Share of a cell's side that a line must run along to close it. */
const CLOSED = 0.5;

interface Frame {
  readonly across: readonly Stroke[];
  readonly down: readonly Stroke[];
}

function meet(across: Stroke, down: Stroke): boolean {
  return (
    down.at >= across.from - TOUCH &&
    down.at <= across.to + TOUCH &&
    across.at >= down.from - TOUCH &&
    across.at <= down.to + TOUCH
  );
}

/** Lines that meet, directly or through others. */
function framesOf(across: readonly Stroke[], down: readonly Stroke[]): Frame[] {
  const free = new Set(across);
  const frames: { across: Stroke[]; down: Stroke[] }[] = [];
  const freeDown = new Set(down);
  for (const start of down) {
    if (!freeDown.delete(start)) continue;
    const frame = { across: [] as Stroke[], down: [start] };
    for (let at = 0; at < frame.down.length; at += 1) {
      const own = frame.down[at] as Stroke;
      for (const line of free) {
        if (!meet(line, own)) continue;
        free.delete(line);
        frame.across.push(line);
        for (const other of freeDown) {
          if (!meet(line, other)) continue;
          freeDown.delete(other);
          frame.down.push(other);
        }
      }
    }
    frames.push(frame);
  }
  return frames;
}

/** Places of the lines, and of the edges that only the ends of those that cross them tell; rising. */
function placesOf(lines: readonly Stroke[], crossing: readonly Stroke[]): number[] {
  const places: number[] = [];
  for (const { at } of lines.toSorted((a, b) => a.at - b.at))
    if (places.length === 0 || at - (places.at(-1) ?? 0) > TOUCH) places.push(at);
  const low = Math.min(...crossing.map(({ from }) => from));
  const high = Math.max(...crossing.map(({ to }) => to));
  if (low < (places[0] ?? Infinity) - OPEN) places.unshift(low);
  if (high > (places.at(-1) ?? -Infinity) + OPEN) places.push(high);
  return places;
}

function isClosed(lines: readonly Stroke[], at: number, from: number, to: number): boolean {
  const along = lines
    .filter((line) => Math.abs(line.at - at) <= TOUCH)
    .reduce((sum, line) => sum + Math.max(0, Math.min(line.to, to) - Math.max(line.from, from)), 0);
  return along >= CLOSED * (to - from);
}

/** The cell of each elementary square: squares without a line between them are one. `xs` and `ys` rise. */
function mergedSquares({ across, down }: Frame, xs: readonly number[], ys: readonly number[]): number[] {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const owner = Array.from({ length: columns * rows }, (_, at) => at);
  const root = (at: number): number => {
    let own = at;
    while (owner[own] !== own) own = owner[own] as number;
    return own;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const [left, right, low, high] = [xs[column], xs[column + 1], ys[row], ys[row + 1]] as [number, number, number, number]; // prettier-ignore
      if (column + 1 < columns && !isClosed(down, right, low, high)) owner[root(at + 1)] = root(at);
      if (row + 1 < rows && !isClosed(across, high, left, right)) owner[root(at + columns)] = root(at);
    }
  }
  return owner.map((_, at) => root(at));
}

interface Draft {
  first: number;
  last: number;
  top: number;
  bottom: number;
  readonly spans: Span[];
}

function slotOf(places: readonly number[], value: number): number {
  return places.findLastIndex((place) => place <= value);
}

function gridOf(frame: Frame, spans: readonly Span[]): Grid | null {
  const xs = placesOf(frame.down, frame.across);
  const ys = placesOf(frame.across, frame.down);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 1 || columns > MOST_COLUMNS) return null;
  const owner = mergedSquares(frame, xs, ys);
  const cells = new Map<number, Draft>();
  owner.forEach((own, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const cell = cells.get(own) ?? { first: column, last: column, top: row, bottom: row, spans: [] };
    cells.set(own, cell);
    cell.first = Math.min(cell.first, column);
    cell.last = Math.max(cell.last, column);
    cell.top = Math.max(cell.top, row);
    cell.bottom = Math.min(cell.bottom, row);
  });
  for (const span of spans) {
    const column = slotOf(xs, span.box.x + span.box.width / 2);
    const row = slotOf(ys, span.baseline + 0.3 * span.size);
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    cells.get(owner[row * columns + column] ?? -1)?.spans.push(span);
  }
  const read = (row: number): GridCell[] =>
    [...cells.values()]
      .filter((cell) => cell.top === row && cell.spans.length > 0)
      .sort((a, b) => a.first - b.first)
      .map(({ first, last, top, bottom, spans: own }) => {
        const [x, y] = [xs[first] ?? 0, ys[bottom] ?? 0];
        const box = { x, y, width: (xs[last + 1] ?? 0) - x, height: (ys[top + 1] ?? 0) - y };
        return { column: first, rows: top - bottom + 1, box, spans: own };
      });
  const lines = Array.from({ length: rows }, (_, at) => read(rows - 1 - at)).filter((row) => row.length > 0);
  return { rows: lines, ruled: true, left: xs[0] ?? 0, right: xs.at(-1) ?? 0 };
}

export interface RuledPage {
  /** The text of the page, parted where the lines of a table run through it. */
  readonly spans: readonly Span[];
  /** Its tables, the smaller first, since one may stand in a cell of another: each of what is given to it. */
  readonly tables: readonly ((spans: readonly Span[]) => Grid | null)[];
}

/** Reads the lines drawn on a page. */
export function ruledPageOf(rules: readonly PageRule[], spans: readonly Span[]): RuledPage {
  const [lines, drawn] = [strokesOf(rules, 'horizontal'), strokesOf(rules, 'vertical')];
  if (lines.length > MOST_ACROSS || drawn.length > MOST_DOWN || spans.length > MOST_SPANS) return { spans, tables: [] };
  const across = [...lines, ...openTops(lines, spans)].sort((a, b) => a.at - b.at);
  const down = [...drawn, ...untoldSides(across, drawn, spans)];
  const frames = framesOf(across, down).filter((frame) => frame.across.length > 0);
  const sides = frames.flatMap((frame) => frame.down);
  const cutsAt = (y: number): number[] => sides.filter(({ from, to }) => from <= y && to >= y).map(({ at }) => at);
  const width = ({ across: own }: Frame): number => own.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    spans: sides.length === 0 ? spans : spans.flatMap((span) => partsOf(span, cutsAt(span.baseline + 0.3 * span.size))),
    tables: frames.toSorted((a, b) => width(a) - width(b)).map((frame) => (own) => gridOf(frame, own)),
  };
}
