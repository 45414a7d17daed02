import { describe, expect, test } from 'vitest';
import { rectangleOf, sketchOf } from '../../../../src/islands/analyzer/report/sketch.ts';
import { face, span as spanOf } from '../../../engine/builder.ts';

const bold = face('Ejemplo', { name: 'Ejemplo-Bold', weight: 700, serif: true });
const span = spanOf({
  text: 'Experiencia',
  box: { x: 72, y: 690, width: 90.04, height: 14 },
  baseline: 693,
  size: 12,
});
const page = { height: 842 };

describe('a span on the sketch', () => {
  test('is text on its baseline, as long as on the page', () => {
    expect(sketchOf(span, page, [bold])).toEqual({
      kind: 'text',
      attributes: {
        text: 'Experiencia',
        x: 72,
        y: 149,
        fontSize: 12,
        textLength: 90,
        lengthAdjust: 'spacingAndGlyphs',
        fontFamily: 'serif',
        fontWeight: 700,
      },
    });
  });

  test('that nobody sees is a frame without its words', () => {
    expect(sketchOf({ ...span, hidden: 'same-colour' }, page, [bold])).toMatchObject({ kind: 'block', hidden: true });
  });

  test('that is turned or vertical is a block', () => {
    expect(sketchOf({ ...span, angle: 90 }, page, [bold])).toMatchObject({ kind: 'block', hidden: false });
    expect(sketchOf({ ...span, vertical: true }, page, [bold])).toMatchObject({ kind: 'block', hidden: false });
  });

  test('of blanks is nothing', () => {
    expect(sketchOf({ ...span, text: '  ' }, page, [bold])).toBeNull();
  });
});

test('a rectangle is turned upside down and grows by its margin', () => {
  expect(rectangleOf({ x: 10, y: 800, width: 20, height: 12 }, page, 2)).toEqual({
    x: 8,
    y: 28,
    width: 24,
    height: 16,
  });
});
