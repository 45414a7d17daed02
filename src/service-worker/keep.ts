/** Filling a cache: whole, or not at all. */
import { isLasting } from './kind.ts';

/** So that the page's own requests are not held up. */
const AT_ONCE = 6;

/**
 * Puts files into a cache that are not in it yet; those whose address names their content are taken over from earlier caches.
 * @throws when one of them cannot be had
 */
export async function keepFiles(cache: Cache, paths: readonly string[], earlier: readonly Cache[]): Promise<void> {
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    await Promise.all(paths.slice(start, start + AT_ONCE).map((path) => keepFile(cache, path, earlier)));
  }
}

async function keepFile(cache: Cache, path: string, earlier: readonly Cache[]): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const lasting = isLasting(new URL(path, location.origin));
  const known = lasting ? await firstOf(earlier, path) : undefined;
  const answer = known ?? (await fetch(path, { cache: lasting ? 'default' : 'no-cache' }));
  if (!isKeepable(answer) || isPage(answer)) throw new Error(`${path} cannot be kept`);
  await cache.put(path, answer);
}

/**
 * Keeps a page, when it is of the same build as the files.
 * @throws when it cannot be had, or names files that are not kept with it: a newer build is being published
 */
export async function keepPage(cache: Cache, path: string, files: readonly string[]): Promise<void> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!isKeepable(answer) || !isPage(answer)) throw new Error(`${path} cannot be kept`);
  const text = await answer.clone().text();
  const strange = namedFiles(text).filter((file) => !files.includes(file));
  if (strange.length > 0) throw new Error(`${path} is of another build: ${strange.join(' ')}`);
  await cache.put(path, answer);
}

/** Hashed files that a page names. */
export function namedFiles(html: string): string[] {
  return [...new Set([...html.matchAll(/\/_astro\/[^&"'\s<>)]+/g)].map(([file]) => file))];
}

/** Complete, ours, and not moved from elsewhere. */
export function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === 'basic' && !redirected;
}

export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') === true;
}

async function firstOf(caches: readonly Cache[], path: string): Promise<Response | undefined> {
  for (const cache of caches) {
    const found = await cache.match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
