/** Lines that carry a list item on. */
import { u } from '../../../resume/patterns.ts';
import { openingOf } from './bullets.ts';
import { CJK, fold } from '../text/fold.ts';
import { hanFields } from '../han/han-fields.ts';
import type { Line } from '../reading.ts';

/** Characters of a glyph with what parts it from the words: "10)" and a blank. */
const LONGEST_GLYPH = 4;

/** Left edge of a line's words, behind the glyph. */
function textLeft(line: Line): number {
  const [first, second] = line.cells;
  if (first && second && openingOf(`${first.text} x`).text === 'x') return second.box.x;
  const [glyph, text] = first?.spans ?? [];
  if (glyph && text && glyph.text.trim().length <= 2) return text.box.x;
  // Glyph and words drawn as one run of Chinese or Japanese characters: between them nothing but a blank.
  if (!glyph || line.mark || !CJK.test(glyph.text)) return line.box.x;
  const words = openingOf(fold(glyph.text));
  for (let at = 1; words.glyph !== null && at <= LONGEST_GLYPH; at += 1)
    if (fold(glyph.text.slice(at)) === words.text) return glyph.edges[at] ?? line.box.x;
  return line.box.x;
}

/** A line of Chinese or Japanese ends this near to the right edge of its column where the text goes on, in sizes: a comma is never first. */
const RAGGED = 2.2;

/** Which lines run to the right edge of their column and page. */
export function fullLines(lines: readonly Line[]): (line: Line) => boolean {
  const place = (line: Line): string => `${String(line.page)} ${String(line.column)}`;
  const right = (line: Line): number => line.box.x + line.box.width;
  const edges = new Map<string, number>();
  for (const line of lines) edges.set(place(line), Math.max(edges.get(place(line)) ?? 0, right(line)));
  return (line) => right(line) > (edges.get(place(line)) ?? 0) - RAGGED * line.size;
}

/** Without a hanging indent: below its glyph, after a full line that is no whole sentence. */
function runsOn(item: Line, last: Line, line: Line, isFull: (line: Line) => boolean): boolean {
  return (
    CJK.test(last.text.slice(-1) + line.text.slice(0, 1)) &&
    !/[。！？;；:：]$/u.test(last.text) &&
    Math.abs(line.box.x - item.box.x) <= 1.5 &&
    line.cells.length === 1 &&
    line.bold === item.bold &&
    !/^(?:(?:19|20)\d{2}|令和|平成|昭和)/u.test(line.text) &&
    hanFields(line.text.slice(0, 40)) === null &&
    isFull(last)
  );
}

/** In bold below a line that ended early, or with a text apart at the right: the head of the next entry, below items that hang their glyphs in the margin. */
function opensHead(item: Line, last: Line, line: Line, isFull: (line: Line) => boolean): boolean {
  const bold = line.bold && !item.bold && !last.bold;
  return (bold || line.cells.length > 1) && u`^\p{Lu}`.test(line.text) && !isFull(last);
}

/** What a blank before the item's words sets them in from the lines below, in sizes. */
const BLANK = 0.4;

/** In the same column, close below, not set back to the left of the item, not a list item itself. */
export function carriesOn(item: Line, last: Line, line: Line, isFull: (line: Line) => boolean): boolean {
  if (opensHead(item, last, line, isFull)) return false;
  if (line.page !== last.page || line.column !== last.column)
    return line.page === last.page + 1 && line.column === last.column && line.box.x >= item.box.x - 1;
  const leading = last.baseline - line.baseline;
  const inset = item.mark ? line.box.x >= item.box.x - 1 : line.box.x > item.box.x + 1;
  const below = leading > 0 && leading < 1.9 * Math.max(last.size, line.size) && Math.abs(line.size - item.size) < 1;
  return (
    below &&
    ((inset && line.box.x >= textLeft(item) - Math.max(3, BLANK * item.size)) || runsOn(item, last, line, isFull))
  );
}
