/** Notes whatever a page should never do: errors, violations of its policy, requests that stray. */
import type { Page } from '@playwright/test';

export interface Watch {
  /** Complaints that a test causes on purpose. */
  readonly expected: RegExp[];
  /** Method and path of every request to the site's API. */
  readonly api: readonly string[];
  /** What went wrong and was not expected, in words. */
  complaints(): string[];
}

export async function watch(page: Page, origin: string): Promise<Watch> {
  await telling(page);
  return watching(page, origin);
}

/** Has the documents to come tell the violations of their policy. */
export async function telling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
}

/** @param before requests to the API that the document has made already */
export function watching(page: Page, origin: string, before: readonly string[] = []): Watch {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const api: string[] = [...before];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => found.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) {
      found.push(`request to another origin: ${request.method()} ${request.url()}`);
    }
    if (url.pathname.startsWith('/api/')) api.push(`${request.method()} ${url.pathname}`);
  });
  // A dropped file that nobody catches is opened in a tab of its own.
  page.context().on('page', (other) => found.push(`another tab: ${other.url()}`));
  return {
    expected,
    api,
    complaints: () => found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
  };
}
