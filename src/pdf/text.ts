/** Places the glyphs of a showText operator on the page, as pdf.js' own canvas does. */
import { apply, heightOf, multiply, type Matrix } from './matrix.ts';
import type { Glyph, GlyphStyle } from './scene.ts';
import type { GraphicsState } from './state.ts';

/** A glyph of pdf.js; the numbers between glyphs are kerning in thousandths of the size. */
export interface RawGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly vmetric?: readonly number[] | null;
}

const FONT_MATRIX: Matrix = [0.001, 0, 0, 0.001, 0, 0];

/** Ink box of fonts that do not tell theirs. */
const ASCENT = 0.8;
const DESCENT = -0.2;

function fontMatrixOf(state: GraphicsState): Matrix {
  const given = state.font?.fontMatrix;
  return given?.length === 6 ? (given as unknown as Matrix) : FONT_MATRIX;
}

/** Of the em, what the ink box of a font takes that is drawn in units of its em, be it a subset of small letters or of brackets. */
const LEAST_INK = 0.35;
const MOST_INK = 1.7;

/**
 * Size that a person would name, points: that of the font, however many units its em has. Type 3 fonts may have units of their own, which
 * their bounding box tells.
 */
function nominalSize(state: GraphicsState, fontMatrix: Matrix): number {
  const unit = Math.abs(fontMatrix[3]);
  if (state.font?.isType3Font !== true || (unit > 0.0009 && unit < 0.0011)) return state.size;
  const height = Math.abs(((state.font.bbox?.[3] ?? 0) - (state.font.bbox?.[1] ?? 0)) * unit);
  if (height > LEAST_INK && height < MOST_INK) return state.size;
  return height > 0 && height < 3 ? (state.size * height) / 1.2 : state.size * unit * 1000;
}

function angleOf(matrix: Matrix): 0 | 90 | 180 | 270 {
  const degrees = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
  const turned = (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
  return turned as 0 | 90 | 180 | 270;
}

/** Ink of the glyphs under the text rendering mode: fill, stroke or the more visible of both. */
function inkOf(state: GraphicsState): { colour: string | null; alpha: number } {
  const stroke = state.mode === 1 || state.mode === 5;
  const both = state.mode === 2 || state.mode === 6;
  const fillAlpha = state.fillTransparent ? 0 : state.fillAlpha;
  if (stroke || (both && state.strokeAlpha > fillAlpha))
    return { colour: state.stroke, alpha: state.strokeAlpha * state.groupAlpha };
  return { colour: state.fill, alpha: fillAlpha * state.groupAlpha };
}

export interface TextContext {
  readonly off: boolean;
  readonly artifact: boolean;
  readonly z: number;
}

/** Advances `state` and returns the glyphs in page points. */
export function showText(state: GraphicsState, glyphs: readonly (RawGlyph | number)[], context: TextContext): Glyph[] {
  const { font, size } = state;
  if (!font || size === 0) return [];
  const vertical = font.vertical === true;
  const fontMatrix = fontMatrixOf(state);
  const advanceScale = size * fontMatrix[0];
  const scaleX = state.horizontalScale * state.direction;
  const origin: Matrix = [scaleX, 0, 0, state.direction, state.x, state.y + state.rise];
  const place = multiply(multiply(state.matrix, state.textMatrix), origin);
  const height = heightOf(place);
  const angle = angleOf(place);
  const ink = inkOf(state);
  const ascent = font.ascent !== undefined && font.ascent > 0.3 && font.ascent < 1.3 ? font.ascent : ASCENT;
  const descent = font.descent !== undefined && font.descent < 0 && font.descent > -0.6 ? font.descent : DESCENT;
  const style: GlyphStyle = {
    font: state.fontIndex,
    size: nominalSize(state, fontMatrix) * height,
    angle,
    vertical,
    colour: ink.colour,
    alpha: ink.alpha,
    blend: state.blend === 'covers' ? state.groupBlend : state.blend,
    masks: state.mask ? [...state.groupMasks, state.mask] : state.groupMasks,
    mode: state.mode,
    clip: state.clip,
    layerOff: context.off,
    artifact: context.artifact,
    tracking: vertical ? -state.characterSpacing * height : state.characterSpacing * Math.hypot(place[0], place[1]),
    ascent,
    descent,
  };
  const placed: Glyph[] = [];
  let x = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      x += ((vertical ? 1 : -1) * glyph * size) / 1000;
      continue;
    }
    const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.characterSpacing;
    const width = vertical ? -(glyph.vmetric?.[0] ?? -1000) : glyph.width;
    const drawn = width * advanceScale;
    const advance = vertical ? drawn - spacing * state.direction : drawn + spacing * state.direction;
    const offsetX = vertical ? -(glyph.vmetric?.[1] ?? 500) * advanceScale : 0;
    const from = vertical ? apply(place, offsetX, -x) : apply(place, x, 0);
    const to = vertical ? apply(place, offsetX, -(x + drawn)) : apply(place, x + drawn, 0);
    const along = alongOf(angle, vertical, from, to);
    // Numbers beyond all measure leave nothing on the page.
    if (Number.isFinite(along.start + along.end + along.line + style.size))
      placed.push({ text: glyph.unicode, ...along, style, z: context.z });
    x += advance;
  }
  if (vertical) state.y -= x;
  else state.x += x * scaleX;
  return placed;
}

/** Coordinates along and across the direction of writing; along always grows with reading. Vertical writing runs down: a quarter behind. */
function alongOf(
  angle: number,
  vertical: boolean,
  from: readonly [number, number],
  to: readonly [number, number],
): { start: number; end: number; line: number } {
  const heading = vertical ? (angle + 270) % 360 : angle;
  if (heading === 90) return { start: from[1], end: to[1], line: -from[0] };
  if (heading === 180) return { start: -from[0], end: -to[0], line: -from[1] };
  if (heading === 270) return { start: -from[1], end: -to[1], line: from[0] };
  return { start: from[0], end: to[0], line: from[1] };
}
