/** Lines right below the dates of a head that say what was done there, though they name a post: "Camarero en Acme, especializado en bodas y" over "celebraciones." */
import { u } from '../../../resume/patterns.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Item } from './entry-items.ts';

/** Shorter lines need not go on. */
const LEAST = 60;
/** Points. */
const SAME = 0.3;

/** Whether the line below goes on with one in the same letters. */
function goesOnIn({ line }: Item, below: Item | undefined): boolean {
  const next = below?.line;
  return next?.index === line.index + 1 && Math.abs(next.size - line.size) < SAME && next.bold === line.bold && u`^\p{Ll}|^\p{Lu}\S*\.(?:\s|$)`.test(next.text); // prettier-ignore
}

/** Items in which such lines are prose: plain lines that go on, where the head above its dates is in bold or larger and has more lines than its dates. */
export function withToldBelow(items: readonly Item[]): readonly Item[] {
  return items.map((item, at): Item => {
    const [dated, above, top] = [items[at - 1], items[at - 2], items[at - 3]];
    if (item.role !== 'header' || item.field || item.line.bold || item.line.cells.length > 1 || item.line.text.length < LEAST) return item; // prettier-ignore
    if (dated?.role !== 'dated' || above?.role !== 'header' || top?.role !== 'header' || isClosedName(item.line.text)) return item; // prettier-ignore
    const headed = top.line.bold || top.line.size > item.line.size + SAME;
    return headed && goesOnIn(item, items[at + 1]) ? { ...item, role: 'prose' } : item;
  });
}
