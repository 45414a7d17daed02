/**
 * Rows without lines between them: where headings are underlined in pieces, one a column, what stands between two of them looks like one
 * row of a table. "2004 – 2010" over "2003 – 2004", each level with a school: rows of their own.
 */
import type { Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { rowsOf } from '../page/line-drafts.ts';
import type { GridCell, GridRow } from './grid.ts';

/** From when to when, whole: what a narrow cell breaks ends in its dash. */
const WHOLE = u`\d\s?(?:[-–—]|\s(?:bis|to|al?|à|ad|até)\s)\s?[\d\p{L}]`;
/** No period is longer. */
const LONGEST = 32;
/** Lines of one cell are closer, in sizes. */
const APART = 1.5;
/** Of the letters' size: lines at one height. */
const LEVEL = 0.4;

interface Level {
  readonly baseline: number;
  readonly size: number;
}

/** The heights at which the periods of a cell stand; nothing where something else stands in it, or where they are one text. */
function levelsOf({ spans }: GridCell): readonly Level[] {
  const lines = rowsOf(spans);
  const texts = lines.map((line) => line.map(({ text }) => text).join(' ').trim()); // prettier-ignore
  if (lines.length < 2 || !texts.every((text) => text.length <= LONGEST && WHOLE.test(text))) return [];
  const levels = lines.flatMap(([first]) => (first ? [{ baseline: first.baseline, size: first.size }] : []));
  const apart = levels.every(({ baseline, size }, at) => at === 0 || (levels[at - 1]?.baseline ?? 0) - baseline > APART * size); // prettier-ignore
  return apart ? levels : [];
}

/** A row whose first cell tells several periods, each level with a line beside it, as a row for each. */
export function levelRows(row: GridRow): readonly GridRow[] {
  const [dates, beside] = row;
  const levels = dates && beside ? levelsOf(dates) : [];
  const isLevel = ({ baseline, size }: Level): boolean =>
    beside?.spans.some((span) => Math.abs(span.baseline - baseline) <= LEVEL * size) ?? false;
  if (levels.length === 0 || !levels.every(isLevel)) return [row];
  const rowAt = (span: Span): number =>
    Math.max(0, levels.findLastIndex(({ baseline, size }) => span.baseline <= baseline + LEVEL * size)); // prettier-ignore
  return levels.map((_, at) =>
    row
      .map((cell) => ({ ...cell, spans: cell.spans.filter((span) => rowAt(span) === at) }))
      .filter(({ spans }) => spans.length > 0),
  );
}
