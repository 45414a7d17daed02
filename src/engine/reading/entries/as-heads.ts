/** Items of which some turn out to be lines of heads: list items that had taken them in lose them. */
import { joinLines, ownText } from '../items/bullets.ts';
import type { Item } from './entry-items.ts';

function withoutLines(item: Item, items: readonly Item[], heads: ReadonlySet<number>): Item {
  const { bullet } = item;
  const lines = bullet?.lines.filter((line) => !items.some((other, at) => heads.has(at) && other.line === line)) ?? [];
  if (bullet === null || lines.length === bullet.lines.length) return item;
  const cut = joinLines(bullet.lines.slice(lines.length).map(ownText));
  const text = bullet.text.endsWith(cut) ? bullet.text.slice(0, -cut.length).trim() : bullet.text;
  return { ...item, bullet: { ...bullet, lines, text } };
}

/** `heads`: places of such lines. */
export function asHeads(items: readonly Item[], heads: ReadonlySet<number>): Item[] {
  return items.map((item, at) =>
    heads.has(at) ? { ...item, role: 'header', bullet: null } : withoutLines(item, items, heads),
  );
}
