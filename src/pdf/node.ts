/** Reading in Node: pdf.js runs in the same thread, its data files come from the package. */
import { createRequire } from 'node:module';
import path from 'node:path';
import * as library from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfRuntime } from './pdfjs.ts';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => path.join(root, name) + path.sep;

const PARSER_ERRORS = new Set([
  'AbortException',
  'FormatError',
  'InvalidPDFException',
  'MissingDataException',
  'ParserEOFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
]);

/** Whether a rejection is one of pdf.js' own. */
export function isParserRejection(reason: unknown): boolean {
  return reason instanceof Error && PARSER_ERRORS.has(reason.name);
}

/**
 * pdf.js fetches the pages of a broken file ahead and drops promises that fail. In a browser that is a line in its worker's console; in the
 * one thread of Node it would end the process. What is not the parser's ends it as before.
 */
function onUnhandledRejection(reason: unknown): void {
  if (!isParserRejection(reason)) throw reason;
}
process.on('unhandledRejection', onUnhandledRejection);

export const nodeRuntime: PdfRuntime = {
  library,
  cMapUrl: folder('cmaps'),
  standardFontDataUrl: folder('standard_fonts'),
  wasmUrl: folder('wasm'),
  workerFetch: false,
  workerLost: new Promise<never>(() => undefined),
};
