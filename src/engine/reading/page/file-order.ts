/** How far the order of two lists agrees: the order on the page against the order in the file. */

/** Pairs that stand the wrong way round; n log n. */
export function inversionsIn(values: readonly number[]): number {
  let found = 0;
  const sort = (list: readonly number[]): number[] => {
    if (list.length < 2) return [...list];
    const middle = list.length >> 1;
    const left = sort(list.slice(0, middle));
    const right = sort(list.slice(middle));
    const merged: number[] = [];
    let [l, r] = [0, 0];
    while (l < left.length || r < right.length) {
      const [a = Infinity, b = Infinity] = [left[l], right[r]];
      if (l < left.length && a <= b) {
        merged.push(a);
        l += 1;
      } else {
        merged.push(b);
        found += left.length - l;
        r += 1;
      }
    }
    return merged;
  };
  sort(values);
  return found;
}

/** Places in the list that are outside its longest rising part: what was moved, when the rest stayed; n log n. */
export function displacedIn(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  values.forEach((value, at) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = at;
  });
  const moved = new Set(values.keys());
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) moved.delete(at);
  return moved;
}
