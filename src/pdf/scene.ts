/** What the drawing instructions of a page leave on it, before glyphs become spans. All in page points. */
import type { Box, PageImage, PageRule } from '../resume/document.ts';
import type { Matrix } from './matrix.ts';
import type { SoftMask } from './soft-mask.ts';

/** "Screen" and its like leave white as it is, "Multiply" and its like any ground under white ink. */
export type Blend = 'covers' | 'lightens' | 'darkens';

export interface GlyphStyle {
  readonly font: number;
  readonly size: number;
  readonly angle: 0 | 90 | 180 | 270;
  readonly vertical: boolean;
  /** Null when the ink is a pattern or a shading. */
  readonly colour: string | null;
  /** 0–1, groups multiplied in. */
  readonly alpha: number;
  readonly blend: Blend;
  readonly masks: readonly SoftMask[];
  readonly mode: number;
  readonly clip: Box;
  readonly layerOff: boolean;
  readonly artifact: boolean;
  /** What character spacing adds after every glyph, points. */
  readonly tracking: number;
  /** Ascent and descent, fractions of the size; descent is negative. */
  readonly ascent: number;
  readonly descent: number;
}

export interface Glyph {
  readonly text: string;
  /** Along the direction of writing: position of the start and the end. */
  readonly start: number;
  readonly end: number;
  /** Across it: the baseline. */
  readonly line: number;
  readonly style: GlyphStyle;
  /** Position in the painting order. */
  readonly z: number;
  /** Its accent was a glyph of its own. */
  readonly accented?: boolean;
}

/** What a shading or a picture is painted from. */
export interface PaintSource {
  /** The name under which pdf.js delivers it, or the picture itself. */
  readonly paint: unknown;
  /** From its own space to points of the page. */
  readonly matrix: Matrix;
}

/** An area that hides what was painted before it and lies behind what comes after. */
export interface PaintedArea {
  readonly box: Box;
  /** Null for images, patterns and shadings. */
  readonly colour: string | null;
  readonly alpha: number;
  /** Whether it can hide: opaque, normal blend mode, no soft mask. */
  readonly opaque: boolean;
  readonly z: number;
  /** Of an area without a colour of its own. */
  readonly source?: PaintSource | null;
}

/** A filled outline that is neither panel nor line: often a letter drawn as a shape under text without ink. */
export interface Shape {
  readonly box: Box;
  readonly colour: string | null;
}

export interface Scene {
  readonly glyphs: readonly Glyph[];
  readonly areas: readonly PaintedArea[];
  readonly images: readonly PageImage[];
  readonly rules: readonly PageRule[];
  readonly shapes: readonly Shape[];
}
