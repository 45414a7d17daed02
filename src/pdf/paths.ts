/** Reads the path data of pdf.js' constructPath: [op, coordinates…]* with the codes of its DrawOPS. */
import type { Box } from '../resume/document.ts';
import { apply, shareInside, type Matrix } from './matrix.ts';

const COORDINATES = [2, 2, 6, 4, 0] as const; // moveTo, lineTo, curveTo, quadraticCurveTo, closePath

export interface Subpath {
  readonly box: Box;
  readonly curved: boolean;
  /** Every segment runs along an axis: a line, a rectangle or a frame. */
  readonly straight: boolean;
  /** Area of the outline's polygon over that of its box, 0–1: 1 for a rectangle, little for a frame or a letter. */
  readonly solidity: number;
  /** The long sides of a straight outline. */
  readonly sides: readonly Box[];
}

type Point = readonly [number, number];

/** Sides of this length and more, in points, may be lines of a table. */
const LONG_SIDE = 20;

function boxBetween([x0, y0]: Point, [x1, y1]: Point): Box {
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}

function subpathThrough(points: readonly Point[], curved: boolean): Subpath | null {
  if (points.length < 2) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = boxBetween([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)]);
  let twiceArea = 0;
  let bends = 0;
  const sides: Box[] = [];
  points.forEach(([x, y], i) => {
    const next = points[(i + 1) % points.length] as Point;
    twiceArea += x * next[1] - next[0] * y;
    if (i + 1 === points.length) return;
    const side = boxBetween([x, y], next);
    if (side.width > 0.1 && side.height > 0.1) bends += 1;
    else if (side.width >= LONG_SIDE || side.height >= LONG_SIDE) sides.push(side);
  });
  const area = box.width * box.height;
  return {
    box,
    curved,
    straight: bends === 0 && !curved,
    solidity: area === 0 ? 0 : Math.abs(twiceArea) / 2 / area,
    sides,
  };
}

/** Longer paths are drawings (maps, charts), whose boxes say nothing. */
const MAX_NUMBERS = 60_000;
/** Points of one outline that are looked at. */
const MAX_POINTS = 2_000;

/** Splits a path into its subpaths, in page points. */
export function subpathsOf(data: ArrayLike<number>, matrix: Matrix): Subpath[] {
  const found: Subpath[] = [];
  if (data.length > MAX_NUMBERS) return found;
  let points: Point[] = [];
  let curved = false;
  const close = (): void => {
    const path = subpathThrough(points, curved);
    if (path) found.push(path);
    points = [];
    curved = false;
  };
  for (let i = 0; i < data.length;) {
    const op = data[i] as 0 | 1 | 2 | 3 | 4;
    const count = COORDINATES[op];
    if (op === 0) close();
    if (op === 2 || op === 3) curved = true;
    for (let at = i + 1; at < i + count && points.length < MAX_POINTS; at += 2)
      points.push(apply(matrix, data[at] ?? 0, data[at + 1] ?? 0));
    i += count + 1;
  }
  close();
  return found;
}

function surrounds(outer: Subpath, inner: Subpath): boolean {
  const areas = inner.box.width * inner.box.height > 0.4 * outer.box.width * outer.box.height;
  return areas && shareInside(inner.box, outer.box) > 0.98;
}

/** A hole is drawn right after or before its outline; drawings of thousands of outlines are not searched through. */
const HOLE_DISTANCE = 16;

/** Two outlines of one path, one inside the other, are a frame and its hole: what they surround stays bare. */
export function isFrame(at: number, all: readonly Subpath[]): boolean {
  const path = all[at];
  if (!path) return false;
  const near = all.slice(Math.max(0, at - HOLE_DISTANCE), at + HOLE_DISTANCE + 1);
  return near.some((other) => other !== path && (surrounds(path, other) || surrounds(other, path)));
}

/** Of a frame's outline that goes around its border in one stroke, as browsers draw a box that a page break cuts. */
const HOLLOW = 0.4;

/** Whether the outlines leave most of their box bare. */
export function areFrame(all: readonly Subpath[]): boolean {
  return all.length > 0 && all.every((path, at) => path.solidity < HOLLOW || isFrame(at, all));
}
