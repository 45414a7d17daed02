/** Which requests the service worker answers, and how; it leaves alone what stands in no list. */
import { isAdHost } from './ads.ts';

/**
 * - `page`: the network first, then what is kept
 * - `lasting`: the address names the content, so what is kept is right for ever
 * - `changing`: the network first; a copy is kept for the day without one
 * - `ad`: a failure is answered with nothing
 * - `other`: the browser's own affair; all of `/api`, and whatever is sent
 */
export type Kind = 'page' | 'lasting' | 'changing' | 'ad' | 'other';

export type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

const READER = '/pdf.worker.min.js';

/** Hashed names, and the parser's own worker with its version. */
export function isLasting({ pathname, searchParams }: URL): boolean {
  return pathname.startsWith('/_astro/') || (pathname === READER && searchParams.has('v'));
}

/** @param origin of the site */
export function kindOf({ url, method, mode }: Asked, origin: string, adHosts: readonly string[]): Kind {
  const address = new URL(url);
  if (address.origin !== origin) return isAdHost(address, adHosts) ? 'ad' : 'other';
  if (method !== 'GET' || address.pathname.startsWith('/api/')) return 'other';
  if (mode === 'navigate') return 'page';
  if (isLasting(address)) return 'lasting';
  return /^\/(?:pdfjs|samples|dictionaries)\//.test(address.pathname) ? 'changing' : 'other';
}
