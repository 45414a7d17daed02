/** Contact data set as one paragraph, parted by bars, that breaks at the end of its line wherever it is full. */
import { unionOf } from '../../../resume/document.ts';
import type { Line } from '../reading.ts';

const BARS = /\s[|•·]\s/gu;
const LEAST_BARS = 2;
/** Points within which edges are one. */
const SAME_EDGE = 3;
/** Of the letters' size, between the lines of one paragraph. */
const LEADING = 1.75;

/** The first word of `below` had no room behind `above`. */
function isFull({ box, text }: Line, below: Line, right: number): boolean {
  const letter = box.width / Math.max(1, text.length);
  const word = below.text.split(' ', 1)[0] ?? '';
  return box.x + box.width + (word.length + 1) * letter > right;
}

/** "8000-" over "387, Faro": broken at its stroke, however much room was left. */
const isBroken = (above: Line, below: Line): boolean => /\d-$/u.test(above.text) && /^\d/u.test(below.text);

function carriesOn(above: Line, below: Line, right: number): boolean {
  const step = above.baseline - below.baseline;
  return (
    above.index === below.index - 1 &&
    above.page === below.page &&
    above.column === below.column &&
    below.cells.length === 1 &&
    Math.abs(above.box.x - below.box.x) < SAME_EDGE &&
    Math.abs(above.size - below.size) < 0.3 &&
    step > 0 &&
    step < LEADING * above.size &&
    (isBroken(above, below) || isFull(above, below, right))
  );
}

/** "2700-" over "190, Amadora" is one postcode. */
function joined(above: Line, below: Line): Line {
  const text = above.text + (isBroken(above, below) ? '' : ' ') + below.text;
  const [cell] = above.cells;
  const spans = [...above.cells, ...below.cells].flatMap((own) => own.spans);
  const box = unionOf([above.box, below.box]);
  return { ...above, baseline: below.baseline, box, text, cells: cell ? [{ text, box, spans }] : [] };
} // prettier-ignore

/** An address to write to or a number: a headline of posts, parted by bars too, holds neither, and the town below it is no part of it. */
const REACHED = /@|\d(?:[\s().-]{0,3}\d){5}/u;

/** Paragraphs of contact data whole again; all other lines as they are. `right`: where the lines of the page end. */
export function wholeRows(block: readonly Line[], right: number): readonly Line[] {
  const opens = ({ cells, text }: Line): boolean => cells.length === 1 && (text.match(BARS)?.length ?? 0) >= LEAST_BARS;
  if (!block.some(opens)) return block;
  return block.reduce<Line[]>((rows, line, at) => {
    const [row, above] = [rows.at(-1), block[at - 1]];
    const whole =
      row && above && opens(row) && REACHED.test(row.text + line.text) && carriesOn(above, line, right)
        ? joined(row, line)
        : null;
    return whole ? [...rows.slice(0, -1), whole] : [...rows, line];
  }, []);
}
