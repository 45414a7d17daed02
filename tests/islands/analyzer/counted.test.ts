/** A run's end is counted once, in the fields of a short list; nothing of the resume is among them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted, countUpload } from '../../../src/islands/analyzer/counted.ts';
import type { RunEvent } from '../../../src/islands/analyzer/run.ts';
import { measuredReport } from './measured.ts';

const told: unknown[] = [];

beforeEach(() => {
  told.length = 0;
  const page = new EventTarget();
  page.addEventListener('consent:measure', (event) => told.push((event as CustomEvent<unknown>).detail));
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const report = measuredReport();
const measured: RunEvent = { type: 'measured', awaits: null, report, document: null };
const evaluated: RunEvent = {
  type: 'evaluated',
  result: {
    overallScore: 71,
    scores: { structure: 1, content: 1, ats: 1, design: 1 },
    strengths: ['Ana Ejemplo'],
    recommendations: [],
    summary: '',
  },
  source: 'ai',
};
const aiFailed: RunEvent = { type: 'failed', failure: { kind: 'file', code: 'unknown' }, report };
const fileFailed: RunEvent = { type: 'failed', failure: { kind: 'file', code: 'corrupt' }, report: null };

test.each([
  ['with a result', [measured, evaluated], true],
  ['with a measured result, the AI having failed', [measured, aiFailed], true],
  ['without a result', [fileFailed], false],
] as const)('a run that ends %s', (_, events, ok) => {
  const passed: RunEvent[] = [];
  const emit = counted((event) => passed.push(event), { sample: false });
  for (const event of events) emit(event);
  expect(passed).toEqual(events);
  expect(told).toEqual([{ name: 'cv_analysis', ok, duration: 'under-1s', sample: false }]);
});

test('a run that was left is not counted', () => {
  counted(() => undefined, { sample: false })(measured);
  expect(told).toEqual([]);
});

test('the site’s own example is told apart', () => {
  counted(() => undefined, { sample: true })(evaluated);
  expect(told).toEqual([{ name: 'cv_analysis', ok: true, duration: 'under-1s', sample: true }]);
});

test('of a file its size is told, in kilobytes', () => {
  countUpload(new File([new Uint8Array(2_048)], 'ana-ejemplo.pdf'));
  expect(told).toEqual([{ name: 'file_upload', sizeKb: 2 }]);
});
