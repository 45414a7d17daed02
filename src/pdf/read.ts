/** Bytes of a PDF -> ResumeDocument. The only way in; browser.ts and node.ts give it its surroundings. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import {
  MAX_FILE_BYTES,
  MAX_PAGES_READ,
  READ_DEADLINE_MS,
  type Page,
  type ResumeDocument,
} from '../resume/document.ts';
import { FileError } from '../resume/errors.ts';
import { describe } from './metadata.ts';
import { FontTable, readPage, requestPage, unreadablePage, type OptionalLayers, type PageRequest } from './page.ts';
import type { PdfRuntime } from './pdfjs.ts';

export interface ReadOptions {
  readonly fileName: string | null;
  readonly password?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** After each page, 1-based. */
  readonly onPage?: ((page: number, pages: number) => void) | undefined;
  /** Milliseconds; READ_DEADLINE_MS unless a test needs less. */
  readonly deadline?: number | undefined;
}

/** pdf.js finds "%PDF-" in the first 1024 bytes; so do we. */
function hasMagic(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return head.includes('%PDF-');
}

/** @throws FileError `empty`, `too-large` or `not-pdf`. */
export function assertPdf(bytes: Uint8Array): void {
  if (bytes.byteLength === 0) throw new FileError('empty');
  if (bytes.byteLength > MAX_FILE_BYTES) throw new FileError('too-large');
  if (!hasMagic(bytes)) throw new FileError('not-pdf');
}

function fileErrorOf(error: unknown): unknown {
  const { name, code } = (error ?? {}) as { name?: string; code?: number };
  if (error instanceof FileError || name === 'AbortError') return error;
  if (name === 'PasswordException')
    return new FileError(code === 2 ? 'password-wrong' : 'password-needed', undefined, { cause: error });
  if (/fake worker|worker was destroyed|Worker/.test(String((error as Error | undefined)?.message)))
    return new FileError('worker-missing', undefined, { cause: error });
  return new FileError('corrupt', undefined, { cause: error });
}

/** Settles with `work`, or rejects first when the time is over, the signal fires or the parser's worker is lost. */
async function guarded<T>(work: Promise<T>, runtime: PdfRuntime, options: ReadOptions): Promise<T> {
  const { signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new FileError('timed-out'));
    }, options.deadline ?? READ_DEADLINE_MS);
    onAbort = () => {
      reject(new DOMException('Reading was stopped', 'AbortError'));
    };
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, stopped, runtime.workerLost]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal?.removeEventListener('abort', onAbort);
  }
}

/** What a reading has under way: once `over`, it begins nothing new. */
interface Course {
  over: boolean;
  /** In milliseconds of performance.now(). */
  readonly end: number;
  readonly lists: Set<Promise<unknown>>;
}

/** Nobody waits any more for the pages of a reading that is over. */
function announce(page: number, pages: number, options: ReadOptions, course: Course): void {
  if (!course.over) options.onPage?.(page, pages);
}

async function readPages(
  document: PDFDocumentProxy,
  { library }: PdfRuntime,
  options: ReadOptions,
  course: Course,
): Promise<{ pages: Page[]; fonts: FontTable; text: string }> {
  const fonts = new FontTable();
  const configuration: Promise<OptionalLayers> = document.getOptionalContentConfig();
  const last = Math.min(document.numPages, MAX_PAGES_READ);
  const requestOf = async (number: number): Promise<PageRequest> => {
    const page = await document.getPage(number);
    if (course.over) throw new DOMException('Reading was stopped', 'AbortError');
    const request = requestPage(page, library);
    course.lists.add(request.list);
    return request;
  };
  const request = (number: number): Promise<PageRequest | null> =>
    number > last ? Promise.resolve(null) : requestOf(number).catch(() => null);
  const pages: Page[] = [];
  const texts: string[] = [];
  let ahead = request(1);
  const layers = await configuration;
  for (let number = 1; number <= last && !course.over; number += 1) {
    const asked = await ahead;
    ahead = request(number + 1);
    try {
      if (!asked) throw new FileError('corrupt');
      const reading = await readPage(asked, fonts, library, layers);
      pages.push(reading.page);
      texts.push(reading.text);
    } catch {
      pages.push(unreadablePage(number));
      texts.push('');
    }
    // Where the parser shares this thread it can keep the timer waiting.
    if (performance.now() > course.end) throw new FileError('timed-out');
    announce(number, last, options, course);
  }
  return { pages, fonts, text: texts.join('\n').trim() };
}

async function readDocument(
  task: PDFDocumentLoadingTask,
  bytes: number,
  runtime: PdfRuntime,
  options: ReadOptions,
  course: Course,
): Promise<ResumeDocument> {
  const document = await task.promise;
  // Asked for at once: the parser answers one after the other without waiting for us in between.
  const described = describe(document, runtime.library, options.password !== undefined);
  described.catch(() => undefined);
  const { pages, fonts, text } = await readPages(document, runtime, options, course);
  if (pages.every((page) => page.unreadable)) throw new FileError('corrupt');
  return {
    fileName: options.fileName,
    fileSize: bytes,
    pageCount: document.numPages,
    pages,
    fonts: fonts.faces,
    text,
    ...(await described),
  };
}

/**
 * Reads at most the first 50 pages. `bytes` is handed over to the parser and is empty afterwards.
 * @throws FileError: every code but `too-little-text`; DOMException AbortError when the signal fires.
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  runtime: PdfRuntime,
  options: ReadOptions,
): Promise<ResumeDocument> {
  assertPdf(bytes);
  const size = bytes.byteLength;
  const { library, cMapUrl, standardFontDataUrl, wasmUrl, workerFetch } = runtime;
  const task = library.getDocument({
    data: bytes,
    cMapUrl,
    standardFontDataUrl,
    wasmUrl,
    ...(options.password === undefined ? {} : { password: options.password }),
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: workerFetch,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const end = performance.now() + (options.deadline ?? READ_DEADLINE_MS);
  const course: Course = { over: false, end, lists: new Set() };
  const work = readDocument(task, size, runtime, options, course);
  work.catch(() => undefined);
  try {
    return await guarded(work, runtime, options);
  } catch (error) {
    throw fileErrorOf(error);
  } finally {
    course.over = true;
    // A list ended half-way leaves a rejection inside pdf.js that nobody handles, and that ends a Node process.
    void Promise.allSettled(course.lists)
      .then(() => task.destroy())
      .catch(() => undefined);
  }
}
