/** Where a resume keeps its contact data: there a bare domain, a handle or a given name is personal; elsewhere it may be a firm. */
import { grouped } from '../../resume/grouped.ts';
import { Column, HEADING, LABEL } from './contact-zone.ts';
import { merge, type Range } from './ranges.ts';
import { isSectionHead } from './section-heads.ts';

export interface TextLine {
  readonly text: string;
  /** UTF-16 units from the start of the whole text. */
  readonly start: number;
  readonly isContact: boolean;
}

/** What stands by itself in a line: between two wide gaps. */
export interface Cell extends TextLine {
  /** 0-based, of the whole text; lines without letters do not count. */
  readonly line: number;
  /** 0-based. */
  readonly column: number;
  /** Whether personal data already known stand in it. */
  readonly holdsFound: boolean;
}

/** Two columns of one baseline stand this far apart in the text (span-lines.ts). */
const COLUMN_GAP = / {3,}/gu;
/** UTF-16 units: no printed line is longer, and patterns over a hostile one would take their time. */
const LONGEST_CELL = 400;
const PIECE = new RegExp(String.raw`[^]{1,${LONGEST_CELL}}(?=\s|$)|[^]{1,${LONGEST_CELL}}`, 'gu');

/** The cells of every line. `found` are the personal data already known. */
export function cellsOf(text: string, found: readonly Range[] = []): Cell[] {
  const columns: Column[] = [];
  const known = merge(found);
  let next = 0;
  let start = 0;
  let line = 0;
  const cells = text.split('\n').flatMap((whole) => {
    const from = start;
    start += whole.length + 1;
    if (whole.trim() === '') return [];
    line += 1;
    const parts = split(whole);
    // A heading over the whole width ends every column.
    if (parts.length === 1 && isSectionHead(whole)) for (const column of columns) column.isContact(whole, line);
    let isLabelled = false;
    return parts.flatMap(({ text: cell, at }, index) => {
      const column = (columns[index] ??= new Column());
      const end = from + at + cell.length;
      while (next < known.length && (known[next]?.end ?? 0) <= from + at) next += 1;
      const holdsFound = (known[next]?.start ?? Infinity) < end;
      const isContact = column.isContact(cell, line) || holdsFound || isLabelled || LABEL.test(cell);
      isLabelled = cell.length <= LONGEST_LABEL && (LABEL.test(cell) || /[:：]\s*$/u.test(cell));
      return [...cell.matchAll(PIECE)].map((piece) => ({
        text: piece[0],
        start: from + at + piece.index,
        isContact,
        line,
        column: index,
        holdsFound,
      }));
    });
  });
  return withNeighbours(cells, known);
}

/** Lines around an e-mail, a phone or a label that are contact lines, too. */
const NEAR = 2;

function withNeighbours(cells: readonly Cell[], known: readonly Range[]): Cell[] {
  const columns = grouped(cells, ({ column }) => column);
  const near = new Set<Cell>();
  const reached = known.filter(({ kind }) => kind === 'EMAIL' || kind === 'PHONE');
  for (const column of columns.values()) {
    let next = 0;
    column.forEach((cell, at) => {
      while ((reached[next]?.end ?? Infinity) <= cell.start) next += 1;
      const isReached = (reached[next]?.start ?? Infinity) < cell.start + cell.text.length;
      if (isReached || LABEL.test(cell.text)) for (const step of [-1, 1]) spread(column, at, step, near);
    });
  }
  return cells.map((cell) => (near.has(cell) ? { ...cell, isContact: true } : cell));
}

function spread(column: readonly Cell[], from: number, step: number, near: Set<Cell>): void {
  const anchor = column[from];
  for (let at = from + step; anchor && at !== from + step * (NEAR + 1); at += step) {
    const cell = column[at];
    if (!cell || Math.abs(cell.line - anchor.line) > NEAR || isSectionHead(cell.text) || HEADING.test(cell.text))
      return;
    near.add(cell);
  }
}
const LONGEST_LABEL = 40;

function split(line: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const { index, 0: gap } of [...line.matchAll(COLUMN_GAP), { index: line.length, 0: '' }]) {
    if (index > at) parts.push({ text: line.slice(at, index), at });
    at = index + gap.length;
  }
  return parts;
}

export function linesOf(text: string, found: readonly Range[] = []): TextLine[] {
  const contact = new Set<number>();
  const cells = cellsOf(text, found);
  let next = 0;
  let start = 0;
  for (const cell of cells) if (cell.isContact) contact.add(cell.start);
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    let isContact = false;
    for (; next < cells.length && (cells[next]?.start ?? 0) < start; next += 1)
      isContact ||= cells[next]?.isContact === true;
    return { text: line, start: from, isContact };
  });
}
