/** A page's spans as SVG attributes: y grows downwards there, upwards in a PDF. */
import type { Box, FontFace, Page, Span } from '../../../resume/document.ts';

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `margin`: points added on every side. */
export function rectangleOf(box: Box, page: Pick<Page, 'height'>, margin = 0): Rectangle {
  return {
    x: round(box.x - margin),
    y: round(page.height - box.y - box.height - margin),
    width: round(Math.max(0, box.width) + 2 * margin),
    height: round(Math.max(0, box.height) + 2 * margin),
  };
}

export interface TextAttributes {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
  readonly textLength: number;
  readonly lengthAdjust: 'spacingAndGlyphs';
  readonly fontFamily?: 'serif' | 'monospace';
  readonly fontWeight?: number;
  readonly fontStyle?: 'italic';
}

export type Sketch =
  | { readonly kind: 'text'; readonly attributes: TextAttributes }
  /** Turned and vertical text is drawn as a block, hidden text as a dashed frame. */
  | { readonly kind: 'block'; readonly rectangle: Rectangle; readonly hidden: boolean };

export function sketchOf(span: Span, page: Pick<Page, 'height'>, fonts: readonly FontFace[]): Sketch | null {
  if (span.text.trim() === '' || span.box.width <= 0) return null;
  if (span.hidden) return { kind: 'block', rectangle: rectangleOf(span.box, page), hidden: true };
  if (span.angle !== 0 || span.vertical)
    return { kind: 'block', rectangle: rectangleOf(span.box, page), hidden: false };
  const face = fonts[span.font];
  return {
    kind: 'text',
    attributes: {
      text: span.text,
      x: round(span.box.x),
      y: round(page.height - span.baseline),
      fontSize: round(span.size),
      textLength: round(span.box.width),
      lengthAdjust: 'spacingAndGlyphs',
      ...(face?.serif ? { fontFamily: 'serif' as const } : face?.monospace ? { fontFamily: 'monospace' as const } : {}),
      ...(face && face.weight >= 600 ? { fontWeight: face.weight } : {}),
      ...(face?.italic ? { fontStyle: 'italic' as const } : {}),
    },
  };
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}
