/** Labels at the left set to the middle of what stands beside them, as tables without lines have them: moved into the first row of it. */
import { unionOf } from '../../../resume/document.ts';
import { middlesIn } from '../dates/centred-dates.ts';
import type { Cell, Line } from '../reading.ts';
import { holdsCjk } from '../text/characters.ts';

/** No label is longer. */
const LONGEST = 12;
/** Left edges agree this far, points. */
const EDGE = 3;
/** Labels of such a table. */
const LEAST = 4;
/** Rows further apart than this, in sizes, are of no one table. */
const FARTHEST = 4;
const LARGER = 1.15;
/** Lines of a table on one page. */
const MOST_LINES = 150;

interface Rail {
  readonly left: number;
  readonly text: number;
}

/** The label's edge and the text's, told by a row of both; null for any other line. */
function railOf({ cells, place }: Line): Rail | null {
  const [label, beside] = cells;
  if (place || !label || !beside || label.text.length > LONGEST || !holdsCjk(label.text)) return null;
  return { left: label.box.x, text: beside.box.x };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= EDGE;

/** The lines from `at` on that stand in the rail, beside it or in both. */
function runFrom(lines: readonly Line[], at: number, { left, text }: Rail): Line[] {
  const run: Line[] = [];
  for (const line of lines.slice(at, at + MOST_LINES)) {
    const [first, beside] = line.cells;
    const above = run.at(-1);
    if (!first || line.place || (above && (above.page !== line.page || above.column !== line.column))) break;
    if (above && above.baseline - line.baseline > FARTHEST * line.size) break;
    // A heading in larger letters at the edge of the text ends the table above it.
    if (above && !beside && line.size > LARGER * above.size) break;
    const label = near(first.box.x, left) && first.box.x + first.box.width < text && first.text.length <= LONGEST;
    if (!(label && (!beside || near(beside.box.x, text))) && !near(first.box.x, text)) break;
    run.push(line);
  }
  return run;
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** The run with each label in the first row of its text; null where labels stand in no middle, or everywhere in their own row. */
function moved(run: readonly Line[], { left }: Rail): Line[] | null {
  const holds = ({ cells }: Line): boolean => cells[0] !== undefined && near(cells[0].box.x, left);
  const labels = run.filter(holds);
  const rows = run.filter((line) => !holds(line) || line.cells.length > 1);
  const starts = labels.length < LEAST ? null : middlesIn(labels, rows);
  if (!starts || starts.every((start, at) => rows[start] === labels[at])) return null;
  const label = new Map(starts.map((start, at) => [start, labels[at]?.cells[0]]));
  return rows.map((row, at) => {
    const own = label.get(at);
    return withCells(row, [...(own ? [own] : []), ...(holds(row) ? row.cells.slice(1) : row.cells)]);
  });
}

/** In Japanese and Chinese. */
export function joinCentredLabels(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  let any = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const rail = railOf(line);
    const run = rail ? runFrom(lines, at, rail) : [];
    const whole = rail && run.length > LEAST ? moved(run, rail) : null;
    joined.push(...(whole ?? [line]));
    if (!whole) continue;
    any = true;
    at += run.length - 1;
  }
  return any ? joined.map((line, index) => ({ ...line, index })) : lines;
}
