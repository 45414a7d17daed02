/** One page of pdf.js -> one Page of the resume. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Box, FontFace, Page, PageLink } from '../resume/document.ts';
import { faceOf, type RawFont } from './fonts.ts';
import { Interpreter, type OperatorList } from './interpreter.ts';
import { boxThrough, shareInside, type Matrix } from './matrix.ts';
import type { PdfjsLibrary } from './pdfjs.ts';
import type { Scene } from './scene.ts';
import { roundBox, spansOf } from './spans.ts';
import { tonesUnder } from './tones.ts';
import { SCAN_SHARE } from './visibility.ts';

/** Fonts of the whole file, one entry per face. */
export class FontTable {
  readonly faces: FontFace[] = [];
  readonly #indexByKey = new Map<string, number>();
  readonly #byReference = new Map<string, { raw: RawFont; index: number }>();

  of(reference: string): { raw: RawFont; index: number } | null {
    return this.#byReference.get(reference) ?? null;
  }

  /** Waits for the fonts that the list sets; pdf.js delivers them beside it. */
  async load(page: PDFPageProxy, list: OperatorList, ops: Readonly<Record<string, number>>): Promise<void> {
    for (const reference of fontsSetBy(list, ops)) {
      if (this.#byReference.has(reference)) continue;
      const raw = await new Promise<RawFont>((resolve) => {
        (page.commonObjs as { get(id: string, done: (font: RawFont) => void): unknown }).get(reference, resolve);
      });
      this.#byReference.set(reference, { raw, index: this.#indexOf(faceOf(raw)) });
    }
  }

  #indexOf(face: FontFace): number {
    const key = JSON.stringify(face);
    const known = this.#indexByKey.get(key);
    if (known !== undefined) return known;
    this.#indexByKey.set(key, this.faces.length);
    return this.faces.push(face) - 1;
  }
}

/** Fonts are set by an operator of their own or with a graphics state. */
function fontsSetBy({ fnArray, argsArray }: OperatorList, ops: Readonly<Record<string, number>>): Set<string> {
  const found = new Set<string>();
  fnArray.forEach((op, at) => {
    const first = argsArray[at]?.[0];
    if (op === ops['setFont'] && typeof first === 'string') found.add(first);
    if (op !== ops['setGState'] || !Array.isArray(first)) return;
    for (const [key, value] of first as readonly (readonly [string, unknown])[])
      if (key === 'Font' && Array.isArray(value)) found.add(String(value[0]));
  });
  return found;
}

/** Everything asked of pdf.js for a page at once, so that its worker is never idle. */
export interface PageRequest {
  readonly page: PDFPageProxy;
  readonly list: Promise<OperatorList>;
  readonly text: Promise<string>;
  readonly annotations: Promise<
    readonly {
      readonly subtype?: string;
      readonly url?: string;
      readonly unsafeUrl?: string;
      readonly rect?: readonly number[];
    }[]
  >;
}

export function requestPage(page: PDFPageProxy, library: PdfjsLibrary): PageRequest {
  const request: PageRequest = {
    page,
    list: page.getOperatorList({ annotationMode: library.AnnotationMode.DISABLE }),
    text: page.getTextContent().then(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' ')),
    annotations: page.getAnnotations(),
  };
  // Whoever awaits first reports the failure; the others must not count as unhandled.
  for (const promise of [request.list, request.text, request.annotations]) promise.catch(() => undefined);
  return request;
}

/** User space -> points from the bottom-left of the page as it is shown. */
function baseMatrix(page: PDFPageProxy): { base: Matrix; width: number; height: number } {
  const viewport = page.getViewport({ scale: 1 });
  const [a, b, c, d, e, f] = viewport.transform as unknown as Matrix;
  return { base: [a, -b, c, -d, e, viewport.height - f], width: viewport.width, height: viewport.height };
}

function isScan(scene: Scene, page: Box): boolean {
  const picture = scene.areas.findLast((area) => area.colour === null && shareInside(page, area.box) >= SCAN_SHARE);
  if (!picture || scene.glyphs.length === 0) return false;
  const unseen = scene.glyphs.filter(
    (glyph) => glyph.style.mode === 3 || glyph.style.mode === 7 || (picture.opaque && glyph.z < picture.z),
  );
  return unseen.length >= 0.95 * scene.glyphs.length;
}

function linksOf(annotations: Awaited<PageRequest['annotations']>, base: Matrix): PageLink[] {
  return annotations.flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const target = url ?? unsafeUrl;
    if (subtype !== 'Link' || target === undefined || rect?.length !== 4) return [];
    return [{ url: target, box: roundBox(boxThrough(base, rect[0] ?? 0, rect[1] ?? 0, rect[2] ?? 0, rect[3] ?? 0)) }];
  });
}

export type OptionalLayers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

export interface PageReading {
  readonly page: Page;
  readonly text: string;
}

/** @throws what pdf.js throws for a broken page. */
export async function readPage(
  request: PageRequest,
  fonts: FontTable,
  library: PdfjsLibrary,
  layers: OptionalLayers,
): Promise<PageReading> {
  const { page } = request;
  const { base, width, height } = baseMatrix(page);
  const list = await request.list;
  const ops = library.OPS as Readonly<Record<string, number>>;
  await fonts.load(page, list, ops);
  const box: Box = { x: 0, y: 0, width, height };
  const scene = new Interpreter({
    ops,
    base,
    page: box,
    fontOf: (reference) => fonts.of(reference),
    layerVisible: (properties) => (layers as { isVisible(group: unknown): boolean }).isVisible(properties),
  }).run(list);
  const scan = isScan(scene, box);
  const spans = spansOf(scene.glyphs, {
    page: box,
    areas: scene.areas,
    shapes: scene.shapes,
    scan,
    tones: scan ? new Map() : await tonesUnder(scene, { page, ops }).catch(() => new Map()),
  });
  const annotations = await request.annotations.catch(() => []);
  const text = await request.text;
  page.cleanup();
  return {
    text,
    page: {
      number: page.pageNumber,
      width: roundBox(box).width,
      height: roundBox(box).height,
      spans,
      images: scene.images.map((image) => ({ ...image, box: roundBox(image.box) })),
      links: linksOf(annotations, base),
      rules: scene.rules.map((rule) => ({ ...rule, box: roundBox(rule.box) })),
      unreadable: false,
    },
  };
}

/** Stands for a page that threw. */
export function unreadablePage(number: number): Page {
  return { number, width: 0, height: 0, spans: [], images: [], links: [], rules: [], unreadable: true };
}
