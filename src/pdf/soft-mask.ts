/** What a soft mask lets through of the text below it. */
import { luminance } from '../resume/colour.ts';
import type { Box } from '../resume/document.ts';
import { shareInside, touches } from './matrix.ts';
import type { Painter } from './painter.ts';

/** As pdf.js tells of it where the group of the mask begins. */
export interface MaskKind {
  readonly subtype?: string;
  /** Of 256 values; null for none. */
  readonly transferMap?: ArrayLike<number> | null;
}

/** Of a transparency group, which may be that of a mask. */
export interface GroupOptions {
  readonly matrix?: ArrayLike<number> | null;
  readonly bbox?: ArrayLike<number> | null;
  readonly smask?: MaskKind | null;
}

export interface SoftMask {
  /** The lowest first. */
  readonly areas: readonly { readonly box: Box; readonly value: number }[];
  /** Where nothing is painted. */
  readonly outside: number;
}

/** Of a text's box, under an area of the mask. */
const UNDER = 0.9;

/** @param painted what the group of the mask painted: letters and pictures among it let through nobody knows what. */
export function softMaskOf({ areas, shapes, rules }: Painter, { subtype, transferMap }: MaskKind): SoftMask {
  const through = (value: number): number =>
    transferMap ? (transferMap[Math.round(255 * value)] ?? 255) / 255 : value;
  const isDrawn = shapes.length > 0 || rules.some(({ orientation }) => orientation !== 'area');
  return {
    areas: areas.map(({ box, colour, alpha }) => ({
      box,
      value: colour === null ? 1 : through(subtype === 'Alpha' ? alpha : alpha * luminance(colour)),
    })),
    outside: isDrawn ? 1 : through(0),
  };
}

/** Share of its ink that a text keeps, 0–1; 1 where that is not certain. */
export function inkLeft(box: Box, { areas, outside }: SoftMask): number {
  const over = areas.filter((area) => touches(area.box, box));
  const top = over.at(-1);
  if (top === undefined) return outside;
  return shareInside(box, top.box) >= UNDER ? top.value : 1;
}
