import { grouped } from '../../../resume/grouped.ts';
import { u } from '../../../resume/patterns.ts';
import type { Line } from '../../reading/reading.ts';
import { isForm, isRecognised } from '../../reading/page/setting.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const MOST_EDGES = 4;
const LEAST = 85;
/** Points: what hanging punctuation, side bearings and justified spaces may shift. */
const NEAR = 2.5;
/** Fewer lines than this in a column show no habit. */
const FEWEST_LINES = 10;
const MAX_EVIDENCE = 4;

/** Where a reader's eye may land: the line's first two cells (a label or a date before the text), and the words behind a glyph. */
function startsOf(line: Line): number[] {
  const cells = line.cells.slice(0, 2).map(({ box }) => box.x);
  const second = line.cells[0]?.spans.length === 1 ? undefined : line.cells[0]?.spans[1];
  const glyph = line.cells[0]?.spans[0]?.text.trim().length === 1;
  return glyph && second ? [...cells, second.box.x] : cells;
}

interface Column {
  readonly lines: readonly Line[];
  readonly left: number;
  readonly right: number;
}

/** Where most of a column is centred, that is its setting and no longer a matter of titles: each line starts somewhere else. */
const MOSTLY = 0.5;

function isCentred({ box }: Line, { left, right }: Column): boolean {
  return box.x - left > NEAR && Math.abs(box.x - left - (right - box.x - box.width)) <= 2 * NEAR;
}

function isAtRight({ box }: Line, { right }: Column): boolean {
  return Math.abs(right - box.x - box.width) <= NEAR;
}

/** So many rows have a label that ends where the others end: labels set to the right, as in a Europass. */
const LABELS = 5;

/** Whether a line ends where the labels of a column end, which makes it one, or a part of one that wraps. */
function labelTest({ lines }: Column): (line: Line) => boolean {
  const ends = lines.flatMap(({ cells: [label, text] }) => (label && text ? [label.box.x + label.box.width] : []));
  const shared = ends.filter((end) => ends.filter((other) => Math.abs(other - end) <= NEAR).length >= LABELS);
  const starts = new Set(lines.map(({ box }) => Math.round(box.x)));
  return ({ box }) => starts.size > MOST_EDGES && shared.some((end) => Math.abs(end - box.x - box.width) <= NEAR);
}

/** The edges that most lines share, one after the other, each for the lines that no earlier one holds. */
function strays(column: Column): Line[] {
  const centred = new Set(column.lines.filter((line) => isCentred(line, column)));
  const forgiven = centred.size <= MOSTLY * column.lines.length ? centred : new Set();
  const isLabel = labelTest(column);
  let rest = column.lines.filter(
    (line) =>
      Math.abs(line.box.x - column.left) <= NEAR || !(forgiven.has(line) || isAtRight(line, column) || isLabel(line)),
  );
  for (let edge = 0; edge < MOST_EDGES && rest.length > 0; edge += 1) {
    const counts = new Map<number, number>();
    for (const line of rest)
      for (const x of new Set(startsOf(line).map(Math.round))) counts.set(x, (counts.get(x) ?? 0) + 1);
    const near = (x: number): number => [-2, -1, 0, 1, 2].reduce((sum, by) => sum + (counts.get(x + by) ?? 0), 0);
    const best = [...counts.keys()].reduce((a, b) => (near(b) > near(a) ? b : a));
    rest = rest.filter((line) => !startsOf(line).some((x) => Math.abs(x - best) <= NEAR));
  }
  return rest;
}

export default defineCheck({
  id: 'alignment',
  requires: ['document', 'lines', 'headings'],
  messageIds: ['ragged'],
  run: ({ document, lines, headings }) => {
    // The head with name and contact data is set freely; the body begins with the first section.
    const body = headings[0]?.line.index ?? 0;
    const own = lines.filter((line) => line.index >= body && !line.running && u`[\p{L}\p{N}]`.test(line.text));
    if (isRecognised(document) || isForm(document, lines)) return notApplicable;
    const columns = [...grouped(own, (line) => line.column).values()].filter(({ length }) => length >= FEWEST_LINES);
    const all = columns.reduce((sum, { length }) => sum + length, 0);
    if (all === 0) return notApplicable;
    const ragged = columns.flatMap((column) =>
      strays({
        lines: column,
        left: Math.min(...column.map(({ box }) => box.x)),
        right: Math.max(...column.map(({ box }) => box.x + box.width)),
      }),
    );
    const percent = percentOf(all - ragged.length, all);
    const data = { percent, lines: all };
    if (percent >= LEAST) return scored(1, [], data);
    const evidence = ragged.slice(0, MAX_EVIDENCE).flatMap((line) => evidenceOf([line]));
    const points = [
      [30, 0],
      [60, 0.5],
      [LEAST, 0.89],
    ] as const;
    return scored(ramp(percent, points), [finding('ragged', { ...data, count: ragged.length }, evidence)], data);
  },
});
