/** Lines that open an entry as the first one of the section is opened: set as it is, and apart from what stands below. */
import { isCapital } from '../sections/heading-text.ts';
import type { Item } from './entry-items.ts';

/** Bold or in capitals, as no other line of its entry need be. */
export function stands({ line }: Item): boolean {
  return line.bold || isCapital(line.text);
}

/** How a line is set. */
export function setting({ line }: Item): string {
  return `${String(line.bold)} ${String(line.italic)} ${String(isCapital(line.text))} ${line.size.toFixed(1)} ${line.box.x.toFixed(0)}`;
}

/** Points. */
const LARGER = 0.5;

/** Larger than the line below. */
function isLarger(item: Item, below: Item | undefined): boolean {
  return below !== undefined && item.line.size > below.line.size + LARGER;
}

function isHead({ role, field }: Item): boolean {
  return role === 'header' && field === null;
}

/** Whether a line is set as the one that opens the section, which is larger than what stands below it. */
export function isOpening(items: readonly Item[], at: number): boolean {
  const [first, second] = items;
  const item = items[at];
  if (!first || !item || !isHead(first) || !isHead(item) || setting(first) !== setting(item)) return false;
  return isLarger(first, second) && isLarger(item, items[at + 1]);
}

/** Header lines of a head, from the one that opens it to its dates: "**Jefe de Turno**" over the firm, its department and the town. */
const MOST = 4;

/** The one line between two entries that is set as the one that opens the section, where other lines stand between it and the dates at `dated`; null where there is none, or more. `from`: where the head begins by the custom. */
export function openingBetween(items: readonly Item[], floor: number, from: number, dated: number): number | null {
  const [first] = items;
  if (!first || floor === 0 || !isHead(first) || !stands(first)) return null;
  const own = setting(first);
  const alike = items.slice(floor, from + 1).flatMap((item, n) => (isHead(item) && setting(item) === own ? [floor + n] : [])); // prettier-ignore
  const [at, more] = alike;
  if (at === undefined || more !== undefined || at >= from || dated - at > MOST || dated - at < 2) return null;
  return items.slice(at, from).every(isHead) ? at : null;
}

/** "Acme" over what it built, and "Puesto: …" below that: the next line that is of a head is a field which tells the post. */
export function isAboveFields(items: readonly Item[], at: number): boolean {
  const below = items.slice(at + 1).find(({ role }) => role === 'header' || role === 'dated');
  return below?.field?.role === 'title';
}
