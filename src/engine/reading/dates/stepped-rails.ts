/** Periods that break in a narrow cell whose rows do not stand level with those beside them: "Mayo a Junio" over "2025", the post between the two. */
import { unionOf } from '../../../resume/document.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Cell, Line } from '../reading.ts';
import { isPeriod } from './wrapped-dates.ts';

/** Between the rows of one cell, in sizes. */
const LEADING = 1.9;
/** Points. */
const SAME_EDGE = 4;
const LONGEST = 30;

/** "Oct 14" over "Presente" is a period as with a dash between. */
const SIGNS = [' ', ' – '];

/** At one edge with it, or both set to one middle. */
function isUnder({ box }: Cell, { box: above }: Cell): boolean {
  const left = box.x - above.x;
  const right = left + box.width - above.width;
  return Math.min(Math.abs(left), Math.abs(right), Math.abs(left + right) / 2) <= SAME_EDGE;
}

function lone({ cells, place, running }: Line): Cell | null {
  const [cell] = cells;
  return cell && cells.length === 1 && !place && !running ? cell : null;
}

/** Moves the rest of such a period up to where it began. */
export function joinSteppedRails(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const gone = new Set<Line>();
  const joined = lines.map((line, at) => {
    const [between, next] = [lines[at + 1], lines[at + 2]];
    if (gone.has(line) || line.text.length > LONGEST || !between || !next || next.text.length > LONGEST) return line;
    const [begun, beside, rest] = [lone(line), lone(between), lone(next)];
    if (!begun || !beside || !rest || !isUnder(rest, begun)) return line;
    const step = line.baseline - next.baseline;
    const level = line.page === next.page && line.column === next.column && step > 0 && step < LEADING * line.size;
    const right = Math.max(begun.box.x + begun.box.width, rest.box.x + rest.box.width);
    const sign = level && beside.box.x >= right ? SIGNS.find((own) => isPeriod(line.text, own + next.text, lexicon)) : undefined; // prettier-ignore
    if (sign === undefined) return line;
    gone.add(next);
    const text = line.text + sign + next.text;
    const box = unionOf([begun.box, rest.box]);
    return { ...line, text, box, cells: [{ text, box, spans: [...begun.spans, ...rest.spans] }] };
  });
  return gone.size === 0 ? lines : joined.filter((line) => !gone.has(line)).map((line, index) => ({ ...line, index }));
}
