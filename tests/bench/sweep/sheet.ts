/** Draws a composed resume with pdfkit: columns, rails, rules, headings, pages. */
import type PDFDocument from 'pdfkit';
import { pdfkitFile } from '../../fixtures/print/layout.ts';
import { isCjk } from '../../../src/resume/language.ts';
import type { Plan } from './axes.ts';
import type { Block, Chapter, Composed, Face, Row, Run } from './rows.ts';
import { brokenLines, registerFaces, setFace } from './type.ts';

type Doc = PDFDocument;

const MARGIN = 48;
const RIGHT = 595 - MARGIN;
const BOTTOM = 842 - 56;
const SIDE = 160;
const GUTTER = 24;
const DATE_RAIL = 108;
const HEADING_RAIL = 112;
const STOPS = [0, 125, 315];
const BODY = 9.6;
/** A frozen date keeps the bytes the same at every run. */
const MADE = new Date(Date.UTC(2026, 0, 15));

interface Column {
  readonly x: number;
  readonly width: number;
}

/** Where the next line of a text stands. */
interface Place {
  page: number;
  y: number;
}

class Sheet {
  readonly #doc: Doc;
  readonly #plan: Plan;
  #pages = 1;

  constructor(doc: Doc, plan: Plan) {
    this.#doc = doc;
    this.#plan = plan;
  }

  get pages(): number {
    return this.#pages;
  }

  #open(place: Place, height: number): void {
    if (place.y + height > BOTTOM) {
      place.page += 1;
      place.y = MARGIN + 14;
    }
    while (this.#pages <= place.page) {
      this.#doc.addPage();
      this.#pages += 1;
    }
    this.#doc.switchToPage(place.page);
  }

  /** Text on the baseline of a line of `size` that begins at `y`: faces differ in how far they reach above it. */
  #put(text: string, face: Face, size: number, x: number, y: number, characterSpacing = 0): void {
    setFace(this.#doc, this.#plan, face, text);
    this.#doc.fontSize(size * (face.scale ?? 1)).fillColor(face.colour ?? '#222222');
    this.#doc.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic', characterSpacing });
  }

  #wide({ text, face = {} }: Run, size = BODY): number {
    setFace(this.#doc, this.#plan, face, text);
    return this.#doc.fontSize(size * (face.scale ?? 1)).widthOfString(text);
  }

  /** Runs broken to a width; the height they take. */
  #lines(
    runs: readonly Run[],
    column: Column,
    place: Place,
    { hang = 0, align }: Pick<Row, 'hang' | 'align'> = {},
  ): void {
    const lines = brokenLines(this.#doc, this.#plan, runs, BODY, column.width, hang);
    for (const [at, line] of lines.entries()) {
      const scale = Math.max(1, ...line.map(({ face }) => face?.scale ?? 1));
      const height = BODY * scale * 1.42;
      this.#open(place, height);
      const used = line.reduce((sum, { width }) => sum + width, 0);
      let x = column.x + (at === 0 ? 0 : hang);
      if (align !== undefined) x = column.x + (column.width - used) / (align === 'right' ? 1 : 2);
      for (const { text, face = {}, width } of line) {
        // Set on one baseline, whatever their sizes.
        this.#put(text, face, BODY, x, place.y + BODY * (scale - 1));
        x += width;
      }
      place.y += height;
    }
  }

  row(row: Row, column: Column, place: Place): void {
    const { runs, right, cells, mark } = row;
    if (cells) {
      let deepest = place.y;
      const page = place.page;
      for (const [at, cell] of cells.entries()) {
        const [from = 0, to = column.width] = [STOPS[at], STOPS[at + 1]];
        const own: Place = { page, y: place.y };
        this.#lines([cell], { x: column.x + from, width: to - from - 8 }, own);
        deepest = Math.max(deepest, own.y);
      }
      place.y = deepest;
      return;
    }
    if (mark !== undefined) {
      this.#open(place, BODY * 1.42);
      this.#put(mark, {}, BODY, column.x + 8, place.y);
      this.#lines(runs, { x: column.x + 22, width: column.width - 22 }, place);
      return;
    }
    if (right) {
      this.#open(place, BODY * 1.42);
      const wide = this.#wide(right);
      this.#put(right.text, right.face ?? {}, BODY, column.x + column.width - wide, place.y);
      this.#lines(runs, { ...column, width: column.width - wide - 14 }, place);
      return;
    }
    this.#lines(runs, column, place, row);
  }

  #block(block: Block, column: Column, place: Place): void {
    this.#open(place, 54);
    const railed = block.rail !== undefined;
    const top = place.y;
    const from = place.page;
    const inner = railed ? { x: column.x + DATE_RAIL, width: column.width - DATE_RAIL } : column;
    const inset: Column = block.ruled === true ? { x: inner.x + 4, width: inner.width - 8 } : inner;
    if (block.ruled === true) place.y += 4;
    const beside: Place = { ...place };
    if (block.rail)
      this.#lines([block.rail], { x: column.x + (block.ruled === true ? 4 : 0), width: DATE_RAIL - 12 }, beside);
    for (const row of block.rows) this.row(row, inset, place);
    if (beside.page === place.page) place.y = Math.max(place.y, beside.y);
    if (block.ruled === true && from === place.page) {
      place.y += 3;
      this.#doc.lineWidth(0.6);
      this.#doc.rect(column.x, top, column.width, place.y - top).stroke('#888888');
      if (railed)
        this.#doc
          .moveTo(column.x + DATE_RAIL, top)
          .lineTo(column.x + DATE_RAIL, place.y)
          .stroke('#888888');
    } else place.y += 6;
  }

  #heading(text: string, column: Column, place: Place): void {
    const { headings, language } = this.#plan;
    this.#open(place, 70);
    place.y += 10;
    const capitals = headings === 'capitals' || headings === 'letterspaced';
    const written = capitals ? text.toLocaleUpperCase(language) : text;
    const size = BODY * 1.25;
    if (headings === 'on colour') this.#doc.rect(column.x - 4, place.y - 3, column.width + 8, size * 1.42 + 4).fill('#2f5d7c'); // prettier-ignore
    const face: Face = { bold: headings !== 'coloured' && headings !== 'letterspaced', ...(headings === 'on colour' && { colour: '#ffffff' }), ...(headings === 'coloured' && { colour: '#b0413e' }) }; // prettier-ignore
    this.#put(written, face, size, column.x, place.y, headings !== 'letterspaced' ? 0 : isCjk(language) ? 6 : 2.6);
    if (headings === 'underlined') {
      const end = column.x + this.#wide({ text: written, face }, size);
      const under = place.y + size + 2;
      this.#doc.lineWidth(0.7).moveTo(column.x, under).lineTo(end, under).stroke('#222222');
    }
    place.y += size * 1.42 + 2;
    if (headings === 'ruled' || headings === 'capitals') {
      this.#doc.lineWidth(0.8);
      this.#doc.moveTo(column.x, place.y).lineTo(column.x + column.width, place.y).stroke('#444444'); // prettier-ignore
    }
    place.y += 4;
  }

  chapter({ heading, blocks }: Chapter, column: Column, place: Place): void {
    const beside = this.#plan.layout === 'headings in rail' && heading !== null;
    if (heading !== null && beside) {
      this.#open(place, 60);
      place.y += 8;
      const own: Place = { ...place };
      const written = this.#plan.headings === 'capitals' ? heading.toLocaleUpperCase(this.#plan.language) : heading;
      this.#lines([{ text: written, face: { bold: true, ...(this.#plan.headings === 'coloured' && { colour: '#b0413e' }) } }], { x: column.x, width: HEADING_RAIL - 12 }, own); // prettier-ignore
    } else if (heading !== null) this.#heading(heading, column, place);
    const inner = beside ? { x: column.x + HEADING_RAIL, width: column.width - HEADING_RAIL } : column;
    for (const block of blocks) this.#block(block, inner, place);
  }

  /** Name and page number on every page. */
  running({ top, foot }: { top: string; foot: string }): void {
    for (let page = 0; page < this.#pages; page += 1) {
      this.#doc.switchToPage(page);
      const number = `${foot} ${String(page + 1)}${this.#plan.language === 'zh' ? ' 页' : ` / ${String(this.#pages)}`}`;
      if (page > 0) this.#put(top, { colour: '#777777' }, 8, MARGIN, 28);
      this.#put(number, { colour: '#777777' }, 8, RIGHT - 70, 842 - 36);
    }
  }
}

/** The resume as a PDF. */
export function drawn(drawing: Composed, plan: Plan, sideFirst: boolean): Promise<Uint8Array> {
  return pdfkitFile(
    (doc) => {
      registerFaces(doc, plan);
      const sheet = new Sheet(doc, plan);
      const place: Place = { page: 0, y: MARGIN };
      for (const row of drawing.head) sheet.row(row, { x: MARGIN, width: RIGHT - MARGIN }, place);
      place.y += 4;
      const left = plan.layout !== 'right sidebar';
      const full: Column = { x: MARGIN, width: RIGHT - MARGIN };
      const narrow = { x: left ? MARGIN : RIGHT - SIDE, width: SIDE };
      const wide: Column = { x: left ? MARGIN + SIDE + GUTTER : MARGIN, width: RIGHT - MARGIN - SIDE - GUTTER };
      const texts = drawing.side.length === 0 ? [{ column: full, of: drawing.main }] : [{ column: narrow, of: drawing.side }, { column: wide, of: drawing.main }]; // prettier-ignore
      for (const { column, of } of sideFirst ? texts : texts.toReversed()) {
        const own: Place = { ...place };
        for (const chapter of of) sheet.chapter(chapter, column, own);
      }
      if (drawing.running) sheet.running(drawing.running);
    },
    { lang: plan.language, bufferPages: true, info: { Title: 'CV', CreationDate: MADE, ModDate: MADE } },
  );
}
