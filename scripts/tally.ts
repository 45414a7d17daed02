/** How many tests passed and failed, and which failed, from the JSON reports of the test runners. */
import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure that a report names; a program that fails names none. */
  readonly failures: readonly string[];
}

/** A runner that ends badly, or that ran nothing, has failed at least once, whatever its report says. */
export function honest(counted: Tally, exitCode: number): Tally {
  const ranNothing = counted.passed + counted.failed === 0;
  const unexplained = exitCode !== 0 && counted.failed === 0;
  return ranNothing || unexplained ? { ...counted, failed: counted.failed + 1 } : counted;
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = (count: 'passed' | 'failed'): number => tallies.reduce((all, tally) => all + tally[count], 0);
  return { passed: total('passed'), failed: total('failed'), failures: tallies.flatMap(({ failures }) => failures) };
}

/** The closing line, which other programs read. */
export function closingLine({ passed, failed }: Tally): string {
  return `${String(passed)} passed, ${String(failed)} failed`;
}

const LONGEST_REASON = 300;

function failure(test: string, reason = ''): string {
  return `${test}: ${stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON)}`;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** A file that fails before its first test (a bad import, a failing hook) counts as one failure. */
export async function tallyVitest(reportPath: string): Promise<Tally> {
  const report = JSON.parse(await readFile(reportPath, 'utf8')) as VitestReport;
  const failures: string[] = [];
  let broken = 0;
  for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(failure(`${file.name} › ${fullName}`, failureMessages[0]));
    if (failed.length > 0) continue;
    broken += 1;
    failures.push(failure(file.name, file.message));
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, failures };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

function failuresIn(suite: PlaywrightSuite, above: string): string[] {
  const path = above + suite.title;
  const own = suite.specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => failure(`${path} › ${title}`, tests[0]?.results[0]?.errors[0]?.message));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, `${path} › `))];
}

/** Errors outside of the tests (a bad configuration, a file that does not compile) count as failures. */
export async function tallyPlaywright(reportPath: string): Promise<Tally> {
  const { stats, suites, errors } = JSON.parse(await readFile(reportPath, 'utf8')) as PlaywrightReport;
  const failures = [
    ...suites.flatMap((suite) => failuresIn(suite, '')),
    ...errors.map(({ message }) => failure('browser', message)),
  ];
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, failures };
}
