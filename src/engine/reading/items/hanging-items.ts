/** List items that a hanging indent tells: every line of one but its first stands further right, by the same in all of them. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import { namesHead } from '../heads/headers.ts';

/** Points that the lines of an item hang by; how far they may differ. */
const LEAST_HANG = 6;
const MOST_HANG = 36;
const SAME = 1.5;
/** From line to line, in sizes. */
const LEADING = 1.75;
/** Hanging items that show the habit of a section. */
const LEAST = 3;
/** Words of an item of one line. */
const LEAST_WORDS = 4;

const isPlain = ({ cells, bold, running }: Line): boolean => cells.length === 1 && !bold && !running;

/** Whether one line stands right below the other, in one text. */
function isBelow(above: Line, line: Line): boolean {
  const step = above.baseline - line.baseline;
  const beside = above.page === line.page && above.column === line.column;
  return beside && step > 0 && step <= LEADING * line.size && Math.abs(above.size - line.size) < 0.3;
}

/** Whether the first word of the next line would not have stood in it. */
function isFull({ box, text }: Line, { text: below }: Line, edge: number): boolean {
  const letter = box.width / Math.max(1, text.length);
  const [word = ''] = below.split(' ', 1);
  return box.x + box.width + (word.length + 1) * letter > edge - letter;
}

interface Hang {
  readonly left: number;
  readonly by: number;
}

/** Where items begin and how far they hang; null where fewer than some do, or not all alike. */
function hangOf(lines: readonly Line[], edge: number): Hang | null {
  const found = lines.slice(1).flatMap((line, at) => {
    const above = lines[at] as Line;
    const by = line.box.x - above.box.x;
    const hangs = isPlain(above) && isPlain(line) && isBelow(above, line) && by >= LEAST_HANG && by <= MOST_HANG;
    return hangs && isFull(above, line, edge) ? [{ left: above.box.x, by }] : [];
  });
  const [first] = found.toSorted((a, b) => a.left - b.left || a.by - b.by);
  if (!first || found.length < LEAST) return null;
  const alike = found.every(({ left, by }) => Math.abs(left - first.left) < SAME && Math.abs(by - first.by) < SAME);
  return alike ? first : null;
}

/** The items of a section's lines; none where they do not hang. */
export function hangingItems(lines: readonly Line[], lexicon: Lexicon): Line[][] {
  const edge = Math.max(...lines.map(({ box }) => box.x + box.width));
  const hang = hangOf(lines, edge);
  if (!hang) return [];
  const opens = (line: Line | undefined): line is Line => line !== undefined && isPlain(line) && Math.abs(line.box.x - hang.left) < SAME; // prettier-ignore
  const goesOn = (above: Line | undefined, line: Line | undefined): boolean =>
    above !== undefined && line !== undefined && isPlain(line) && isBelow(above, line) && Math.abs(line.box.x - hang.left - hang.by) < SAME; // prettier-ignore
  const items: Line[][] = [];
  lines.forEach((line, at) => {
    const [above, below, last] = [lines[at - 1], lines[at + 1], items.at(-1)];
    const listed = above !== undefined && last?.at(-1) === above;
    if (listed && goesOn(above, line)) last.push(line);
    else if (opens(line) && goesOn(line, below)) items.push([line]);
    else if (opens(line) && listed && isBelow(above, line) && isShortItem(line, below, lexicon)) items.push([line]);
  });
  // "Dal 2016 al 2019: Cuoca presso …": each is a job, told in a paragraph.
  const periods = items.filter(([first]) => first && opensPeriod(first, lexicon)).length;
  return periods > 1 && 2 * periods > items.length ? [] : items;
}

function opensPeriod({ text }: Line, lexicon: Lexicon): boolean {
  const [range] = /\d/.test(text.slice(0, OPENING)) ? rangesIn(text.slice(0, 2 * OPENING), lexicon) : [];
  return range?.isRange === true && range.index < OPENING / 2;
}

/** Characters in which a period begins and ends. */
const OPENING = 24;

/** One line between others, not the head of the next job. */
function isShortItem(line: Line, below: Line | undefined, lexicon: Lexicon): boolean {
  const worded = line.text.split(' ').length >= LEAST_WORDS && rangesIn(line.text, lexicon).length === 0;
  return worded && (below === undefined || isBelow(line, below)) && !namesHead(line.text, 'experience', lexicon);
}
