/** Rows of a form that wrap: the label in its narrow column, the value beside it. */
import { u } from '../../../resume/patterns.ts';
import { joinLines } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { endsLabel } from './fields.ts';

/** Points. */
const SAME_EDGE = 3;
/** Of the letters' size. */
const LEADING = 1.9;

/** Roles whose value is a name: only what goes on in a small letter is surely part of it. */
const NAMES: ReadonlySet<string> = new Set(['title', 'organisation', 'degree', 'school']);

/** What a line alone below a row of a form carries on; null where it is something else. */
export function wrapBelow(item: Item | undefined, above: Line | undefined, line: Line): Item | 'label' | null {
  const [label, value] = item?.line.cells ?? [];
  if (!item?.field || !label || !value || !above || line.cells.length > 1) return null;
  const near = above.page === line.page && above.column === line.column && above.baseline - line.baseline < LEADING * line.size; // prettier-ignore
  if (!near || Math.abs(line.size - item.line.size) > 0.5) return null;
  const { x, width } = line.box;
  if (Math.abs(x - value.box.x) <= SAME_EDGE) return carriedOn(item, line);
  const under =
    x + width < value.box.x &&
    (Math.abs(x + width - label.box.x - label.box.width) <= SAME_EDGE || Math.abs(x - label.box.x) <= SAME_EDGE);
  return under && (u`^\p{Ll}`.test(line.text) || endsLabel(label.text, line.text)) ? 'label' : null;
}

function carriedOn(item: Item, line: Line): Item | null {
  const { field, role } = item;
  if (!field || role === 'dated') return null;
  if (!NAMES.has(field.role)) return { line, role: 'prose', bullet: null, range: null, field: null };
  const last = field.values.at(-1);
  if (last === undefined || !u`^\p{Ll}`.test(line.text)) return null;
  return { ...item, field: { ...field, values: [...field.values.slice(0, -1), joinLines([last, line.text])] } };
}
