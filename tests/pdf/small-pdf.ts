/** Files of one or a few pages, made in memory where each instruction matters, and the reading of files in Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { readPdf, type ReadOptions } from '../../src/pdf/read.ts';
import type { Page, ResumeDocument, Span } from '../../src/resume/document.ts';
import { PdfObjects, ref, type Ref } from '../fixtures/print/objects.ts';
import { frame } from '../fixtures/print/sheet.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/pdf');

/** A copy of its own: whoever reads it empties it. */
export function fixture(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(join(FOLDER, `${name}.pdf`)));
}

export function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<ResumeDocument> {
  return readPdf(Uint8Array.from(bytes), nodeRuntime, { fileName: null, ...options });
}

export interface SmallPage {
  readonly content: string;
  /** Further entries of the page's dictionary; a /MediaBox here stands for the A4 one. */
  readonly entries?: string;
}

export interface SmallPdf {
  /** Fonts beside F1 (Helvetica) and F2 (Helvetica-Bold): "/V 12 0 R". */
  readonly fonts?: (objects: PdfObjects) => string;
  /** Further entries of every page's /Resources. */
  readonly resources?: (objects: PdfObjects) => string;
  readonly catalog?: (objects: PdfObjects) => string;
}

/** The bytes of a file with these pages. */
export function smallPdf(pages: readonly (string | SmallPage)[], parts: SmallPdf = {}): Uint8Array {
  const objects = new PdfObjects();
  const { fonts, info } = frame(objects, 'Small');
  const allFonts = fonts.replace(/>>$/, `${parts.fonts?.(objects) ?? ''} >>`);
  const resources = `<< /Font ${allFonts} ${parts.resources?.(objects) ?? ''} >>`;
  const tree = objects.reserve();
  const kids = pages.map((page): Ref => {
    const { content, entries = '' } = typeof page === 'string' ? { content: page } : page;
    const box = entries.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
    const head = `/Type /Page /Parent ${ref(tree)} ${box} ${entries}`;
    return objects.add(`<< ${head} /Resources ${resources} /Contents ${ref(objects.stream(content))} >>`);
  });
  objects.set(tree, `<< /Type /Pages /Count ${String(kids.length)} /Kids [${kids.map(ref).join(' ')}] >>`);
  return objects.file(objects.add(`<< /Type /Catalog /Pages ${ref(tree)} ${parts.catalog?.(objects) ?? ''} >>`), info);
}

/** The first page of a small file, as it is read. */
export async function pageOf(page: string | SmallPage, parts: SmallPdf = {}): Promise<Page> {
  const { pages } = await read(smallPdf([page], parts));
  return only(pages);
}

export async function spansOf(page: string | SmallPage, parts: SmallPdf = {}): Promise<readonly Span[]> {
  return (await pageOf(page, parts)).spans;
}

/** @throws unless the list holds one thing. */
export function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (list.length !== 1 || first === undefined) throw new Error(`One was expected, there are ${String(list.length)}`);
  return first;
}
