/** Which colours a shading or a picture has at a place of the page: what text on it stands out from, or sinks into. */
import type { PDFPageProxy } from 'pdfjs-dist';
import { blend } from '../resume/colour.ts';
import type { Box } from '../resume/document.ts';
import { boxOf } from './glyph-box.ts';
import { Interpreter, type OperatorList } from './interpreter.ts';
import { apply, IDENTITY, invert, shareInside, type Matrix } from './matrix.ts';
import type { PaintedArea, PaintSource, Scene } from './scene.ts';

/** The colours inside a box; none where they are not known. */
export type Tones = (box: Box) => readonly string[];

type Place = readonly [number, number];
type ColourAt = (x: number, y: number) => string | null;

/** Where a box is looked at: rows and columns of places. */
const COLUMNS = 5;
const ROWS = 3;

function placesIn({ x, y, width, height }: Box): Place[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, at): Place => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    return [x + (width * (column + 0.5)) / COLUMNS, y + (height * (row + 0.5)) / ROWS];
  });
}

/** Asks in the paint's own space; one unknown place makes the whole unknown. */
function sampled(matrix: Matrix, colourAt: ColourAt): Tones {
  const back = invert(matrix);
  if (!back) return () => [];
  return (box) => {
    const colours = placesIn(box).map((place) => colourAt(...apply(back, ...place)));
    return colours.includes(null) ? [] : (colours as string[]);
  };
}

function hexOf(bytes: ArrayLike<number>, at: number): string {
  const channel = (offset: number): string => (bytes[at + offset] ?? 0).toString(16).padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

type Stops = readonly (readonly [number, string])[];

function stopAt(stops: Stops, t: number): string | null {
  const after = stops.findIndex(([at]) => at >= t);
  const right = stops[after < 0 ? stops.length - 1 : after];
  const left = stops[Math.max(0, after < 0 ? stops.length - 1 : after - 1)];
  if (!right || !left) return null;
  const width = right[0] - left[0];
  return blend(right[1], left[1], width <= 0 ? 1 : Math.min(1, Math.max(0, (t - left[0]) / width)));
}

/** pdf.js: ["RadialAxial", kind, box, stops, from, to, from radius, to radius]. */
function gradientTones(shading: readonly unknown[], matrix: Matrix): Tones {
  const [, kind, , stops, from, to, inner, outer] = shading as [
    unknown,
    string,
    unknown,
    Stops,
    Place,
    Place,
    number,
    number,
  ];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (kind === 'axial')
    return sampled(matrix, (x, y) =>
      stopAt(stops, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)),
    );
  const concentric = Math.hypot(dx, dy) < Math.abs(outer - inner) / 100;
  if (concentric)
    return sampled(matrix, (x, y) =>
      stopAt(stops, (Math.hypot(x - from[0], y - from[1]) - inner) / (outer - inner || 1)),
    );
  return () => stops.map(([, colour]) => colour);
}

/** Corners of a mesh that are looked at; browsers cut a pattern of stripes into a hundred thousand. */
const MAX_CORNERS = 60_000;

/** pdf.js: ["Mesh", type, coordinates, colours of four bytes, corners]. A box without a corner inside has the colours of the whole. */
function meshTones(shading: readonly unknown[], matrix: Matrix): Tones {
  const [, , coordinates, colours, count] = shading as [unknown, unknown, ArrayLike<number>, ArrayLike<number>, number];
  const step = Math.max(1, Math.ceil(count / MAX_CORNERS));
  const corners = Array.from({ length: Math.floor(count / step) }, (_, at): [number, number, string] => [
    ...apply(matrix, coordinates[2 * at * step] ?? 0, coordinates[2 * at * step + 1] ?? 0),
    hexOf(colours, 4 * at * step),
  ]);
  return ({ x, y, width, height }) => {
    const inside = corners.filter(([px, py]) => px >= x && px <= x + width && py >= y && py <= y + height);
    return [...new Set((inside.length > 0 ? inside : corners).map(([, , colour]) => colour))];
  };
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 1: one bit for each pixel; 2: RGB; 3: RGBA. */
  readonly kind: number;
  readonly data: ArrayLike<number>;
}

function pictureTones({ width, height, kind, data }: Picture, matrix: Matrix): Tones {
  const channels = kind === 2 ? 3 : 4;
  return sampled(matrix, (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - y) * height)));
    if (kind === 1) {
      const byte = data[row * ((width + 7) >> 3) + (column >> 3)] ?? 0;
      return (byte >> (7 - (column & 7))) & 1 ? '#ffffff' : '#000000';
    }
    const at = (row * width + column) * channels;
    return kind === 3 && (data[at + 3] ?? 0) < 255 ? null : hexOf(data, at);
  });
}

interface Store {
  get(id: string, done: (paint: unknown) => void): unknown;
}

/** A page and the codes of pdf.js' operators. */
interface Surroundings {
  readonly page: PDFPageProxy;
  readonly ops: Readonly<Record<string, number>>;
}

/** Waits for what pdf.js delivers beside the list of operators. */
function paintOf({ paint }: PaintSource, page: PDFPageProxy): Promise<unknown> {
  if (typeof paint !== 'string') return Promise.resolve(paint);
  const store = (paint.startsWith('g_') ? page.commonObjs : page.objs) as unknown as Store;
  return new Promise((resolve) => {
    store.get(paint, resolve);
  });
}

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** pdf.js: ["TilingPattern", colour, operators, matrix, box, step across, step up]. The tile is drawn once and looked at again and again. */
async function tileTones(tile: readonly unknown[], matrix: Matrix, { page, ops }: Surroundings): Promise<Tones> {
  const [, , list, , corners, across, up] = tile as [unknown, unknown, OperatorList, unknown, number[], number, number];
  const [left = 0, bottom = 0, right = 0, top = 0] = corners;
  const [stepX, stepY] = [Math.abs(across) || right - left, Math.abs(up) || top - bottom];
  const box: Box = { x: left, y: bottom, width: right - left, height: top - bottom };
  const setting = { ops, base: IDENTITY, page: box, fontOf: () => null, layerVisible: () => true };
  const { areas } = new Interpreter(setting).run(list);
  const tones = await tonesOfAreas(areas, { page, ops });
  const within = (value: number, start: number, step: number): number =>
    start + (value - start) - step * Math.floor((value - start) / step);
  return sampled(matrix, (x, y) => {
    const place = { ...NOTHING, x: within(x, left, stepX), y: within(y, bottom, stepY) };
    const area = areas.findLast((one) => one.opaque && shareInside(place, one.box) > 0);
    return area ? (area.colour ?? tones.get(area)?.(place)[0] ?? null) : null;
  });
}

async function tonesOf(source: PaintSource, surroundings: Surroundings): Promise<Tones | null> {
  const paint = await paintOf(source, surroundings.page);
  if (Array.isArray(paint)) {
    const [kind] = paint as unknown[];
    if (kind === 'RadialAxial') return gradientTones(paint, source.matrix);
    if (kind === 'TilingPattern') return tileTones(paint, source.matrix, surroundings);
    return kind === 'Mesh' ? meshTones(paint, source.matrix) : null;
  }
  const picture = paint as Partial<Picture> | null | undefined;
  if (!picture?.data || !picture.width || !picture.height || ![1, 2, 3].includes(picture.kind ?? 0)) return null;
  return pictureTones(picture as Picture, source.matrix);
}

async function tonesOfAreas(
  areas: readonly PaintedArea[],
  surroundings: Surroundings,
): Promise<ReadonlyMap<PaintedArea, Tones>> {
  const found = new Map<PaintedArea, Tones>();
  const known = new Map<PaintSource, Tones | null>();
  for (const area of areas) {
    const { source } = area;
    if (!source || !area.opaque) continue;
    if (!known.has(source)) known.set(source, await tonesOf(source, surroundings));
    const tones = known.get(source);
    if (tones) found.set(area, tones);
  }
  return found;
}

/** More pictures and shadings than a page that people read has under its text. */
const MOST_GROUNDS = 500;

/** The shadings, patterns and pictures that text was written on: a photo beside the text is nothing to wait for. */
export function groundsOf({ areas, glyphs }: Pick<Scene, 'areas' | 'glyphs'>): readonly PaintedArea[] {
  const written = glyphs.map((glyph) => ({ z: glyph.z, box: boxOf(glyph, glyph.start, glyph.end) }));
  return areas
    .filter(({ source, opaque }) => source && opaque)
    .slice(0, MOST_GROUNDS)
    .filter((area) => written.some(({ z, box }) => z > area.z && shareInside(box, area.box) > 0));
}

/** Their tones. */
export function tonesUnder(scene: Scene, surroundings: Surroundings): Promise<ReadonlyMap<PaintedArea, Tones>> {
  return tonesOfAreas(groundsOf(scene), surroundings);
}
