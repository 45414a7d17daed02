/** A heading of the label column that wraps beside the name: "INFORMAZIONI ¦ Ada Bianchi" over "PERSONALI". */
import { isSideHeading } from '../sections/side-labels.ts';
import type { Line } from '../reading.ts';

/** Lines that such a label may take. */
const MOST = 2;

function restOfLabel(line: Line, at: number, lines: readonly Line[]): Line | null {
  const [label, ...rest] = line.cells;
  const [first] = rest;
  if (!label || !first) return null;
  const below = lines.slice(at + 1, at + 1 + MOST).filter(({ cells, box }) => cells.length === 1 && box.x + box.width < first.box.x); // prettier-ignore
  const whole = below.map((_, count) => [label.text, ...below.slice(0, count + 1).map(({ text }) => text)].join(' '));
  if (!whole.some(isSideHeading)) return null;
  const text = rest.map((cell) => cell.text).join(' ');
  const right = line.box.x + line.box.width;
  return { ...line, cells: rest, text, box: { ...line.box, x: first.box.x, width: right - first.box.x } };
}

/** The lines, each without such a label. */
export function withoutWrappedLabels(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, at) => (line.cells.length > 1 ? (restOfLabel(line, at, lines) ?? line) : line));
}
