/** Short lines below a head that a full stop closes, set as the prose of the section is: what was done there. */
import { u } from '../../../resume/patterns.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Item } from './entry-items.ts';

/** Lines of prose that show how it is set. */
const LEAST = 2;
const CLOSED = u`\p{Ll}{3}\.$`;

function typeOf({ line }: Item): string {
  const [span] = line.cells[0]?.spans ?? [];
  return span ? `${String(span.font)} ${span.size.toFixed(1)}` : '';
}

/** "Desenvolvimento de sistemas." below "Analista" in bold, where longer lines below the other heads are set like it. */
export function withDeedsByType(items: readonly Item[]): readonly Item[] {
  const prose = items.filter(({ role, field }) => role === 'prose' && !field).map(typeOf);
  const types = new Set(prose.filter((type, at) => type !== '' && prose.indexOf(type) !== at));
  if (types.size === 0 || prose.length < LEAST) return items;
  const isDeed = (item: Item, at: number): boolean => {
    const above = items[at - 1];
    if (item.role !== 'header' || item.field || item.line.bold || item.line.cells.length > 1 || !CLOSED.test(item.line.text)) return false; // prettier-ignore
    if ((above?.role !== 'header' && above?.role !== 'dated') || items[at + 1]?.role === 'prose') return false;
    return types.has(typeOf(item)) && typeOf(above) !== typeOf(item) && !isClosedName(item.line.text);
  };
  return items.map((item, at) => (isDeed(item, at) ? { ...item, role: 'prose' } : item));
}
