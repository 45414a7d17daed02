/** How many tests passed and failed, from the JSON reports of the test runners. */
import { readFile } from 'node:fs/promises';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A runner that ends badly, or that ran nothing, has failed at least once, whatever its report says. */
export function honest(counted: Tally, exitCode: number): Tally {
  const ranNothing = counted.passed + counted.failed === 0;
  const unexplained = exitCode !== 0 && counted.failed === 0;
  return ranNothing || unexplained ? { passed: counted.passed, failed: counted.failed + 1 } : counted;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The closing line, which other programs read. */
export function closingLine({ passed, failed }: Tally): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { status: string }[];
  }[];
}

/** A file that fails before its first test (a bad import, a failing hook) counts as one failure. */
export async function tallyVitest(reportPath: string): Promise<Tally> {
  const report = JSON.parse(await readFile(reportPath, 'utf8')) as VitestReport;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** Errors outside of the tests (a bad configuration, a file that does not compile) count as failures. */
export async function tallyPlaywright(reportPath: string): Promise<Tally> {
  const { stats, errors } = JSON.parse(await readFile(reportPath, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
