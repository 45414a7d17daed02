/**
 * The items by key, keys and items in the order they first come: Map.groupBy, which phones of 2023 do not have.
 * @param keyOf item and its place, from 0
 */
export function grouped<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, place: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let place = 0;
  for (const item of items) {
    const key = keyOf(item, place);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    place += 1;
  }
  return groups;
}
