/** The first item of a list that stands beside its label: "Mansioni ¦ - Gestione degli ordini". */
import { endsLabel, fieldOf } from '../entries/fields.ts';
import type { Line } from '../reading.ts';

/** The text beside the label of what was done, or beside the rest of that label; null for any other line. */
export function besideDuties(line: Line, above: Line | undefined): string | null {
  const [label, first, ...more] = line.cells;
  if (!label || !first || first.box.x <= label.box.x + label.box.width) return null;
  const told = (): string => [first, ...more].map(({ text }) => text).join(' ');
  if (fieldOf(line)?.role === 'duties') return told();
  const begun = above?.cells[0];
  const wraps = begun && fieldOf(above)?.role === 'duties' && endsLabel(begun.text, label.text);
  return wraps ? told() : null;
}
