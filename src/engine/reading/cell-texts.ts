/** What a table's cell says: its paragraphs, and whether they are names and dates or running text. */
import { joinLines, openingOf } from './bullets.ts';
import { paragraphsOf, type Room } from './cell-paragraphs.ts';
import { lengthOf } from './column-rows.ts';
import type { GridCell } from './grid.ts';
import type { Draft } from './line-drafts.ts';

/** Longer paragraphs are running text; Han and kana count twice. */
const SHORT = 85;
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

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,99}\.\p{L}{2,9}$/u;

/** An address that a narrow cell breaks is whole again. */
function joinedText(lines: readonly Draft[]): string {
  const texts = lines.map(({ text }) => text);
  const tight = texts.join('');
  return lines.length > 1 && ADDRESS.test(tight) && !texts.some((text) => ADDRESS.test(text))
    ? tight
    : joinLines(texts);
}

function paragraphOf(lines: readonly Draft[]): Paragraph {
  const [first] = lines;
  const text = joinedText(lines);
  if (lines.some(({ cells, place }) => cells.length > 1 || place)) return { lines, text, kind: 'row' };
  if (first && (first.mark || openingOf(first.text).glyph !== null)) return { lines, text, kind: 'item' };
  return { lines, text, kind: lengthOf(text) <= SHORT ? 'short' : 'long' };
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

/** Lines that a full first line seems to carry on, though the writer broke them there in the other cells of the column: post over employer. */
export function brokenAlike(rows: readonly (readonly CellText[])[]): CellText[][] {
  const columns = Map.groupBy(rows.filter((row) => row.length > 1).flat(), ({ cell }) => cell.column);
  const carriesOn = ({ paragraphs: [opening] }: CellText): boolean =>
    opening?.kind === 'short' && /^\p{Lu}/u.test(opening.lines[1]?.text ?? '');
  const isBroken = ({ paragraphs: [opening, more] }: CellText): boolean =>
    opening?.kind === 'short' && opening.lines.length === 1 && more !== undefined;
  const habits = new Map(
    [...columns].map(([column, cells]) => [
      column,
      cells.filter(isBroken).length >= Math.max(1, cells.filter(carriesOn).length),
    ]),
  );
  return rows.map((row) =>
    row.map((text) => {
      const [opening, ...rest] = text.paragraphs;
      if (!opening || row.length < 2 || !habits.get(text.cell.column) || !carriesOn(text)) return text;
      const [first, ...more] = opening.lines;
      return { ...text, paragraphs: [...(first ? [paragraphOf([first])] : []), paragraphOf(more), ...rest] };
    }),
  );
}
