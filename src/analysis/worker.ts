/** Runs reading and engine off the page's thread. One file at a time: the page ends the worker to stop one. */
import { browserRuntime } from '../pdf/browser.ts';
import type { PdfRuntime } from '../pdf/pdfjs.ts';
import { FileError } from '../resume/errors.ts';
import { analyse } from './analyse.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

let runtime: PdfRuntime | null = null;
const runtimeOf = (): PdfRuntime => (runtime ??= browserRuntime(self.location.origin));

function send(message: FromWorker): void {
  self.postMessage(message);
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.kind === 'warm') {
    runtimeOf();
    return;
  }
  const { bytes, ...options } = message;
  analyse(new Uint8Array(bytes), runtimeOf(), {
    ...options,
    onProgress: (progress) => {
      send({ kind: 'progress', progress });
    },
  }).then(
    (analysis) => {
      send({ kind: 'done', analysis });
    },
    (error: unknown) => {
      send({ kind: 'failed', code: error instanceof FileError ? error.code : 'corrupt' });
    },
  );
});
