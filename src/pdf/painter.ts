/** Records what painting leaves on a page: panels, lines, pictures and shapes, as far as they can be seen. */
import type { Box, PageImage, PageRule } from '../resume/document.ts';
import { boxThrough, intersection, multiply, touches, type Matrix } from './matrix.ts';
import type { Subpath } from './paths.ts';
import type { PaintedArea, PaintSource, Shape } from './scene.ts';
import type { GraphicsState } from './state.ts';

/** A rule is at most this thick, in points; thicker is an area. */
const RULE_THICKNESS = 2.5;
/** What is paler leaves no trace, 0–1. */
const MIN_ALPHA = 0.02;
/** A circle fills π/4 of its box, a panel with round corners more; letters and icons mostly less. */
const SOLID = 0.76;

/** Points; larger ones are drawings. */
const LARGEST_RING = 10;
const ROUND = 0.1;

/** What an operator paints with, and when. */
export interface Brush {
  readonly state: Readonly<GraphicsState>;
  /** Position in the painting order. */
  readonly z: number;
  /** Inside a layer that is switched off. */
  readonly off: boolean;
}

export class Painter {
  readonly areas: PaintedArea[] = [];
  readonly images: PageImage[] = [];
  readonly shapes: Shape[] = [];
  readonly rules: PageRule[] = [];

  /** A filled outline is a panel, a frame, a line, or the shape of a letter. */
  fill(brush: Brush, path: Subpath, frame: boolean): void {
    const { fill, fillAlpha } = brush.state;
    const thin = Math.min(path.box.width, path.box.height);
    if (thin <= RULE_THICKNESS && Math.max(path.box.width, path.box.height) > 2 * thin)
      this.paint(brush, path.box, fill);
    else if (path.straight && (frame || path.solidity < SOLID))
      for (const side of path.sides) this.#line(brush, side, fill, fillAlpha);
    else if (!frame && path.solidity >= SOLID) this.paint(brush, path.box, fill);
    if (path.curved || !path.straight) this.shapes.push({ box: path.box, colour: fill });
  }

  stroke(brush: Brush, box: Box): void {
    const { stroke, strokeAlpha, lineWidth, matrix } = brush.state;
    const half = (lineWidth * Math.hypot(matrix[0], matrix[1])) / 2;
    const edges: Box[] =
      box.width > RULE_THICKNESS && box.height > RULE_THICKNESS
        ? [
            { ...box, height: 0 },
            { ...box, y: box.y + box.height, height: 0 },
            { ...box, width: 0 },
            { ...box, x: box.x + box.width, width: 0 },
          ]
        : [box];
    for (const { x, y, width, height } of edges) {
      if (2 * half <= RULE_THICKNESS)
        this.#line(
          brush,
          { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half },
          stroke,
          strokeAlpha,
        );
      else if (width >= height)
        this.#area(brush, { x, y: y - half, width, height: height + 2 * half }, stroke, strokeAlpha, null);
      else this.#area(brush, { x: x - half, y, width: width + 2 * half, height }, stroke, strokeAlpha, null);
    }
  }

  /** The hollow dot before an item of a list within a list, as browsers draw it. */
  ring(brush: Brush, box: Box): void {
    const { width, height } = box;
    if (Math.max(width, height) > LARGEST_RING || Math.abs(width - height) > ROUND * Math.max(width, height)) return;
    const { stroke, strokeAlpha } = brush.state;
    const seen = this.#seen(brush, box, strokeAlpha);
    if (seen) this.rules.push({ box: seen, orientation: 'area', colour: stroke ?? '#000000' });
  }

  /** What a box leaves on the page: null when it is outside the clip, in a layer that is off, or too pale to be seen. */
  #seen({ state, off }: Brush, box: Box, alpha: number): Box | null {
    if (off || alpha * state.groupAlpha <= MIN_ALPHA || !touches(box, state.clip)) return null;
    return intersection(box, state.clip);
  }

  paint(brush: Brush, box: Box, colour: string | null, source: PaintSource | null = brush.state.fillSource): void {
    this.#area(brush, box, colour, brush.state.fillAlpha, colour === null ? source : null);
  }

  #area(brush: Brush, box: Box, colour: string | null, ownAlpha: number, source: PaintSource | null): void {
    const seen = this.#seen(brush, box, ownAlpha);
    if (!seen || (seen.width === 0 && seen.height === 0) || this.#rule(seen, colour) || brush.state.clipIsFrame) return;
    const { groupAlpha, normalBlend, softMask } = brush.state;
    const alpha = ownAlpha * groupAlpha;
    const opaque = alpha > 0.9 && normalBlend && !softMask;
    this.areas.push({ box: seen, colour, alpha: normalBlend ? alpha : alpha / 2, opaque, z: brush.z, source });
    this.rules.push({ box: seen, orientation: 'area', colour: colour ?? '#000000' });
  }

  #line(brush: Brush, box: Box, colour: string | null, alpha: number): void {
    const seen = this.#seen(brush, box, alpha);
    if (seen) this.#rule(seen, colour);
  }

  /** Records a thin box as a drawn line; false when it is none. */
  #rule(box: Box, colour: string | null): boolean {
    if (Math.min(box.width, box.height) > RULE_THICKNESS || Math.max(box.width, box.height) < 4) return false;
    this.rules.push({
      box,
      orientation: box.width >= box.height ? 'horizontal' : 'vertical',
      colour: colour ?? '#000000',
    });
    return true;
  }

  image(
    brush: Brush,
    matrix: Matrix,
    pixels: readonly [width: number, height: number],
    opaque: boolean,
    paint: unknown = null,
  ): void {
    const box = this.#seen(brush, boxThrough(matrix, 0, 0, 1, 1), brush.state.fillAlpha);
    if (!box || box.width < 1 || box.height < 1) return;
    const alpha = brush.state.fillAlpha * brush.state.groupAlpha;
    const [pixelWidth, pixelHeight] = pixels;
    this.images.push({ box, pixelWidth, pixelHeight });
    this.areas.push({
      box,
      colour: null,
      alpha,
      opaque: opaque && alpha > 0.9 && brush.state.normalBlend,
      z: brush.z,
      source: paint === null ? null : { paint, matrix },
    });
  }

  repeat(brush: Brush, positions: ArrayLike<number>, scaleX: number, scaleY: number): void {
    for (let i = 0; i + 1 < positions.length; i += 2) {
      const place: Matrix = [scaleX, 0, 0, scaleY, positions[i] ?? 0, positions[i + 1] ?? 0];
      this.image(brush, multiply(brush.state.matrix, place), [0, 0], !brush.state.softMask);
    }
  }
}
