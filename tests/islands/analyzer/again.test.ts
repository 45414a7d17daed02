import { describe, expect, test } from 'vitest';
import type { Measured } from '../../../src/analysis/client.ts';
import { runAgain, type AgainEvent } from '../../../src/islands/analyzer/again.ts';
import { FileError } from '../../../src/resume/errors.ts';
import type { Report } from '../../../src/resume/report.ts';
import { measuredReport } from './measured.ts';

const spelledReport = measuredReport();
const unspelled = (changes: Partial<Report> = {}): Report =>
  measuredReport({
    checks: spelledReport.checks.map((check) =>
      check.id === 'spelling' ? { ...check, status: 'undetermined', score: null } : check,
    ),
    ...changes,
  });

async function eventsOf(measured: Promise<Measured>, shown: Report): Promise<AgainEvent[]> {
  const events: AgainEvent[] = [];
  await runAgain(
    () => measured,
    shown,
    (event) => events.push(event),
  );
  return events;
}

describe('a report measured for another market', () => {
  const first = unspelled({ market: 'DE' });
  const second = measuredReport({ market: 'DE' });

  test('takes the place of the other at once where no spelling is to come', async () => {
    expect(await eventsOf(Promise.resolve({ report: second }), spelledReport)).toEqual([
      { type: 'measured-again', report: second, awaits: null },
    ]);
  });

  test('does not take back a spelling that stands on screen', async () => {
    const measured = { report: first, spelled: Promise.resolve(second) };
    expect(await eventsOf(Promise.resolve(measured), spelledReport)).toEqual([
      { type: 'measured-again', report: second, awaits: null },
    ]);
  });

  test('does not wait for a spelling that nobody has seen yet', async () => {
    const measured = { report: first, spelled: Promise.resolve(second) };
    expect(await eventsOf(Promise.resolve(measured), unspelled())).toEqual([
      { type: 'measured-again', report: first, awaits: 'spelling' },
      { type: 'spelled', report: second },
    ]);
  });

  test('does without a dictionary that can no longer be had', async () => {
    const measured = { report: first, spelled: Promise.resolve(null) };
    expect(await eventsOf(Promise.resolve(measured), spelledReport)).toEqual([
      { type: 'measured-again', report: first, awaits: null },
    ]);
  });

  test('is told when it could not be measured', async () => {
    expect(await eventsOf(Promise.reject(new FileError('worker-missing')), spelledReport)).toEqual([
      { type: 'not-measured' },
    ]);
  });
});
