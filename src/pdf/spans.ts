/** Glyphs -> spans, each with what a person sees of it. */
import type { Box, Span } from '../resume/document.ts';
import { boxOf } from './glyph-box.ts';
import { readVisibility, type Backdrop } from './visibility.ts';
import { runsOf, type Run } from './runs.ts';
import type { Glyph } from './scene.ts';

/** Two decimals of a point are far below what a printer resolves, and keep reports small and equal everywhere. Never -0, which JSON loses. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function roundBox(box: Box): Box {
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}

function spanOf({ text: whole, edges: starts, first, last, accented }: Run, backdrop: Backdrop): Span {
  const text = whole.trimEnd();
  const edges = [...starts.slice(0, text.length), starts[text.length] ?? Math.max(last.end, starts.at(-1) ?? last.end)];
  const { style } = first;
  const box = boxOf(first, edges[0] ?? first.start, edges.at(-1) ?? last.end);
  const seen = readVisibility(first, last.z, box, backdrop);
  return {
    text,
    box: roundBox(box),
    baseline: round(style.angle === 0 && !style.vertical ? first.line : box.y),
    edges: edges.map(round),
    size: round(style.size),
    font: style.font,
    colour: seen.colour,
    background: seen.background,
    hidden: seen.hidden,
    ocr: seen.ocr,
    angle: style.angle,
    vertical: style.vertical,
    artifact: style.artifact,
    ...(accented > 0 && { partedAccents: accented }),
  };
}

export function spansOf(glyphs: readonly Glyph[], backdrop: Backdrop): Span[] {
  return runsOf(glyphs).map((run) => spanOf(run, backdrop));
}
