/** Periods whose halves stand over one another in a cell of a table: "05.2019" over "heute", "01/2020" over "12/2021". */
import { unionOf } from '../../../resume/document.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Cell, Line, TablePlace } from '../reading.ts';

/** No half is longer, no period longer than two. */
const LONGEST = 28;
/** What may be left beside a period in its cell. */
const REST = 2;

function isPeriod(text: string, lexicon: Lexicon): boolean {
  const [range, more] = rangesIn(text, lexicon);
  if (more || !range?.isRange || range.start === null || range.end === null) return false;
  return text.length - range.length <= REST;
}

/** "平成26年12月" is whole, wherever it is broken. */
function isDate(text: string, lexicon: Lexicon): boolean {
  const [date, more] = rangesIn(text, lexicon);
  return date !== undefined && !more && !date.isRange && date.length === text.length;
}

/** With the dash that the break stands for, or across a number that it cuts: "平成18年4月～平成2" over "5年3月". Null where the halves are no period. */
function joined(halves: readonly string[], lexicon: Lexicon): string | null {
  return [halves.join(' '), halves.join(' – '), halves.join('')].find((text) => isPeriod(text, lexicon)) ?? null;
}

/** The period in a cell that a narrow column broke without a dash. */
function mended({ text, ...cell }: Cell, lexicon: Lexicon): Cell {
  if (text.length > 2 * LONGEST || !/\d/u.test(text) || isPeriod(text, lexicon) || isDate(text, lexicon)) return { ...cell, text }; // prettier-ignore
  const blanks = [...text.matchAll(/\s/gu)].map(({ index }) => index);
  const halves = blanks.map((at) => [text.slice(0, at), text.slice(at + 1)]);
  const whole = halves.flatMap((own) => joined(own, lexicon) ?? [])[0];
  return { ...cell, text: whole ?? text };
}

function withPeriods(line: Line, place: TablePlace, lexicon: Lexicon): Line {
  const cells: Cell[] = [];
  const kept: number[] = [];
  line.cells.forEach((cell, at) => {
    const last = cells.at(-1);
    const short = Math.max(cell.text.length, last?.text.length ?? 0) <= LONGEST;
    const together = last && short && place.at[at] === place.at[kept.at(-1) ?? -1];
    const text = together ? joined([last.text, cell.text], lexicon) : null;
    if (last && text !== null)
      cells[cells.length - 1] = { text, box: unionOf([last.box, cell.box]), spans: [...last.spans, ...cell.spans] };
    else {
      cells.push(mended(cell, lexicon));
      kept.push(at);
    }
  });
  const same = cells.length === line.cells.length && cells.every(({ text }, at) => text === line.cells[at]?.text);
  if (same) return line;
  const of = <T>(list: readonly T[]): T[] => kept.flatMap((at) => list.slice(at, at + 1));
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join(' '),
    place: { ...place, at: of(place.at), roles: of(place.roles) },
  };
}

/** In the first lines of the rows of tables. */
export function joinDateCells(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  return lines.map((line) =>
    line.place && line.place.at.length === line.cells.length && line.cells.length > 1
      ? withPeriods(line, line.place, lexicon)
      : line,
  );
}
