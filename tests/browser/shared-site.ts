/** Starts the built site once for all workers of Playwright: nothing that a test does is kept by it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';
import { freePort, startPages } from '../edge/pages.ts';

export const BUILT = join(ROOT, 'dist');
/** In the environment of the workers: where the site is, or will be in a moment. */
export const SHARED_ORIGIN = 'REVISACV_TEST_SITE';

/** The site gets up while the workers do. @returns what ends it */
export default async function start(): Promise<() => Promise<void>> {
  if (!existsSync(join(BUILT, 'index.html'))) throw new Error('There is no dist/: run `npm run build` first.');
  const port = await freePort();
  process.env[SHARED_ORIGIN] = `http://127.0.0.1:${String(port)}`;
  // Without tables: making them takes as long as starting the server.
  const starting = startPages({ directory: BUILT, tables: 'missing', port });
  // The tests that need it will miss it.
  starting.catch((error: unknown) => console.error(error));
  return async () => (await starting).stop();
}
