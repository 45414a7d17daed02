/** Ranges without an end in a cell of their own. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Line } from '../reading.ts';
import { rangesIn, type FoundRange } from './dates.ts';

const LONGEST = 30;
/** "2021–", "2021 – *", "2026 · En curso". */
const OPEN = u`[-–—]\s*\*?\s*$|^(?:19|20)\d\d\s?[·•,;]\s?\p{L}`;

/** "2021–" in a cell of its own is open, as "2026 · En curso" is, whatever stands in the next, unless that is a date. */
export function openCell(line: Line, lexicon: Lexicon): FoundRange | null {
  for (const [at, cell] of line.cells.entries()) {
    const [range] = cell.text.length < LONGEST && OPEN.test(cell.text) ? rangesIn(cell.text, lexicon) : [];
    const next = line.cells[at + 1];
    if (range?.isRange === true && next && rangesIn(next.text, lexicon)[0]?.index !== 0) return range;
  }
  return nowCell(line, lexicon);
}

/** "Currently" beside a post, as other posts have their dates there. */
function nowCell({ cells: [first, ...rest], text }: Line, lexicon: Lexicon): FoundRange | null {
  if (!first || rest.length === 0 || first.text.length > LONGEST_NOW || rangesIn(text, lexicon).length > 0) return null;
  const told = `2000 – ${first.text}`;
  const [range, more] = rangesIn(told, lexicon);
  const whole = range?.end === 'present' && !more && range.length === told.length;
  return whole ? { start: null, end: 'present', text: first.text, index: 0, length: first.text.length, isRange: true } : null;
} // prettier-ignore

const LONGEST_NOW = 16;
