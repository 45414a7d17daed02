/** The part of pdf.js that reading needs, the same for the browser's worker and for Node. */
import type * as Pdfjs from 'pdfjs-dist';

export type PdfjsLibrary = typeof Pdfjs;

/** What differs between the places that reading runs in. */
export interface PdfRuntime {
  readonly library: PdfjsLibrary;
  /** Addresses or paths that end in a slash. */
  readonly cMapUrl: string;
  readonly standardFontDataUrl: string;
  readonly wasmUrl: string;
  /** The parser fetches its data files itself; in Node it reads them from disk through this thread. */
  readonly workerFetch: boolean;
  /** Rejects when the parser's own worker cannot run; never resolves. */
  readonly workerLost: Promise<never>;
}
