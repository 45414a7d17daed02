/** Reading inside our own worker: pdf.js gets a worker of its own, from the site's root. */
import * as library from 'pdfjs-dist/legacy/build/pdf.mjs';
import { FileError } from '../resume/errors.ts';
import type { PdfRuntime } from './pdfjs.ts';

/**
 * Starts pdf.js' worker and gives its surroundings.
 * @param origin of the site, e.g. "https://example.org"
 */
export function browserRuntime(origin: string): PdfRuntime {
  const worker = new Worker(`${origin}/pdf.worker.min.js?v=${library.version}`, { type: 'module' });
  library.GlobalWorkerOptions.workerPort = worker;
  const workerLost = new Promise<never>((_, reject) => {
    // Without its worker pdf.js would wait for ever, or parse on this thread: neither may happen unseen.
    worker.addEventListener('error', () => {
      reject(new FileError('worker-missing'));
    });
  });
  workerLost.catch(() => undefined);
  return {
    library: library,
    cMapUrl: `${origin}/pdfjs/cmaps/`,
    standardFontDataUrl: `${origin}/pdfjs/standard_fonts/`,
    wasmUrl: `${origin}/pdfjs/wasm/`,
    workerFetch: true,
    workerLost,
  };
}
