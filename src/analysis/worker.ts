/**
 * Runs the reading off the page's thread, with the parser and the engine in workers of their own. One file at a time: the page ends the
 * worker, and with it both of these, to stop one.
 */
import { startParser } from '../pdf/parser.ts';
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { FileError } from '../resume/errors.ts';
import { awaitsDictionary } from './awaits-dictionary.ts';
import { verdictOf } from './engine-answers.ts';
import type { FromEngine, FromWorker, ToEngine, ToWorker } from './protocol.ts';
import type { Measurer, Progress } from './types.ts';

const { origin } = self.location;

function send(message: FromWorker): void {
  self.postMessage(message);
}

/** Ends in an error event of this worker, which the page takes for its loss, with a file waiting and without. */
function lose(cause: unknown): void {
  setTimeout(() => {
    throw cause;
  });
}

const reader = import('./worker-reader.ts').catch((cause: unknown) => {
  lose(cause);
  throw new FileError('worker-missing', undefined, { cause });
});

let runtime: Promise<PdfRuntime> | null = null;
function runtimeOf(): Promise<PdfRuntime> {
  if (runtime) return runtime;
  const parser = startParser(origin);
  const started = reader.then(({ browserRuntime }) => browserRuntime(parser, origin));
  started.catch(() => undefined);
  // A parser that is lost while it waits is fetched again for the next file.
  parser.lost.catch(() => {
    if (runtime === started) runtime = null;
  });
  runtime = started;
  return started;
}
void runtimeOf();

const engine = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
engine.addEventListener('error', (event) => {
  event.preventDefault();
  lose(new Error('The engine is lost'));
});
engine.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => {
  if (data.kind === 'spelled') send(data);
});

/** The engine's worker for one run. */
const measurerOf = (run: number): Measurer => ({
  read: (document, options) => verdictOf(engine, { kind: 'measure', run, document, options }),
  unread: (fileName, error, options) => verdictOf(engine, { kind: 'unread', run, fileName, error, options }),
});

type Asked<Kind> = Extract<ToWorker, { kind: Kind }>;

async function again({ run, document, asOf, market }: Asked<'measure'>): Promise<void> {
  const { report } = await measurerOf(run).read(document, { asOf, market });
  send({ kind: 'measured', run, report, more: awaitsDictionary({ document, report, error: report.error }) });
}

async function read({ bytes, run, ...options }: Asked<'analyse'>): Promise<void> {
  engine.postMessage({ kind: 'expect' } satisfies ToEngine);
  const onProgress = (progress: Progress): void => send({ kind: 'progress', progress });
  try {
    const [{ analyseWith }, started] = await Promise.all([reader, runtimeOf()]);
    const analysis = await analyseWith(measurerOf(run), new Uint8Array(bytes), started, { ...options, onProgress });
    send({ kind: 'done', analysis, more: awaitsDictionary(analysis) });
  } catch (error) {
    send({ kind: 'failed', code: error instanceof FileError ? error.code : 'corrupt' });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'warm') engine.postMessage(data satisfies ToEngine);
  else if (data.kind === 'measure') again(data).catch(lose);
  else void read(data);
});
