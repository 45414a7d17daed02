/** Which gaps between Chinese or Japanese characters are spaces. */
import { expect, test } from 'vitest';
import { runsOf } from '../../src/pdf/runs.ts';
import type { Glyph, GlyphStyle } from '../../src/pdf/scene.ts';

const STYLE: GlyphStyle = {
  font: 0, size: 10, angle: 0, vertical: false, colour: '#000000', alpha: 1, blend: 'covers', masks: [], mode: 0, layerOff: false, artifact: false,
  tracking: 0, ascent: 0.9, descent: -0.1, clip: { x: 0, y: 0, width: 600, height: 800 },
}; // prettier-ignore

/** `gaps`: before the characters at these places, points; `even` before all others. */
function drawn(text: string, gaps: Readonly<Record<number, number>>, even = 0): string[] {
  let x = 0;
  const glyphs = Array.from(text).map((character, at): Glyph => {
    const start = x + (gaps[at] ?? (at > 0 ? even : 0));
    x = start + 10;
    return { text: character, start, end: x, line: 700, style: STYLE, z: at };
  });
  return runsOf(glyphs).map((run) => run.text);
}

test('the gap between two cells parts characters that touch within them', () => {
  expect(drawn('海州师范学院文学硕士', { 6: 4.5 })).toEqual(['海州师范学院 文学硕士']);
  expect(drawn('硕士（在职）海州师范学院', { 6: 4.3 })).toEqual(['硕士（在职） 海州师范学院']);
});

test('what justification spreads over a row is none, nor what punctuation brings', () => {
  expect(drawn('负责门诊处方审核工作', {}, 4.5)).toEqual(['负责门诊处方审核工作']);
  expect(drawn('审核处方、发放药品', { 5: 4.5 })).toEqual(['审核处方、发放药品']);
});

test('so does a narrow one where all others touch, as typesetters set their blanks', () => {
  expect(drawn('浜辺大学文学研究科助教', { 4: 2.5, 9: 2.5 })).toEqual(['浜辺大学 文学研究科 助教']);
  expect(drawn('負責门诊处方审核', { 2: 1.5, 4: 1.5, 6: 1.5 })).toEqual(['負責门诊处方审核']);
});
