/** Where glyphs stand on the page. */
import type { Box } from '../resume/document.ts';
import type { Glyph } from './scene.ts';

/** From along/across coordinates back to a page box; `start` and `end` along the direction of writing, in points. */
export function boxOf(glyph: Glyph, start: number, end: number): Box {
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
