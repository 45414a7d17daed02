/** What the dates right above say of a date in an education section. */
import type { Item } from '../entries/entry-items.ts';

/** Whether the date right above is of studies that go on, a school's or a degree's line between them at the most. */
export function goesOnAbove(items: readonly Item[], at: number): boolean {
  const above = items.slice(Math.max(0, at - 2), at).findLast(({ range }) => range !== null);
  return above?.range?.end === 'present' || (above?.range?.isRange === true && above !== items[at]);
}

/** "Abitur 2020" below "2012 – 2020 ¦ Gymnasium Emsau": whether a line ends in the one year in which the period right above it ended. */
export function closesAbove(items: readonly Item[], at: number): boolean {
  const [above, own] = [items[at - 1]?.range, items[at]?.range];
  const year = own?.isRange === false ? own.end : null;
  if (!above?.isRange || !year || !above.end?.startsWith(year.slice(0, 4)) || own === above) return false;
  return (
    (own?.index ?? 0) > 1 && (own?.index ?? 0) + (own?.length ?? 0) >= (items[at]?.line.text.trimEnd().length ?? 0) - 1
  );
}
