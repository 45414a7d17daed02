/** What the engine's worker says of a run, as a promise. */
import { FileError } from '../resume/errors.ts';
import type { FromEngine, ToEngine } from './protocol.ts';
import type { Verdict } from './types.ts';

/** @throws FileError `worker-missing` when the worker is lost */
export function verdictOf(engine: Worker, request: Extract<ToEngine, { run: number }>): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void): void => {
      engine.removeEventListener('message', onMessage);
      engine.removeEventListener('error', onLost);
      done();
    };
    const onMessage = ({ data }: MessageEvent<FromEngine>): void => {
      if (data.kind !== 'measured' || data.run !== request.run) return;
      settle(() => resolve(data.verdict));
    };
    const onLost = (): void => settle(() => reject(new FileError('worker-missing')));
    engine.addEventListener('message', onMessage);
    engine.addEventListener('error', onLost);
    engine.postMessage(request);
  });
}
