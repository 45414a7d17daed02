/** Rows of a label and what it says of the studies above: "Betreuer ¦ Prof. Dr. Muster", "Titel ¦ …", "Relatore ¦ …". */
import type { Item } from '../entries/entry-items.ts';
import type { Cell } from '../reading.ts';
import { isAside } from './school-asides.ts';

/** Points. */
const SAME_EDGE = 3;
/** Of the letters' size. */
const LEADING = 1.9;
const LONGEST_LABEL = 30;

function valueOf({ line, role, range, field }: Item): Cell | null {
  const [label, value, more] = line.cells;
  if (role !== 'header' || range || field || !label || !value || more || label.text.length > LONGEST_LABEL) return null;
  return isAside(`${label.text.replace(/\s?:$/u, '')}: ${value.text}`) && !isAside(label.text) ? value : null;
}

/** Such rows, and the lines that their values go on in, are no heads. */
export function withLabelRows(items: readonly Item[]): Item[] {
  let value: Cell | null = null;
  return items.map((item, at) => {
    const above = items[at - 1]?.line;
    const { line } = item;
    const near = above?.page === line.page && above.baseline - line.baseline < LEADING * line.size;
    const goesOn = value !== null && near && item.role === 'header' && !item.range && !item.field && line.cells.length === 1 && Math.abs(line.box.x - value.box.x) <= SAME_EDGE; // prettier-ignore
    if (!goesOn) value = valueOf(item);
    if (value === null) return item;
    return { ...item, role: 'prose', field: { role: 'other', values: line.cells.slice(-1).map(({ text }) => text) } };
  });
}
