/** The stages of `npm test`: one group after the other, those of a group side by side. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './processes.ts';
import { honest, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const STAGE_LIMIT_MS = 20 * 60_000;

export interface Stage {
  readonly name: string;
  readonly run: (reportFolder: string) => Promise<Tally>;
}

export const STAGES: readonly (readonly Stage[])[] = [
  [{ name: 'source', run: source }],
  // A build keeps little more than one core busy, and no unit reads what it makes.
  [vitest('units', '100%'), { name: 'build', run: build }],
  // What `edge` does is mostly waiting: for servers that start, and for providers that are slow.
  [vitest('site', '100%'), vitest('edge', '2')],
  [{ name: 'browser', run: browser }],
];

type Program = readonly [string, ...string[]];

/** Side by side, since each program keeps one core busy: the linter takes as long as the two others. */
const SOURCE_LANES: readonly (readonly Program[])[] = [
  [['eslint', '.']],
  [
    ['astro', 'check'],
    ['prettier', '--check', '.'],
  ],
];

/** Types, rules and style; each program counts as one test. */
async function source(): Promise<Tally> {
  // The types of the content are written first: linter and checker both read them.
  const synced = (await shown('astro', ['sync'])) === 0;
  if (!synced) return { passed: 0, failed: SOURCE_LANES.flat().length };
  const lanes = SOURCE_LANES.map(async (programs) => {
    const codes: number[] = [];
    for (const [program, ...args] of programs) codes.push(await shown(program, args));
    return codes;
  });
  const codes = (await Promise.all(lanes)).flat();
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: codes.length - passed };
}

/** In the environment of the build as the provider's key; a test looks for it in what was built. */
export const BUILD_CANARY = 'canary-key-that-no-page-may-hold';

/** An old build would let the stages after a failed one pass: it goes first. */
async function build(): Promise<Tally> {
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  const failed = (await shown('npm', ['run', 'build'], { AI_API_KEY: BUILD_CANARY })) === 0 ? 0 : 1;
  return { passed: 1 - failed, failed };
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

const NOTHING: Tally = { passed: 0, failed: 0 };

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
