/** A document as a tagged PDF: real text in reading order, fonts embedded as subsets, no picture of anything. */
import PDFDocument, { type StructureElement } from 'pdfkit';
import type { Role, Run, TemplateDocument } from './blocks.ts';
import { EDITION, MAKER } from './edition.ts';
import { fontFile } from './fonts.ts';
import { pageSizeOf } from './looks.ts';
import { typeset, type PlacedBlock, type PlacedRun, type Rule, type Setting, type SizedMeasure } from './typeset.ts';

/** One glyph a letter: what is copied out of the file is what was written. */
const FEATURES = { liga: false, clig: false, dlig: false };
const FOOT_SIZE = 9;

const TAGS: Readonly<Record<Exclude<Role, 'bullet'>, string>> = {
  document: 'P',
  name: 'H1',
  headline: 'P',
  contact: 'P',
  heading: 'H2',
  entry: 'H3',
  detail: 'P',
  text: 'P',
};

export interface PdfFile {
  readonly bytes: Uint8Array;
  /** Where everything stands: a sketch is drawn from it. */
  readonly setting: Setting;
}

class Pen {
  readonly pdf: PDFDocument;
  private readonly doc: TemplateDocument;
  private readonly widths = new Map<string, number>();

  constructor(doc: TemplateDocument) {
    this.doc = doc;
    this.pdf = new PDFDocument({
      size: pageSizeOf(doc.locale).name,
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: doc.wording.tag,
      info: {
        Title: doc.title,
        Author: doc.person.name,
        Subject: doc.person.headline,
        Creator: MAKER,
        Producer: MAKER,
        CreationDate: EDITION,
        ModDate: EDITION,
      },
    });
  }

  private choose(run: Run, size: number): void {
    this.pdf.font(fontFile(this.doc.locale, run.weight)).fontSize(size);
  }

  readonly measure: SizedMeasure = (text, run, size) => {
    const id = `${run.weight} ${size} ${text}`;
    const known = this.widths.get(id);
    if (known !== undefined) return known;
    this.choose(run, size);
    const width = this.pdf.widthOfString(text, { features: FEATURES });
    this.widths.set(id, width);
    return width;
  };

  write(run: PlacedRun, baseline: number, size: number): void {
    this.choose(run, size);
    this.pdf.fillColor(this.doc.look.tones[run.tone]);
    this.pdf.text(run.text, run.x, baseline, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
  }

  rule({ x, y, width, thickness, tone }: Rule): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(this.doc.look.tones[tone]);
    this.pdf.endMarkedContent();
  }

  /** Name and page, on documents of several pages. */
  foot(page: number, { pages, paper, foot }: Setting): void {
    const run: Run = { text: `${this.doc.person.name} – ${page + 1} / ${pages}`, weight: 'regular', tone: 'soft' };
    const width = this.measure(run.text, run, FOOT_SIZE);
    this.pdf.markContent('Artifact', { type: 'Pagination' });
    this.write({ ...run, x: (paper.width - width) / 2, width }, foot, FOOT_SIZE);
    this.pdf.endMarkedContent();
  }
}

/** Marks what `draw` draws as the content of a structure element. */
function mark(pen: Pen, element: StructureElement, tag: string, draw: () => void): void {
  const content = pen.pdf.markStructureContent(tag);
  draw();
  pen.pdf.endMarkedContent();
  element.add(content);
}

/** Neighbours that lead to the same address, or to none. */
function grouped(block: PlacedBlock): { href: string | undefined; runs: { run: PlacedRun; baseline: number }[] }[] {
  const groups: { href: string | undefined; runs: { run: PlacedRun; baseline: number }[] }[] = [];
  for (const { runs, baseline } of block.lines) {
    for (const run of runs) {
      const last = groups.at(-1);
      if (last && last.href === run.href) last.runs.push({ run, baseline });
      else groups.push({ href: run.href, runs: [{ run, baseline }] });
    }
  }
  return groups;
}

function drawBlock(pen: Pen, block: PlacedBlock, parent: StructureElement, tag: string): void {
  const element = pen.pdf.struct(tag);
  parent.add(element);
  for (const { href, runs } of grouped(block)) {
    const draw = (): void => {
      for (const { run, baseline } of runs) pen.write(run, baseline, block.size);
    };
    const [first] = runs;
    if (href === undefined || !first) {
      mark(pen, element, tag, draw);
      continue;
    }
    const link = pen.pdf.struct('Link');
    element.add(link);
    mark(pen, link, 'Link', draw);
    const { x, width, text } = first.run;
    // pdfkit writes a plain string as a name, a String object as text.
    const Contents: object = Object(text) as object;
    pen.pdf.link(x, first.baseline - 0.8 * block.size, width, block.size, href, { structParent: link, Contents });
    link.end();
  }
  element.end();
}

function drawItem(pen: Pen, block: PlacedBlock, list: StructureElement): void {
  const item = pen.pdf.struct('LI');
  list.add(item);
  const [first, ...rest] = block.lines;
  const [glyph, ...words] = first?.runs ?? [];
  const label = pen.pdf.struct('Lbl');
  item.add(label);
  mark(pen, label, 'Lbl', () => {
    if (first && glyph) pen.write(glyph, first.baseline, block.size);
  });
  label.end();
  const body = pen.pdf.struct('LBody');
  item.add(body);
  mark(pen, body, 'LBody', () => {
    for (const run of words) pen.write(run, first?.baseline ?? 0, block.size);
    for (const line of rest) for (const run of line.runs) pen.write(run, line.baseline, block.size);
  });
  body.end();
  item.end();
}

function drawAll(pen: Pen, setting: Setting): void {
  const root = pen.pdf.struct('Document');
  pen.pdf.addStructure(root);
  let list: StructureElement | null = null;
  let page = -1;
  for (const block of setting.blocks) {
    if (block.page !== page) {
      page = block.page;
      pen.pdf.addPage();
      if (setting.pages > 1) pen.foot(page, setting);
    }
    if (block.role === 'bullet') {
      if (!list) {
        list = pen.pdf.struct('L');
        root.add(list);
      }
      drawItem(pen, block, list);
    } else {
      list?.end();
      list = null;
      drawBlock(pen, block, root, TAGS[block.role]);
    }
    for (const rule of block.rules) pen.rule(rule);
  }
  list?.end();
  root.end();
}

/** @throws Error when the words do not fit the pages of the template's look. */
export function pdfOf(doc: TemplateDocument): Promise<PdfFile> {
  return new Promise((done, fail) => {
    const pen = new Pen(doc);
    const chunks: Buffer[] = [];
    const setting = typeset(doc, pen.measure);
    pen.pdf.on('data', (chunk) => chunks.push(chunk));
    pen.pdf.on('end', () => done({ bytes: new Uint8Array(Buffer.concat(chunks)), setting }));
    try {
      drawAll(pen, setting);
      pen.pdf.end();
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
