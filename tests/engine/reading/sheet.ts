/** Sheets of rows and cells for the readers, and what they make of them. */
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Line, Reading } from '../../../src/engine/reading/reading.ts';
import type { Page } from '../../../src/resume/document.ts';
import { document, face, page, span, type Text } from '../builder.ts';

export const AS_OF = '2026-01-15';
const TOP = 790;
const LEADING = 14;
const CJK_WIDTH = 2;

/** A cell at its own left edge, points. */
export type Placed = readonly [x: number, text: string];
/** One cell at the margin, several cells, or a text in a style of its own. */
export type Row = string | readonly Placed[] | Text;

/** Han and kana are twice as wide as the builder's Latin letters. */
function wide(text: Text): ReturnType<typeof span> {
  const drawn = span(text);
  const extra = Array.from(text.text).filter((character) => /[\u3000-\u9fff]/u.test(character)).length;
  return {
    ...drawn,
    box: { ...drawn.box, width: (drawn.box.width / text.text.length) * (text.text.length + extra * (CJK_WIDTH - 1)) },
  };
}

/** Rows from the top down; an empty row is a gap. */
export function sheet(rows: readonly Row[]): Page {
  const spans = rows.flatMap((row, at) => {
    const y = TOP - at * LEADING;
    if (row === '') return [];
    if (typeof row === 'string') return [wide({ text: row, y })];
    if ('text' in row) return [wide({ y, ...row })];
    return row.map(([x, text]) => wide({ text, x, y }));
  });
  return page([], { spans });
}

/** Font 1 is the bold face. */
export function read(...pages: readonly (readonly Row[])[]): Reading {
  return readResume(document(pages.map(sheet), { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), {
    asOf: AS_OF,
  });
}

export function textsOf(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}

export function headingsOf({ headings }: Reading): string[] {
  return headings.map(({ line, kinds }) => `${line.cells[0]?.text ?? ''}: ${kinds.join('+')}`);
}

/** "title | organisation | start | end" of each entry of a section. */
export function entriesIn({ entries }: Reading, section: string): string[] {
  const told = (value: string | null | undefined): string => value ?? '-';
  return entries
    .filter((entry) => entry.section === section)
    .map(({ title, organisation, dates }) => [title, organisation, dates?.start, dates?.end].map(told).join(' | '));
}
