/** In the Latin languages: the end of a job above its start, each beside a line of what they date, "Current ¦ Baker" over "May 2019 ¦ Bread for nine shops". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import { dateBeside, joined, NOW, rightOf, withCells } from './stacked-dates.ts';

/** Lines from the end of a job down to its start; points that edges agree within; such jobs that are a habit. */
const BELOW = 3;
const EDGE = 4;
const LEAST = 2;
/** To the month. */
const EXACT = 4;
/** Between the two lines of one head, in sizes; what stands above them is further by this share. */
const LEADING = 1.6;
const APART = 1.25;

function isBelow(above: Line, below: Line): boolean {
  if (below.index - above.index > BELOW || above.page !== below.page || above.column !== below.column) return false;
  return Math.abs(rightOf(above) - rightOf(below)) <= EDGE || Math.abs(above.box.x - below.box.x) <= EDGE;
}

function isPair(end: Line, start: Line, lexicon: Lexicon): boolean {
  const [to, from] = [dateBeside(end, lexicon) ?? '', dateBeside(start, lexicon) ?? ''];
  if (from >= to || from.length <= EXACT || !isBelow(end, start)) return false;
  return namesPost(end.cells[1]?.text ?? '', lexicon) && !namesPost(start.cells[1]?.text ?? '', lexicon);
}

/** Of what stands beside the date. */
const faceOf = ({ cells }: Line): number | undefined => cells[1]?.spans[0]?.font;

/** Both to the month or both to the year; now is either. */
function isAlike(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one === NOW || other === NOW || one.length === other.length);
}

/** Two dates beside two lines that stand close, and apart from what is above and below them: both are of one head, whichever stands first. */
function isCouple(first: Line, second: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  const [one, other] = [dateBeside(first, lexicon) ?? '', dateBeside(second, lexicon) ?? ''];
  if (one === other || !isAlike(one, other) || !isBelow(first, second)) return false;
  // The rows of a list of single dates are all set alike.
  if (faceOf(first) === faceOf(second)) return false;
  const step = first.baseline - second.baseline;
  const [above, below] = [lines[first.index - 1], lines[second.index + 1]];
  const far = (upper: Line | undefined, lower: Line | undefined): boolean =>
    !upper || !lower || upper.page !== lower.page || upper.column !== lower.column || upper.baseline - lower.baseline > APART * step; // prettier-ignore
  const dated = below !== undefined && dateBeside(below, lexicon) !== null;
  return second.index === first.index + 1 && step < LEADING * first.size && far(above, first) && (!dated || far(second, below)); // prettier-ignore
}

/** Joins the dates of the pairs where every dated row between the first of them and the last is of one. */
function withPeriods(
  lines: readonly Line[],
  rows: readonly Line[],
  isOne: (first: Line, second: Line) => boolean,
  lexicon: Lexicon,
): readonly Line[] {
  const pairs: (readonly [first: number, second: number])[] = [];
  let at = 0;
  while (at < rows.length) {
    const [first, second] = [rows[at], rows[at + 1]];
    const pair = first && second && isOne(first, second);
    if (pair) pairs.push([first.index, second.index]);
    else if (pairs.length > 0) break;
    at += pair ? 2 : 1;
  }
  if (pairs.length < LEAST) return lines;
  const whole = [...lines];
  for (const [above, below] of pairs) {
    const [first, second] = [whole[above] as Line, whole[below] as Line];
    const [[date, ...rest], [other, ...others]] = [first.cells, second.cells];
    if (!date || !other) continue;
    const ends = (dateBeside(first, lexicon) ?? '') > (dateBeside(second, lexicon) ?? '');
    whole[above] = withCells(first, [ends ? joined(other, date) : joined(date, other), ...rest]);
    whole[below] = withCells(second, others);
  }
  return whole;
}

/** Ends above starts, or both orders where the lines of each head stand close. */
export function joinReversedDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const rows = lines.filter((line) => line.cells.length > 1 && dateBeside(line, lexicon) !== null);
  const told = withPeriods(lines, rows, (one, other) => isCouple(one, other, lines, lexicon), lexicon);
  return told === lines ? withPeriods(lines, rows, (end, start) => isPair(end, start, lexicon), lexicon) : told;
}
