/** A later build of the built site: a home that reads differently, a part of the analyzer under a new name, a worker that knows it. */
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { writeServiceWorker } from '../../scripts/service-worker.ts';

export const NEWER = 'Una versión más nueva';

/** @returns the names, before and after, of the part that was renamed */
export async function newerBuild(dist: string, directory: string): Promise<{ before: string; after: string }> {
  await cp(dist, directory, { recursive: true });
  const [before] = globSync('ReportView.*.js', { cwd: join(directory, '_astro') });
  if (before === undefined) throw new Error('The report’s view is not a chunk of its own any more.');
  const after = 'ReportView.newer000.js';
  await rename(join(directory, '_astro', before), join(directory, '_astro', after));
  for (const file of globSync('{_astro/*.js,**/*.html}', { cwd: directory })) {
    const path = join(directory, file);
    const text = await readFile(path, 'utf8');
    const newer = text.replaceAll(before, after).replace(/(<h1[^>]*>)[^<]*/, `$1${NEWER}`);
    if (newer !== text) await writeFile(path, newer);
  }
  await writeServiceWorker(directory, []);
  return { before, after };
}
