/** The part of the graphics state that decides where a text stands and whether it can be seen (ISO 32000-1, 8.4 and 9.3). */
import type { Box } from '../resume/document.ts';
import type { RawFont } from './fonts.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import type { Blend, PaintSource } from './scene.ts';
import type { SoftMask } from './soft-mask.ts';

export interface GraphicsState {
  matrix: Matrix;
  /** Where patterns are laid out: the page, or the form they are in. */
  base: Matrix;
  clip: Box;
  /** A clip path is a frame: of what is painted only the border is left. */
  clipIsFrame: boolean;
  /** Null: a pattern or a shading. */
  fill: string | null;
  /** What the shading of the fill comes from. */
  fillSource: PaintSource | null;
  stroke: string | null;
  fillTransparent: boolean;
  fillAlpha: number;
  strokeAlpha: number;
  /** Product of the alphas of the transparency groups around. */
  groupAlpha: number;
  normalBlend: boolean;
  /** What the ink does to what lies below it, of its own or of the group around. */
  blend: Blend;
  groupBlend: Blend;
  softMask: boolean;
  /** That of its own and those of the groups around. */
  mask: SoftMask | null;
  groupMasks: readonly SoftMask[];
  lineWidth: number;
  font: RawFont | null;
  fontIndex: number;
  size: number;
  direction: 1 | -1;
  mode: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 is 100 %. */
  horizontalScale: number;
  leading: number;
  rise: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

/** Of a blend mode by the name that canvases give it. */
export function blendOf(mode: unknown): Blend {
  if (mode === 'screen' || mode === 'lighten' || mode === 'color-dodge') return 'lightens';
  return mode === 'multiply' || mode === 'darken' || mode === 'color-burn' ? 'darkens' : 'covers';
}

/** Alpha and blend mode, by their names in a graphics state. */
export function setInk(state: GraphicsState, key: string, value: unknown): void {
  const number = Number.isFinite(value) ? (value as number) : 1;
  if (key === 'ca') state.fillAlpha = number;
  else if (key === 'CA') state.strokeAlpha = number;
  else if (key === 'LW') state.lineWidth = number;
  else if (key === 'BM') {
    state.normalBlend = value === 'source-over' || value === 'Normal';
    state.blend = blendOf(value);
  }
}

/** What a group is painted with as a whole goes over to what is inside. */
export function enterGroup(state: GraphicsState): void {
  state.groupAlpha *= state.fillAlpha;
  state.fillAlpha = state.strokeAlpha = 1;
  state.normalBlend = true;
  if (state.blend !== 'covers') state.groupBlend = state.blend;
  state.blend = 'covers';
  if (state.mask) state.groupMasks = [...state.groupMasks, state.mask];
  state.mask = null;
}

export function initialState(matrix: Matrix, page: Box): GraphicsState {
  return {
    matrix,
    base: matrix,
    clip: page,
    clipIsFrame: false,
    fill: '#000000',
    fillSource: null,
    stroke: '#000000',
    fillTransparent: false,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    normalBlend: true,
    blend: 'covers',
    groupBlend: 'covers',
    softMask: false,
    mask: null,
    groupMasks: [],
    lineWidth: 1,
    font: null,
    fontIndex: -1,
    size: 0,
    direction: 1,
    mode: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    textMatrix: IDENTITY,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}
