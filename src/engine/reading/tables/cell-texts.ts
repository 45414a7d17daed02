/** What a table's cell says: its paragraphs, and whether they are names and dates or running text. */
import { u } from '../../../resume/patterns.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { paragraphsOf, type Room } from './cell-paragraphs.ts';
import { lengthOf } from '../page/column-rows.ts';
import type { GridCell } from './grid.ts';
import type { Draft } from '../page/line-drafts.ts';

/** Longer paragraphs are running text; Han and kana count twice. */
const SHORT = 85;
/** Words of a sentence. */
const SENTENCE = 5;
/** No longer than this a cell tells what its row is about: a date, a label, a name. */
const LABEL = 64;
const LABEL_LINES = 5;

export interface Paragraph {
  readonly lines: readonly Draft[];
  readonly text: string;
  /** A list item; a line of several cells or of a table within; else by its length. */
  readonly kind: 'short' | 'long' | 'item' | 'row';
}

export interface CellText {
  readonly cell: GridCell;
  readonly paragraphs: readonly Paragraph[];
}

/** Behind a label at most: "E-mail ana@example.o" over "rg". */
const ADDRESS = u`^(?:[\p{L}-]{1,12}(?: [\p{L}]{1,12})?\s?[:：]?\s)?[^\s@]{1,64}@[^\s@]{1,99}\.\p{L}{2,9}$`;

/** "chi@example.or" over "g". */
const CUT_END = /\.(?:c|co|o|or|n|ne|e|ed|g|go) [a-z]{1,2}$/u;
const ENDS = /\.(?:com|org|net|edu|gov|cn)$/u;
/** "2022-03-" over "10", "1380000527" over "1". */
const BEGUN = /^(?:[\d年月\s./-]*\d[./-]|\+?\d[\d\s-]{6,}\d)$/u;
const LAST_DIGITS = /^\d{1,4}$/u;

/** An address, a date or a number that a narrow cell breaks is whole again. */
function joinedText(lines: readonly Draft[]): string {
  const texts = lines.map(({ text }) => text);
  const tight = texts.join('');
  const [first = '', rest = '', more] = texts;
  if (more === undefined && BEGUN.test(first) && LAST_DIGITS.test(rest)) return tight;
  const cut = (CUT_END.test(texts.join(' ')) && ENDS.test(tight)) || !texts.some((text) => ADDRESS.test(text));
  return lines.length > 1 && ADDRESS.test(tight) && cut ? tight : joinLines(texts);
}

/** "Ran the register and closed the shop."; "Cassa Rurale della Valle Alta soc. coop." ends in a legal form. */
function isSentence(text: string): boolean {
  if (text.endsWith('.') && isClosedName(text)) return false;
  return (u`\p{Ll}{3}[.;]$`.test(text) && text.split(' ').length >= SENTENCE) || /\S{8}[。；]$/u.test(text);
}

/** `lines`: one after the other. */
export function paragraphOf(lines: readonly Draft[]): Paragraph {
  const [first] = lines;
  const text = joinedText(lines);
  if (lines.some(({ cells, place }) => cells.length > 1 || place)) return { lines, text, kind: 'row' };
  if (first && (first.mark || openingOf(first.text).glyph !== null)) return { lines, text, kind: 'item' };
  return { lines, text, kind: lengthOf(text) <= SHORT && !isSentence(text) ? 'short' : 'long' };
}

export function cellTextOf(cell: GridCell, lines: readonly Draft[], room: Room): CellText {
  return { cell, paragraphs: paragraphsOf(lines, room).map(paragraphOf) };
}

/** Short enough to tell what its row is about. */
export function isLabel({ paragraphs }: CellText): boolean {
  const lines = paragraphs.reduce((sum, own) => sum + own.lines.length, 0);
  const length = paragraphs.reduce((sum, { text }) => sum + lengthOf(text), 0);
  return lines <= LABEL_LINES && length <= LABEL && paragraphs.every(({ kind }) => kind === 'short');
}
