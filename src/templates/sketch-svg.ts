/** A sketch as a picture file: pages stay light, and browsers fetch it when it comes into view. */
import type { Tone } from './looks.ts';
import type { Sketch } from './sketch.ts';

const INK = '#211c16';
const FAINT = '#bdb3a2';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** @param tag BCP 47, so that Chinese and Japanese get their own letters */
export function svgOf({ width, height, accent, words, strokes }: Sketch, tag: string): string {
  const colour = (tone: Tone, otherwise: string) => (tone === 'accent' ? accent : otherwise);
  const bars = strokes.map(
    ({ path, tone, width: weight, faint }) =>
      `<path d="${path}" stroke="${colour(tone, faint ? FAINT : INK)}" stroke-width="${weight}"/>`,
  );
  const texts = words.map(
    ({ text, x, y, size, width: length, tone }) =>
      `<text x="${x}" y="${y}" font-size="${size}" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${colour(tone, INK)}">${escaped(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" lang="${tag}">`,
    ...bars,
    '<g font-family="sans-serif" font-weight="600">',
    ...texts,
    '</g></svg>',
  ].join('');
}
