/** Spans -> lines in reading order. */
import type { Page, ResumeDocument, Span } from '../../../resume/document.ts';
import { layoutOf } from './columns.ts';
import { halvesOf } from './folded-sheets.ts';
import { fold } from '../text/fold.ts';
import type { Draft } from './line-drafts.ts';
import { withListCells } from '../tables/list-cells.ts';
import { withRailParagraphs } from '../entries/rail-paragraphs.ts';
import type { Line, PageColumns } from '../reading.ts';
import { acrossOf } from '../tables/ruled-tables.ts';
import { markRunning } from './running-lines.ts';
import { textOf } from '../tables/table-blocks.ts';
import { visibleSpans } from './visible-spans.ts';
import { withWholeNames } from './wrapped-heads.ts';

/** Lines drawn on a page that make it a grid to be filled in. */
const FORM_RULES = 15;

/** A Japanese 履歴書 is a ruled form: its cells are no columns, and are read row by row; of a folded sheet each half. */
function isForm(page: Page, spans: readonly Span[]): boolean {
  return (
    page.rules.length >= FORM_RULES &&
    /履\s*歴\s*書|学歴・職歴|免許・資格|志望(?:の)?動機/u.test(fold(spans.map((span) => span.text).join('')))
  );
}

export function linesOf(document: ResumeDocument): { lines: Line[]; columns: PageColumns[] } {
  const drafts: Draft[] = [];
  const columns: PageColumns[] = [];
  for (const page of document.pages) {
    const seen = visibleSpans(page, document.fonts);
    const { spans, linesIn } = textOf(page, seen, document.fonts);
    const layout = isForm(page, seen)
      ? (halvesOf(page, spans) ?? { regions: [{ spans, column: 0 }], count: 1, gutters: [] })
      : layoutOf(spans, { height: page.height, across: acrossOf(page.rules) });
    columns.push({ page: page.number, count: layout.count, gutters: layout.gutters });
    for (const [at, { spans: own, column }] of layout.regions.entries()) {
      const next = layout.regions[at + 1];
      const beside = next?.column === column ? next.spans : [];
      drafts.push(...withWholeNames(withRailParagraphs(withListCells(linesIn(own, column))), beside));
    }
  }
  const running = markRunning(drafts, new Map(document.pages.map((page) => [page.number, page.height])));
  return { columns, lines: drafts.map((line, index) => ({ ...line, index, running: running[index] ?? false })) };
}
