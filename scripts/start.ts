/** `npm start`: builds the site and serves it with its functions on this machine, as it would run when deployed. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { endGroupsWithUs, ROOT, run, start } from './processes.ts';

const DEFAULT_PORT = 8788;
const READY_LIMIT_MS = 90_000;

/** Names that the functions read. */
const OURS = /^(?:AI_|TURNSTILE_|CONTACT_|RATE_|SITE_URL$)/;

/** Wrangler's own settings: no network, no questions, our environment for the functions. */
const WRANGLER = {
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
  WRANGLER_SEND_METRICS: 'false',
};

async function main(): Promise<number> {
  const port = readPort(process.env['PORT']);
  if (port === null) return fail(`PORT must be a number from 1 to 65535, not "${process.env['PORT'] ?? ''}".`);
  if (!(await isFree(port))) {
    return fail(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  const address = `http://localhost:${port}`;

  say('building the pages');
  const siteUrl = process.env['SITE_URL'] ?? address;
  const env = { SITE_URL: siteUrl, ASTRO_TELEMETRY_DISABLED: '1' };
  const build = await run('npm', ['run', 'build'], { output: 'collect', env });
  if (build.code !== 0) return fail(`${build.output}\nThe build failed (exit code ${build.code}); nothing is served.`);

  if ((await migrations()).length > 0) {
    say('preparing the local database');
    const args = ['d1', 'migrations', 'apply', 'DB', '--local'];
    const applied = await run('wrangler', args, { output: 'collect', env: WRANGLER });
    if (applied.code !== 0) return fail(`The local database could not be prepared:\n${applied.output}`);
  }
  return serve(port, address);
}

function readPort(text: string | undefined): number | null {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function migrations(): Promise<string[]> {
  const files = await readdir(join(ROOT, 'migrations')).catch(() => []);
  return files.filter((file) => file.endsWith('.sql'));
}

/** Runs until it is stopped. Gives the exit code of a server that ended by itself. */
async function serve(port: number, address: string): Promise<number> {
  say('starting the server');
  const where = ['--ip', '127.0.0.1', '--port', String(port)];
  const args = ['pages', 'dev', 'dist', ...where, '--show-interactive-dev-session=false', ...(await overrides())];
  const server = start('wrangler', args, { output: 'collect', env: WRANGLER });
  // What it says before it is ready is a list of our environment's names, of use only when it fails; then come its requests and errors.
  let preamble: string | null = '';
  const tell = (chunk: Buffer): void => {
    if (preamble === null) process.stdout.write(chunk);
    else preamble += chunk.toString();
  };
  server.stdout?.on('data', tell);
  server.stderr?.on('data', tell);
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code) => resolve(`The server ended (exit code ${code ?? 'none'}).`));
  });
  const outcome = await Promise.race([ended, whenReady(port)]);
  if (outcome === null) return fail(`${preamble}\nThe server did not answer within ${READY_LIMIT_MS / 1000} s.`);
  if (typeof outcome === 'string') return fail(`${preamble}\n${outcome}`);
  preamble = null;
  say(`ready at ${address}`);
  say(outcome.ai === null ? 'no AI provider: results are measured in the browser' : `AI: ${providerOf(outcome.ai)}`);
  return fail(await ended);
}

/**
 * Wrangler gives the functions our environment or, when there is a .dev.vars, that file alone. Beside the file, what is set in the environment is
 * handed over by name, so that a variable typed before the command has the last word.
 */
async function overrides(): Promise<string[]> {
  const file = await readFile(join(ROOT, '.dev.vars'), 'utf8').catch(() => null);
  if (file === null) return [];
  const inFile = parseEnv(file);
  return Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && (name in inFile || OURS.test(name)) ? ['--binding', `${name}=${value}`] : [],
  );
}

/** What the site says of itself once it answers; null when it never does. */
async function whenReady(port: number): Promise<Config | null> {
  for (const deadline = Date.now() + READY_LIMIT_MS; Date.now() < deadline;) {
    const config = await readConfig(port);
    if (config !== null) return config;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return null;
}

interface Config {
  readonly ai: { readonly provider: string; readonly country: string } | null;
}

function providerOf({ provider, country }: NonNullable<Config['ai']>): string {
  return country === '' ? provider : `${provider} (${country})`;
}

async function readConfig(port: number): Promise<Config | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/config`, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? ((await response.json()) as Config) : null;
  } catch {
    return null;
  }
}

function say(text: string): void {
  console.log(`revisacv: ${text}`);
}

function fail(text: string): number {
  console.error(`revisacv: ${text}`);
  return 1;
}

endGroupsWithUs();
process.exit(await main());
