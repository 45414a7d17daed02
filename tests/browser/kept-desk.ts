/**
 * `test` with desks that stay open from one test to the next, one for each site and language, as a visitor goes on with another file: a
 * page that is new pays for its scripts, its workers and their first file, ten times what the next file costs. After each test the desk
 * has to read as it did before its first file, or the test has failed. Not for tests that stop what a page fetches while it opens.
 */
import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { Desk } from './desk.ts';
import { emptied, test as base } from './kept-page.ts';
import type { KeptDesk, KeptDesks } from './test.ts';
import { telling, type Watch, watching } from './watch.ts';
import { words } from './words.ts';

export { expect };

/** Opens the home in a language, or comes back to it. The desk of the same test before it is left. */
type Gives = (locale: Locale) => Promise<Desk>;

/** Each has its workers in memory. */
const MOST = 12;
/** The ways from a file back to the empty desk. */
const BACK = ['upload.again', 'upload.cancel'] as const;

interface Look {
  readonly viewport: { width: number; height: number } | null;
  readonly media: Parameters<Page['emulateMedia']>[0];
}

export const test = base.extend<{ look: Look; deskIn: Gives; aiDeskIn: Gives }>({
  look: async ({ viewport, colorScheme, contextOptions }, use) => {
    const { reducedMotion = null } = contextOptions;
    await use({ viewport, media: { colorScheme, media: null, reducedMotion } });
  },
  deskIn: async ({ keptDesks, site, look }, use, info) => {
    const giving = new Giving(keptDesks, { origin: site.origin, offersAi: false }, look);
    await use((locale) => giving.give(locale));
    await giving.end(info.status === info.expectedStatus);
  },
  aiDeskIn: async ({ keptDesks, ai, look }, use, info) => {
    const giving = new Giving(keptDesks, { origin: ai.site.origin, offersAi: true }, look);
    ai.upstream.script({ kind: 'good' });
    await use((locale) => giving.give(locale));
    await giving.end(info.status === info.expectedStatus);
  },
});

interface Place {
  readonly origin: string;
  readonly offersAi: boolean;
}

/** What one test is given, one desk at a time. */
class Giving {
  readonly #desks: KeptDesks;
  readonly #place: Place;
  readonly #look: Look;
  #given: { readonly address: string; readonly kept: KeptDesk; readonly watched: Watch } | null = null;

  constructor(desks: KeptDesks, place: Place, look: Look) {
    this.#desks = desks;
    this.#place = place;
    this.#look = look;
  }

  async give(locale: Locale): Promise<Desk> {
    await this.end(true);
    const { open } = this.#desks;
    const address = `${this.#place.origin} ${locale}`;
    let kept = open.get(address);
    open.delete(address);
    if (kept) {
      await kept.page.bringToFront();
      await this.#lookAt(kept.page);
    } else {
      kept = await this.#opened(locale);
    }
    // The one that was used last stands last.
    open.set(address, kept);
    for (const [oldest, { page }] of open) {
      if (open.size <= MOST) break;
      open.delete(oldest);
      await page.close();
    }
    const watched = watching(kept.page, this.#place.origin, kept.asked);
    this.#given = { address, kept, watched };
    const desk = new Desk(kept.page, this.#place.origin, watched);
    await desk.isIdle();
    return desk;
  }

  /** Clears the desk. @param passed false: it may be in any state, and is not given again */
  async end(passed: boolean): Promise<void> {
    if (!this.#given) return;
    const { address, kept, watched } = this.#given;
    this.#given = null;
    let isClear = false;
    try {
      if (!passed) return;
      expect(watched.complaints(), 'complaints of the page').toEqual([]);
      isClear = await this.#cleared(kept);
    } finally {
      if (!isClear) {
        this.#desks.open.delete(address);
        await kept.page.close();
      }
    }
  }

  async #lookAt(page: Page): Promise<void> {
    if (this.#look.viewport) await page.setViewportSize(this.#look.viewport);
    await page.emulateMedia(this.#look.media);
  }

  async #opened(locale: Locale): Promise<KeptDesk> {
    const page = await this.#desks.context.newPage();
    await this.#lookAt(page);
    await telling(page);
    const watched = watching(page, this.#place.origin);
    const desk = new Desk(page, this.#place.origin, watched);
    await desk.open(locale);
    await expect(page.getByRole('switch')).toHaveCount(this.#place.offersAi ? 1 : 0);
    await expect.poll(() => watched.api, 'what the page asks by itself').toEqual(['GET /api/config']);
    expect(watched.complaints(), 'complaints of the page').toEqual([]);
    await emptied(page);
    const empty = await readOut(page);
    await this.#lookAt(page);
    return { page, locale, asked: watched.api, empty };
  }

  /** @returns false where the page has no way back to an empty desk */
  async #cleared({ page, locale, empty }: KeptDesk): Promise<boolean> {
    await emptied(page);
    const back = page.getByRole('button', {
      name: new RegExp(`^(?:${BACK.map((key) => words(locale, key)).join('|')})$`),
    });
    if ((await back.count()) > 0) await back.click();
    else if ((await page.locator('#upload').getAttribute('data-state')) !== 'idle') return false;
    await expect.poll(() => readOut(page), { message: 'a desk is left as it was found', timeout: 15_000 }).toBe(empty);
    return true;
  }
}

/** The page as it is read aloud, wherever the focus is, on a screen of always the same size. */
async function readOut(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  return page.locator('body').ariaSnapshot();
}
