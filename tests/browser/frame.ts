/** The frame of every page as a visitor handles it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY, type Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';

export class Frame {
  readonly page: Page;
  readonly header: Locator;
  readonly footer: Locator;
  /** Opens the panel on a small screen. */
  readonly toggle: Locator;
  readonly panel: Locator;
  /** The languages, the one of the page on top. */
  readonly list: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.locator('body > header');
    this.footer = page.locator('body > footer');
    this.toggle = this.header.locator('button');
    this.panel = this.header.locator('[popover]');
    this.list = this.header.locator('details');
    this.chosen = this.list.locator('summary');
  }

  /** Opens a page that has no island but the frame's. */
  async open(origin: string, locale: Locale, page: `/${string}` = '/blog'): Promise<void> {
    await this.page.goto(origin + pathOf(locale, page));
  }

  language(code: Locale): Locator {
    return this.list.locator(`[data-locale="${code}"]`);
  }

  /** Touches the list of languages and waits until it is awake: Astro takes its mark away. */
  async wake(): Promise<void> {
    await this.chosen.focus();
    await expect(this.header.locator('astro-island[ssr]')).toHaveCount(0);
  }

  /** The language that the browser remembers. */
  preferred(): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORAGE_KEY);
  }
}
