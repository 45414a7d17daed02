/** The analyzer as a visitor handles it. */
import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import type { AnalyzerKey } from '../../src/i18n/slices.ts';
import { AREAS } from '../../src/resume/analysis.ts';
import type { GivenFile } from './files.ts';
import type { Watch } from './watch.ts';
import { type Values, words } from './words.ts';

export class Desk {
  readonly page: Page;
  readonly origin: string;
  readonly watched: Watch;
  readonly upload: Locator;
  readonly results: Locator;
  readonly alert: Locator;
  readonly input: Locator;
  /** Gets the focus when there is something to read. */
  readonly heading: Locator;

  constructor(page: Page, origin: string, watched: Watch) {
    this.page = page;
    this.origin = origin;
    this.watched = watched;
    this.upload = page.locator('#upload');
    this.results = page.locator('#results');
    this.alert = this.upload.getByRole('alert');
    this.input = this.upload.locator('input[type="file"]');
    this.heading = page.locator('#results-heading');
  }

  /** Messages of failures that the test causes on purpose. */
  get expected(): RegExp[] {
    return this.watched.expected;
  }

  /** Opens a language's home; by default waits until the analyzer is awake. */
  async open(locale: Locale = 'es', { awake = true } = {}): Promise<void> {
    await this.page.goto(this.origin + pathOf(locale, '/'));
    if (awake) await this.awake();
  }

  /** Astro takes the mark away when an island has been hydrated. */
  async awake(): Promise<void> {
    await expect(this.page.locator('astro-island[ssr]:has(#upload)')).toHaveCount(0);
  }

  async choose(file: GivenFile): Promise<void> {
    await this.input.setInputFiles(file);
  }

  /** Drops a file from outside of the browser: what no script prevents, the browser does, as with a real one. */
  async drop(file: GivenFile): Promise<void> {
    const path = test.info().outputPath(file.name);
    await writeFile(path, file.buffer);
    const box = await this.page.locator('h1').boundingBox();
    if (!box) throw new Error('There is no heading to drop on.');
    const at = { x: box.x + 20, y: box.y + box.height / 2, data: { items: [], files: [path], dragOperationsMask: 1 } };
    const session = await this.page.context().newCDPSession(this.page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', { type, ...at });
    }
    await session.detach();
  }

  async showsResult(source: 'measured' | 'ai' = 'measured'): Promise<void> {
    await expect(this.results).toHaveAttribute('data-state', 'result');
    await expect(this.results).toHaveAttribute('data-source', source);
    await expect(this.upload).toHaveAttribute('data-state', 'success');
    await expect(this.alert).toHaveCount(0);
  }

  async showsError(locale: Locale, key: AnalyzerKey, values: Values = {}): Promise<void> {
    await this.showsMessage(locale, words(locale, key, values));
  }

  /** An error under its heading, word for word, and no other alert. */
  async showsMessage(locale: Locale, message: string): Promise<void> {
    await expect(this.alert.getByText(message, { exact: true })).toBeVisible();
    await expect(this.alert.getByRole('heading')).toHaveText(words(locale, 'upload.error.title'));
    await expect(this.page.getByRole('alert')).toHaveCount(1);
  }

  async isIdle(): Promise<void> {
    await expect(this.upload).toHaveAttribute('data-state', 'idle');
    await expect(this.results).toHaveAttribute('data-state', 'empty');
    await expect(this.alert).toHaveCount(0);
  }

  /** Opens whatever is folded away. */
  async unfold(): Promise<void> {
    await this.results.evaluate((results) => {
      for (const details of results.querySelectorAll('details')) details.open = true;
    });
  }

  /** The scores that the page shows: the overall one, then the areas in their order; "" where nothing was scored. */
  async scores(): Promise<readonly (string | null)[]> {
    const overall = this.results.locator('[data-score]:not([data-area])').first();
    const areas = AREAS.map((area) => this.results.locator(`[data-area="${area}"]`));
    return Promise.all([overall, ...areas].map((shown) => shown.getAttribute('data-score')));
  }
}
