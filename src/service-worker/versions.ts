/** A cache a build; the names tell them apart from anything else that is kept on the site's address. */

const PREFIX = 'revisacv-';

export function cacheName(version: string): string {
  return PREFIX + version;
}

/** Caches of other builds, the oldest first, as `caches.keys()` gives them. */
export function otherBuilds(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
}

/**
 * What may go. The last build but this one stays while other tabs are open: a page of it may still fetch its parts, which the host no
 * longer has.
 */
export function leftovers(names: readonly string[], version: string, { tabs }: { readonly tabs: number }): string[] {
  const others = otherBuilds(names, version);
  return tabs > 1 ? others.slice(0, -1) : others;
}
