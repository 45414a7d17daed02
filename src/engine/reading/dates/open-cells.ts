/** Ranges without an end in a cell of their own. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Line } from '../reading.ts';
import { rangesIn, type FoundRange } from './dates.ts';

const LONGEST = 30;

/** "2021–" in a cell of its own is open, whatever stands in the next, unless that is a date. */
export function openCell(line: Line, lexicon: Lexicon): FoundRange | null {
  for (const [at, cell] of line.cells.entries()) {
    const [range] = /[-–—]\s*$/u.test(cell.text) && cell.text.length < LONGEST ? rangesIn(cell.text, lexicon) : [];
    const next = line.cells[at + 1];
    if (range?.isRange === true && next && rangesIn(next.text, lexicon)[0]?.index !== 0) return range;
  }
  return null;
}
