/** Runs reading and engine off the page's thread. One file at a time: the page ends the worker to stop one. */
import { measure, rehearse } from '../engine/index.ts';
import { browserRuntime } from '../pdf/browser.ts';
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import type { ResumeDocument } from '../resume/document.ts';
import { FileError } from '../resume/errors.ts';
import { LANGUAGES } from '../resume/language.ts';
import { analyse } from './analyse.ts';
import { wordsFrom } from './fetch-words.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { awaitsDictionary, keptWords, withSpelling, type Told } from './spelling.ts';
import type { AnalyseOptions } from './types.ts';

let runtime: PdfRuntime | null = null;
function runtimeOf(): PdfRuntime {
  if (runtime) return runtime;
  const started = browserRuntime(self.location.origin);
  // A parser that is lost while it waits is fetched again for the next file.
  started.workerLost.catch(() => {
    if (runtime === started) runtime = null;
  });
  runtime = started;
  return started;
}

function send(message: FromWorker): void {
  self.postMessage(message);
}

const words = keptWords(wordsFrom(self.location.origin));

type Measuring = Pick<AnalyseOptions, 'asOf' | 'market'>;

/** The report of a run once more, when its spelling is told. */
function follow(run: number, told: Told, options: Measuring): void {
  withSpelling(told, words, options).then(
    ({ report }) => send({ kind: 'spelled', run, report }),
    () => send({ kind: 'spelled', run, report: null }),
  );
}

function again(run: number, document: ResumeDocument, options: Measuring): void {
  const told: Told = { document, report: measure(document, options), error: null };
  const more = awaitsDictionary(told);
  send({ kind: 'measured', run, report: told.report, more });
  if (more) follow(run, told, options);
}

function read({ bytes, run, ...options }: Extract<ToWorker, { kind: 'analyse' }>): void {
  analyse(new Uint8Array(bytes), runtimeOf(), {
    ...options,
    onProgress: (progress) => {
      send({ kind: 'progress', progress });
    },
  }).then(
    (analysis) => {
      rehearsed = REHEARSALS;
      const more = awaitsDictionary(analysis);
      send({ kind: 'done', analysis, more });
      if (more) follow(run, analysis, options);
    },
    (error: unknown) => {
      send({ kind: 'failed', code: error instanceof FileError ? error.code : 'corrupt' });
    },
  );
}

const REHEARSALS = 2;
let rehearsed = 0;

/** Each in a task of its own, so that a file that is already there goes first: the engine gets ready while the parser's worker reads. */
function warm(pageLanguage: string): void {
  runtimeOf();
  const language = LANGUAGES.find((known) => pageLanguage.startsWith(known));
  if (language === undefined || rehearsed > 0) return;
  const next = (): void => {
    if (rehearsed >= REHEARSALS) return;
    rehearsed += 1;
    rehearse(language);
    setTimeout(next);
  };
  setTimeout(next);
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'warm') warm(data.language);
  else if (data.kind === 'measure') again(data.run, data.document, data);
  else read(data);
});
