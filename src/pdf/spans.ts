/** Joins glyphs into spans and says of each whether, and why not, it can be seen. */
import type { Box, Span } from '../resume/document.ts';
import { readVisibility, type Backdrop } from './visibility.ts';
import type { Glyph } from './scene.ts';

/** A gap of this part of the size is a space; between Chinese or Japanese characters justification makes wider ones. */
const SPACE_GAP = 0.15;
const CJK_SPACE_GAP = 0.55;
/** A wider gap, or a step back, begins a new span. */
const SPAN_GAP = 1.1;
const BACK_STEP = -0.35;

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

interface Draft {
  text: string;
  edges: number[];
  readonly first: Glyph;
  last: Glyph;
}

function sameStyle(a: Glyph, b: Glyph): boolean {
  const [s, t] = [a.style, b.style];
  return (
    s === t ||
    (s.font === t.font &&
      Math.abs(s.size - t.size) < 0.05 * s.size &&
      s.angle === t.angle &&
      s.vertical === t.vertical &&
      s.colour === t.colour &&
      s.alpha === t.alpha &&
      s.mode === t.mode &&
      s.layerOff === t.layerOff &&
      s.artifact === t.artifact &&
      s.clip.x === t.clip.x &&
      s.clip.y === t.clip.y &&
      s.clip.width === t.clip.width &&
      s.clip.height === t.clip.height)
  );
}

function isBlank(text: string): boolean {
  return /^[\s\u00a0\u2000-\u200b\u202f]*$/u.test(text);
}

function append(draft: Draft, glyph: Glyph): void {
  // Unmapped glyphs keep their place as U+FFFD, so that the loss can be measured.
  const text = glyph.text === '' || glyph.text === '\0' ? '\ufffd' : glyph.text;
  const step = (glyph.end - glyph.start) / text.length;
  for (let i = 0; i < text.length; i += 1) draft.edges.push(glyph.start + step * i);
  draft.text += text;
  draft.last = glyph;
}

function continues(draft: Draft, glyph: Glyph): 'no' | 'joined' | 'spaced' {
  const { last } = draft;
  if (!sameStyle(last, glyph) || Math.abs(last.line - glyph.line) > 0.15 * glyph.style.size) return 'no';
  const gap = (glyph.start - last.end) / (glyph.style.size || 1);
  if (gap > SPAN_GAP || gap < BACK_STEP) return 'no';
  const wide = CJK.test(last.text.slice(-1)) && CJK.test(glyph.text.slice(0, 1)) ? CJK_SPACE_GAP : SPACE_GAP;
  return gap > wide && !isBlank(last.text) ? 'spaced' : 'joined';
}

function draftsOf(glyphs: readonly Glyph[]): Draft[] {
  const drafts: Draft[] = [];
  let current: Draft | null = null;
  for (const glyph of glyphs) {
    const blank = isBlank(glyph.text) && glyph.text !== '';
    const join = current ? continues(current, glyph) : 'no';
    if (current && join !== 'no') {
      if (blank) {
        if (!current.text.endsWith(' ')) append(current, { ...glyph, text: ' ' });
        else current.last = glyph;
        continue;
      }
      if (join === 'spaced' && !current.text.endsWith(' ')) {
        current.edges.push(current.last.end);
        current.text += ' ';
      }
      append(current, glyph);
    } else if (!blank) {
      current = { text: '', edges: [], first: glyph, last: glyph };
      drafts.push(current);
      append(current, glyph);
    } else {
      current = null;
    }
  }
  return drafts;
}

/** Back from along/across coordinates to a page box. */
function boxOf(glyph: Glyph, start: number, end: number): Box {
  const { size, ascent, descent, angle, vertical } = glyph.style;
  const length = Math.max(0, end - start);
  // In vertical writing `line` is the left edge of the characters' squares.
  const low = vertical ? 0 : descent * size;
  const high = vertical ? size : ascent * size;
  const heading = vertical ? (angle + 270) % 360 : angle;
  if (heading === 90) return { x: -glyph.line - high, y: start, width: high - low, height: length };
  if (heading === 180) return { x: -end, y: -glyph.line - high, width: length, height: high - low };
  if (heading === 270) return { x: glyph.line + low, y: -end, width: high - low, height: length };
  return { x: start, y: glyph.line + low, width: length, height: high - low };
}

/** Two decimals of a point are far below what a printer resolves, and keep reports small and equal everywhere. Never -0, which JSON loses. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

export function roundBox(box: Box): Box {
  return { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
}

function finish(draft: Draft, backdrop: Backdrop): Span {
  const text = draft.text.trimEnd();
  const edges = [...draft.edges.slice(0, text.length), draft.edges[text.length] ?? draft.last.end];
  const { style } = draft.first;
  const end = edges.at(-1) ?? draft.last.end;
  const box = boxOf(draft.first, edges[0] ?? draft.first.start, end);
  const seen = readVisibility(draft.first, box, backdrop);
  return {
    text,
    box: roundBox(box),
    baseline: round(style.angle === 0 && !style.vertical ? draft.first.line : box.y),
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
  };
}

export function spansOf(glyphs: readonly Glyph[], backdrop: Backdrop): Span[] {
  return draftsOf(glyphs).map((draft) => finish(draft, backdrop));
}
