/** Periods in a narrow strip at the left, set to the middle of what they date, as tables without lines have them: moved into the first row of it. */
import { unionOf } from '../../../resume/document.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import type { Cell, Line } from '../reading.ts';

/** No period is longer; what a narrow cell breaks off is shorter. */
const LONGEST = 30;
const REST = /^(?:\d{0,4}\s?[年./]?\s?\d{0,2}\s?[月日]?|[在今]|至今|现在|現在)$/u;
/** Left edges agree this far, points. */
const EDGE = 4;
/** Lines of one entry, in sizes; between entries there is more. */
const LEADING = 2.2;
/** Of the size: how far from the middle of its entry a period may stand. */
const OFF = 1;
const MOST_ROWS = 14;

function wholeRange(text: string, lexicon: Lexicon): FoundRange | null {
  if (text.length > LONGEST) return null;
  const [range, more] = rangesIn(text, lexicon);
  return range && !more && text.length - range.length <= 2 ? range : null;
}

/** A period that stands alone in its line, with what its cell broke off some lines below. */
interface Strip {
  readonly lines: readonly number[];
  readonly cell: Cell;
}

function stripAt(lines: readonly Line[], at: number, lexicon: Lexicon): Strip | null {
  const line = lines[at] as Line;
  const [cell, more] = line.cells;
  if (!cell || more || !/\d/u.test(cell.text)) return null;
  const own = wholeRange(cell.text, lexicon);
  for (let next = at + 1; next <= at + 3; next += 1) {
    const [rest, beside] = lines[next]?.cells ?? [];
    if (!rest || beside || Math.abs(rest.box.x - cell.box.x) > EDGE || !REST.test(rest.text)) continue;
    const text = [cell.text + rest.text, `${cell.text} – ${rest.text}`].find(
      (joined) => wholeRange(joined, lexicon)?.isRange === true,
    );
    if (text !== undefined && (own?.isRange !== true || own.end !== wholeRange(text, lexicon)?.end))
      return {
        lines: [at, next],
        cell: { text, box: unionOf([cell.box, rest.box]), spans: [...cell.spans, ...rest.spans] },
      };
  }
  return own?.isRange === true ? { lines: [at], cell } : null;
}

/** The lines of the entry beside the strip, from its first to its last; null where they are none, or the strip stands at their top. */
function entryBeside(
  lines: readonly Line[],
  { lines: own, cell }: Strip,
): readonly [first: number, last: number] | null {
  const [at = 0] = own;
  const right = cell.box.x + cell.box.width;
  const { page, column, size } = lines[at] as Line;
  const beside = (line: Line | undefined): line is Line =>
    line !== undefined && line.page === page && line.column === column && line.box.x > right;
  const reach = (step: 1 | -1): number[] => {
    const found: number[] = [];
    let last: Line | null = null;
    for (let to = at + step; found.length < MOST_ROWS; to += step) {
      if (own.includes(to)) continue;
      const line = lines[to];
      if (!beside(line)) break;
      const from: number = last?.baseline ?? (lines[at] as Line).baseline;
      if (Math.abs(from - line.baseline) > LEADING * Math.max(size, line.size)) break;
      found.push(to);
      last = line;
    }
    return found;
  };
  const [above, below] = [reach(-1), reach(1)];
  if (above.length === 0) return null;
  const [first = at, last = at] = [above.at(-1), below.at(-1) ?? above[0]];
  const middle = ((lines[first] as Line).baseline + (lines[last] as Line).baseline) / 2;
  const strip = own.map((index) => (lines[index] as Line).baseline);
  const off = Math.abs(strip.reduce((sum, y) => sum + y, 0) / strip.length - middle);
  return off <= OFF * size ? [first, last] : null;
}

function withCell(line: Line, cell: Cell): Line {
  const cells = [cell, ...line.cells];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** In Japanese and Chinese. */
export function joinCentredDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = [...lines];
  const gone = new Set<number>();
  lines.forEach((_, at) => {
    const strip = gone.has(at) ? null : stripAt(joined, at, lexicon);
    const beside = strip && entryBeside(joined, strip);
    if (!strip || !beside) return;
    joined[beside[0]] = withCell(joined[beside[0]] as Line, strip.cell);
    for (const index of strip.lines) gone.add(index);
  });
  return gone.size === 0 ? joined : joined.filter((_, at) => !gone.has(at)).map((line, index) => ({ ...line, index }));
}
