/** Graded scores: straight lines between the given points, flat beyond the ends. Points are [value, score], values rising. */
export function ramp(value: number, points: readonly (readonly [number, number])[]): number {
  let [before] = points;
  if (!before) return 0;
  for (const point of points) {
    if (value <= point[0]) {
      const width = point[0] - before[0];
      return width <= 0 ? point[1] : before[1] + ((value - before[0]) / width) * (point[1] - before[1]);
    }
    before = point;
  }
  return before[1];
}

/** Whole percent that never rounds a shortfall up to the promise: floor. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100 + 1e-9);
}
