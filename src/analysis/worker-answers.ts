/** What the worker says of a run, as promises. */
import { FileError } from '../resume/errors.ts';
import type { Report } from '../resume/report.ts';
import type { FromWorker } from './protocol.ts';

/** A report, and once more with its spelling told when the dictionary has come (null: it cannot be had); absent when there is nothing to wait for. */
export interface Measured {
  readonly report: Report;
  readonly spelled?: Promise<Report | null>;
}

/** One that is ended first says nothing any more: nobody waits for a run that is over. */
export function spelledBy(worker: Worker, run: number): Promise<Report | null> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.kind !== 'spelled' || data.run !== run) return;
      worker.removeEventListener('message', onMessage);
      resolve(data.report);
    };
    worker.addEventListener('message', onMessage);
  });
}

/** @throws FileError when the worker is lost, or silent for `patience` milliseconds */
export function measuredBy(worker: Worker, run: number, patience: number): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      clearTimeout(watchdog);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onLost);
      done();
    };
    const onMessage = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.kind !== 'measured' || data.run !== run) return;
      const { report, more } = data;
      settle(() => resolve(more ? { report, spelled: spelledBy(worker, run) } : { report }));
    };
    const onLost = (): void => settle(() => reject(new FileError('worker-missing')));
    const watchdog = setTimeout(() => settle(() => reject(new FileError('timed-out'))), patience);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onLost);
  });
}
