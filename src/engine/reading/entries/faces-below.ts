/** Employers told by a typeface that only the lines right below the dated ones are set in: one that reads like a sentence is one more of them. */
import type { Item } from './entry-items.ts';

/** Lines in such a face. */
const LEAST = 3;
/** Other lines in it, one of so many. */
const FEW = 4;
/** Characters. */
const LONGEST = 85;

function faceOf({ line }: Item): number | null {
  const [first, ...others] = line.cells.flatMap(({ spans }) => spans);
  return first && others.every(({ font }) => font === first.font) ? first.font : null;
}

/** The items, with all lines in that face for heads. */
export function withFacesBelow(items: readonly Item[]): readonly Item[] {
  const isBelow = ({ role, field, line }: Item, at: number): boolean =>
    items[at - 1]?.role === 'dated' && (role === 'header' || role === 'prose') && !field && line.cells.length === 1 && line.text.length <= LONGEST; // prettier-ignore
  const counts = new Map<number, number>();
  for (const [at, item] of items.entries()) {
    const face = isBelow(item, at) ? faceOf(item) : null;
    if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  const elsewhere = (face: number): number =>
    items.filter((item, at) => !isBelow(item, at) && item.line.cells[0]?.spans[0]?.font === face).length;
  // A title in italics may open a line of what was done.
  const faces = new Set([...counts].flatMap(([face, count]) => (count >= LEAST && elsewhere(face) * FEW <= count ? [face] : []))); // prettier-ignore
  if (faces.size === 0) return items;
  return items.map((item, at): Item => {
    const face = item.role === 'prose' && isBelow(item, at) ? faceOf(item) : null;
    return face !== null && faces.has(face) ? { ...item, role: 'header' } : item;
  });
}
