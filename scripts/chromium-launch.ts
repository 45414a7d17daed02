/** Does a Chromium really start here? A file that exists may lack libraries, be a stub, or be of another platform. */
import { chromium } from '@playwright/test';
import { run } from './processes.ts';

const START_LIMIT_MS = 30_000;

/** Arguments for a quiet Chromium that stays off the network; as root its sandbox cannot start. */
export function chromiumArgs(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [
    '--disable-gpu',
    // A test leaves its page before code that was compiled once more, to run faster, has paid for the second compilation.
    '--js-flags=--no-turbofan --no-maglev',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
    // Containers often give /dev/shm only 64 MB, which ends a tab in the middle of a test.
    ...(process.platform === 'linux' ? ['--disable-dev-shm-usage'] : []),
  ];
}

/** Environment for a Chromium: ours, and where it finds libraries that the system lacks. */
export function chromiumEnvironment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const ours = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { ...(Object.fromEntries(ours) as Record<string, string>), ...extra };
}

export type Trial = { readonly ok: true; readonly version: string } | { readonly ok: false; readonly reason: string };

/** Asks a Chromium its version, then has it draw an empty page and read it back, as the tests will. */
export async function tryChromium(path: string, env: Readonly<Record<string, string>> = {}): Promise<Trial> {
  const version = await run(path, ['--version'], { output: 'collect', env, timeoutMs: START_LIMIT_MS });
  if (version.code !== 0) return { ok: false, reason: reasonOf(version) };
  try {
    const browser = await chromium.launch({
      executablePath: path,
      args: chromiumArgs(),
      env: chromiumEnvironment(env),
      timeout: START_LIMIT_MS,
    });
    try {
      const page = await browser.newPage();
      await page.goto('about:blank', { timeout: START_LIMIT_MS });
      return { ok: true, version: `Chromium ${browser.version()}` };
    } finally {
      await browser.close();
    }
  } catch (error) {
    return { ok: false, reason: firstLine(error instanceof Error ? error.message : String(error)) };
  }
}

function reasonOf(outcome: { code: number; output: string; timedOut: boolean }): string {
  if (outcome.timedOut) return `no answer within ${String(START_LIMIT_MS / 1000)} s`;
  const line = outcome.output.split('\n').find((text) => /error|cannot|not found|ENOENT|EACCES/i.test(text));
  return `exit code ${String(outcome.code)}${line === undefined ? '' : `: ${firstLine(line)}`}`;
}

function firstLine(text: string): string {
  return (text.trim().split('\n')[0] ?? '').slice(0, 200);
}
