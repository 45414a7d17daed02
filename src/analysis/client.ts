/** What islands call: the analysis worker behind a promise. Nothing here loads the worker until it is asked to. */
import { MAX_FILE_BYTES, READ_DEADLINE_MS, type ResumeDocument } from '../resume/document.ts';
import { FileError } from '../resume/errors.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { Analysis, AnalyseOptions } from './types.ts';
import { measuredBy, spelledBy, type Measured } from './worker-answers.ts';

export type { Analysis, Progress } from './types.ts';
export type { Measured } from './worker-answers.ts';

export type ClientOptions = Pick<AnalyseOptions, 'password' | 'market' | 'signal' | 'onProgress'>;

export type PageAnalysis = Analysis & Measured;

/** `market`: undefined for the one that the resume speaks for. `asOf`: the first report's. */
export interface AgainOptions {
  readonly market: string | undefined;
  readonly asOf: string;
}

export interface Analyzer {
  /** Starts loading the worker, pdf.js and the engine: call it when a visitor seems about to choose a file. */
  warm(): void;
  /**
   * Reads and measures a file. A call while another runs ends the other with AbortError.
   * @throws FileError, or DOMException AbortError.
   */
  analyse(file: File, options?: ClientOptions): Promise<PageAnalysis>;
  /**
   * Measures what was read of a file for another job market, without reading the file again. Calls are answered in their order.
   * @throws FileError when the worker is lost or silent.
   */
  measureAgain(document: ResumeDocument, options: AgainOptions): Promise<Measured>;
  dispose(): void;
}

/** The worker watches its own 20 s; this catches one that no longer answers. */
const WATCHDOG_MS = READ_DEADLINE_MS + 4_000;

/** Today in the visitor's own calendar, "YYYY-MM-DD". */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

export function createAnalyzer(): Analyzer {
  let worker: Worker | null = null;
  let stopRunning: ((reason: Error) => void) | null = null;
  let runs = 0;

  const workerOf = (): Worker => {
    if (worker) return worker;
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    // One that is lost while it waits for a file must not be given the next one.
    started.addEventListener('error', () => {
      started.terminate();
      if (worker === started) worker = null;
    });
    worker = started;
    started.postMessage({ kind: 'warm', language: document.documentElement.lang } satisfies ToWorker);
    return started;
  };
  const post = (message: ToWorker, transfer: Transferable[] = []): void => {
    workerOf().postMessage(message, transfer);
  };
  /** A parser in the middle of a file cannot be interrupted, only ended; the next file gets a fresh one. */
  const end = (): void => {
    worker?.terminate();
    worker = null;
  };

  const measure = (file: File, options: ClientOptions, run: number): Promise<PageAnalysis> => {
    const { signal, onProgress, password, market } = options;
    return new Promise<PageAnalysis>((resolve, reject) => {
      const running = workerOf();
      const settle = (done: () => void): void => {
        clearTimeout(watchdog);
        signal?.removeEventListener('abort', onAbort);
        running.removeEventListener('message', onMessage);
        running.removeEventListener('error', onLost);
        if (stopRunning === stop) stopRunning = null;
        done();
      };
      const stop = (reason: Error): void => {
        settle(() => {
          end();
          reject(reason);
        });
      };
      const onAbort = (): void => {
        stop(new DOMException('The visitor stopped it', 'AbortError'));
      };
      const onLost = (): void => {
        stop(new FileError('worker-missing'));
      };
      const onMessage = ({ data }: MessageEvent<FromWorker>): void => {
        if (data.kind === 'progress') onProgress?.(data.progress);
        else if (data.kind === 'failed' && (data.code === 'timed-out' || data.code === 'worker-missing'))
          stop(new FileError(data.code));
        else if (data.kind === 'failed')
          settle(() => {
            reject(new FileError(data.code));
          });
        else if (data.kind === 'done')
          settle(() => {
            resolve(data.more ? { ...data.analysis, spelled: spelledBy(running, run) } : data.analysis);
          });
      };
      const watchdog = setTimeout(() => {
        stop(new FileError('timed-out'));
      }, WATCHDOG_MS);
      stopRunning = stop;
      signal?.addEventListener('abort', onAbort, { once: true });
      running.addEventListener('message', onMessage);
      running.addEventListener('error', onLost);
      file.arrayBuffer().then(
        (bytes) => {
          if (stopRunning === stop)
            post(
              {
                kind: 'analyse',
                run,
                bytes,
                fileName: file.name,
                fileType: file.type,
                password,
                market,
                asOf: today(),
              },
              [bytes],
            );
        },
        () => {
          stop(new FileError('corrupt'));
        },
      );
    });
  };

  return {
    warm: () => {
      workerOf();
    },
    dispose: () => {
      stopRunning?.(new DOMException('The analyzer was closed', 'AbortError'));
      end();
    },
    analyse: async (file, options = {}) => {
      stopRunning?.(new DOMException('Another file was chosen', 'AbortError'));
      options.signal?.throwIfAborted();
      if (file.size === 0) throw new FileError('empty');
      if (file.size > MAX_FILE_BYTES) throw new FileError('too-large');
      runs += 1;
      const run = runs;
      const wasWarm = worker !== null;
      try {
        return await measure(file, options, run);
      } catch (error) {
        // Its reader may have been missed before the file was there: that is no reason to refuse the file.
        const mayTryAgain = wasWarm && runs === run && error instanceof FileError && error.code === 'worker-missing';
        if (!mayTryAgain) throw error;
        options.signal?.throwIfAborted();
        return measure(file, options, run);
      }
    },
    measureAgain: async (document, options) => {
      runs += 1;
      const run = runs;
      const measuring = workerOf();
      post({ kind: 'measure', run, document, ...options });
      try {
        return await measuredBy(measuring, run, WATCHDOG_MS);
      } catch (error) {
        if (worker === measuring && stopRunning === null) end();
        throw error;
      }
    },
  };
}
