/** `test` on sites under a public host name, where visitors are asked for their consent: one without ids, one built with them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ROOT, run } from '../../scripts/processes.ts';
import { CONSENT_STORAGE_KEY } from '../../src/consent/record.ts';
import { startPages } from '../edge/pages.ts';
import { type StandIn, startStandIn } from './stand-in.ts';
import { test as base } from './test.ts';
import { type Watch, watch } from './watch.ts';

export { expect };

const HOST = 'www.revisacv.example.org';
/** Nobody signed the certificate of this name: without this there would be no service worker on it. */
const TRUSTING = '--ignore-certificate-errors';
const START_MS = 240_000;
export const ANALYTICS_ID = 'G-STANDIN1';

interface Tagged {
  readonly origin: string;
  readonly network: StandIn;
}

interface Servers {
  /** The built site under the host's name. */
  readonly plain: string;
  readonly tagged: Tagged;
}

interface Fixtures {
  /** Notes what the page does; the stand-in is no stranger to it. */
  readonly watched: Watch;
}

export const test = base.extend<Fixtures, Servers>({
  plain: [
    async ({}, use) => {
      const site = await startPages({ directory: join(ROOT, 'dist'), secure: true, tables: 'missing' });
      await use(named(site.origin));
      await site.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  tagged: [
    async ({}, use) => {
      const network = await startStandIn();
      const directory = await mkdtemp(join(tmpdir(), 'revisacv-tagged-'));
      await build(directory, {
        PUBLIC_ANALYTICS_ID: ANALYTICS_ID,
        PUBLIC_ANALYTICS_SCRIPT: network.analyticsScript,
        PUBLIC_ADS_CLIENT: 'ca-pub-1',
        PUBLIC_ADS_SLOT: '22',
        PUBLIC_ADS_SCRIPT: network.adsScript,
      });
      const site = await startPages({ directory, secure: true, tables: 'missing' });
      await use({ origin: named(site.origin), network });
      await site.stop();
      await network.close();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`, TRUSTING];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  watched: async ({ page, plain }, use) => {
    const watched = await watch(page, plain);
    await use(watched);
    expect(watched.complaints(), 'complaints of the page').toEqual([]);
  },
});

function named(origin: string): string {
  return origin.replace('127.0.0.1', HOST);
}

async function build(directory: string, env: Readonly<Record<string, string>>): Promise<void> {
  const outcome = await run('astro', ['build', '--outDir', directory], {
    output: 'collect',
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    timeoutMs: START_MS,
  });
  if (outcome.code !== 0) throw new Error(`The site with ids was not built:\n${outcome.output}`);
}

export function banner(page: Page) {
  return page.locator('[data-consent-banner]');
}

export function choice(page: Page, name: 'all' | 'necessary' | 'customise' | 'save') {
  return page.locator(`[data-consent="${name}"]`);
}

/** What is stored; null: nothing. */
export async function stored(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CONSENT_STORAGE_KEY);
  return text === null ? null : (JSON.parse(text) as unknown);
}

/** Stores a text as the visitor's choice before the page's own scripts run. */
export async function store(page: Page, text: string): Promise<void> {
  const entry: [string, string] = [CONSENT_STORAGE_KEY, text];
  await page.addInitScript(([key, value]) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entry);
}

/** Marks the document, so that a reload shows: the mark is gone. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function isReloaded(page: Page, message?: string): Promise<void> {
  await expect(page.locator('html[data-marked]'), message).toHaveCount(0);
  await expect(page.locator('html[lang]'), message).toHaveCount(1);
}

/** Waits longer than a reload would need to begin. */
export async function isNotReloaded(page: Page, message?: string): Promise<void> {
  await page.waitForTimeout(1_500);
  await expect(page.locator('html[data-marked]'), message).toHaveCount(1);
}
