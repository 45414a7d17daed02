/** Decides what a person sees of a text: its ink against what lies behind, and what lies over it. */
import { blend, contrastRatio, luminance } from '../resume/colour.ts';
import type { Box, HiddenReason } from '../resume/document.ts';
import { shareInside } from './matrix.ts';
import type { Blend, Glyph, PaintedArea, Shape } from './scene.ts';
import { inkLeft } from './soft-mask.ts';
import type { Tones } from './tones.ts';

export interface Backdrop {
  readonly page: Box;
  readonly areas: readonly PaintedArea[];
  readonly shapes: readonly Shape[];
  /** A picture fills the page and every text on it is drawn without ink: a scan with a recognised-text layer. */
  readonly scan: boolean;
  /** Of shadings and pictures. */
  readonly tones: ReadonlyMap<PaintedArea, Tones>;
}

export interface Visibility {
  readonly colour: string;
  readonly background: string | null;
  readonly hidden: HiddenReason | null;
  readonly ocr: boolean;
}

const MIN_SIZE = 3; // points: CHECKS.md, hidden-text
const MIN_ALPHA = 0.06;
/** Below this ratio two colours are one to the eye: #ffffff on #f0f0f0 is 1.14, the palest watermark that can be read about 1.25. */
const SAME_COLOUR_RATIO = 1.15;
/** Share of the text's box. */
const COVERED = 0.8;
const OUTSIDE = 0.15;
/** Of a line's height: a thinner strip shows no letter. */
const STRIP = 0.3;
/** A picture this large behind invisible text is a scan. */
export const SCAN_SHARE = 0.7;

const NO_INK = new Set([3, 7]);

/** Into how many pieces a text is cut that lies on several areas at once: words on panels of their own. */
const PIECES = 9;

/** Colour behind most of a box, mixed from the areas below it; null over pictures and patterns. */
function backgroundOf(box: Box, z: number, areas: readonly PaintedArea[]): string | null {
  const middle: Box = { ...box, y: box.y + box.height * 0.4, height: box.height * 0.2 };
  const first = areas.findIndex((area) => area.z > z);
  const below = (first < 0 ? areas : areas.slice(0, first)).filter((area) => shareInside(middle, area.box) > 0);
  if (below.every((area) => shareInside(middle, area.box) >= WHOLE)) return mixedOf(middle, below);
  const width = box.width / PIECES;
  const colours = Array.from({ length: PIECES }, (_, at) =>
    mixedOf({ ...middle, x: box.x + width * (at + 0.3), width: width * 0.4 }, below),
  );
  const counts = new Map<string | null, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].reduce((most, count) => (count[1] > most[1] ? count : most))[0];
}

/** Share of a piece that an area must cover to lie behind it. */
const WHOLE = 0.9;

function mixedOf(piece: Box, below: readonly PaintedArea[]): string | null {
  let colour: string | null = '#ffffff';
  for (const area of below) {
    if (shareInside(piece, area.box) < WHOLE) continue;
    colour =
      area.colour === null
        ? null
        : colour === null
          ? area.opaque
            ? area.colour
            : null
          : blend(area.colour, colour, area.alpha);
  }
  return colour;
}

/** Whether a text has, from its start to its end, the colour of the shading or picture that it stands on. */
function sinksIn({ style }: Glyph, z: number, box: Box, { areas, tones }: Backdrop): boolean {
  const ink = style.colour;
  if (ink === null || tones.size === 0) return false;
  const width = box.width / PIECES;
  return Array.from({ length: PIECES }, (_, at): Box => ({ ...box, x: box.x + width * at, width })).every((piece) => {
    const ground = areas.findLast((area) => area.z < z && shareInside(piece, area.box) >= WHOLE);
    const colours = ground?.opaque
      ? ground.colour === null
        ? tones.get(ground)?.(piece)
        : [ground.colour]
      : undefined;
    if (!colours || colours.length === 0) return false;
    return colours.every((colour) => contrastRatio(blend(ink, colour, style.alpha), colour) < SAME_COLOUR_RATIO);
  });
}

/** Share of a text's length under which its letters are drawn as shapes. */
const DRAWN_SHARE = 0.5;

/**
 * Chromium draws synthetic bold, and Illustrator outlined type, as shapes with the text laid over them without ink: such text is seen.
 * Gives the colour of the shapes, or null where there are too few.
 */
function drawnColour(box: Box, shapes: readonly Shape[]): string | null {
  const under = shapes.filter((shape) => shape.box.height < 2 * box.height && shareInside(shape.box, box) > 0.6);
  let reached = box.x;
  let length = 0;
  for (const { box: part } of under.sort((a, b) => a.box.x - b.box.x)) {
    const right = part.x + part.width;
    if (right > reached) length += right - Math.max(part.x, reached);
    reached = Math.max(reached, right);
  }
  return length >= DRAWN_SHARE * box.width ? (under[0]?.colour ?? '#000000') : null;
}

/** What such ink shows on a ground: no more than the ground where it could only lighten what is lighter, or darken what is darker. */
function leavesGround(ink: string, ground: string, mode: Blend): string {
  const lighter = luminance(ink) > luminance(ground);
  return mode === 'covers' || (mode === 'lightens') === lighter ? ink : ground;
}

/** Share of a text's height that a clip path leaves. */
function stripOf(box: Box, clip: Box): number {
  const top = Math.min(box.y + box.height, clip.y + clip.height);
  return box.height <= 0 ? 1 : (top - Math.max(box.y, clip.y)) / box.height;
}

/**
 * @param glyph the first of the text.
 * @param lastZ when the last was painted: words of one line may have panels of their own, painted in between.
 */
export function readVisibility(glyph: Glyph, lastZ: number, box: Box, backdrop: Backdrop): Visibility {
  const { style } = glyph;
  const background = backgroundOf(box, lastZ, backdrop.areas);
  const ink = style.colour ?? '#808080';
  const colour = background === null ? ink : blend(leavesGround(ink, background, style.blend), background, style.alpha);
  const told = (hidden: HiddenReason | null, ocr = false): Visibility => ({ colour: ink, background, hidden, ocr });
  if (style.layerOff) return told('layer-off');
  const inkless = NO_INK.has(style.mode)
    ? 'render-mode'
    : style.alpha < MIN_ALPHA || style.masks.some((mask) => inkLeft(box, mask) < MIN_ALPHA)
      ? 'transparent'
      : null;
  if (inkless === 'render-mode' && backdrop.scan) return told(null, true);
  if (shareInside(box, backdrop.page) < OUTSIDE) return told('off-page');
  if (inkless) {
    const drawn = drawnColour(box, backdrop.shapes);
    return drawn === null ? told(inkless) : { colour: drawn, background, hidden: null, ocr: false };
  }
  if (style.size < MIN_SIZE) return told('tiny');
  if (shareInside(box, style.clip) < OUTSIDE || stripOf(box, style.clip) < STRIP) return told('clipped');
  const covered = backdrop.areas.some(
    (area) => area.z > glyph.z && area.opaque && shareInside(box, area.box) >= COVERED,
  );
  if (covered) return backdrop.scan ? told(null, true) : told('covered');
  if (background !== null && style.colour !== null && contrastRatio(colour, background) < SAME_COLOUR_RATIO)
    return told('same-colour');
  if (background === null && sinksIn(glyph, lastZ, box, backdrop)) return told('same-colour');
  return { colour, background, hidden: null, ocr: false };
}
