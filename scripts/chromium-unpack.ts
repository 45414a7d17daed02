/** The Chromium that travels in an npm package, unpacked with the libraries that a bare system lacks. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './processes.ts';

const PACKAGE = join(ROOT, 'node_modules', '@sparticuz', 'chromium');

/**
 * The folder that holds `chromium` and `al2023/lib`; null where the package has no build for this platform. It is the project's own folder, not
 * the package's default in /tmp, where the name may be anybody's; it gets its name when all is there, so an interrupted run leaves no half.
 */
export async function unpackChromium(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(ROOT, '.browser', version);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.${String(process.pid)}`;
  await mkdir(partial, { recursive: true });
  // The package unpacks into whatever the temporary folder is at the time of the call.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = partial;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(PACKAGE, 'bin', 'al2023.tar.br'));
    await rename(partial, folder);
    return folder;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(partial, { recursive: true, force: true });
  }
}
