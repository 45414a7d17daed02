import { describe, expect, it } from 'vitest';
import type { Box, Span } from '../../src/resume/document.ts';
import { ref, type PdfObjects } from '../fixtures/print/objects.ts';
import { fixture, only, pageOf, read, spansOf, type SmallPage, type SmallPdf } from './small-pdf.ts';

/** Helvetica, thousandths of the size: Hello 2278, a space 278, world 2389. */
const HELLO = 22.78;
const SPACE = 2.78;
const WORLD = 23.89;

const shown = (instructions: string): string => `BT /F1 10 Tf ${instructions} ET`;
const words = (spans: readonly Span[]): string[] => spans.map((span) => span.text);

async function spanOf(page: string | SmallPage, parts: SmallPdf = {}): Promise<Span> {
  return only(await spansOf(page, parts));
}

function expectBox(box: Box, x: number, y: number, width: number, height?: number): void {
  expect(box.x).toBeCloseTo(x, 1);
  expect(box.y).toBeCloseTo(y, 1);
  expect(box.width).toBeCloseTo(width, 1);
  if (height !== undefined) expect(box.height).toBeCloseTo(height, 1);
}

describe('text placed by the text state', () => {
  it('stands at its matrix, with an edge for every letter', async () => {
    const span = await spanOf(shown('100 700 Td (Hello world) Tj'));
    expectBox(span.box, 100, 697.88, HELLO + SPACE + WORLD, 11.17);
    expect(span).toMatchObject({ text: 'Hello world', baseline: 700, size: 10, angle: 0, vertical: false });
    expect(span.edges.slice(0, 6)).toEqual([100, 107.22, 112.78, 115, 117.22, 122.78]);
  });

  it('grows with the matrices around it', async () => {
    const span = await spanOf(`q 2 0 0 3 10 20 cm ${shown('1.5 0 0 1.5 30 40 Tm (Hello) Tj')} Q`);
    expect(span.size).toBeCloseTo(45, 5);
    expect(span.baseline).toBe(140);
    expectBox(span.box, 70, 140 - 0.212 * 45, 3 * HELLO);
  });

  it('has character, word and kerning space inside its boxes', async () => {
    const tracked = await spanOf(shown('100 700 Td 1 Tc (Hello world) Tj'));
    expect(tracked.text).toBe('Hello world');
    expect(tracked.box.width).toBeCloseTo(HELLO + SPACE + WORLD + 10, 1);
    const spread = await spanOf(shown('100 700 Td 5 Tw (Hello world) Tj'));
    expect(spread.box.width).toBeCloseTo(HELLO + SPACE + 5 + WORLD, 1);
    const kerned = await spanOf(shown('100 700 Td [(Hel) -50 (lo) -300 (wor) 80 (ld)] TJ'));
    expect(kerned.text).toBe('Hello world');
    expect(kerned.box.width).toBeCloseTo(HELLO + 0.5 + 3 + WORLD - 0.8, 1);
  });

  it('keeps the words of widely tracked text', async () => {
    for (const tracking of [1.6, 2, 3, 5]) {
      const spans = await spansOf(shown(`100 700 Td ${String(tracking)} Tc (Hello world) Tj`));
      expect(words(spans)).toEqual(['Hello world']);
    }
    expect(words(await spansOf(shown('100 700 Td 50 Tz 4 Tc (WORK EXPERIENCE) Tj')))).toEqual(['WORK EXPERIENCE']);
  });

  it('keeps the words of text whose letters are placed one by one', async () => {
    const spread = (text: string, gap: number): string =>
      [...text].map((letter) => `(${letter}) ${String(-gap)}`).join(' ');
    for (const gap of [170, 300, 500]) {
      const spans = await spansOf(shown(`100 700 Td [${spread('WORK EXPERIENCE', gap)}] TJ`));
      expect(words(spans)).toEqual(['WORK EXPERIENCE']);
      const gapped = `${spread('WORK', gap)} -350 ${spread('EXPERIENCE', gap)}`;
      expect(words(await spansOf(shown(`100 700 Td [${gapped}] TJ`)))).toEqual(['WORK EXPERIENCE']);
    }
    const initials = '[(A) -300 (B. Smith, C) -300 (of) -300 (a) -300 (team)] TJ';
    expect(words(await spansOf(shown(`100 700 Td ${initials}`)))).toEqual(['A B. Smith, C of a team']);
  });

  it('does not take space for letters where character spacing is undone by kerning', async () => {
    const undone = '[(Hel) 500 (lo)] TJ';
    expect(words(await spansOf(shown(`100 700 Td 5 Tc ${undone}`)))).toEqual(['Hello']);
  });

  it('is narrowed by horizontal scaling and moved by the rise', async () => {
    const narrow = await spanOf(shown('100 700 Td 50 Tz (Hello world) Tj'));
    expectBox(narrow.box, 100, 697.88, (HELLO + SPACE + WORLD) / 2);
    expect(narrow.size).toBe(10);
    const raised = await spansOf(shown('100 700 Td (Hello ) Tj 4 Ts (up) Tj 0 Ts ( down) Tj'));
    expect(raised.map((span) => [span.text, span.baseline])).toEqual([
      ['Hello', 700],
      ['up', 704],
      ['down', 700],
    ]);
    expect(raised[1]?.box.x).toBeCloseTo(100 + HELLO + SPACE, 1);
  });

  it('follows every operator that moves to a line', async () => {
    const quotes = await spansOf(shown(`100 700 Td 12 TL (a1) Tj T* (b2) Tj (c3) ' 1 0 (d4) "`));
    expect(quotes.map((span) => span.baseline)).toEqual([700, 688, 676, 664]);
    const moves = await spansOf(shown('100 700 Td (a1) Tj 5 -14 TD (b2) Tj T* (c3) Tj'));
    expect(moves.map((span) => [span.box.x, span.baseline])).toEqual([
      [100, 700],
      [105, 686],
      [105, 672],
    ]);
  });

  it('parts at wide gaps and at changes of look', async () => {
    expect(words(await spansOf(shown('100 700 Td [(left) -4000 (right)] TJ')))).toEqual(['left', 'right']);
    expect(words(await spansOf(shown('100 700 Td (black) Tj 1 0 0 rg (red) Tj')))).toEqual(['black', 'red']);
    expect(words(await spansOf(shown('100 700 Td (plain) Tj /F2 10 Tf (bold) Tj')))).toEqual(['plain', 'bold']);
  });

  it('has edges that never run back under an accent set over its letter', async () => {
    const spans = await spansOf(shown('100 700 Td [(ca) (i) 333 (\\264) (s)] TJ'));
    for (const { edges } of spans) expect([...edges].sort((a, b) => a - b)).toEqual(edges);
  });

  it('takes a font from a graphics state', async () => {
    const face = (o: PdfObjects): string => ref(o.add('<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'));
    const resources = (o: PdfObjects): string => `/ExtGState << /G << /Font [${face(o)} 12] >> >>`;
    const span = await spanOf('BT /G gs 100 700 Td (Hello) Tj ET', { resources });
    expect(span).toMatchObject({ text: 'Hello', size: 12 });
  });
});

describe('text on turned and cut pages', () => {
  const text = shown('100 700 Td (Hello world) Tj');
  const width = HELLO + SPACE + WORLD;

  it.each([
    [90, 270, 697.88, 495 - width, 11.17, width],
    [180, 180, 495 - width, 132.95, width, 11.17],
    [270, 90, 132.95, 100, 11.17, width],
  ] as const)('turned by %i', async (rotate, angle, x, y, across, along) => {
    const page = await pageOf({ content: text, entries: `/Rotate ${String(rotate)}` });
    expect([page.width, page.height]).toEqual(rotate === 180 ? [595, 842] : [842, 595]);
    const span = only(page.spans);
    expect(span).toMatchObject({ text: 'Hello world', angle, size: 10 });
    expectBox(span.box, x, y, across, along);
  });

  it('upright again on a landscape page', async () => {
    const content = shown('0 1 -1 0 100 700 Tm (Hello world) Tj');
    const span = await spanOf({ content, entries: '/Rotate 90' });
    expect(span).toMatchObject({ angle: 0, baseline: 495 });
    expectBox(span.box, 700, 492.88, width);
  });

  it('measured from the corner of the crop box, what lies outside it hidden', async () => {
    const content = `${text} ${shown('100 20 Td (below) Tj')}`;
    const page = await pageOf({ content, entries: '/CropBox [50 60 400 800]' });
    expect([page.width, page.height]).toEqual([350, 740]);
    expect(page.spans.map((span) => [span.text, span.hidden])).toEqual([
      ['Hello world', null],
      ['below', 'off-page'],
    ]);
    expectBox(page.spans[0]?.box as Box, 50, 637.88, width);
  });

  it('measured from the corner of a media box that begins elsewhere', async () => {
    const span = await spanOf({ content: text, entries: '/MediaBox [-100 -50 495 792]' });
    expectBox(span.box, 200, 747.88, width);
  });

  it('in the units of the page', async () => {
    const page = await pageOf({ content: text, entries: '/UserUnit 2' });
    expect([page.width, page.height]).toEqual([1190, 1684]);
    expect(only(page.spans).size).toBe(20);
    expectBox(only(page.spans).box, 200, 1395.76, 2 * width);
  });
});

describe('text inside other things', () => {
  const FONT = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
  const form =
    (content: string, entries: string) =>
    (o: PdfObjects): string =>
      `/XObject << /X ${ref(o.stream(content, `/Type /XObject /Subtype /Form ${entries} ${FONT}`))} >>`;

  it('is placed through the matrix of a form, and the state comes back after it', async () => {
    const resources = form(
      `1 0 0 rg ${shown('5 Ts 0 0 Td (In form) Tj')}`,
      '/BBox [0 -5 300 20] /Matrix [2 0 0 2 10 20]',
    );
    const spans = await spansOf(`q 1 0 0 1 50 60 cm /X Do Q ${shown('10 10 Td (After) Tj')}`, { resources });
    expect(spans.map(({ text, size, baseline, colour }) => [text, size, baseline, colour])).toEqual([
      ['In form', 20, 90, '#ff0000'],
      ['After', 10, 10, '#000000'],
    ]);
    expect(spans[0]?.box.x).toBeCloseTo(60, 2);
  });

  it.each(['', '/Group << /S /Transparency >>'])('is clipped to the box of a form %s', async (group) => {
    const content = `${shown('0 0 Td (inside) Tj')} ${shown('100 100 Td (outside) Tj')}`;
    const resources = form(content, `/BBox [0 -5 60 20] /Matrix [1 0 0 1 200 200] ${group}`);
    const spans = await spansOf('/X Do', { resources });
    expect(spans.map(({ text, hidden, box }) => [text, hidden, box.x])).toEqual([
      ['inside', null, 200],
      ['outside', 'clipped', 300],
    ]);
  });

  it('runs down a column in vertical writing', async () => {
    const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>';
    const metrics =
      '/Flags 6 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 /FontBBox [0 -120 1000 880]';
    const fonts = (o: PdfObjects): string => {
      const descriptor = `<< /Type /FontDescriptor /FontName /HeiseiMin-W3 ${metrics} >>`;
      const below = o.add(
        `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 ${system} /DW 1000 /FontDescriptor ${descriptor} >>`,
      );
      const face = '/Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3-V /Encoding /UniJIS-UCS2-V';
      return `/V ${ref(o.add(`<< ${face} /DescendantFonts [${ref(below)}] >>`))}`;
    };
    const content = 'BT /V 12 Tf 300 700 Td <5c656b7466f8> Tj ET';
    const upright = await spanOf(content, { fonts });
    expect(upright).toMatchObject({ text: '履歴書', vertical: true, baseline: 664, size: 12 });
    expectBox(upright.box, 294, 664, 12, 36);
    const turned = await spanOf({ content, entries: '/Rotate 90' }, { fonts });
    expect(turned).toMatchObject({ text: '履歴書', vertical: true });
    expectBox(turned.box, 664, 289, 36, 12);
  });

  it('is read out of a Type 3 font by the names of its glyphs', async () => {
    const fonts = (o: PdfObjects): string => {
      const box = ref(o.stream('600 0 0 0 500 700 d1 0 0 500 700 re f'));
      const encoding = '/Encoding << /Type /Encoding /Differences [65 /A /B] >>';
      const widths =
        '/FirstChar 65 /LastChar 66 /Widths [600 600] /FontBBox [0 0 600 700] /FontMatrix [0.001 0 0 0.001 0 0]';
      return `/T ${ref(o.add(`<< /Type /Font /Subtype /Type3 ${widths} ${encoding} /CharProcs << /A ${box} /B ${box} >> /Resources << >> >>`))}`;
    };
    const span = await spanOf('BT /T 10 Tf 100 700 Td (ABBA) Tj ET', { fonts });
    expect(span).toMatchObject({ text: 'ABBA', size: 10, baseline: 700 });
    expect(span.edges).toEqual([100, 106, 112, 118, 124]);
  });

  it('keeps its size however many units the em of its Type 3 font has', async () => {
    const fonts = (o: PdfObjects): string => {
      const box = ref(o.stream('30 0 0 0 25 31 d1 0 0 25 31 re f'));
      const encoding = '/Encoding << /Type /Encoding /Differences [65 /A] >>';
      const widths = '/FirstChar 65 /LastChar 65 /Widths [25] /FontBBox [0 -8 30 31] /FontMatrix [0.024 0 0 0.024 0 0]';
      return `/T ${ref(o.add(`<< /Type /Font /Subtype /Type3 ${widths} ${encoding} /CharProcs << /A ${box} >> /Resources << >> >>`))}`;
    };
    expect(await spanOf('BT /T 10 Tf 100 700 Td (AAA) Tj ET', { fonts })).toMatchObject({ text: 'AAA', size: 10 });
  });

  it('has its size in a Type 1 font of 2048 units, as LaTeX embeds faces that were TrueType', async () => {
    const [name] = only((await read(fixture('type1-2048'))).pages).spans;
    expect(name).toMatchObject({ text: 'Begoña Ibáñez Tolrà' });
    expect(name?.size).toBeCloseTo(24, 0);
  });
});

describe('a blank that takes no room', () => {
  const drawn = (x: number): string =>
    `BT /F1 10 Tf 1 0 0 1 60 700 Tm (Miller) Tj ( ) Tj 1 0 0 1 ${String(x)} 700 Tm (in) Tj ET`;

  it('is a soft hyphen', async () => {
    expect(only(await spansOf(drawn(83.88))).text).toBe('Miller\u00adin');
  });

  it('is a blank where the letters stand apart', async () => {
    expect(only(await spansOf(drawn(85.6))).text).toBe('Miller in');
  });
});
