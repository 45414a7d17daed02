/** Reading inside our own worker: pdf.js gets a worker of its own, from the site's root. */
import * as library from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Parser } from './parser.ts';
import type { PdfRuntime } from './pdfjs.ts';

/** @param origin of the site, e.g. "https://example.org" */
export function browserRuntime(parser: Parser, origin: string): PdfRuntime {
  library.GlobalWorkerOptions.workerPort = parser.worker;
  return {
    library,
    cMapUrl: `${origin}/pdfjs/cmaps/`,
    standardFontDataUrl: `${origin}/pdfjs/standard_fonts/`,
    wasmUrl: `${origin}/pdfjs/wasm/`,
    workerFetch: true,
    workerLost: parser.lost,
  };
}
