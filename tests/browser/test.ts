/** `test` on the built site behind its real functions; each of Playwright's workers starts a site when its first test needs it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { answering, type PagesSite, startPages } from '../edge/pages.ts';
import { startUpstream, type Upstream } from '../edge/upstream.ts';
import { Desk } from './desk.ts';
import { newerBuild } from './newer-build.ts';
import { BUILT, SHARED_ORIGIN } from './shared-site.ts';
import { watch } from './watch.ts';

export { expect };

/** Milliseconds that wrangler may take to start on a busy machine. */
const START_MS = 120_000;
export const AI_KEY = 'browser-test-key-000';
const AI_ENVIRONMENT = {
  AI_API_KEY: AI_KEY,
  // So that a test of the deadline does not wait 25 s.
  AI_DEADLINE_MS: '2500',
  AI_PROVIDER_NAME: 'Scripted AI',
  AI_PROVIDER_COUNTRY: 'FR',
  AI_LIMIT_PER_MINUTE: '1000',
  AI_LIMIT_PER_DAY: '1000',
  AI_DAILY_CALLS: '1000',
  AI_BREAKER_FAILURES: '0',
};

export interface Newer {
  readonly site: PagesSite;
  readonly before: string;
  readonly after: string;
}

export interface KeptDesk {
  readonly page: Page;
  readonly locale: Locale;
  /** Of the API, when the page was opened. */
  readonly asked: readonly string[];
  /** The page read out before its first file. */
  readonly empty: string;
}

export interface KeptDesks {
  readonly context: BrowserContext;
  /** By site and language; the one used last stands last. */
  readonly open: Map<string, KeptDesk>;
}

/** All in one list, each started by the first test that needs it: where a file has servers of its own, Playwright starts a worker and a browser anew. */
interface Servers {
  /** Without an AI and without tables, one for all workers. */
  readonly site: { readonly origin: string };
  readonly ai: { readonly site: PagesSite; readonly upstream: Upstream };
  /** With tables, and in no hurry to refuse a client. */
  readonly contactSite: PagesSite;
  /** A later build of the same site. */
  readonly newer: Newer;
  /** For the tests of kept-page.ts. */
  readonly keptPage: Page;
  /** For the tests of kept-desk.ts. */
  readonly keptDesks: KeptDesks;
}

interface Fixtures {
  /** On a site without an AI. */
  readonly desk: Desk;
  /** On a site with an AI whose behaviour the test scripts. */
  readonly aiDesk: Desk;
}

export const test = base.extend<Fixtures, Servers>({
  site: [
    async ({}, use) => {
      const origin = process.env[SHARED_ORIGIN] ?? '';
      await answering(`${origin}/api/config`);
      await use({ origin });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  ai: [
    async ({}, use) => {
      const upstream = await startUpstream();
      const site = await startBuilt({ ...AI_ENVIRONMENT, AI_BASE_URL: upstream.url });
      await use({ site, upstream });
      await site.stop();
      await upstream.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  contactSite: [
    async ({}, use) => {
      const site = await startBuilt({ CONTACT_LIMIT_PER_MINUTE: '1000', CONTACT_LIMIT_PER_DAY: '1000' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  newer: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'revisacv-newer-'));
      const names = await newerBuild(BUILT, directory);
      const site = await startPages({ directory, tables: 'missing' });
      await use({ site, ...names });
      await site.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  keptPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  keptDesks: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await use({ context, open: new Map() });
      await context.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ page, site }, use) => {
    await onWatchedDesk(page, site.origin, use);
  },
  aiDesk: async ({ page, ai }, use) => {
    ai.upstream.script({ kind: 'good' });
    await onWatchedDesk(page, ai.site.origin, use);
  },
});

async function onWatchedDesk(page: Page, origin: string, use: (desk: Desk) => Promise<void>): Promise<void> {
  const watched = await watch(page, origin);
  await use(new Desk(page, origin, watched));
  expect(watched.complaints(), 'complaints of the page').toEqual([]);
}

function startBuilt(env: Readonly<Record<string, string>>): Promise<PagesSite> {
  return startPages({ directory: BUILT, env });
}
