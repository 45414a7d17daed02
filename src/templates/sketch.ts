/** A small drawing of a document's first page: where its words, rules and marks stand, too small to be read. */
import { grouped } from '../resume/grouped.ts';
import type { Role } from './blocks.ts';
import type { Tone } from './looks.ts';
import type { PlacedBlock, Setting } from './typeset.ts';

/** Words of the sketch that are large enough to be drawn as such. */
export interface SketchWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly tone: Tone;
}

/** Strokes of one colour and weight, as the data of one SVG path. */
export interface SketchStroke {
  readonly path: string;
  readonly tone: Tone;
  /** Points. */
  readonly width: number;
  readonly faint: boolean;
}

export interface Sketch {
  /** Points, as the page. */
  readonly width: number;
  readonly height: number;
  /** "#rrggbb", the template's own. */
  readonly accent: string;
  readonly words: readonly SketchWord[];
  readonly strokes: readonly SketchStroke[];
}

const WORDED: readonly Role[] = ['name', 'heading'];
/** A line of words is drawn as a bar of this share of its size, at the height of its small letters. */
const BAR = 0.34;
const BAR_MIDDLE = 0.27;

const whole = (value: number): string => String(Math.round(value));

interface Segment {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly key: { readonly tone: Tone; readonly width: number; readonly faint: boolean };
}

function barsOf({ lines, size }: PlacedBlock): Segment[] {
  return lines.flatMap(({ runs, baseline }) =>
    runs
      .filter(({ text }) => text.trim() !== '')
      .map(({ x, width, weight, tone }) => ({
        x,
        y: baseline - BAR_MIDDLE * size,
        width,
        key: { tone, width: Math.round(BAR * size), faint: weight !== 'strong' },
      })),
  );
}

/** Pure; the same setting gives the same sketch. */
export function sketchOf({ paper, blocks }: Setting, accent: string): Sketch {
  const first = blocks.filter(({ page }) => page === 0);
  const words = first
    .filter(({ role }) => WORDED.includes(role))
    .flatMap(({ lines, size }) =>
      lines.flatMap(({ runs, baseline }) =>
        runs.map(({ text, x, width, tone }) => ({
          text,
          x: Math.round(x),
          y: Math.round(baseline),
          size,
          width: Math.round(width),
          tone,
        })),
      ),
    );
  const bars = first.filter(({ role }) => !WORDED.includes(role)).flatMap(barsOf);
  const rules = first.flatMap((block) =>
    block.rules.map(({ x, y, width, thickness, tone }): Segment => ({
      x,
      y,
      width,
      key: { tone, width: Math.max(1, thickness), faint: false },
    })),
  );
  const groups = grouped([...bars, ...rules], ({ key }) => `${key.tone} ${key.width} ${key.faint}`);
  const strokes = [...groups.values()].flatMap((segments) => {
    const [one] = segments;
    if (!one) return [];
    const path = segments.map(({ x, y, width }) => `M${whole(x)} ${whole(y)}h${whole(width)}`).join('');
    return [{ path, ...one.key }];
  });
  return { width: Math.round(paper.width), height: Math.round(paper.height), accent, words, strokes };
}
