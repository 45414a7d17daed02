/** Runs reading and engine off the page's thread. One file at a time: the page ends the worker to stop one. */
import { rehearse } from '../engine/index.ts';
import { browserRuntime } from '../pdf/browser.ts';
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { FileError } from '../resume/errors.ts';
import { LANGUAGES } from '../resume/language.ts';
import { analyse } from './analyse.ts';
import { wordsFrom } from './fetch-words.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { awaitsDictionary, keptWords, withSpelling } from './spelling.ts';

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

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === 'warm') {
    runtimeOf();
    const language = LANGUAGES.find((known) => message.language.startsWith(known));
    if (language) rehearse(language);
    return;
  }
  const { bytes, run, ...options } = message;
  analyse(new Uint8Array(bytes), runtimeOf(), {
    ...options,
    onProgress: (progress) => {
      send({ kind: 'progress', progress });
    },
  }).then(
    (analysis) => {
      const more = awaitsDictionary(analysis);
      send({ kind: 'done', analysis, more });
      if (!more) return;
      withSpelling(analysis, words, options).then(
        ({ report }) => send({ kind: 'spelled', run, report }),
        () => send({ kind: 'spelled', run, report: null }),
      );
    },
    (error: unknown) => {
      send({ kind: 'failed', code: error instanceof FileError ? error.code : 'corrupt' });
    },
  );
});
