/**
 * A start over its end in a strip at the left, each beside a line of what they date: "2012.07 ¦ 海州设计院" over "2018.03 ¦ 建筑师";
 * or the end over its start.
 */
import { u } from '../../../resume/patterns.ts';
import { unionOf } from '../../../resume/document.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import { BEGINS, ENDS, formRowOf, rowOf } from '../entries/form-rows.ts';
import { openingOf } from '../items/bullets.ts';
import { hanPieces } from '../han/han-pieces.ts';
import type { Cell, Line } from '../reading.ts';

/** No date is longer. */
const LONGEST = 16;
export const NOW = '9999';
/** Left edges agree this far, points. */
const EDGE = 4;
/** Lines of one entry, in sizes. */
const LEADING = 2.2;
/** Lines below a start among which its end may stand alone. */
const BELOW = 3;
/** An employer beyond doubt, see `HanPiece.employer`. */
const EMPLOYER = 2;

/** "2004年11月か" over "ら2008年2月まで", "2023年5月" over "至2025年10月": a half of a period, wherever the word between its dates breaks. */
const BEGUN = /(?<=[\d年月日])\s?(?:から?|より?|[至到])$/u;
const CLOSING = /^(?:か?ら|よ?り|[至到])\s?(?=\d)/u;
const withoutJoints = (text: string): string =>
  text
    .replace(BEGUN, '')
    .replace(CLOSING, '')
    .replace(/(?<=\d)(?:まで|迄)$/u, '');

/** Comparable; now is after everything. */
function dateOf({ text }: Cell, lexicon: Lexicon): string | null {
  if (text.length > LONGEST) return null;
  const bare = withoutJoints(text);
  const [range, more] = rangesIn(bare, lexicon);
  if (range && !more && !range.isRange && bare.length - range.length <= 1) return range.end;
  // A heading below a date is no word for now, though a dash before it would hang.
  const told = `2000.01 – ${text}`;
  const [now] = rangesIn(told, lexicon);
  return now?.end === 'present' && told.length - now.length <= 1 && !/\d/u.test(text) ? NOW : null;
}

/** The rows of a 履歴書 tell what began or ended. */
function isFormLine(line: Line): boolean {
  const row = rowOf(line);
  return row !== null && (formRowOf(line) !== null || BEGINS.test(row.text) || ENDS.test(row.text));
}

/** What one passed, took or was given has one date. */
const TAKEN =
  /合格|取得|登録|認定|受賞|表彰|受講|修了|免許|資格|検定|賞(?:$|[\s(（「『])|助成|採択|\d\s?(?:点|級|级|分)|(?:证书?|證書?|奖|獎|奨学金)$|(?:获得|獲得|荣获|榮獲|通过|通過)/u;

/** The date that opens a row with something beside it. */
export function dateBeside(line: Line | undefined, lexicon: Lexicon): string | null {
  const [cell, beside] = line?.cells ?? [];
  const isHalf = BEGUN.test(cell?.text ?? '') || CLOSING.test(cell?.text ?? '');
  const own = line && cell && beside && !line.place && !isFormLine(line) && (isHalf || !TAKEN.test(beside.text));
  return own === true ? dateOf(cell, lexicon) : null;
}

function isNear(above: Line, below: Line, lines = 1): boolean {
  const gap = above.baseline - below.baseline;
  return (
    above.page === below.page &&
    above.column === below.column &&
    gap < lines * LEADING * Math.max(above.size, below.size) &&
    (Math.abs(above.box.x - below.box.x) < EDGE ||
      Math.abs(rightOf(above) - rightOf(below)) < EDGE ||
      Math.abs(above.box.x + rightOf(above) - below.box.x - rightOf(below)) < EDGE)
  );
}

/** Of the first cell. */
export function rightOf({ cells: [cell], box }: Line): number {
  return (cell?.box.x ?? box.x) + (cell?.box.width ?? 0);
}

function namesEmployer({ cells }: Line, lexicon: Lexicon): boolean {
  const texts = cells.slice(1).map(({ text }) => text);
  return hanPieces(texts, lexicon).some(({ employer }) => employer >= EMPLOYER);
}

/** Of a run of rows with a date each, the first of every two where each second ends what the first began and names no employer of its own; or began what the first ended. */
function pairsIn(lines: readonly Line[], from: number, to: number, lexicon: Lexicon): number[] {
  if ((to - from) % 2 === 1) return [];
  const firsts = Array.from({ length: (to - from) / 2 }, (_, n) => from + 2 * n);
  const isPair = (line: Line, next: Line): boolean =>
    (dateBeside(line, lexicon) ?? '') < (dateBeside(next, lexicon) ?? '') &&
    !(namesEmployer(next, lexicon) && (namesEmployer(line, lexicon) || firsts.length > 1));
  const all = (test: (line: Line, next: Line, lexicon: Lexicon) => boolean): boolean =>
    firsts.every((at) => test(lines[at] as Line, lines[at + 1] as Line, lexicon));
  return all(isPair) || all(isReversed) ? firsts : [];
}

/** The line in which the end of a start at `at` stands alone; between them stands only what they date. */
function endBelow(lines: readonly Line[], at: number, lexicon: Lexicon): number | null {
  const line = lines[at] as Line;
  const start = dateBeside(line, lexicon);
  const right = rightOf(line);
  for (let below = at + 1; start !== null && below <= at + BELOW; below += 1) {
    const next = lines[below];
    if (next?.page !== line.page || next.column !== line.column) return null;
    const [cell, beside] = next.cells;
    const end = cell && !beside ? dateOf(cell, lexicon) : null;
    if (end !== null && isNear(line, next, BELOW))
      return end > start || isBegun(start, end, lines[below + 1], lexicon) ? below : null;
    if (next.box.x <= right) return null;
  }
  return null;
}

/** "2021.03 ¦ 海州电子厂 仓管员" over "2017.05" alone: the start below the end, where what follows is no head that it would date. */
function isBegun(end: string, start: string, after: Line | undefined, lexicon: Lexicon): boolean {
  if (start >= end || !isExact(start) || !isExact(end)) return false;
  const texts = after && dateBeside(after, lexicon) === null ? after.cells.map(({ text }) => text) : [];
  // A head is short; what was done may name anything.
  return texts.join('').length > LONGEST_HEAD || !hanPieces(texts, lexicon).some(({ employer, post }) => employer >= EMPLOYER || post >= EMPLOYER); // prettier-ignore
}

const LONGEST_HEAD = 22;
const BETWEEN = /^(?:[|｜–—~～↑↓至到-]|to)$/u;

/** Without the stroke or the arrow that stands alone between two dates of a strip. */
function withoutStrokes(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const kept = lines.filter(({ text, box }, at) => {
    if (!BETWEEN.test(text)) return true;
    const dated = lines.slice(Math.max(0, at - BELOW), at).findLast((line) => dateBeside(line, lexicon) !== null);
    return dated === undefined || box.x + box.width > rightOf(dated) + EDGE;
  });
  return kept.length === lines.length ? lines : kept.map((line, index) => ({ ...line, index }));
}

/** A date that stands apart from the words behind it by this much, in sizes, though not by as much as cells do. */
const APART = 0.9;

/** The line with such a date as a cell of its own. */
function withStrip(line: Line, lexicon: Lexicon): Line {
  const [cell, ...others] = line.cells;
  const [date, next, ...more] = cell?.spans ?? [];
  if (!cell || !date || !next || next.box.x - date.box.x - date.box.width < APART * line.size) return line;
  const strip = { text: date.text.trim(), box: date.box, spans: [date] };
  if (!cell.text.startsWith(strip.text) || dateOf(strip, lexicon) === null) return line;
  const spans = [next, ...more];
  const rest = { text: cell.text.slice(strip.text.length).trim(), box: unionOf(spans.map(({ box }) => box)), spans };
  return { ...line, cells: [strip, rest, ...others] };
}

/** The face of the first Han letters beside the date. */
function faceOf({ cells }: Line): number | undefined {
  return cells.slice(1).flatMap(({ spans }) => spans).find(({ text }) => u`\p{Script=Han}`.test(text))?.font; // prettier-ignore
}

/** To the month. */
const isExact = (date: string): boolean => date.length > 4 || date === NOW;

/** Rows whose first has the end and whose second the start: those of a list of single dates are all set alike. */
function isReversed(line: Line, next: Line, lexicon: Lexicon): boolean {
  const [end, start] = [dateBeside(line, lexicon) ?? '', dateBeside(next, lexicon) ?? ''];
  if (start >= end || !isExact(start) || !isExact(end) || namesEmployer(next, lexicon)) return false;
  if (openingOf(next.cells[1]?.text ?? '').glyph !== null) return true;
  return namesEmployer(line, lexicon) && faceOf(line) !== faceOf(next);
}

export function joined(first: Cell, second: Cell): Cell {
  const box = unionOf([first.box, second.box]);
  return {
    text: `${withoutJoints(first.text)} – ${withoutJoints(second.text)}`,
    box,
    spans: [...first.spans, ...second.spans],
  };
}

export function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** In Japanese and Chinese. */
export function joinStackedDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const rows = withoutStrokes(
    lines.map((line) => withStrip(line, lexicon)),
    lexicon,
  ) as Line[];
  const gone = new Set<number>();
  let at = 0;
  while (at < rows.length) {
    let to = at;
    while (dateBeside(rows[to], lexicon) !== null && (to === at || isNear(rows[to - 1] as Line, rows[to] as Line)))
      to += 1;
    for (const row of pairsIn(rows, at, to, lexicon)) {
      const [[date, ...rest], [below, ...others]] = [(rows[row] as Line).cells, (rows[row + 1] as Line).cells];
      if (!date || !below) continue;
      const isEnd = (dateOf(date, lexicon) ?? '') > (dateOf(below, lexicon) ?? '');
      const period = isEnd ? joined(below, date) : joined(date, below);
      rows[row] = withCells(rows[row] as Line, [period, ...rest]);
      rows[row + 1] = withCells(rows[row + 1] as Line, others);
    }
    const below = to === at + 1 ? endBelow(rows, at, lexicon) : null;
    const [first, ...rest] = (rows[at] as Line).cells;
    const [end] = below === null ? [] : (rows[below] as Line).cells;
    if (below !== null && first && end) {
      const isEnd = (dateOf(first, lexicon) ?? '') > (dateOf(end, lexicon) ?? '');
      rows[at] = withCells(rows[at] as Line, [isEnd ? joined(end, first) : joined(first, end), ...rest]);
      gone.add(below);
    }
    at = Math.max(to, at + 1);
  }
  return gone.size === 0
    ? rows
    : rows.filter((_, index) => !gone.has(index)).map((line, index) => ({ ...line, index }));
}
