import { describe, expect, it } from 'vitest';
import { ref, type PdfObjects } from '../fixtures/print/objects.ts';
import { textAt } from '../fixtures/print/sheet.ts';
import { fixture, only, pageOf, read, smallPdf } from './small-pdf.ts';

const link = (rect: string, action: string): string => `<< /Type /Annot /Subtype /Link /Rect [${rect}] ${action} >>`;
const uri = (target: string): string => `/A << /S /URI /URI (${target}) >>`;

describe('links', () => {
  it('are told with the address as it was written and their box', async () => {
    const annotations = [
      link('50 690 150 710', uri('https://nora.example.org/work?x=1')),
      link('50 650 150 670', uri('mailto:nora@example.org')),
      link('150 630 50 610', uri('nora.example.org')),
      link('50 590 150 600', '/Dest [0 /Fit]'),
      '<< /Type /Annot /Subtype /Text /Rect [1 1 9 9] /Contents (A note) >>',
    ];
    const { links } = await pageOf({ content: '', entries: `/Annots [${annotations.join(' ')}]` });
    expect(links.map(({ url }) => url)).toEqual([
      'https://nora.example.org/work?x=1',
      'mailto:nora@example.org',
      expect.stringContaining('nora.example.org'),
    ]);
    expect(links[0]?.box).toEqual({ x: 50, y: 690, width: 100, height: 20 });
    expect(links[2]?.box).toEqual({ x: 50, y: 610, width: 100, height: 20 });
  });

  it('turn and move with the page', async () => {
    const entries = `/Rotate 90 /CropBox [10 20 510 720] /Annots [${link('60 620 160 640', uri('https://example.org/'))}]`;
    const { links, width, height } = await pageOf({ content: '', entries });
    expect([width, height]).toEqual([700, 500]);
    expect(only(links).box).toEqual({ x: 600, y: 350, width: 20, height: 100 });
  });

  it('do no harm when they are broken', async () => {
    const broken = [
      '<< /Subtype /Link >>',
      'null',
      '99 0 R',
      '(text)',
      link('1 2', uri('https://example.org/')),
      link('0 0 9 9', '/A 7'),
    ];
    const page = await pageOf({ content: textAt(50, 700, 10, 'Text'), entries: `/Annots [${broken.join(' ')}]` });
    expect(page.unreadable).toBe(false);
    expect(only(page.spans).text).toBe('Text');
  });

  it.each(['en-strong', 'de-strong'])('of %s.pdf lie on the page', async (name) => {
    const { pages } = await read(fixture(name));
    const links = pages.flatMap((page) => page.links);
    for (const { url, box } of links) {
      expect(url).not.toBe('');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThan(850);
    }
  });
});

describe('what the file says of itself', () => {
  it('is its title, author, producer, language and version', async () => {
    const { metadata, restrictions, fileName, fileSize } = await read(fixture('two-column'), { fileName: 'Nora.pdf' });
    expect(metadata).toEqual({
      title: 'Nora Whitfield – Resume',
      author: 'Nora Whitfield',
      subject: null,
      keywords: null,
      creator: 'PDFKit',
      producer: 'PDFKit',
      language: 'en-GB',
      tagged: false,
      pdfVersion: '1.3',
    });
    expect(restrictions).toEqual({ encrypted: false, password: false, copying: true });
    expect(fileName).toBe('Nora.pdf');
    expect(fileSize).toBe(fixture('two-column').byteLength);
  });

  it('includes tags', async () => {
    const tagged = await read(smallPdf([''], { catalog: () => '/MarkInfo << /Marked true >> /Lang (es-ES)' }));
    expect(tagged.metadata).toMatchObject({ tagged: true, language: 'es-ES' });
    expect((await read(fixture('es-strong'))).metadata.tagged).toBe(true);
  });

  it('is that copying is forbidden', async () => {
    const { restrictions, text } = await read(fixture('restricted-no-copy'));
    expect(restrictions).toEqual({ encrypted: true, password: false, copying: false });
    expect(text).toContain('Nora Whitfield');
  });

  it('is nothing where the catalog is odd, and the pages are read all the same', async () => {
    const odd = '/Lang 7 /MarkInfo [1] /Metadata 99 0 R /OCProperties << /OCGs 3 /D [ ] >> /AcroForm (x)';
    const { metadata, pages } = await read(smallPdf([textAt(50, 700, 10, 'Text')], { catalog: () => odd }));
    expect(metadata).toMatchObject({ language: null, tagged: false });
    expect(only(only(pages).spans).text).toBe('Text');
  });

  it('names what producers mark as running headers', async () => {
    const content = `/Artifact BMC ${textAt(50, 820, 8, 'Page 1')} EMC /P << /MCID 0 >> BDC ${textAt(50, 700, 10, 'Body')} EMC /Artifact << /Type /Pagination >> BDC ${textAt(50, 20, 8, 'Foot')} EMC`;
    const { spans } = await pageOf(content);
    expect(spans.map((span) => [span.text, span.artifact])).toEqual([
      ['Page 1', true],
      ['Body', false],
      ['Foot', true],
    ]);
  });
});

describe('pictures', () => {
  const picture = (o: PdfObjects): string => {
    const kind = '/Type /XObject /Subtype /Image /Width 4 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
    return `/XObject << /P ${ref(o.stream(new Uint8Array(8), kind))} >>`;
  };

  it('are told with their place and their pixels', async () => {
    const { images } = await pageOf('q 100 0 0 50 60 700 cm /P Do Q', { resources: picture });
    expect(only(images)).toEqual({ box: { x: 60, y: 700, width: 100, height: 50 }, pixelWidth: 4, pixelHeight: 2 });
  });

  it('are told one by one when they repeat, and when they stand in the page itself', async () => {
    const places = Array.from({ length: 12 }, (_, at) => `q 20 0 0 20 ${String(40 * at)} 700 cm /P Do Q`);
    const repeated = await pageOf(places.join(' '), { resources: picture });
    expect(repeated.images.map(({ box }) => box.x)).toEqual(places.map((_, at) => 40 * at));
    const inline = 'BI /W 2 /H 1 /CS /G /BPC 8 ID ab EI';
    const inPage = Array.from({ length: 12 }, (_, at) => `q 20 0 0 20 ${String(40 * at)} 700 cm ${inline} Q`);
    const { images } = await pageOf(inPage.join('\n'));
    expect(images.map(({ box }) => [box.x, box.width])).toEqual(inPage.map((_, at) => [40 * at, 20]));
  });

  it('are told of stencils too', async () => {
    const stencil = 'BI /W 8 /H 2 /IM true /BPC 1 ID ab EI';
    const places = Array.from({ length: 12 }, (_, at) => `q 20 0 0 20 ${String(40 * at)} 700 cm ${stencil} Q`);
    const single = await pageOf(places[0] ?? '');
    expect(single.images).toHaveLength(1);
    expect((await pageOf(places.join('\n'))).images).toHaveLength(12);
  });
});
