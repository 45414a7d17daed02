/** A look into the database of a site under test, with the operator's own tool. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PagesSite } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Rows of a query of ours. */
export async function rowsOf(site: PagesSite, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const args = ['d1', 'execute', 'DB', '--local', '--persist-to', site.state, '--json', '--command', sql];
  const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], {
    cwd: ROOT,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  const [answer] = JSON.parse(stdout) as { results: Record<string, unknown>[] }[];
  return answer?.results ?? [];
}
