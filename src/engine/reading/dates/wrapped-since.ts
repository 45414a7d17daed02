/** Periods that a full line parts behind the word that opens them: "… : conducteur depuis" over "mars 2019". */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import { iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Line } from '../reading.ts';

/** Nothing but a date may follow them at the head of a line of its own. */
export const SINCE = iu`(?<!\p{L})(?:depuis(?: le)?|à partir (?:de|du)|since|from|starting|seit(?: dem)?|ab|desde(?: el| o)?|a partir de|dal|dall['’]|a partire dal)$`;
/** Characters of "depuis le 1er septembre 2019 à ce jour" behind the first word. */
const LONGEST = 34;
/** A date alone: nothing but a dash or a full stop beside it. */
const REST = 2;
/** Between the lines of one paragraph, in sizes. */
const LEADING = 1.9;
/** Points. */
const SAME_EDGE = 30;

function isDateAlone({ text, cells, mark }: Line, lexicon: Lexicon): boolean {
  if (cells.length !== 1 || text.length > LONGEST || mark !== null) return false;
  const [range, more] = rangesIn(text, lexicon);
  return range !== undefined && !more && text.length - range.length <= REST;
}

function isBelow(above: Line, line: Line): boolean {
  const step = above.baseline - line.baseline;
  return line.page === above.page && line.column === above.column && step > 0 && step < LEADING * line.size && Math.abs(line.box.x - above.box.x) < SAME_EDGE; // prettier-ignore
}

/** `above` with the date that stands below it. */
function joined(above: Line, { cells: [date] }: Line): Line {
  const last = above.cells.at(-1);
  if (!last || !date) return above;
  const cell = {
    text: `${last.text} ${date.text}`,
    box: unionOf([last.box, date.box]),
    spans: [...last.spans, ...date.spans],
  };
  const cells = [...above.cells.slice(0, -1), cell];
  return { ...above, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** The lines with such a date in the line that it goes on with. */
export function joinSince(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  if (isCjk(lexicon.language)) return lines;
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (above && !above.place && SINCE.test(above.text) && isBelow(above, line) && isDateAlone(line, lexicon))
      whole[whole.length - 1] = joined(above, line);
    else whole.push(line);
  }
  return whole.length === lines.length ? lines : whole.map((line, index) => ({ ...line, index }));
}
