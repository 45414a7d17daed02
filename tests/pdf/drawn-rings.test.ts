import { expect, it } from 'vitest';
import { pageOf } from './small-pdf.ts';

/** A circle of Bézier curves around a point, stroked. */
function circle(x: number, y: number, radius: number): string {
  const k = 0.5523 * radius;
  const at = (...numbers: readonly number[]): string => numbers.map((number) => number.toFixed(3)).join(' ');
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + k, x + k, y + radius, x, y + radius)} c`,
    `${at(x - k, y + radius, x - radius, y + k, x - radius, y)} c`,
    `${at(x - radius, y - k, x - k, y - radius, x, y - radius)} c`,
    `${at(x + k, y - radius, x + radius, y - k, x + radius, y)} c`,
    'h S',
  ].join(' ');
}

it('keeps the hollow dots that browsers draw before items within items, and no larger circle', async () => {
  const { rules } = await pageOf(`${circle(75, 700, 2)} ${circle(300, 400, 40)}`);
  expect(rules).toHaveLength(1);
  const [{ box, orientation } = { box: null, orientation: null }] = rules;
  expect(orientation).toBe('area');
  expect([box?.x, box?.width].map((value) => Math.round(value ?? 0))).toEqual([73, 4]);
});
