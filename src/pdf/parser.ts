/** pdf.js' own worker, started before its library is there: the two are fetched and made ready side by side. */
import { version } from 'pdfjs-dist/package.json';
import { FileError } from '../resume/errors.ts';

export interface Parser {
  readonly worker: Worker;
  /** Rejects when the worker cannot run; never resolves. */
  readonly lost: Promise<never>;
}

/** @param origin of the site, e.g. "https://example.org" */
export function startParser(origin: string): Parser {
  const worker = new Worker(`${origin}/pdf.worker.min.js?v=${version}`, { type: 'module' });
  const lost = new Promise<never>((_, reject) => {
    // Without its worker pdf.js would wait for ever, or parse on this thread: neither may happen unseen.
    worker.addEventListener('error', () => {
      reject(new FileError('worker-missing'));
    });
  });
  lost.catch(() => undefined);
  return { worker, lost };
}
