/** PDF transformation matrices, [a b c d e f] as in ISO 32000-1, 8.3.3. */
import type { Box } from '../resume/document.ts';

export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Broken files have names and nothing where numbers belong: such a matrix changes nothing. */
export function matrixFrom(value: ArrayLike<number>): Matrix {
  const given = Array.from({ length: 6 }, (_, at) => value[at]);
  return given.every(Number.isFinite) ? (given as unknown as Matrix) : IDENTITY;
}

/** `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** The way back; null where the matrix flattens everything. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (!Number.isFinite(area) || area === 0) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** How tall a unit is drawn, off the line that text runs along: browsers slant letters where a face has no italics, which makes none of them larger. */
export function heightOf([a, b, c, d]: Matrix): number {
  const along = Math.hypot(a, b);
  const slanted = along > 0 && Math.abs(a * c + b * d) > SLANT * along * Math.hypot(c, d);
  return slanted ? Math.abs(a * d - b * c) / along : Math.hypot(c, d);
}

/** Less is rounding. */
const SLANT = 0.001;

/** The upright box around a rectangle given by two corners. */
export function boxThrough(m: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** Whether two boxes share a point; false for numbers that are none. */
export function touches(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

/** Which part of `box` lies inside `area`, 0–1; lines without height count by their length. */
export function shareInside(box: Box, area: Box): number {
  const shared = intersection(box, area);
  const wide = box.width === 0 ? (box.x >= area.x && box.x <= area.x + area.width ? 1 : 0) : shared.width / box.width;
  const high =
    box.height === 0 ? (box.y >= area.y && box.y <= area.y + area.height ? 1 : 0) : shared.height / box.height;
  return wide * high;
}
