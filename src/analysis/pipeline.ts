/** The one pipeline for page and terminal: bytes -> document -> report. */
import { measure, measureUnread } from '../engine/index.ts';
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { readPdf } from '../pdf/read.ts';
import { MIN_TEXT_CHARACTERS, type ResumeDocument } from '../resume/document.ts';
import { FileError } from '../resume/errors.ts';
import type { Analysis, AnalyseOptions } from './types.ts';

const PDF_TYPE = 'application/pdf';

/** Types that platforms give to a PDF whose kind they do not know: the bytes decide. */
const UNTOLD_TYPES = new Set(['', 'application/octet-stream', 'application/x-pdf', 'binary/octet-stream']);

/**
 * Reads and measures one file. `bytes` is handed over and empty afterwards.
 * @throws FileError for whatever leaves nothing to measure; DOMException AbortError when the signal fires.
 */
export async function analyse(
  bytes: Uint8Array<ArrayBuffer>,
  runtime: PdfRuntime,
  options: AnalyseOptions,
): Promise<Analysis> {
  const { fileName, fileType, asOf, market, onProgress } = options;
  if (fileType !== undefined && fileType !== PDF_TYPE && !UNTOLD_TYPES.has(fileType)) throw new FileError('not-pdf');
  onProgress?.({ stage: 'opening' });
  const started = performance.now();
  const read = await readOrPassword(bytes, runtime, options);
  const readMs = performance.now() - started;
  if (read instanceof FileError) {
    return {
      document: null,
      report: measureUnread({ fileName }, read.code, { asOf, market }),
      error: read.code,
      timing: { readMs, engineMs: 0 },
    };
  }
  onProgress?.({ stage: 'measuring' });
  const report = measure(read, { asOf, market });
  const engineMs = performance.now() - started - readMs;
  const error = read.text.length < MIN_TEXT_CHARACTERS ? 'too-little-text' : null;
  return { document: read, report: { ...report, error }, error, timing: { readMs, engineMs } };
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
