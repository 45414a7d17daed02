/** Periods that break in the middle of a date where their cell is too narrow: "2016年9月–2021年2" over "月". */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinCentredDates, joinMiddles } from './centred-dates.ts';
import { rangesIn, runsBackward } from './dates.ts';
import type { Cell, Line } from '../reading.ts';
import { joinReversedDates } from './reversed-dates.ts';
import { joinLabelledEnds } from './labelled-ends.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { joinSince } from './wrapped-since.ts';

/** Between the rows of one cell, in sizes. */
const LEADING = 2.6;
/** Edges agree this far, points. */
const SAME_EDGE = 4;
/** No period is written longer; what a break leaves of one is shorter still. */
const LONGEST = 30;
const REST =
  /^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}[./]\d{2,4}|\d{0,4}\s?[年./]?\s?\d{0,2}\s?[月日]?(?:まで|迄)?|[在今](?:まで|迄)?)$/u;

/** Short words and figures: "la fecha", "Dic 2013". */
const WORDS = u`^[\p{Ll}\p{Lu}]?[\p{Ll}.\s]{0,14}(?:\/?\d{4})?$`;

function isRest(text: string): boolean {
  return REST.test(text) || (text.length > 2 && WORDS.test(text));
}

/** "03/2019 (2" over "Wochen)". */
function closesLength(begun: string, rest: string): boolean {
  return /\d.{0,3}\(\d{0,2}$/u.test(begun) && u`^[\p{L}\d ]{2,12}\)$`.test(rest);
}

/** The text up to each blank, the longest first. */
function openings(text: string): string[] {
  const blanks = [...text.slice(0, LONGEST).matchAll(/\s/gu)].map(({ index }) => index);
  return [...(text.length <= LONGEST ? [text.length] : []), ...blanks.toReversed()].map((end) => text.slice(0, end));
}

/** Before the first date. */
const OPENING = /^(?:(?:du|de|del|desde|dal|da|from|von|vom)\s|(?:dall|l)['’](?=1))?(?:1(?:°|º|er)\s)?/iu;

/** Whether the two halves are one period that the first alone is not. */
export function isPeriod(begun: string, rest: string, lexicon: Lexicon): boolean {
  const whole = (begun + rest).replace(OPENING, '');
  const [range, more] = rangesIn(whole, lexicon);
  if (more || !range?.isRange || range.start === null || range.end === null) return false;
  if (runsBackward(range)) return false;
  // "Dal 05/2021" over "ad oggi": the first tells as much alone, and the second is its end.
  return whole.length - range.length <= 2 && rangesIn(begun.replace(OPENING, ''), lexicon)[0]?.end !== range.end;
}

/** At the left edge of the cell above, or at its right. */
function isUnder({ box }: Cell, { box: above }: Cell): boolean {
  const right = box.x + box.width - above.x - above.width;
  return Math.abs(box.x - above.x) <= SAME_EDGE || Math.abs(right) <= SAME_EDGE;
}

/** A word of a period in a narrow column: "diciembre del", "2013 hasta la actualidad". */
const NARROW = 24;
/** The rows below the first that one period may take there. */
const DEEPEST = 3;

/** A column of hints too narrow for a month and its year: "Julio del" over "2016 hasta" over "diciembre del" over "2016". */
function narrowPeriod(lines: readonly Line[], at: number, lexicon: Lexicon): readonly string[] | null {
  const [line, first] = [lines[at], lines[at]?.cells[0]];
  // With nothing beside it, it is running text; and it begins with a month.
  if (!line || !first || line.cells.length < 2 || !u`^\p{L}`.test(first.text)) return null;
  const texts: string[] = [];
  for (const [n, { cells, place, page, column, baseline, size }] of lines.slice(at, at + DEEPEST + 1).entries()) {
    const [cell] = cells;
    const above = lines[at + n - 1]?.baseline ?? baseline;
    if (!cell || place || page !== line.page || column !== line.column || cell.text.length > NARROW) break;
    if (n > 0 && (above - baseline > LEADING * size || !isUnder(cell, first))) break;
    texts.push(cell.text);
  }
  for (let depth = texts.length; depth > 1; depth -= 1) {
    const rows = texts.slice(0, depth);
    if (isPeriod(rows.slice(0, -1).join(' '), ` ${rows.at(-1) ?? ''}`, lexicon)) return rows;
  }
  return null;
}

/** "September", "Desde febrero de", "dal 1° novembre". */
const MONTH = u`^\p{L}(?:[\p{L}’' ]{2,22}|[\p{L}’']{0,8}\s\d{1,2}(?:[°ºo.]|er)?\s\p{L}[\p{L}’']{2,12})\.?$`;

/** Characters of the words before a month: "a partir de". */
const SINCE = 12;

/** "September" beside a degree, "Desde febrero de" beside a post, over "2008" at the same edge: a month and its year in a cell too narrow for both. */
function narrowMonth(line: Line, next: Line, lexicon: Lexicon): string | null {
  const [month, year] = [line.cells[0], next.cells[0]];
  const level = line.page === next.page && line.column === next.column && line.baseline - next.baseline <= LEADING * line.size;
  if (!month || !year || !level || line.cells.length < 2 || line.place || next.place) return null;
  if (!MONTH.test(month.text) || !/^(?:19|20)\d{2}$/u.test(year.text) || !isUnder(year, month)) return null;
  const whole = `${month.text} ${year.text}`;
  const [date, more] = rangesIn(whole, lexicon);
  const told = date && !more && date.index <= SINCE && date.index + date.length === whole.length;
  return told && (date.start ?? date.end ?? '').length > year.text.length ? whole : null;
} // prettier-ignore

/** Puts the whole period into the first cell of the row where it began, and takes its rest out of the rows below. */
function moveUp(lines: Line[], at: number, rows: number, text: string): void {
  const parts = lines.slice(at, at + rows).flatMap((line) => line.cells.slice(0, 1));
  const cell = { text, box: unionOf(parts.map(({ box }) => box)), spans: parts.flatMap(({ spans }) => spans) };
  for (const [n, line] of lines.slice(at, at + rows).entries()) {
    const cells = [...(n === 0 ? [cell] : []), ...line.cells.slice(1)];
    const rest = { cells, text: cells.map((own) => own.text).join(' ') };
    const box = cells.length > 0 ? unionOf(cells.map((own) => own.box)) : line.box;
    lines[at + n] = n === 0 ? { ...line, ...rest } : { ...line, ...rest, box, mark: line.innerMark ?? null };
  }
}

/** Moves the rest of such a period up to where it began. */
export function joinWrappedDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = [...lines];
  let moved = false;
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const narrow = narrowPeriod(joined, at, lexicon);
    if (narrow) {
      moveUp(joined, at, narrow.length, narrow.join(' '));
      moved = true;
      continue;
    }
    const [line, next] = [joined[at] as Line, joined[at + 1] as Line];
    const [first, below] = [line.cells[0], next.cells[0]];
    if (line.place || next.place) continue;
    const month = narrowMonth(line, next, lexicon);
    if (month !== null) {
      moveUp(joined, at, 2, month);
      moved = true;
      continue;
    }
    if (
      !first ||
      !below ||
      !(isRest(below.text) || closesLength(first.text, below.text)) ||
      line.page !== next.page ||
      line.column !== next.column
    )
      continue;
    if (line.baseline - next.baseline > LEADING * line.size || !isUnder(below, first)) continue;
    const rests = [below.text, ` ${below.text}`];
    const [begun, rest] = closesLength(first.text, below.text)
      ? [first.text, ` ${below.text}`]
      : (rests.flatMap((own) => {
          const found = openings(first.text).find(
            // A year that the first goes on with is the period's own: "1997 – 2003" over "1995" are two.
            (text) => !/\d/u.test(first.text.slice(text.length)) && isPeriod(text, own, lexicon),
          );
          return found === undefined ? [] : [[found, own] as const];
        })[0] ?? [undefined, '']);
    // Alone in its lines it is running text, which carries on by itself.
    if (begun === undefined || (line.cells.length + next.cells.length === 2 && begun === first.text)) continue;
    moveUp(joined, at, 2, begun + rest + first.text.slice(begun.length));
    moved = true;
  }
  const whole = moved
    ? joined.filter(({ cells }) => cells.length > 0).map((line, index) => ({ ...line, index }))
    : lines;
  return isCjk(lexicon.language)
    ? joinStackedDates(joinCentredDates(joinLabelledEnds(whole), lexicon), lexicon)
    : joinReversedDates(joinMiddles(joinSince(whole, lexicon), lexicon), lexicon);
}
