/** Finds a Chromium that starts here, or gets one. `node scripts/chromium.ts` prints where it is. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tryChromium } from './chromium-launch.ts';
import { unpackChromium } from './chromium-unpack.ts';
import { run } from './processes.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export interface Chromium {
  readonly path: string;
  /** Environment that it needs beside ours: where its libraries are. */
  readonly env: Readonly<Record<string, string>>;
  /** How it was come by, for people. */
  readonly origin: string;
  readonly version: string;
}

type Place = Pick<Chromium, 'path' | 'env'>;

interface Source {
  readonly origin: string;
  readonly candidates: () => Promise<readonly Place[]>;
}

const SOURCES: readonly Source[] = [
  { origin: 'CHROMIUM_PATH', candidates: () => Promise.resolve(plain(process.env['CHROMIUM_PATH'])) },
  // The same for everybody; it needs half of the time of a whole Chromium, which opens a window with its bars for each page.
  { origin: 'the npm package @sparticuz/chromium', candidates: packaged },
  { origin: 'the PATH', candidates: () => Promise.resolve([...onPath(), MAC_CHROME].flatMap(existing)) },
  { origin: "Playwright's own browser", candidates: playwrights },
  { origin: 'apt-get install chromium', candidates: installed },
];

/** The first Chromium that starts, in the order of `SOURCES`. Throws with the whole story when there is none. */
export async function findChromium(say: (line: string) => void): Promise<Chromium> {
  const story: string[] = [];
  for (const { origin, candidates } of SOURCES) {
    try {
      const found = await candidates();
      if (found.length === 0) story.push(`${origin}: none`);
      for (const { path, env } of found) {
        const trial = await tryChromium(path, env);
        if (trial.ok) {
          for (const line of story) say(`chromium: ${line}`);
          say(`chromium: using ${trial.version} from ${origin} (${path})`);
          return { path, env, origin, version: trial.version };
        }
        story.push(`${origin}: ${path} does not start (${trial.reason})`);
      }
    } catch (error) {
      story.push(`${origin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(
    ['No Chromium starts here.', ...story, 'Install Chromium or Chrome, or set CHROMIUM_PATH.'].join('\n  '),
  );
}

function plain(path: string | undefined): Place[] {
  return path === undefined || path === '' ? [] : [{ path, env: {} }];
}

function existing(path: string): Place[] {
  return existsSync(path) ? plain(path) : [];
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) =>
    folders
      .map((folder) => join(folder, name))
      .filter(executable)
      .slice(0, 1),
  );
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function playwrights(): Promise<Place[]> {
  const { chromium } = await import('@playwright/test');
  return existing(chromium.executablePath());
}

/** Twice: with the system's libraries, then with the NSS ones that come in the package. */
async function packaged(): Promise<Place[]> {
  const folder = await unpackChromium();
  if (folder === null) return [];
  const path = join(folder, 'chromium');
  return [...plain(path), { path, env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') } }];
}

async function installed(): Promise<Place[]> {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!debian) return [];
  const options = { output: 'collect', env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 300_000 } as const;
  await run('apt-get', ['update'], options);
  const install = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  if (install.code !== 0) throw new Error(`apt-get could not install it (exit code ${String(install.code)})`);
  return onPath().slice(0, 1).flatMap(plain);
}

if (import.meta.main) {
  try {
    const { path } = await findChromium((line) => {
      console.error(line);
    });
    console.log(path);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
