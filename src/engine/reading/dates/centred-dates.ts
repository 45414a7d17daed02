/** Periods in a narrow strip at the left, set to the middle of what they date, as tables without lines have them: moved into the first row of it. */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import type { Cell, Line } from '../reading.ts';

/** No period is longer; what a narrow cell breaks off is shorter. */
const LONGEST = 30;
const REST = /^(?:\d{0,4}\s?[年./]?\s?\d{0,2}\s?[月日]?|[在今]|至今|现在|現在)$/u;
/** Left edges agree this far, points. */
const EDGE = 4;
/** Lines of one entry, in sizes; between entries there is more. */
const LEADING = 2.2;
/** Of the size: how far from the middle of its entry a period may stand. */
const OFF = 1;
const MOST_ROWS = 14;

function wholeRange(text: string, lexicon: Lexicon): FoundRange | null {
  if (text.length > LONGEST) return null;
  const [range, more] = rangesIn(text, lexicon);
  return range && !more && text.length - range.length <= 2 ? range : null;
}

/** A period that stands alone in its line, with what its cell broke off some lines below. */
interface Strip {
  readonly lines: readonly number[];
  readonly cell: Cell;
}

function stripAt(lines: readonly Line[], at: number, lexicon: Lexicon): Strip | null {
  const line = lines[at] as Line;
  const [cell, more] = line.cells;
  if (!cell || more || !/\d/u.test(cell.text)) return null;
  const own = wholeRange(cell.text, lexicon);
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [rest, beside] = lines[next]?.cells ?? [];
    if (!rest || beside || Math.abs(rest.box.x - cell.box.x) > EDGE || !REST.test(rest.text)) continue;
    const text = [cell.text + rest.text, `${cell.text} – ${rest.text}`].find(
      (joined) => wholeRange(joined, lexicon)?.isRange === true,
    );
    if (text !== undefined && (own?.isRange !== true || own.end !== wholeRange(text, lexicon)?.end))
      return {
        lines: [at, next],
        cell: { text, box: unionOf([cell.box, rest.box]), spans: [...cell.spans, ...rest.spans] },
      };
  }
  return own?.isRange === true ? { lines: [at], cell } : null;
}

/** The lines of the entry beside the strip, from its first to its last; null where they are none, or the strip stands at their top. */
function entryBeside(
  lines: readonly Line[],
  { lines: own, cell }: Strip,
): readonly [first: number, last: number] | null {
  const [at = 0] = own;
  const right = cell.box.x + cell.box.width;
  const { page, column, size } = lines[at] as Line;
  const beside = (line: Line | undefined): line is Line =>
    line !== undefined && line.page === page && line.column === column && line.box.x > right;
  const reach = (step: 1 | -1): number[] => {
    const found: number[] = [];
    let last: Line | null = null;
    for (let to = at + step; found.length < MOST_ROWS; to += step) {
      if (own.includes(to)) continue;
      const line = lines[to];
      if (!beside(line)) break;
      const from: number = last?.baseline ?? (lines[at] as Line).baseline;
      if (Math.abs(from - line.baseline) > LEADING * Math.max(size, line.size)) break;
      found.push(to);
      last = line;
    }
    return found;
  };
  const [above, below] = [reach(-1), reach(1)];
  if (above.length === 0) return null;
  const [first = at, last = at] = [above.at(-1), below.at(-1) ?? above[0]];
  const middle = ((lines[first] as Line).baseline + (lines[last] as Line).baseline) / 2;
  const strip = own.map((index) => (lines[index] as Line).baseline);
  const off = Math.abs(strip.reduce((sum, y) => sum + y, 0) / strip.length - middle);
  return off <= OFF * size ? [first, last] : null;
}

function withCell(line: Line, cell: Cell): Line {
  const cells = [cell, ...line.cells];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** A heading, as against an entry's first row. */
const LARGER = 1.25;
/** Of the size: how far from the middle of its rows a period of such a table may stand. */
const CLOSE = 0.55;

/** The first row of each period in turn, where the periods stand in the middle of rows that follow one another without a rest. */
export function middlesIn(periods: readonly Line[], rows: readonly Line[]): readonly number[] | null {
  const starts: number[] = [];
  let next = 0;
  for (const period of periods) {
    const top = rows[next]?.baseline;
    if (top === undefined) return null;
    let end = next;
    const off = (at: number): number => Math.abs((top + (rows[at]?.baseline ?? -Infinity)) / 2 - period.baseline);
    while (off(end + 1) < off(end)) end += 1;
    if (off(end) > CLOSE * period.size) return null;
    starts.push(next);
    next = end + 1;
  }
  return next === rows.length ? starts : null;
}

const startsAt = ({ cells: [cell] }: Line, { box }: Cell): boolean => cell !== undefined && Math.abs(cell.box.x - box.x) <= EDGE; // prettier-ignore

/** In Latin letters lone dates stand in such strips too, and narrow cells break behind the dash: "05/2021 –" over "09/2021". */
function isPeriod(text: string, lexicon: Lexicon): boolean {
  if (text.length > LONGEST || !/\d/u.test(text)) return false;
  if (isCjk(lexicon.language)) return wholeRange(text, lexicon)?.isRange === true;
  return wholeRange(text.replace(/\s?[–—-]$/u, ''), lexicon) !== null;
}

/** The lines around `at` that are periods of one strip, texts beside it or both. */
function tableAround(lines: readonly Line[], at: number, lexicon: Lexicon): readonly [from: number, to: number] | null {
  const { cells: [period], page, column, size } = lines[at] as Line; // prettier-ignore
  if (!period || !isPeriod(period.text, lexicon)) return null;
  const right = period.box.x + period.box.width;
  const isRow = (line: Line | undefined, above: Line | undefined): boolean => {
    if (!line || !above || line.place || line.page !== page || line.column !== column) return false;
    if (line.size > LARGER * size) return false;
    if (Math.abs(above.baseline - line.baseline) > LEADING * Math.max(above.size, line.size)) return false;
    const [cell] = line.cells;
    return cell !== undefined && (cell.box.x > right || (startsAt(line, period) && isPeriod(cell.text, lexicon))); // prettier-ignore
  };
  let [from, to] = [at, at + 1];
  while (isRow(lines[from - 1], lines[from])) from -= 1;
  while (isRow(lines[to], lines[to - 1])) to += 1;
  return [from, to];
}

/** With what a narrow cell broke off behind the dash, in the middle of both. */
function wholePeriods(drawn: readonly Line[], lexicon: Lexicon): Line[] {
  return drawn.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1);
    const [begun, rest] = [above?.cells[0], line.cells[0]];
    const broken = above?.cells.length === 1 && line.cells.length === 1 && begun && rest && /[–—-]$/u.test(begun.text);
    const text = broken ? `${begun.text} ${rest.text}` : '';
    if (!broken || wholeRange(text, lexicon)?.isRange !== true) return [...whole, line];
    const cell = { text, box: unionOf([begun.box, rest.box]), spans: [...begun.spans, ...rest.spans] };
    const baseline = (above.baseline + line.baseline) / 2;
    return [...whole.slice(0, -1), { ...above, cells: [cell], text, box: cell.box, baseline }];
  }, []);
}

/** The lines of a table with each period in the first of its own rows; null where they stand there, or in the middle of none. */
function withMiddlesMoved(table: readonly Line[], strip: Cell, lexicon: Lexicon): readonly Line[] | null {
  const drawn = table.filter((line) => startsAt(line, strip));
  const rows = table.filter((line) => !drawn.includes(line) || line.cells.length > 1);
  const periods = isCjk(lexicon.language) ? drawn : wholePeriods(drawn, lexicon);
  // Each beside a row of its own, they are set to the top.
  const level = periods.every(({ cells }) => cells.length > 1);
  const starts = periods.length < 2 || level ? null : middlesIn(periods, rows);
  if (!starts || starts.every((start, n) => rows[start] === periods[n])) return null;
  const first = new Map(starts.map((start, n) => [start, periods[n]?.cells[0]]));
  return rows.map((row, n) => {
    const own = first.get(n);
    const rest = drawn.includes(row) ? withoutFirst(row) : row;
    return own ? withCell(rest, own) : rest;
  });
}

/** Periods of a table without lines, each in the middle of its own rows: where entries follow one another without a rest, only all of them together tell whose row is whose. */
export function joinMiddles(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined: Line[] = [];
  let kept = 0;
  for (let at = 0; at < lines.length; at = Math.max(at + 1, kept)) {
    const [from, to] = tableAround(lines, at, lexicon) ?? [0, 0];
    const [strip] = lines[at]?.cells ?? [];
    if (!strip || to === 0 || from < kept) continue;
    joined.push(
      ...lines.slice(kept, from),
      ...(withMiddlesMoved(lines.slice(from, to), strip, lexicon) ?? lines.slice(from, to)),
    );
    kept = to;
  }
  return [...joined, ...lines.slice(kept)].map((line, index) => (line.index === index ? line : { ...line, index }));
}

function withoutFirst(line: Line): Line {
  const cells = line.cells.slice(1);
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** In Japanese and Chinese. */
export function joinCentredDates(drawn: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const lines = joinMiddles(drawn, lexicon);
  const joined = [...lines];
  const gone = new Set<number>();
  lines.forEach((_, at) => {
    const strip = gone.has(at) ? null : stripAt(joined, at, lexicon);
    const beside = strip && entryBeside(joined, strip);
    if (!strip || !beside) return;
    joined[beside[0]] = withCell(joined[beside[0]] as Line, strip.cell);
    for (const index of strip.lines) gone.add(index);
  });
  return gone.size === 0 ? joined : joined.filter((_, at) => !gone.has(at)).map((line, index) => ({ ...line, index }));
}
