import { describe, expect, it } from 'vitest';
import { IDENTITY } from '../../src/pdf/matrix.ts';
import type { PaintedArea } from '../../src/pdf/scene.ts';
import { groundsOf } from '../../src/pdf/tones.ts';
import type { HiddenReason } from '../../src/resume/document.ts';
import { ref, type PdfObjects } from '../fixtures/print/objects.ts';
import { textAt } from '../fixtures/print/sheet.ts';
import { only, spansOf } from './small-pdf.ts';

const PICTURE = '/Type /XObject /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8';

const resources = (o: PdfObjects): string => {
  const gradient = (kind: number, coords: string, to: string): string =>
    `<< /PatternType 2 /Shading << /ShadingType ${String(kind)} /ColorSpace /DeviceRGB /Coords [${coords}] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.1 0.3 0.4] /C1 [${to}] /N 1 >> >> >>`;
  const tile = (content: string): string =>
    ref(
      o.stream(
        content,
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 6 6] /XStep 6 /YStep 6 /Resources << >>',
      ),
    );
  const picture = o.stream(new Uint8Array([26, 77, 102, 26, 77, 102]), PICTURE);
  const halves = o.stream(new Uint8Array([26, 77, 102, 255, 255, 255]), PICTURE);
  return `/XObject << /Flat ${ref(picture)} /Halves ${ref(halves)} >> /Pattern << ${[
    ['/Calm', gradient(2, '0 0 595 0', '0.11 0.31 0.41')],
    ['/Steep', gradient(2, '60 0 95 0', '1 1 1')],
    ['/Ring', gradient(3, '70 700 0 70 700 200', '0.11 0.31 0.41')],
    ['/Plain', tile('0.1 0.3 0.4 rg 0 0 6 6 re f')],
    ['/Checks', tile('0.1 0.3 0.4 rg 0 0 6 6 re f 1 1 1 rg 0 0 3 6 re f')],
  ]
    .flat()
    .join(' ')} >>`;
};

const on = (pattern: string): string => `q /Pattern cs /${pattern} scn 50 690 300 30 re f Q`;
const pictured = (name: string): string => `q 300 0 0 30 50 690 cm /${name} Do Q`;
const word = (ink: string): string => textAt(60, 700, 10, 'Sample', ink);
const OWN = '0.1 0.3 0.4 rg';

describe('text on shadings, patterns and pictures', () => {
  it.each<readonly [string, string, HiddenReason | null]>([
    ['on a gradient of its own colour', `${on('Calm')} ${word(OWN)}`, 'same-colour'],
    ['white on that gradient', `${on('Calm')} ${word('1 g')}`, null],
    ['on a gradient that leaves its colour', `${on('Steep')} ${word(OWN)}`, null],
    ['white on a gradient that becomes white', `${on('Steep')} ${word('1 g')}`, null],
    ['on rings of its own colour', `${on('Ring')} ${word(OWN)}`, 'same-colour'],
    ['on tiles of its own colour', `${on('Plain')} ${word(OWN)}`, 'same-colour'],
    ['on tiles with something else in them', `${on('Checks')} ${word(OWN)}`, null],
    ['white on tiles', `${on('Plain')} ${word('1 g')}`, null],
    ['on a picture of its own colour', `${pictured('Flat')} ${word(OWN)}`, 'same-colour'],
    ['white on that picture', `${pictured('Flat')} ${word('1 g')}`, null],
    ['on the half of a picture that has its colour', `${pictured('Halves')} ${word(OWN)}`, 'same-colour'],
    ['on the other half', `${pictured('Halves')} ${textAt(260, 700, 10, 'Sample', OWN)}`, null],
    ['beside a gradient of its own colour', `${on('Calm')} ${textAt(400, 700, 10, 'Sample', OWN)}`, null],
    ['on a panel over such a gradient', `${on('Calm')} q 1 g 50 690 300 30 re f Q ${word(OWN)}`, null],
  ])('%s', async (_, content, hidden) => {
    expect(only(await spansOf(content, { resources })).hidden).toBe(hidden);
  });
});

it('waits for no photo beside the text, nor for what is painted over it', () => {
  const area = (x: number, z: number): PaintedArea => ({
    box: { x, y: 690, width: 80, height: 30 },
    colour: null,
    alpha: 1,
    opaque: true,
    z,
    source: { paint: `img_${String(z)}`, matrix: IDENTITY },
  });
  const style = {
    font: 0, size: 10, angle: 0, vertical: false, colour: '#000000', alpha: 1, blend: 'covers', masks: [], mode: 0, clip: area(0, 0).box,
    layerOff: false, artifact: false, tracking: 0, ascent: 0.8, descent: -0.2,
  } as const; // prettier-ignore
  const glyphs = [{ text: 'S', start: 60, end: 67, line: 700, style, z: 5 }];
  const [under, beside, over] = [area(50, 1), area(400, 2), area(50, 9)];
  expect(groundsOf({ glyphs, areas: [under, beside, over] })).toEqual([under]);
});
