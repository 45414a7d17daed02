import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closingLine, honest, sum, tallyPlaywright, tallyVitest } from '../../scripts/tally.ts';

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
  test('leaves a true account alone', () => {
    expect(honest({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(honest({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });
  test('takes a stage without tests for a failure', () => {
    expect(honest({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });
  test('takes a bad exit without a failed test for a failure', () => {
    expect(honest({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  });
});

test('counts a vitest file that broke before its first test', async () => {
  const path = await report({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(await tallyVitest(path)).toEqual({ passed: 5, failed: 2 });
});

test('counts errors of Playwright outside of its tests, and a test that passed at last', async () => {
  const path = await report({
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no' }],
  });
  expect(await tallyPlaywright(path)).toEqual({ passed: 5, failed: 2 });
});

test('closes with the sum in words that never change', () => {
  expect(
    closingLine(
      sum([
        { passed: 2, failed: 0 },
        { passed: 40, failed: 1 },
      ]),
    ),
  ).toBe('42 passed, 1 failed');
  expect(closingLine(sum([]))).toBe('0 passed, 0 failed');
});
