/** A strong resume set in two columns: a narrow one for skills and languages, a wide one for the rest. */
import type { Line } from '../../../src/engine/reading/reading.ts';
import type { ResumeDocument, Span } from '../../../src/resume/document.ts';
import { retold, spanLike } from './draft.ts';
import { widthOf, wrapped } from './letters.ts';
import { passageOf, required, sectionOf } from './places.ts';
import type { Strong } from './strong.ts';

const SIDE = 145;
const GUTTER = 24;
const LEADING = 1.2;
/** The words of a list item stand below each other, right of its glyph. */
const HANG = 9;

interface Column {
  readonly x: number;
  readonly width: number;
}

interface Block {
  readonly line: Line;
  /** Of its first cell, with the lines that carry it on. */
  readonly text: string;
}

/** List items and the summary as one text each, every other line by itself. */
function blocksOf(strong: Strong, lines: readonly Line[]): Block[] {
  const summary = sectionOf(strong, 'summary').lines;
  const passages = [...strong.reading.bullets.map((bullet) => bullet.lines), summary];
  return lines.flatMap((line) => {
    const passage = passages.find((own) => own.includes(line));
    if (!passage) return [{ line, text: line.cells[0]?.text ?? '' }];
    return passage[0] === line ? [{ line, text: passageOf(strong, passage) }] : [];
  });
}

/** Each broken to the width of its column; dates stay at its right edge where there is room. */
function setBlocks(
  blocks: readonly Block[],
  heads: ReadonlySet<Line>,
  column: Column,
  top: number,
): { spans: Span[]; y: number } {
  const spans: Span[] = [];
  let y = top;
  const put = (model: Span, text: string, x: number): void => {
    const own = spanLike(model, text, x);
    spans.push({ ...own, baseline: y, box: { ...own.box, y: y - 0.2 * model.size } });
  };
  for (const { line, text } of blocks) {
    const model = required(line.cells[0]?.spans[0], 'span');
    if (heads.has(line)) y -= 0.8 * model.size;
    const glyph = line.mark ? '• ' : '';
    const date = line.cells[1]?.text;
    const beside = date === undefined ? 0 : widthOf(`${text}   ${date}`, model.size);
    const texts = beside > column.width ? [text, date ?? ''] : [text];
    const hang = /^[•·・]/u.test(`${glyph}${text}`) ? HANG : 0;
    for (const part of texts) {
      const rows = wrapped(`${glyph}${part}`, model.size, [column.width, column.width - hang]);
      for (const [at, own] of rows.entries()) {
        y -= model.size * LEADING;
        put(model, own, column.x + (at === 0 ? 0 : hang));
      }
    }
    if (date !== undefined && beside <= column.width)
      put(required(line.cells[1]?.spans[0], 'date'), date, column.x + column.width - widthOf(date, model.size));
  }
  return { spans, y };
}

export function inTwoColumns(strong: Strong): ResumeDocument {
  const { document, reading } = strong;
  const page = required(document.pages[0], 'page');
  const heads = new Set(reading.headings.map(({ line }) => line));
  const first = required(reading.headings[0], 'heading').line.index;
  const side = (['skills', 'languages'] as const).flatMap((kind) => {
    const { heading, lines } = sectionOf(strong, kind);
    return [heading.line, ...lines];
  });
  const head = reading.lines.filter((line) => line.index < first);
  const main = (['summary', 'experience', 'education'] as const).flatMap((kind) => {
    const { heading, lines } = sectionOf(strong, kind);
    return [heading.line, ...lines];
  });
  const left = 51;
  const above = setBlocks(blocksOf(strong, head), heads, { x: left, width: page.width - 2 * left }, page.height - left);
  const narrow = setBlocks(blocksOf(strong, side), heads, { x: left, width: SIDE }, above.y - 5);
  const from = left + SIDE + GUTTER;
  const wide = setBlocks(blocksOf(strong, main), heads, { x: from, width: page.width - left - from }, above.y);
  const all = [...above.spans, ...narrow.spans, ...wide.spans];
  // As long as it takes: what does not fit goes on at the top of the next page.
  const step = page.height - 2 * left;
  const pageOf = (span: Span): number => Math.max(0, Math.ceil((left - span.baseline) / step));
  const count = 1 + Math.max(...all.map(pageOf));
  const pages = Array.from({ length: count }, (_, at) => ({
    ...page,
    number: at + 1,
    rules: [],
    links: [],
    spans: all
      .filter((span) => pageOf(span) === at)
      .map((span) => ({
        ...span,
        baseline: span.baseline + at * step,
        box: { ...span.box, y: span.box.y + at * step },
      })),
  }));
  return retold({ ...document, pages, pageCount: count });
}
