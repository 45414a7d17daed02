/** A look into the database of a site under test, in the file where wrangler keeps it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PagesSite } from './pages.ts';

/** Milliseconds that the site may hold the file while it writes. */
const BUSY_MS = 5_000;

/** Rows of a query of ours. Not by wrangler's own command: starting it takes four seconds of a core, each time. */
export async function rowsOf(site: PagesSite, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const folder = join(site.state, 'v3/d1/miniflare-D1DatabaseObject');
  const files = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (files.length !== 1 || files[0] === undefined) throw new Error(`One database was expected, not ${files.length}.`);
  const database = new DatabaseSync(join(folder, files[0]), { timeout: BUSY_MS });
  try {
    // Rows of node:sqlite have no prototype, which a comparison would mind.
    return database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}
