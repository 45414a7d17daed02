/** The analytics session: an id of chance that ends with the tab. Made only where analytics is allowed. */
const SESSION_STORAGE_KEY = 'analytics-session-id';

export interface AnalyticsSession {
  readonly id: string;
  /** Begun on this page. */
  readonly isNew: boolean;
}

export function analyticsSession(): AnalyticsSession {
  try {
    const known = sessionStorage.getItem(SESSION_STORAGE_KEY);
    if (known) return { id: known, isNew: false };
    const id = randomId();
    sessionStorage.setItem(SESSION_STORAGE_KEY, id);
    return { id, isNew: true };
  } catch {
    return { id: randomId(), isNew: true };
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

const TAG_COOKIE = /^(?:_ga|_gid|_gat|_gcl|__gads|__gpi|__eoi)/;

/** Removes what analytics and ads have left on this site: the session, and their cookies on the host and its parents. */
export function forgetVisitor({ analytics, advertising }: { analytics: boolean; advertising: boolean }): void {
  try {
    if (!analytics) sessionStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const ofAds = /^(?:_gcl|__)/;
  for (const name of names.filter((each) => TAG_COOKIE.test(each))) {
    if (ofAds.test(name) ? advertising : analytics) continue;
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function domainsOf(host: string): string[] {
  const parts = host.split('.');
  const parents = parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  return ['', ...parents];
}
