/** A range that breaks over two lines: "… Bielefeld 10/2009 –" over "06/2015". */
import { unionOf } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { datesIn } from './date-tokens.ts';
import { rangesIn } from './dates.ts';
import type { Cell, Line } from '../reading.ts';

/** Between the two lines, in sizes. */
const LEADING = 2.2;
const LONGEST = 24;
const LONGEST_LINE = 160;

/** Whether a line is one date, "heute" and its like among them, and nothing else. */
function isDate({ text }: Line, lexicon: Lexicon): boolean {
  if (text.length > LONGEST) return false;
  const [date, more] = datesIn(`2000 – ${text}`, lexicon).slice(1);
  return date !== undefined && more === undefined && text.length - date.length <= 1;
}

/** "… – De junio de 2020 a" over "octubre de 2025": one period over both lines, which the first does not hold. */
function isBroken(above: Line, { text, cells }: Line, lexicon: Lexicon): boolean {
  if (cells.length > 1 || text.length > LONGEST || above.text.length > LONGEST_LINE || !/\d{4}[.)]?$/u.test(text))
    return false;
  // "Universidad Tres de Mayo" over "2016 – 2018".
  const begun = rangesIn(above.text, lexicon).at(-1);
  if (!begun || rangesIn(text, lexicon).some(({ isRange }) => isRange)) return false;
  const range = rangesIn(`${above.text} ${text}`, lexicon).at(-1);
  const whole =
    range?.isRange === true && range.index + range.length >= above.text.length + 1 + text.replace(/[.)]$/u, '').length;
  return whole && range.index < above.text.length && begun.end !== range.end;
}

/** "Nov 2017 – Feb" beside a post, over "2018" in the same rail. */
function railDate({ cells }: Line, { text, cells: [year, ...more], box }: Line, lexicon: Lexicon): string | null {
  const [label, ...beside] = cells;
  if (!label || !year || beside.length === 0 || more.length > 0 || label.text.length > LONGEST || !u`^(?:\p{L}{3,9}\.?\s)?\d{4}$`.test(text)) return null;
  const level = Math.abs(label.box.x - box.x) < EDGE || Math.abs(label.box.x + label.box.width - box.x - box.width) < EDGE;
  if (!level) return null;
  const whole = `${label.text} ${text}`;
  const [range] = rangesIn(whole, lexicon);
  return range?.isRange === true && range.index === 0 && range.length === whole.length ? whole : null;
} // prettier-ignore

/** Points. */
const EDGE = 3;

function withLabel(line: Line, text: string): Line {
  const [first, ...others] = line.cells as [Cell, ...Cell[]];
  const cells = [{ ...first, text }, ...others];
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
}

/** "…, seit September" over "2019". */
function isYearBelow(above: Line, { text }: Line, lexicon: Lexicon): boolean {
  if (!/^\d{4}$/u.test(text) || !u`\p{L}{3}\.?$`.test(above.text) || above.text.length > LONGEST_LINE) return false;
  const date = datesIn(`${above.text} ${text}`, lexicon).at(-1);
  return date !== undefined && date.month !== null && date.index < above.text.length;
}

/** "Auxiliaire (CDI, temps plein, 2021 à ce" over "jour)": a bracket that the next line closes, and nothing else in it. */
function closesBracket(above: Line, { text, cells, size, bold }: Line): boolean {
  return (
    cells.length === 1 &&
    text.length <= LONGEST &&
    u`^[\p{L}\p{N}][^()]*\)$`.test(text) &&
    /\([^()]{3,}$/u.test(above.text) &&
    !above.text.startsWith('(') &&
    above.text.length <= LONGEST_LINE &&
    above.bold === bold &&
    Math.abs(above.size - size) < 0.3
  );
}

function joined(line: Line, rest: Line): Line {
  const [first, ...others] = line.cells.toReversed() as [Cell, ...Cell[]];
  const cell = {
    text: `${first.text} ${rest.text}`,
    box: first.box,
    spans: [...first.spans, ...rest.cells.flatMap(({ spans }) => spans)],
  };
  return {
    ...line,
    cells: [...others.toReversed(), cell],
    text: `${line.text} ${rest.text}`,
    box: unionOf([line.box, rest.box]),
  };
}

/** Lines with such ranges whole, in the first of the two. `isListed`: a line of a list. */
export function withWholeDates(lines: readonly Line[], isListed: (line: Line) => boolean, lexicon: Lexicon): Line[] {
  return lines.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1);
    const near =
      above?.page === line.page && above.column === line.column && above.baseline - line.baseline < LEADING * line.size;
    const last = above && near && /[-–—]$/u.test(above.text) ? rangesIn(above.text, lexicon).at(-1) : undefined;
    const hangs = above && last && last.start !== null && last.index + last.length >= above.text.length;
    const label = above && near ? railDate(above, line, lexicon) : null;
    const since = above !== undefined && near && isYearBelow(above, line, lexicon);
    if (above && label !== null) whole.splice(-1, 1, withLabel(above, label));
    else if (above && near && !isListed(above) && !isListed(line) && closesBracket(above, line))
      whole.splice(-1, 1, joined(above, line));
    else if (above && (since || (hangs && isDate(line, lexicon)) || (near && isBroken(above, line, lexicon))))
      whole.splice(-1, 1, joined(above, line));
    else whole.push(line);
    return whole;
  }, []);
}
