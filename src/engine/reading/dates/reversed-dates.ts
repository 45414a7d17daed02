/** In the Latin languages: the end of a job above its start, each beside a line of what they date, "Current ¦ Baker" over "May 2019 ¦ Bread for nine shops". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import { dateBeside, joined, rightOf, withCells } from './stacked-dates.ts';

/** Lines from the end of a job down to its start; points that edges agree within; such jobs that are a habit. */
const BELOW = 3;
const EDGE = 4;
const LEAST = 2;
/** To the month. */
const EXACT = 4;

function isPair(end: Line, start: Line, lexicon: Lexicon): boolean {
  const [to, from] = [dateBeside(end, lexicon) ?? '', dateBeside(start, lexicon) ?? ''];
  if (from >= to || from.length <= EXACT || start.index - end.index > BELOW) return false;
  if (end.page !== start.page || end.column !== start.column) return false;
  if (Math.abs(rightOf(end) - rightOf(start)) > EDGE && Math.abs(end.box.x - start.box.x) > EDGE) return false;
  return namesPost(end.cells[1]?.text ?? '', lexicon) && !namesPost(start.cells[1]?.text ?? '', lexicon);
}

/** Only where every dated row between the first of them and the last is of one. */
export function joinReversedDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const dated = lines.filter((line) => line.cells.length > 1 && dateBeside(line, lexicon) !== null);
  const pairs: (readonly [end: number, start: number])[] = [];
  let at = 0;
  while (at < dated.length) {
    const [end, start] = [dated[at], dated[at + 1]];
    const pair = end && start && isPair(end, start, lexicon);
    if (pair) pairs.push([end.index, start.index]);
    else if (pairs.length > 0) break;
    at += pair ? 2 : 1;
  }
  if (pairs.length < LEAST) return lines;
  const whole = [...lines];
  for (const [above, below] of pairs) {
    const [end, start] = [whole[above] as Line, whole[below] as Line];
    const [[to, ...rest], [from, ...others]] = [end.cells, start.cells];
    if (!to || !from) continue;
    whole[above] = withCells(end, [joined(from, to), ...rest]);
    whole[below] = withCells(start, others);
  }
  return whole;
}
