import { describe, expect, it } from 'vitest';
import { textAt } from '../fixtures/print/sheet.ts';
import { isParserRejection } from '../../src/pdf/node.ts';
import { looseRejections } from './loose-rejections.ts';
import { fixture, only, read, smallPdf } from './small-pdf.ts';

describe('the pages of a file', () => {
  it('are read up to the fiftieth, each told in turn', async () => {
    const told: [number, number][] = [];
    const document = await read(fixture('pages-400'), { onPage: (page, pages) => told.push([page, pages]) });
    expect(document.pageCount).toBe(400);
    expect(document.pages.map((page) => page.number)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    expect(told).toEqual(Array.from({ length: 50 }, (_, at) => [at + 1, 50]));
    expect(document.text).toContain('Appendix, page 50');
    expect(document.text).not.toContain('Appendix, page 51');
  });

  it('are read around the one that throws', async () => {
    const { pages, text, pageCount } = await read(fixture('page-3-throws'));
    expect(pageCount).toBe(4);
    expect(pages.map((page) => page.unreadable)).toEqual([false, false, true, false]);
    expect(pages[2]).toEqual({
      number: 3,
      width: 0,
      height: 0,
      spans: [],
      images: [],
      links: [],
      rules: [],
      unreadable: true,
    });
    const lines = text.split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^Publications:/);
    expect(lines[2]).toBe('');
    expect(lines[3]).toMatch(/^Volunteering:/);
  });

  it('share one list of fonts, one entry for each face', async () => {
    const { fonts, pages } = await read(smallPdf([textAt(50, 700, 10, 'One'), textAt(50, 700, 10, 'Two', '', 'F2')]));
    expect(fonts.map((font) => font.name)).toEqual(['Helvetica', 'Helvetica-Bold']);
    expect(pages.map((page) => only(page.spans).font)).toEqual([0, 1]);
  });

  it('may be blank', async () => {
    const { pages, text } = await read(smallPdf(['', textAt(50, 700, 10, 'Second'), '']));
    expect(text).toBe('Second');
    expect(pages.map((page) => [page.spans.length, page.unreadable])).toEqual([
      [0, false],
      [1, false],
      [0, false],
    ]);
  });

  it('read on after instructions that make no sense', async () => {
    const broken = [
      'Q Q Q',
      'EMC',
      '(lost) Tj',
      '/Nowhere gs',
      '/None Do',
      '1 2 3',
      'BT /F9 10 Tf (no font) Tj ET',
      '%&$',
    ];
    const { pages } = await read(smallPdf([[...broken, textAt(50, 700, 10, 'Still here')].join('\n')]));
    expect(only(pages).unreadable).toBe(false);
    expect(only(pages).spans.map((span) => span.text)).toContain('Still here');
  });

  it('keep to finite numbers where instructions have none', async () => {
    const odd = [
      '1e38 0 0 1e38 0 0 cm',
      '/A 0 0 1 0 0 cm',
      '(x) 0 0 1 0 0 cm',
      '/Odd gs',
      '1e39 w',
      '/F1 1e38 Tf',
      '[(a) 1e38 (b)] TJ',
      '1e38 Tz',
      'null Tc',
    ];
    const states = '/ExtGState << /Odd << /ca (x) /CA /N /LW null >> >>';
    for (const first of odd) {
      const content = `q ${first} ${first} 10 10 99 99 re f 1 1 m 99 99 l S BT ${first} (text) Tj ET Q ${textAt(50, 700, 10, 'Whole')}`;
      const { spans, rules, images } = only((await read(smallPdf([content], { resources: () => states }))).pages);
      const numbers = [...spans, ...rules, ...images].flatMap(({ box }) => [box.x, box.y, box.width, box.height]);
      expect(
        [...numbers, ...spans.flatMap((span) => [...span.edges, span.size, span.baseline])].every(Number.isFinite),
      ).toBe(true);
      for (const { colour } of [...spans, ...rules]) expect(colour).toMatch(/^#[\da-f]{6}$/);
      expect(spans.map((span) => span.text)).toContain('Whole');
    }
  });

  it('are found where the table points astray, and no rejection of the parser ends the process', async () => {
    const pages = ['One', 'Two', 'Three'].map((word) => textAt(50, 700, 10, word));
    const whole = Buffer.from(smallPdf(pages)).toString('latin1');
    const astray = whole.replace(/^\d{10} 00000 n/gm, (row, at: number) => (at % 3 === 0 ? row : '0000000021 00000 n'));
    const loose = await looseRejections(async () => {
      expect((await read(Buffer.from(astray, 'latin1'))).text).toBe('One\nTwo\nThree');
    });
    expect(loose.filter((reason) => !isParserRejection(reason))).toEqual([]);
    expect(isParserRejection(new TypeError('Ours'))).toBe(false);
    expect(process.listeners('unhandledRejection').some((listener) => listener.name === 'onUnhandledRejection')).toBe(
      true,
    );
  });

  it('are read though their fonts are broken', async () => {
    const fonts =
      '/X << /Type /Font >> /Y 99 0 R /Z << /Type /Font /Subtype /TrueType /BaseFont /Odd /FontDescriptor 3 >>';
    const content = ['X', 'Y', 'Z', 'F1'].map((font, at) => textAt(50, 700 - 20 * at, 10, `In ${font}`, '', font));
    const { pages, text } = await read(smallPdf([content.join('\n')], { fonts: () => fonts }));
    expect(only(pages).unreadable).toBe(false);
    expect(text).toContain('In F1');
    expect(only(pages).spans.map((span) => span.text)).toContain('In F1');
  });
});
