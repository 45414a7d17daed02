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

/** Characters of a line that has filled its column; a head is shorter. */
const FULL = 40;
/** So many such lines at one left edge show where the text ends. */
const LEAST_FULL = 3;
/** Lines at one left edge, points. */
const LEVEL = 1.5;
/** Of the letters' size. */
const BLANK_WIDTH = 0.25;

/** Whether the first word of a line had no more room at the end of the one above it, where lines at their left edge end at the most: text that wraps. */
export function wrappedLines(lines: readonly Line[]): (above: Line, line: Line) => boolean {
  const edges = new Map<number, { at: number; full: number }>();
  for (const { box, text } of lines) {
    const left = Math.round(box.x);
    const { at, full } = edges.get(left) ?? { at: 0, full: 0 };
    edges.set(left, { at: Math.max(at, box.x + box.width), full: full + Number(text.length >= FULL) });
  }
  return (above, line) => {
    const edge = edges.get(Math.round(above.box.x));
    if (!edge || edge.full < LEAST_FULL || above.text.length < FULL || line.cells.length > 1) return false;
    if (Math.abs(above.box.x - line.box.x) > LEVEL || above.bold !== line.bold) return false;
    if (above.cells.length > 1 || Math.abs(above.size - line.size) > 0.3) return false;
    const [word = ''] = line.text.split(/\s/u, 1);
    const width = (line.box.width * word.length) / Math.max(1, line.text.length);
    return above.box.x + above.box.width + BLANK_WIDTH * line.size + width > edge.at;
  };
}

/** Of the letters' size: how far a glyph hangs out at the most. */
const DEEPEST = 3;

/** Words of no list item that are set in below one show that lists hang their glyphs. */
export function hangsGlyphs(lines: readonly Line[], isOpening: (line: Line, at: number) => boolean): boolean {
  return lines.some((line, at) => {
    const next = lines[at + 1];
    if (!next || !isOpening(line, at) || isOpening(next, at + 1) || next.page !== line.page) return false;
    const leading = line.baseline - next.baseline;
    return (
      next.box.x > line.box.x + LEVEL &&
      next.box.x < line.box.x + DEEPEST * line.size &&
      leading > 0 &&
      leading < 1.6 * line.size
    );
  });
}

/** Lines of a head over its dates. */
const HEAD_LINES = 2;

/** More room than between the lines of one item. */
const APART = 1.25;
/** Points, by which the head of a network's profile is larger than its text. */
const LARGER = 0.3;

/** "Committee" over "Manager" in larger letters and farther below than lines of a text are: the head begins there. */
function endsAbove({ size, baseline }: Line, head: Line | undefined, leading: number): boolean {
  return head !== undefined && head.size > size + LARGER && baseline - head.baseline > APART * leading && !/(?:19|20)\d\d/u.test(head.text); // prettier-ignore
}

/** Plain text that wraps below its glyph, as profiles of business networks print it; `below`: what follows the line, which dates make a head. */
export function wrapsBelowGlyph(item: Line, last: Line, line: Line, below: readonly Line[]): boolean {
  const dated = below.slice(0, HEAD_LINES).some(({ text }) => /(?:19|20)\d\d/u.test(text));
  const leading = last.baseline - line.baseline;
  if (dated && !u`^\p{Ll}`.test(line.text) && !endsAbove(line, below[0], leading)) return false;
  if (last.page !== line.page || leading <= 0 || leading > 1.6 * line.size || line.bold || item.mark) return false;
  return (
    Math.abs(line.box.x - item.box.x) <= LEVEL &&
    !/[.;:!?。；：]$/u.test(last.text) &&
    !/(?:19|20)\d\d/u.test(line.text)
  );
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

/** "2019-2020 Vendeuse à …" */
const OPENS_DATED = /^(?:19|20)\d\d(?!\d)/u;

/** In bold below a line that ended early, or with a text apart at the right: the head of the next entry, below items that hang their glyphs in the margin. */
function opensHead(item: Line, last: Line, line: Line, isFull: (line: Line) => boolean): boolean {
  const bold = line.bold && !item.bold && !last.bold;
  if (bold && OPENS_DATED.test(line.text)) return true;
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
  // "(Ka" over "Solutions, Sao Paulo)": brackets close where they were opened.
  if (below && /\([^()]*$/u.test(last.text) && /^[^()]*\)/u.test(line.text)) return true;
  return (
    below &&
    ((inset && line.box.x >= textLeft(item) - Math.max(3, BLANK * item.size)) || runsOn(item, last, line, isFull))
  );
}
