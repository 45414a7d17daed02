/** The one pipeline for page and terminal: bytes -> document -> report. */
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { readPdf } from '../pdf/read.ts';
import type { ResumeDocument } from '../resume/document.ts';
import { FileError } from '../resume/errors.ts';
import type { Analysis, AnalyseOptions, Measurer, MeasureOptions } from './types.ts';

const PDF_TYPE = 'application/pdf';

/** Types that platforms give to a PDF whose kind they do not know: the bytes decide. */
const UNTOLD_TYPES = new Set(['', 'application/octet-stream', 'application/x-pdf', 'binary/octet-stream']);

/**
 * Reads and measures one file. `bytes` is handed over and empty afterwards.
 * @throws FileError for whatever leaves nothing to measure; DOMException AbortError when the signal fires; what the measurer throws.
 */
export async function analyseWith(
  measurer: Measurer,
  bytes: Uint8Array<ArrayBuffer>,
  runtime: PdfRuntime,
  options: AnalyseOptions,
): Promise<Analysis> {
  const { fileName, fileType, onProgress } = options;
  const measuring: MeasureOptions = { asOf: options.asOf, market: options.market };
  if (fileType !== undefined && fileType !== PDF_TYPE && !UNTOLD_TYPES.has(fileType)) throw new FileError('not-pdf');
  onProgress?.({ stage: 'opening' });
  const started = performance.now();
  const read = await readOrPassword(bytes, runtime, options);
  const readMs = performance.now() - started;
  if (read instanceof FileError) {
    const verdict = await measurer.unread(fileName, read.code, measuring);
    return { document: null, ...verdict, timing: { readMs, engineMs: 0 } };
  }
  onProgress?.({ stage: 'measuring' });
  const verdict = await measurer.read(read, measuring);
  const engineMs = performance.now() - started - readMs;
  return { document: read, ...verdict, timing: { readMs, engineMs } };
}

/** A password that is missing or wrong is a result: the checks that need no text can still be told. */
async function readOrPassword(
  bytes: Uint8Array<ArrayBuffer>,
  runtime: PdfRuntime,
  options: AnalyseOptions,
): Promise<ResumeDocument | FileError> {
  try {
    return await readPdf(bytes, runtime, {
      fileName: options.fileName,
      password: options.password,
      signal: options.signal,
      onPage: (page, pages) => options.onProgress?.({ stage: 'reading', page, pages }),
    });
  } catch (error) {
    if (error instanceof FileError && (error.code === 'password-needed' || error.code === 'password-wrong'))
      return error;
    throw error;
  }
}
