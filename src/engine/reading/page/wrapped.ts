/** Lines that carry the line above on, within one paragraph or list item: where a writer's line spacing shows. */
import { openingOf } from '../items/bullets.ts';
import type { Line } from '../reading.ts';

export interface Wrap {
  readonly above: Line;
  readonly below: Line;
  /** Between the baselines, as a multiple of the letters' size. */
  readonly spacing: number;
}

/** A line runs on only where it is full: this share of the widest of its column and page. */
const FULL = 0.85;
/** Beyond this many sizes the next line is another paragraph. */
const FARTHEST = 3.2;
const EDGE = 3;

/** Where the words of an item begin, behind its glyph; null of other lines. */
function wordsOfItem(line: Line): number | null {
  if (line.mark !== null) return line.box.x;
  const { glyph } = openingOf(line.text);
  const [span, next] = line.cells.flatMap(({ spans }) => spans);
  if (glyph === null || !span) return null;
  const words = span.text.slice(glyph.length).trimStart();
  return words === '' ? (next?.box.x ?? null) : (span.edges[span.text.length - words.length] ?? null);
}

function carriesOn(above: Line, below: Line, widest: number): boolean {
  const [first] = below.cells;
  if (above.page !== below.page || above.column !== below.column || below.cells.length !== 1 || !first) return false;
  if (Math.abs(above.size - below.size) > 0.3 || above.bold !== below.bold || below.mark !== null) return false;
  if (openingOf(below.text).glyph !== null || above.box.x + above.box.width < widest) return false;
  const cell = above.cells.at(-1);
  // The words of an item stand right of its glyph, those of a paragraph below each other.
  const starts = above.cells.flatMap(({ spans }) => spans.map((span) => span.box.x));
  const words = wordsOfItem(above) ?? above.box.x;
  return (
    cell !== undefined && [above.box.x, words, ...starts.slice(0, 4)].some((x) => Math.abs(x - first.box.x) <= EDGE)
  );
}

/** Of the items whose words begin at the same place: lists may be narrower than their column. */
function itemEdges(lines: readonly Line[], place: (line: Line) => string): (line: Line) => number | undefined {
  const rights = new Map<string, number>();
  const keyOf = (line: Line, words: number): string => `${place(line)} ${String(Math.round(words / EDGE))}`;
  for (const line of lines) {
    const words = wordsOfItem(line);
    if (words === null) continue;
    rights.set(keyOf(line, words), Math.max(rights.get(keyOf(line, words)) ?? 0, line.box.x + line.box.width));
  }
  return (line) => {
    const words = wordsOfItem(line);
    return words === null ? undefined : rights.get(keyOf(line, words));
  };
}

/** Pairs of lines in one paragraph, headings aside. */
export function wrapsOf(lines: readonly Line[], headings: ReadonlySet<number>): Wrap[] {
  const place = (line: Line): string => `${String(line.page)} ${String(line.column)}`;
  const edges = new Map<string, { left: number; right: number }>();
  for (const line of lines) {
    const edge = edges.get(place(line));
    const right = line.box.x + line.box.width;
    edges.set(place(line), {
      left: Math.min(edge?.left ?? Infinity, line.box.x),
      right: Math.max(edge?.right ?? 0, right),
    });
  }
  const edgeOfItems = itemEdges(lines, place);
  return lines.flatMap((above, i) => {
    const below = lines[i + 1];
    if (!below || above.running || below.running || headings.has(above.index) || headings.has(below.index)) return [];
    const { left = 0, right = 0 } = edges.get(place(above)) ?? {};
    const spacing = (above.baseline - below.baseline) / above.size;
    if (!(spacing > 0.5 && spacing < FARTHEST)) return [];
    const edge = edgeOfItems(above) ?? right;
    return carriesOn(above, below, left + FULL * (edge - left)) ? [{ above, below, spacing }] : [];
  });
}
