/** Lines of the heads of studies with the dates that are theirs. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { openCell } from '../dates/open-cells.ts';
import type { Item } from '../entries/entry-items.ts';
import { presentAtStart } from '../entries/line-dates.ts';
import type { Line } from '../reading.ts';

/** A range before a lone date; but what goes on since then, in brackets, is not the degree: "2013 (iscritta all'albo dal 2014)". */
function dateOf(ranges: readonly FoundRange[], { text, cells }: Line): FoundRange | null {
  const [first] = ranges;
  // "2010: ¦ …; recyclage le 03/06/2019": what fills a cell of its own dates the others.
  const railed = cells.length > 1 && first && first.index === 0 && first.length >= (cells[0]?.text.length ?? 0) - 2;
  if (railed) return first;
  const bracketed = ({ index }: FoundRange): boolean => text.lastIndexOf('(', index) > text.lastIndexOf(')', index);
  const whole = ranges.find(({ isRange, start, end }) => isRange && start !== null && end !== 'present');
  const lone = ranges.findLast((range) => !range.isRange && !bracketed(range));
  const open = ranges.find((range) => range.isRange && (!lone || !bracketed(range)));
  return whole ?? open ?? lone ?? ranges.at(-1) ?? null;
}

/** A line as one of a head, with the date that is its own. */
export function headItem(line: Line, lexicon: Lexicon): Item {
  const ranges = rangesIn(line.text, lexicon);
  const open = line.cells.length > 1 && ranges.length === 1 ? openCell(line, lexicon) : null;
  const range = open ?? dateOf(ranges, line) ?? presentAtStart(line, lexicon);
  return { line, role: range ? 'dated' : 'header', bullet: null, range, field: null };
}
