/** Reading and measuring in one thread: in the terminal and in tests. */
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { measurer } from './measurer.ts';
import { analyseWith } from './pipeline.ts';
import type { Analysis, AnalyseOptions } from './types.ts';

/**
 * Reads and measures one file. `bytes` is handed over and empty afterwards.
 * @throws FileError for whatever leaves nothing to measure; DOMException AbortError when the signal fires.
 */
export function analyse(
  bytes: Uint8Array<ArrayBuffer>,
  runtime: PdfRuntime,
  options: AnalyseOptions,
): Promise<Analysis> {
  return analyseWith(measurer, bytes, runtime, options);
}
