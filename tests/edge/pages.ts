/** The real functions under workerd, through `wrangler pages dev` on loopback. Needs no network. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const TABLES = join(ROOT, 'node_modules/.cache/tables');
/** wrangler is 15 MB of JavaScript. What makes the tables ends by itself, and so leaves here what was compiled; sites are killed. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');
const READY_MS = 60_000;

export interface PagesSite {
  readonly origin: string;
  /** Where its database is: for `--persist-to`. */
  readonly state: string;
  /** Everything that wrangler and the functions have printed. */
  output(): string;
  stop(): Promise<void>;
}

export interface PagesOptions {
  /** The built site; a two-page one of its own without it. */
  readonly directory?: string;
  /** The functions' variables: nothing else of AI_*, CONTACT_*, RATE_*, TURNSTILE_* and SITE_URL reaches them. */
  readonly env?: Readonly<Record<string, string>>;
  /** 'missing': the database has no tables. */
  readonly tables?: 'missing' | undefined;
  /** With a certificate that nobody has signed. */
  readonly secure?: boolean;
  /** Any free one without it. */
  readonly port?: number;
}

/** Two that start at once may pick the same inner port: the one that is refused tries again. */
export async function startPages(options: PagesOptions = {}, tries = 4): Promise<PagesSite> {
  try {
    return await startOnce(options);
  } catch (error) {
    if (tries <= 1 || !String(error).includes('Address already in use')) throw error;
    return startPages(options, tries - 1);
  }
}

async function startOnce(options: PagesOptions): Promise<PagesSite> {
  const scratch = await mkdtemp(join(tmpdir(), 'revisacv-pages-'));
  const directory = options.directory ? resolve(options.directory) : await smallSite(scratch);
  const port = options.port ?? (await freePort());
  const state = join(scratch, 'state');
  if (options.tables !== 'missing') await prepareDatabase(state);
  const flags = [
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--persist-to',
    state,
    '--show-interactive-dev-session=false',
    ...(options.secure ? ['--local-protocol', 'https'] : []),
  ];
  const child = spawn(process.execPath, [WRANGLER, 'pages', 'dev', directory, ...flags], {
    cwd: ROOT,
    detached: true, // a process group of its own, so that workerd ends with it
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), ...options.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
    await ended;
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  const origin = `${options.secure ? 'https' : 'http'}://127.0.0.1:${port}`;
  try {
    await answering(`${origin}/api/config`, () => child.exitCode !== null);
    if (child.pid !== undefined) await haltBundler(child.pid);
  } catch (error) {
    await stop();
    throw new Error(`wrangler did not start:\n${output}`, { cause: error });
  }
  return { origin, state, output: () => output, stop };
}

/** wrangler's bundler looks for changed files for ever, at a sixteenth of a core for each site. Nothing changes here; where there is no /proc it goes on. */
async function haltBundler(group: number): Promise<void> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const id of processes) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    if (Number(/^\d+ \(esbuild\) \S \d+ (\d+) /.exec(stat)?.[1]) === group) process.kill(Number(id), 'SIGSTOP');
  }
}

/** The migrations, as `npm start` applies them: once for all sites of a run, since it takes four seconds of a core. */
async function prepareDatabase(state: string): Promise<void> {
  const tables = join(TABLES, await hashOfMigrations());
  if (!existsSync(tables)) {
    await mkdir(TABLES, { recursive: true });
    const drawn = await mkdtemp(join(TABLES, 'new-'));
    const args = ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', drawn];
    await promisify(execFile)(process.execPath, [WRANGLER, ...args], { cwd: ROOT, env: cleanEnvironment() });
    // Another process may have been quicker: then its tables stay.
    await rename(drawn, tables).catch(() => rm(drawn, { recursive: true, force: true }));
  }
  await cp(tables, state, { recursive: true });
}

/** Of what the tables are made of. */
async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = (await readdir(join(ROOT, 'migrations'))).toSorted().map((name) => join('migrations', name));
  for (const file of [...migrations, 'wrangler.jsonc', 'node_modules/wrangler/package.json'])
    hash.update(await readFile(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:AI_|CONTACT_|RATE_|TURNSTILE_|SITE_URL$)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    CI: '1',
    NODE_COMPILE_CACHE: COMPILED,
    NODE_ENV: 'development',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
    WRANGLER_SEND_METRICS: 'false',
  };
}

async function smallSite(scratch: string): Promise<string> {
  const directory = join(scratch, 'dist');
  await mkdir(directory);
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Home</title>');
  await writeFile(join(directory, '404.html'), '<!doctype html><title>Not found</title>');
  await writeFile(join(directory, '_routes.json'), '{"version":1,"include":["/api/*"],"exclude":[]}');
  return directory;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export async function answering(url: string, hasEnded: () => boolean = () => false): Promise<void> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline && !hasEnded();) {
    try {
      if ((await statusOf(url)) === 200) return;
    } catch {
      // Not yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`no answer from ${url}`);
}

/** `fetch` would refuse the certificate. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const get = url.startsWith('https:') ? https.get : http.get;
    const request = get(url, { rejectUnauthorized: false, signal: AbortSignal.timeout(2_000) }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    request.on('error', failed);
  });
}
