import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HiddenReason, ResumeDocument, Span } from '../../src/resume/document.ts';
import { ref, type PdfObjects } from '../fixtures/print/objects.ts';
import { boxAt, textAt } from '../fixtures/print/sheet.ts';
import { fixture, only, pageOf, read, spansOf } from './small-pdf.ts';

interface Label {
  readonly mechanism: string;
  readonly reason: HiddenReason;
  readonly text: string;
}

const LABELS = join(import.meta.dirname, '../fixtures/labels/hidden-text.json');
const { hidden: LABELLED } = JSON.parse(readFileSync(LABELS, 'utf8')) as { hidden: readonly Label[] };

const spansIn = ({ pages }: ResumeDocument): Span[] => pages.flatMap((page) => [...page.spans]);

describe('hidden-text.pdf', () => {
  it.each(LABELLED)('hides by $mechanism: $reason', async ({ text, reason }) => {
    const found = spansIn(await read(fixture('hidden-text'))).filter((span) => text.includes(span.text));
    expect(found.map((span) => span.text).join(' ')).toBe(text);
    for (const span of found) expect(span.hidden).toBe(reason);
  });

  it('hides nothing else', async () => {
    const hidden = spansIn(await read(fixture('hidden-text'))).filter((span) => span.hidden);
    expect(hidden.filter((span) => !LABELLED.some(({ text }) => text.includes(span.text)))).toEqual([]);
  });
});

describe('text that is seen', () => {
  it.each([
    'hidden-none',
    'two-column',
    'type3-font',
    'es-strong',
    'ja-strong',
    'zh-weak',
    'de-sample',
    'private-use-icons',
  ])('is not called hidden in %s.pdf', async (name) => {
    expect(spansIn(await read(fixture(name))).filter((span) => span.hidden)).toEqual([]);
  });

  it('is recognised text, not hidden text, over a scan', async () => {
    const document = await read(fixture('scan-with-ocr'));
    const spans = spansIn(document);
    expect(spans.length).toBeGreaterThan(20);
    for (const span of spans) expect(span).toMatchObject({ hidden: null, ocr: true, background: null });
    expect(only(document.pages).images).toHaveLength(1);
  });

  it('is none in a bare scan, whose picture is told', async () => {
    const document = await read(fixture('image-only'));
    const { spans, images, width, height } = only(document.pages);
    expect([spans, document.text]).toEqual([[], '']);
    const { box, pixelWidth, pixelHeight } = only(images);
    expect(box.width * box.height).toBeGreaterThan(0.7 * width * height);
    expect(Math.min(pixelWidth, pixelHeight)).toBeGreaterThan(500);
  });
});

const AT = [60, 700, 10] as const;
const STATES =
  '/Clear << /ca 0 >> /Faint << /ca 0.5 >> /Ghost << /ca 0.03 >> /Plain << /SMask /None /BM /Normal >> /Whole << /ca 1 /CA 1 >> /Screen << /BM /Screen >> /Multiply << /BM /Multiply >>';
const resources = (o: PdfObjects): string => {
  const grey = '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
  const form = o.stream(
    textAt(...AT, 'In a faint group'),
    '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >>',
  );
  return `/ExtGState << ${STATES} >> /XObject << /Photo ${ref(o.stream(new Uint8Array([9, 9, 9, 9]), grey))} /Group ${ref(form)} >>`;
};
const text = (setup = ''): string => textAt(...AT, 'Sample', setup);
const over = (colour: string): string => boxAt(55, 695, 200, 18, colour);

/** As browsers paint labels: panel, word, panel, word. */
const pills = (panel: string): string =>
  [0, 1, 2, 3]
    .map((at) => `${boxAt(58 + 42 * at, 695, 39, 18, panel)} ${textAt(60 + 42 * at, 700, 10, ' Sample', '1 g')}`)
    .join(' ');

describe('what hides a text, and what does not', () => {
  it.each<readonly [string, string, HiddenReason | null]>([
    ['mode 3', text('3 Tr'), 'render-mode'],
    ['mode 7', text('7 Tr'), 'render-mode'],
    ['mode 1, an outline', text('1 Tr'), null],
    ['alpha 0', text('/Clear gs'), 'transparent'],
    ['alpha 0.03', text('/Ghost gs'), 'transparent'],
    ['alpha 0.5', text('/Faint gs'), null],
    ['alpha 0 of the fill under a stroke', text('/Clear gs 2 Tr'), null],
    ['white on white', text('1 g'), 'same-colour'],
    ['nearly white on white', text('0.985 g'), 'same-colour'],
    ['pale grey on white', text('0.85 g'), null],
    ['white by way of CMYK', text('0 0 0 0 k'), 'same-colour'],
    ['white on black', `${over('0 g')} ${text('1 g')}`, null],
    ['black on black', `${over('0 g')} ${text()}`, 'same-colour'],
    ['black on a black that comes later', `${text()} ${over('0 g')}`, 'covered'],
    ['under a faint marker', `${text()} q /Faint gs ${over('1 1 0 rg')} Q`, null],
    ['under a box after a state without mask', `${text()} q /Plain gs ${over('1 g')} Q`, 'covered'],
    ['under a picture', `${text()} q 200 0 0 18 55 695 cm /Photo Do Q`, 'covered'],
    ['over a picture', `q 200 0 0 18 55 695 cm /Photo Do Q ${text('1 g')}`, null],
    ['under a thick stroke', `${text()} q 18 w 1 G 55 704 m 255 704 l S Q`, 'covered'],
    ['white on a thick stroke', `q 18 w 55 704 m 255 704 l S Q ${text('1 g')}`, null],
    ['under a frame', `${text()} q 1 w 55 695 200 18 re S Q`, null],
    ['under a box that covers a third', `${text()} ${boxAt(55, 695, 15, 18, '1 g')}`, null],
    ['2.9 points', textAt(60, 700, 2.9, 'Sample'), 'tiny'],
    ['3.1 points', textAt(60, 700, 3.1, 'Sample'), null],
    ['2 points by the matrix', 'BT /F1 20 Tf 0.1 0 0 0.1 60 700 Tm (Sample) Tj ET', 'tiny'],
    ['left of the page', textAt(-200, 700, 10, 'Sample'), 'off-page'],
    ['below the page', textAt(60, -30, 10, 'Sample'), 'off-page'],
    ['half over the edge', textAt(578, 700, 10, 'Sample'), null],
    ['white words on panels of their own, one run of text', pills('0 g'), null],
    ['white words on panels that are white', pills('1 g'), 'same-colour'],
    ['clipped away', `q 10 10 5 5 re W n ${text()} Q`, 'clipped'],
    ['clipped to a strip of two points', `q 0 698 595 2 re W n ${text()} Q`, 'clipped'],
    ['clipped to its letters', `q 0 697 595 9 re W n ${text()} Q`, null],
    ['after the clip is gone', `q 10 10 5 5 re W n Q ${text()}`, null],
    ['black that only lightens, on white', text('/Screen gs 0 g'), 'same-colour'],
    ['white that only darkens, on black', `${over('0 g')} ${text('/Multiply gs 1 g')}`, 'same-colour'],
    ['white that only lightens, on black', `${over('0 g')} ${text('/Screen gs 1 g')}`, null],
    ['black that only darkens, on white', text('/Multiply gs 0 g'), null],
    ['black after a state of plain ink', text('/Screen gs /Plain gs 0 g'), null],
    // The three borders of a box that a page break cuts, as browsers draw them: a black box behind a clip that leaves its edge.
    ['black within a border that a clip leaves of a black box', `q 50 690 m 50 720 l 260 720 l 260 690 l 259 690 l 259 719 l 51 719 l 51 690 l h W* n ${boxAt(50, 690, 210, 30, '0 g')} Q ${text()}`, null], // prettier-ignore
    ['black within a border between two clipped outlines', `q 50 690 210 30 re 51 691 208 28 re W* n ${boxAt(50, 690, 210, 30, '0 g')} Q ${text()}`, null], // prettier-ignore
    ['clipped by two boxes that do not meet', `q 0 0 99 842 re W n 300 0 99 842 re W n ${text()} Q`, 'clipped'],
  ])('%s', async (_, content, hidden) => {
    expect(only(await spansOf(content, { resources })).hidden).toBe(hidden);
  });

  it('is the alpha of the group around it', async () => {
    const shown = only(await spansOf('q /Faint gs /Group Do Q', { resources }));
    expect(shown).toMatchObject({ text: 'In a faint group', hidden: null });
    expect(only(await spansOf('q /Clear gs /Group Do Q', { resources })).hidden).toBe('transparent');
  });

  it('is the blend mode of the group around it', async () => {
    expect(only(await spansOf('q /Screen gs /Group Do Q', { resources })).hidden).toBe('same-colour');
    expect(only(await spansOf('q /Screen gs Q q /Group Do Q', { resources })).hidden).toBeNull();
    const after = await spansOf(`q /Screen gs /Group Do Q ${textAt(60, 500, 10, 'After')}`, { resources });
    expect(after.find((span) => span.text === 'After')?.hidden).toBeNull();
  });

  it.each<readonly [string, string, string, HiddenReason | null]>([
    ['paints nothing', 'Luminosity', '', 'transparent'],
    ['is black', 'Luminosity', boxAt(0, 600, 595, 200, '0 g'), 'transparent'],
    ['is white', 'Luminosity', boxAt(0, 600, 595, 200, '1 g'), null],
    ['is black in its own alpha', 'Alpha', boxAt(0, 600, 595, 200, '0 g'), null],
    ['is elsewhere', 'Alpha', boxAt(0, 100, 595, 200, '0 g'), 'transparent'],
    ['covers half of the text', 'Alpha', boxAt(0, 600, 75, 200, '0 g'), null],
    ['holds letters', 'Alpha', textAt(60, 700, 10, 'Sample'), null],
  ])('is a soft mask that %s', async (_, subtype, mask, hidden) => {
    const masked = (o: PdfObjects): string => {
      const form = o.stream(mask, '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >>'); // prettier-ignore
      return `/ExtGState << /Mask << /SMask << /Type /Mask /S /${subtype} /G ${ref(form)} >> >> /None << /SMask /None >> >>`;
    };
    const spans = await spansOf(`q /Mask gs ${textAt(60, 700, 10, 'Under it')} /None gs ${textAt(60, 660, 10, 'After')} Q`, { resources: masked }); // prettier-ignore
    expect(spans.find((span) => span.text === 'Under it')?.hidden).toBe(hidden);
    expect(spans.find((span) => span.text === 'After')?.hidden).toBeNull();
  });

  it('is a layer, by way of marked content, a form or a membership', async () => {
    let group = '';
    const layered = (o: PdfObjects): string => {
      group = ref(o.add('<< /Type /OCG /Name (Notes) >>'));
      const any = ref(o.add(`<< /Type /OCMD /OCGs [${group}] /P /AnyOn >>`));
      const form = o.stream(
        textAt(60, 500, 10, 'In a form'),
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /OC ${group}`,
      );
      return `/Properties << /L ${group} /M ${any} >> /XObject << /X ${ref(form)} >>`;
    };
    const content = `/OC /L BDC ${text()} EMC /OC /M BDC ${textAt(60, 600, 10, 'Member')} EMC /X Do ${textAt(60, 400, 10, 'Free')}`;
    const catalog = (): string => `/OCProperties << /OCGs [${group}] /D << /Order [${group}] /OFF [${group}] >> >>`;
    const spans = await spansOf(content, { resources: layered, catalog });
    expect(spans.map((span) => [span.text, span.hidden])).toEqual([
      ['Sample', 'layer-off'],
      ['Member', 'layer-off'],
      ['In a form', 'layer-off'],
      ['Free', null],
    ]);
  });
});

describe('ink and ground', () => {
  it.each<readonly [string, string, string, string | null]>([
    ['plain', text(), '#000000', '#ffffff'],
    ['RGB', text('1 0 0 rg'), '#ff0000', '#ffffff'],
    ['half of its ink', text('/Faint gs'), '#808080', '#ffffff'],
    ['stroked', text('1 Tr 0 0 1 RG'), '#0000ff', '#ffffff'],
    ['on a panel', `${over('0.2 0.4 0.6 rg')} ${text('1 g')}`, '#ffffff', '#336699'],
    ['on two panels', `${over('0 g')} ${boxAt(50, 690, 220, 30, '0 1 0 rg')} ${text()}`, '#000000', '#00ff00'],
    ['on a faint panel', `q /Faint gs ${over('0 g')} Q ${text()}`, '#000000', '#808080'],
    ['on a picture', `q 200 0 0 18 55 695 cm /Photo Do Q ${text('1 g')}`, '#ffffff', null],
    [
      'on a panel over a picture',
      `q 200 0 0 18 55 695 cm /Photo Do Q ${over('1 0 0 rg')} ${text()}`,
      '#000000',
      '#ff0000',
    ],
    ['on a thick stroke', `q 18 w 0 0 1 RG 55 704 m 255 704 l S Q ${text('1 g')}`, '#ffffff', '#0000ff'],
    ['beside a panel', `${boxAt(300, 695, 200, 18, '0 g')} ${text()}`, '#000000', '#ffffff'],
    ['inside a frame', `q 4 w 50 690 220 30 re S Q ${text()}`, '#000000', '#ffffff'],
  ])('%s', async (_, content, colour, background) => {
    expect(only(await spansOf(content, { resources }))).toMatchObject({ colour, background });
  });

  it('the ring of an item in a list within a list leaves its box, a large circle none', async () => {
    const circle = (x: number, y: number, r: number): string => {
      const c = 0.5523 * r;
      const at = (...numbers: readonly number[]): string => numbers.map((n) => n.toFixed(3)).join(' ');
      return [
        `${at(x + r, y)} m ${at(x + r, y + c, x + c, y + r, x, y + r)} c ${at(x - c, y + r, x - r, y + c, x - r, y)} c`,
        `${at(x - r, y - c, x - c, y - r, x, y - r)} c ${at(x + c, y - r, x + r, y - c, x + r, y)} c h S`,
      ].join(' ');
    };
    const { rules } = await pageOf(`q 0.7 w ${circle(60, 700, 2.5)} ${circle(200, 500, 40)} Q`);
    expect(only(rules)).toMatchObject({ orientation: 'area' });
    expect(only(rules).box.width).toBeCloseTo(5, 1);
  });

  it('tells lines, frames and panels apart', async () => {
    const line = only((await pageOf('q 1 0 0 RG 0.5 w 50 600 m 500 600 l S Q')).rules);
    expect(line).toMatchObject({ orientation: 'horizontal', colour: '#ff0000', box: { x: 49.75, width: 450.5 } });
    expect(only((await pageOf('50 600 450 0.7 re f')).rules).orientation).toBe('horizontal');
    expect(only((await pageOf('50 100 1 600 re f')).rules).orientation).toBe('vertical');
    expect(only((await pageOf(boxAt(50, 100, 200, 600, '0.9 g'))).rules)).toMatchObject({
      orientation: 'area',
      colour: '#e6e6e6',
    });
    for (const unseen of [
      '700 10 1 600 re f',
      '/Clear gs 50 600 450 0.7 re f',
      'q 0 0 9 9 re W n 50 600 m 500 600 l S Q',
      '700 600 m 900 600 l S',
    ]) {
      expect((await pageOf(unseen, { resources })).rules).toEqual([]);
    }
    const frame = (await pageOf('50 100 200 300 re S')).rules.map((rule) => rule.orientation);
    expect(frame.sort()).toEqual(['horizontal', 'horizontal', 'vertical', 'vertical']);
  });
});
