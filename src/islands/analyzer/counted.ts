/** What is counted of a run, where the visitor allows it: that there was one, its size, time and outcome. Nothing of the resume. */
import { durationOf } from '../../consent/events.ts';
import { measure } from '../../consent/measure.ts';
import { isFullReport } from './reducer.ts';
import type { RunEvent } from './run.ts';

const BYTES_PER_KB = 1024;

type Emit = (event: RunEvent) => void;

export function countUpload({ size }: File): void {
  measure({ name: 'file_upload', sizeKb: size / BYTES_PER_KB });
}

/** Passes a run's events on, and counts its end. `sample`: the file is the site's own. */
export function counted(emit: Emit, { sample }: { readonly sample: boolean }): Emit {
  const started = performance.now();
  return (event) => {
    emit(event);
    if (event.type !== 'evaluated' && event.type !== 'failed') return;
    // When the AI alone failed, the visitor has the measured result.
    const ok = event.type === 'evaluated' || isFullReport(event.report);
    measure({ name: 'cv_analysis', ok, duration: durationOf(performance.now() - started), sample });
  };
}
