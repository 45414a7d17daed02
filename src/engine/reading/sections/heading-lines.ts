/** Headings that run over two or three lines of their own: "SCHUL- UND" over "BERUFSBILDUNG". */
import { unionOf } from '../../../resume/document.ts';
import { isCapital } from './heading-text.ts';
import { wholeLabel } from './heading-text.ts';
import type { Line } from '../reading.ts';

const MOST_LINES = 3;
/** Of the letters' size, between the lines of one heading. */
const LEADING = 1.6;
const LONGEST = 40;

function isAlone(line: Line | undefined): line is Line {
  return line !== undefined && line.cells.length === 1 && line.text.length <= LONGEST && (line.bold || isCapital(line.text)) && !DATED.test(line.text);
} // prettier-ignore

/** A date in bold letters below its heading. */
const DATED = /^(?:(?:19|20)\d{2}|\d{1,2}[./]\d{2,4}|(?:昭和|平成|令和)\s?\d)/u;

function carriesOn(above: Line, below: Line): boolean {
  const [own, other] = [above.cells[0]?.spans[0], below.cells[0]?.spans[0]];
  const step = above.baseline - below.baseline;
  return (
    above.page === below.page &&
    above.column === below.column &&
    step > 0 &&
    step < LEADING * above.size &&
    own?.font === other?.font &&
    Math.abs(above.size - below.size) < 0.3 &&
    above.box.x < below.box.x + below.box.width &&
    below.box.x < above.box.x + above.box.width
  );
}

function joined(rows: readonly Line[]): Line {
  const [first] = rows as [Line, ...Line[]];
  const cells = rows.flatMap((row) => row.cells);
  const text = wholeLabel(cells.map((cell) => cell.text));
  const box = unionOf(cells.map((cell) => cell.box));
  return { ...first, text, box, cells: [{ text, box, spans: cells.flatMap(({ spans }) => spans) }] };
}

/** Makes one line of such lines. `isHeading` tells by the words; of two that are headings by themselves none is made. */
export function joinHeadingLines(
  lines: readonly Line[],
  isHeading: (rows: readonly string[]) => boolean,
): readonly Line[] {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const rows = [line];
    for (let next = lines[at + 1]; rows.length < MOST_LINES && isAlone(rows.at(-1)) && isAlone(next) && carriesOn(rows.at(-1) as Line, next); next = lines[at + rows.length]) rows.push(next); // prettier-ignore
    let count = rows.length;
    while (count > 1 && !isHeading(rows.slice(0, count).map(({ text }) => text))) count -= 1;
    // "EXPERIENCE" over "EDUCATION" are two, "ESPERIENZA" over "PROFESSIONALE" is one.
    const alone = count > 1 && isHeading([line.text]) && rows.slice(1, count).some(({ text }) => isHeading([text]));
    whole.push(count > 1 && !alone ? joined(rows.slice(0, count)) : line);
    if (count > 1 && !alone) at += count - 1;
  }
  return whole.length === lines.length ? lines : whole.map((line, index) => ({ ...line, index }));
}
