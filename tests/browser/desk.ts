/** The page as a visitor has it: the built site behind its real functions, in Chromium, watched for errors and for requests that stray. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import type { AnalyzerKey } from '../../src/i18n/slices.ts';
import { type PagesSite, startPages } from '../edge/pages.ts';
import { startUpstream, type Upstream } from '../edge/upstream.ts';

export { expect };

export const AI_KEY = 'browser-test-key-000';
const PROVIDER = { AI_PROVIDER_NAME: 'Scripted AI', AI_PROVIDER_COUNTRY: 'FR' };

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A fixture as a file of the visitor's. */
export function fixture(name: string, as: Partial<GivenFile> = {}): GivenFile {
  const buffer = readFileSync(join(ROOT, 'tests/fixtures/pdf', `${name}.pdf`));
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer, ...as };
}

/** A message of the analyzer in a language, its places filled. */
export function words(
  locale: Locale,
  key: AnalyzerKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(sliceOf(locale, 'analyzer')[key], values);
}

export class Desk {
  readonly page: Page;
  readonly upload: Locator;
  readonly results: Locator;
  readonly alert: Locator;
  readonly input: Locator;
  /** Messages of failures that the test causes on purpose. */
  readonly expected: RegExp[] = [];
  readonly #origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    this.upload = page.locator('#upload');
    this.results = page.locator('#results');
    this.alert = this.upload.getByRole('alert');
    this.input = this.upload.locator('input[type="file"]');
  }

  /** Opens a language's home; by default waits until the analyzer is awake. */
  async open(locale: Locale = 'es', { awake = true } = {}): Promise<void> {
    await this.page.goto(this.#origin + pathOf(locale, '/'));
    if (awake) await this.awake();
  }

  /** Astro takes the mark away when an island has been hydrated. */
  async awake(): Promise<void> {
    await expect(this.page.locator('astro-island[ssr]:has(#upload)')).toHaveCount(0);
  }

  async choose(file: GivenFile): Promise<void> {
    await this.input.setInputFiles(file);
  }

  /** As a drag from the file manager ends. */
  async drop(file: GivenFile): Promise<void> {
    const given = { name: file.name, type: file.mimeType, base64: file.buffer.toString('base64') };
    await this.page.evaluate(({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name, { type }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, given);
  }

  async showsResult(source: 'measured' | 'ai' = 'measured'): Promise<void> {
    await expect(this.results).toHaveAttribute('data-state', 'result');
    await expect(this.results).toHaveAttribute('data-source', source);
    await expect(this.upload).toHaveAttribute('data-state', 'success');
    await expect(this.alert).toHaveCount(0);
  }

  async showsError(
    locale: Locale,
    key: AnalyzerKey,
    values: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    await expect(this.alert).toContainText(words(locale, 'upload.error.title'));
    await expect(this.alert).toContainText(words(locale, key, values));
    await expect(this.page.getByRole('alert')).toHaveCount(1);
  }

  /** What the page complained of, and where it went beside its own site. */
  watch(): string[] {
    const complaints: string[] = [];
    this.page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
    });
    this.page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
    this.page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.#origin && !['data:', 'blob:'].includes(protocol))
        complaints.push(`request: ${request.url()}`);
    });
    return complaints;
  }
}

interface Fixtures {
  /** On a site without an AI. */
  readonly desk: Desk;
  /** On a site with an AI whose behaviour the test scripts. */
  readonly aiDesk: Desk;
}

interface Servers {
  readonly site: PagesSite;
  readonly ai: { readonly site: PagesSite; readonly upstream: Upstream };
}

export const test = base.extend<Fixtures, Servers>({
  site: [
    async ({}, use) => {
      const site = await startPages({ directory: join(ROOT, 'dist') });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ai: [
    async ({}, use) => {
      const upstream = await startUpstream();
      const limits = { AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000', AI_BREAKER_FAILURES: '0' };
      const env = { AI_API_KEY: AI_KEY, AI_BASE_URL: upstream.url, AI_DEADLINE_MS: '3000', ...PROVIDER, ...limits };
      const site = await startPages({ directory: join(ROOT, 'dist'), env });
      await use({ site, upstream });
      await site.stop();
      await upstream.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  desk: async ({ page, site }, use) => {
    await watched(new Desk(page, site.origin), use);
  },
  aiDesk: async ({ page, ai }, use) => {
    ai.upstream.script({ kind: 'good' });
    await watched(new Desk(page, ai.site.origin), use);
  },
});

async function watched(desk: Desk, use: (desk: Desk) => Promise<void>): Promise<void> {
  const complaints = desk.watch();
  await use(desk);
  expect(complaints.filter((complaint) => !desk.expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
}
