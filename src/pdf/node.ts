/** Reading in Node: pdf.js runs in the same thread, its data files come from the package. */
import { createRequire } from 'node:module';
import path from 'node:path';
import * as library from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfRuntime } from './pdfjs.ts';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => path.join(root, name) + path.sep;

export const nodeRuntime: PdfRuntime = {
  library: library,
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  workerFetch: false,
  workerLost: new Promise<never>(() => undefined),
};
