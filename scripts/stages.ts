/** The stages of `npm test`: one group after the other, the lanes of a group side by side, the stages of a lane in their order. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './processes.ts';
import { honest, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

/** For what hangs: machines have been seen on which the browser stage takes three times as long as on others of two cores. */
const STAGE_LIMIT_MS = 45 * 60_000;

export interface Stage {
  readonly name: string;
  readonly run: (reportFolder: string) => Promise<Tally>;
}

export const STAGES: readonly (readonly (readonly Stage[])[])[] = [
  // By the time that types are checked, and the types of the content written anew for it, the linter has read them.
  [
    [{ name: 'lint', run: lint }],
    [
      program('style', 'prettier', '--check', '.'),
      program('types', 'astro', 'check', '--tsconfig', 'tsconfig.astro.json'),
    ],
  ],
  // What `edge` does is mostly waiting: for servers that start, and for providers that are slow. No unit reads what `build` makes.
  [[vitest('units', '100%')], [{ name: 'build', run: build }, vitest('edge', '2'), vitest('site', '100%')]],
  [[{ name: 'browser', run: browser }]],
];

function tallyOf(code: number): Tally {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
}

/** A program counts as one test. */
function program(name: string, command: string, ...args: readonly string[]): Stage {
  return { name, run: async () => tallyOf(await shown(command, args)) };
}

/** The first linter reads types, those of the content among them, which are written before, and tells what is wrong in them. */
async function lint(): Promise<Tally> {
  return tallyOf((await shown('astro', ['sync'])) || (await shown('oxlint', [])) || (await shown('eslint', ['.'])));
}

/** In the environment of the build as the provider's key; a test looks for it in what was built. */
export const BUILD_CANARY = 'canary-key-that-no-page-may-hold';

/** An old build would let the stages after a failed one pass: it goes first. */
async function build(): Promise<Tally> {
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  return tallyOf(await shown('npm', ['run', 'build'], { AI_API_KEY: BUILD_CANARY }));
}

/** @param workers processes at the same time: without it vitest leaves one core free, which of two is half. */
function vitest(project: string, workers: string): Stage {
  return {
    name: project,
    run: async (reportFolder) => {
      const report = join(reportFolder, `${project}.json`);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const chosen = ['--project', project, `--maxWorkers=${workers}`, '--passWithNoTests=false'];
      const code = await shown('vitest', ['run', ...chosen, ...reporters]);
      return honest(await tallyVitest(report).catch(() => NOTHING), code);
    },
  };
}

async function browser(reportFolder: string): Promise<Tally> {
  const report = join(reportFolder, 'browser.json');
  const code = await shown('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return honest(await tallyPlaywright(report).catch(() => NOTHING), code);
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };

/** Runs a program with its output in view; gives its exit code. */
async function shown(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const telemetryOff = { ASTRO_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' };
  const outcome = await run(program, args, {
    output: 'inherit',
    env: { ...telemetryOff, ...env },
    timeoutMs: STAGE_LIMIT_MS,
  });
  if (outcome.code === 127) console.error(outcome.output);
  if (outcome.timedOut) console.error(`${program} was ended after ${String(STAGE_LIMIT_MS / 60_000)} minutes`);
  return outcome.code;
}
