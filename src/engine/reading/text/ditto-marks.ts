/** What a form leaves to the row above: "〃" or nothing for the same year, "〃 卒業" for the same school. */
import type { Cell, Line } from '../reading.ts';

/** Marks alone; NFKC has made "″" of two. */
const DITTO = /^(?:〃|〟|〻|仝|同|′′|″|"|''|”|“|,,)$/u;
const OPENS = /^(?:〃|〟|〻|仝|′′|″|"|'')\s?(?=\p{Script=Han})/u;
const YEAR = /^(?:(?:明治|大正|昭和|平成|令和|[MTSHR])\s?(?:元|\d{1,2})|(?:19|20)\d{2})\s?年?$/u;
const MONTH = /^(?:1[0-2]|0?[1-9])\s?月?$/u;
/** "昭和62年3月 房総市立浜町中学校": year and month in one cell with what they date, or alone. */
const DATED = /^((?:明治|大正|昭和|平成|令和)\s?(?:元|\d{1,2})|(?:19|20)\d{2})\s?年\s?\d{1,2}\s?月/u;
const WHEN = /^(?:(?:明治|大正|昭和|平成|令和)\s?(?:元|\d{1,2})|(?:19|20)\d{2})\s?年\s?\d{1,2}\s?月\s*/u;
const MONTH_ONLY = /^(?:〃|〟|〻|仝|同|′′|″|"|'')\s?年?\s?(?=(?:1[0-2]|0?[1-9])\s?月)/u;
const SCHOOL = /^(?:\S{0,12}\s?)?(?:卒業|修了|中退|退学|入学|進学|編入|転学)/u;
const WORK = /^(?:\S{0,12}\s?)?(?:入社|退社|退職|離職|退団|異動|転勤|配属|昇格|昇進|出向|復職|辞職)/u;
/** Points between cells of one column. */
const SAME_X = 6;
/** Rows that a year goes on for. */
const FAR = 8;

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

function isBelow(cell: Cell, above: Cell): boolean {
  const middle = cell.box.x + cell.box.width / 2;
  return middle > above.box.x - SAME_X && middle < above.box.x + above.box.width + SAME_X;
}

/** The year that rows below leave out, and where it and its month stand. */
interface Told {
  readonly at: number;
  readonly year: Cell;
  readonly month: Cell;
  readonly line: Line;
}

/** A row with the year of the rows above before its month. */
function withYear(line: Line, told: Told): Line {
  const [first, second] = line.cells;
  if (!first) return line;
  const year: Cell = { ...told.year, box: { ...told.year.box, y: first.box.y } };
  if (DITTO.test(first.text) && second && MONTH.test(second.text))
    return withCells(line, [year, ...line.cells.slice(1)]);
  if (DITTO.test(first.text) && second && DITTO.test(second.text)) return withCells(line, [year, { ...told.month, box: second.box }, ...line.cells.slice(2)]); // prettier-ignore
  const blank = MONTH.test(first.text) && second !== undefined && Math.abs(first.box.x - told.month.box.x) < 2 * SAME_X; // prettier-ignore
  if (!blank || first.box.x <= told.year.box.x) return line;
  const { place } = line;
  if (!place) return withCells(line, [year, ...line.cells]);
  const column = told.line.place?.at[0];
  if (column === undefined || place.at.length !== line.cells.length || (place.at[0] ?? 0) <= column) return line;
  const own = { ...place, at: [column, ...place.at], roles: [told.line.place?.roles[0] ?? null, ...place.roles] };
  return { ...withCells(line, [year, ...line.cells]), place: own };
}

function tellsYear(line: Line): boolean {
  const [year, month, ...rest] = line.cells;
  return year !== undefined && month !== undefined && rest.length > 0 && YEAR.test(year.text) && MONTH.test(month.text);
}

/** "〃 卒業", "〃 退社": the school or the firm of the row above. */
function withName(text: string): string {
  const date = WHEN.exec(text)?.[0] ?? '';
  const whole = text.slice(date.length);
  const rest = whole.replace(OPENS, '');
  if (rest === whole) return text;
  if (SCHOOL.test(rest)) return `${date}同校 ${rest}`;
  return WORK.test(rest) ? `${date}同社 ${rest}` : text;
}

/** "〃 4月 …" below "昭和62年 3月 …". */
function withOwnYear(text: string, above: string): string {
  const [, year] = DATED.exec(above) ?? [];
  return year === undefined || !MONTH_ONLY.test(text) || DATED.test(text)
    ? text
    : text.replace(MONTH_ONLY, `${year}年`);
}

/** Cells with the marks for the text above them read. */
function withMarksRead(line: Line, above: Line | undefined): Line {
  const cells = line.cells.map((cell, n): Cell => {
    const upper = above?.cells.find((one) => isBelow(cell, one));
    if (n > 0 && /^[〃〟〻]$/u.test(cell.text) && upper && upper.text.length > 1) return { ...cell, text: upper.text };
    const [first] = above?.cells ?? [];
    return { ...cell, text: withName(n === 0 && first ? withOwnYear(cell.text, first.text) : cell.text) };
  });
  return cells.some(({ text }, n) => text !== line.cells[n]?.text) ? withCells(line, cells) : line;
}

/** Lines of a Japanese or Chinese resume with the marks for "as above" read. */
export function withDittosRead(lines: readonly Line[]): Line[] {
  const read: Line[] = [];
  let told: Told | null = null;
  for (const [at, line] of lines.entries()) {
    const goesOn: boolean = told !== null && at - told.at <= FAR && told.line.page === line.page;
    const own: Line = withMarksRead(goesOn && told !== null ? withYear(line, told) : line, read.at(-1));
    const [year, month] = own.cells;
    if (year && month && tellsYear(own)) told = { at, year, month, line: own };
    read.push(own);
  }
  return read;
}
