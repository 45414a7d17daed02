/** Periods at the right edge that break behind their dash where the head of the entry leaves them too little room: "03/2016 –" over "11/2017". */
import { unionOf } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { OPEN_END } from '../schools/line-room.ts';
import { rangesIn } from './dates.ts';
import type { Cell, Line } from '../reading.ts';
import { SINCE } from './wrapped-since.ts';

/** Between the rows, in sizes; points by which edges are one. */
const LEADING = 1.9;
const SAME_EDGE = 4;
const LONGEST = 30;
/** In the usual letters the dash of the period stands in the line above: "…, August 2015 - May", "…, APRILE 2023 /". */
const BEGUN = u`[|,]\s.*\d{4}(?:\s?[-–—]|\s\/)\s?(?:\p{L}{3,10}\.?)?$`;
const OPEN = u`\d\s?[-–—](?:\s\p{L}{3,10}\.?)?$`;

/** What of the text's end is a period that `rest` closes. */
function begunIn(text: string, rest: string, lexicon: Lexicon): boolean {
  const tail = text.slice(-LONGEST);
  const [range] = rangesIn(`${tail} ${rest}`, lexicon).slice(-1);
  if (!range?.isRange || range.start === null || range.end === null) return false;
  return range.index < tail.length - 2 && range.index + range.length >= tail.length + rest.length;
}

const rightOf = ({ box }: Cell): number => box.x + box.width;

/** At the right edge of the cell above, or where the words of its date begin. */
function isUnder(rest: Cell, begun: Cell): boolean {
  const starts = begun.spans.some(({ box }) => Math.abs(box.x - rest.box.x) <= SAME_EDGE);
  return starts || Math.abs(rightOf(begun) - rightOf(rest)) <= SAME_EDGE;
}

/** Of what a head without a date lacks: the rest of a town, and its period. */
const LONGEST_REST = 64;

/** "Médico, Hospital del Norte, Valladolid, desde" over "el 1 de febrero de 2019 hasta la actualidad", "…, Medina de" over "Rioseco, de junio de 2008 a mayo de 2011". */
function lacksPeriod(text: string, rest: string, lexicon: Lexicon): boolean {
  if (!HEAD.test(text) || !(OPEN_END.test(text) || SINCE.test(text)) || rest.length > LONGEST_REST || rangesIn(text, lexicon).length > 0) return false; // prettier-ignore
  const [range, more] = rangesIn(rest, lexicon);
  if (!range || more || !CLOSING.test(rest.slice(range.index + range.length))) return false;
  return /^(?:[^,.;:]{1,30},\s(?:\S{1,6}\s)?|\S{0,3}\s?)$/u.test(rest.slice(0, range.index));
}

/** Two parts between commas, and no list sign before them. */
const HEAD = u`^\p{Lu}[^,.;:]{3,80},\s.{3}`;

/** A head that its period makes too long for the line: "Acme – junho 2011 a abril" over "2013 (2 anos)". */
function wholeHead(line: Line, next: Line, lexicon: Lexicon): Line | null {
  const [begun, rest] = [line.cells[0], next.cells[0]];
  if (!begun || !rest || line.bold !== next.bold || line.cells.length + next.cells.length > 2) return null;
  if (line.page !== next.page || line.column !== next.column) return null;
  if (line.baseline - next.baseline > LEADING * line.size || Math.abs(line.size - next.size) > 0.3) return null;
  if (Math.abs(line.box.x - next.box.x) > SAME_EDGE || line.place || next.place || next.mark) return null;
  const before = line.text.length;
  const text = `${line.text} ${next.text}`;
  const lacks = line.mark === null && lacksPeriod(line.text, next.text, lexicon);
  if (!lacks && rest.text.length > LONGEST) return null;
  const period = rangesIn(text, lexicon).find(({ isRange, index, length }) => isRange && index < before && index + length > before); // prettier-ignore
  const isWhole =
    period && (line.bold || BEGUN.test(line.text)) && CLOSING.test(text.slice(period.index + period.length));
  if (!isWhole && !lacks) return null;
  const box = unionOf([line.box, next.box]);
  return { ...line, text, box, cells: [{ text, box, spans: [...begun.spans, ...rest.spans] }] };
}

/** Behind a period: nothing, or how long it was. */
const CLOSING = /^\)?\s*(?:\([^()]*\))?[.,;:]?$/u;

function withWholeHeads(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = [...lines];
  for (let at = joined.length - 2; at >= 0; at -= 1) {
    const whole = wholeHead(joined[at] as Line, joined[at + 1] as Line, lexicon);
    if (whole) joined.splice(at, 2, whole);
  }
  return joined.length === lines.length ? lines : joined.map((line, index) => ({ ...line, index }));
}

/** Moves the end of such a period up to where it began. */
export function joinWrappedEnds(rows: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const lines = withWholeHeads(rows, lexicon);
  if (!lines.some(({ text }) => OPEN.test(text))) return lines;
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [line, next] = [joined[at] as Line, joined[at + 1] as Line];
    const [begun, rest] = [line.cells.at(-1), next.cells.at(-1)];
    if (!begun || !rest || !OPEN.test(line.text) || rest.text.length > LONGEST) continue;
    if (line.page !== next.page || line.column !== next.column || line.place || next.place) continue;
    if (line.baseline - next.baseline > LEADING * line.size || !isUnder(rest, begun)) continue;
    // From the left edge on it is the paragraph's own next line.
    if (rest.box.x < line.box.x + line.size || !begunIn(begun.text, rest.text, lexicon)) continue;
    const cell = {
      text: `${begun.text} ${rest.text}`,
      box: unionOf([begun.box, rest.box]),
      spans: [...begun.spans, ...rest.spans],
    };
    const cells = [...line.cells.slice(0, -1), cell];
    const others = next.cells.slice(0, -1);
    joined[at] = { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
    joined[at + 1] = {
      ...next,
      cells: others,
      text: others.map(({ text }) => text).join(' '),
      box: others.length > 0 ? unionOf(others.map(({ box }) => box)) : next.box,
    };
  }
  return joined.filter(({ cells }) => cells.length > 0).map((line, index) => ({ ...line, index }));
}
