/** Tables as a word processor draws them: text wrapped in its cells, with lines around them or without. */
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import type { Page, PageRule, Span } from '../../../src/resume/document.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF } from './sheet.ts';

const SIZE = 10;
const CHARACTER = SIZE * 0.5;
const LEADING = 12;
const PADDING = 5;
const TOP = 780;
const LEFT = 50;

export interface Table {
  /** Widths of the columns, points. */
  readonly widths: readonly number[];
  /** A cell each; null where the cell before it goes on. "\n" breaks a line. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** `cells`: around every cell. `rows`: between rows, a piece for each cell. `none`: nothing. */
  readonly lines: 'cells' | 'rows' | 'none';
  /** Cells stand in the middle of their rows. */
  readonly middle?: boolean;
  /** No line above the first row. */
  readonly open?: boolean;
  /** No line below the last row. */
  readonly unended?: boolean;
}

/** Text of its own between tables: a heading is bold. */
export interface Heading {
  readonly heading: string;
}

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (/[\u3000-\u9fff～]/u.test(character) ? 2 : 1) * CHARACTER, 0);

function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.match(/[\u3000-\u9fff～]|[^\s\u3000-\u9fff～]+|\s+/gu) ?? []) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(last + word.trimEnd()) <= width) lines[lines.length - 1] = last + word;
      else if (word.trim() !== '') lines.push(word);
    }
    return lines.map((line) => line.trim());
  });
}

function spanAt(text: string, x: number, y: number, font = 0): Span {
  const own = span({ text, x, y, size: SIZE, font });
  return { ...own, box: { ...own.box, width: widthOf(text) } };
}

const rule = (x: number, y: number, width: number, height: number): PageRule => ({
  orientation: width >= height ? 'horizontal' : 'vertical',
  colour: '#000000',
  box: { x, y, width, height },
});

interface Drawn {
  readonly spans: readonly Span[];
  readonly rules: readonly PageRule[];
  readonly bottom: number;
}

function drawn({ widths, rows, lines, middle = false, open = false, unended = false }: Table, top: number): Drawn {
  const spans: Span[] = [];
  const rules: PageRule[] = [];
  let y = top;
  for (const row of rows) {
    const cells = row.flatMap((text, at) => {
      if (text === null) return [];
      const next = row.findIndex((other, after) => after > at && other !== null);
      const sum = (list: readonly number[]): number => list.reduce((total, own) => total + own, 0);
      const width = sum(widths.slice(at, next < 0 ? undefined : next));
      return [{ x: LEFT + sum(widths.slice(0, at)), width, lines: wrapped(text, width - 2 * PADDING) }];
    });
    const height = Math.max(...cells.map((cell) => cell.lines.length)) * LEADING + 2 * PADDING;
    for (const cell of cells) {
      const free = height - 2 * PADDING - cell.lines.length * LEADING;
      cell.lines.forEach((line, at) =>
        spans.push(spanAt(line, cell.x + PADDING, y - PADDING - (middle ? free / 2 : 0) - (at + 1) * LEADING + 3)),
      );
      if (lines === 'none') continue;
      if (!open || y < top) rules.push(rule(cell.x, y, cell.width, 0.5));
      if (!unended || row !== rows.at(-1)) rules.push(rule(cell.x, y - height, cell.width, 0.5));
      if (lines === 'cells')
        rules.push(rule(cell.x, y - height, 0.5, height), rule(cell.x + cell.width, y - height, 0.5, height));
    }
    y -= height;
  }
  return { spans, rules, bottom: y };
}

/** From the top down. */
export function tablePage(parts: readonly (Table | Heading)[]): Page {
  const all: Drawn[] = [];
  let y = TOP;
  for (const part of parts) {
    const own = 'heading' in part ? { spans: [spanAt(part.heading, LEFT, y - 14, 1)], rules: [], bottom: y - 24 } : drawn(part, y); // prettier-ignore
    all.push(own);
    y = own.bottom - 6;
  }
  return page([], { spans: all.flatMap(({ spans }) => spans), rules: all.flatMap(({ rules }) => rules) });
}

export function readTables(parts: readonly (Table | Heading)[]): Reading {
  return readResume(document([tablePage(parts)], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), {
    asOf: AS_OF,
  });
}
