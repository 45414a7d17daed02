import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closingLine, honest, sum, type Tally, tallyPlaywright, tallyVitest } from '../../scripts/tally.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'revisacv-tally-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('honest', () => {
  const counted = (passed: number, failed: number): Tally => ({ passed, failed, failures: ['one'] });

  test('leaves a true account alone', () => {
    expect(honest(counted(3, 0), 0)).toEqual(counted(3, 0));
    expect(honest(counted(3, 2), 1)).toEqual(counted(3, 2));
  });
  test('takes a stage without tests for a failure', () => {
    expect(honest(counted(0, 0), 0)).toEqual(counted(0, 1));
  });
  test('takes a bad exit without a failed test for a failure', () => {
    expect(honest(counted(3, 0), 1)).toEqual(counted(3, 1));
  });
});

test('counts a vitest file that broke before its first test, and names each failure in a line', async () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'takes away',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  to be 2'],
  };
  const path = await report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'c.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(await tallyVitest(path)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['b.test.ts › takes away: expected 1 to be 2', 'c.test.ts: No such module'],
  });
});

test('counts errors of Playwright outside of its tests, and a test that passed at last', async () => {
  const tests = [{ results: [{ errors: [{ message: 'Timed out' }] }] }];
  const path = await report({
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'opens', ok: true, tests }],
        suites: [{ title: 'a menu', specs: [{ title: 'closes', ok: false, tests }] }],
      },
    ],
    errors: [{ message: 'no' }],
  });
  expect(await tallyPlaywright(path)).toEqual({
    passed: 5,
    failed: 2,
    failures: ['a.spec.ts › a menu › closes: Timed out', 'browser: no'],
  });
});

test('closes with the sum in words that never change', () => {
  const total = sum([
    { passed: 2, failed: 0, failures: [] },
    { passed: 40, failed: 1, failures: ['one'] },
  ]);
  expect(closingLine(total)).toBe('42 passed, 1 failed');
  expect(total.failures).toEqual(['one']);
  expect(closingLine(sum([]))).toBe('0 passed, 0 failed');
});
