/** Every page of the site, in every language: for people who listen, who zoom, who use a keyboard, who switch scripts off. */
import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { faultsOf } from './axe.ts';
import { startFront } from './front.ts';
import { expect, test } from './kept-page.ts';
import { test as fresh } from './test.ts';

/** One of each kind; the other three posts are made as the first is. */
const KINDS = [
  '/',
  '/about',
  '/blog',
  '/blog/errores-comunes-cv-2025',
  '/testimonials',
  '/contact',
  '/privacy',
  '/templates',
  '/cover-letters',
  '/interview-prep',
  '/404',
  '/offline',
] as const;
const MORE = [
  '/blog/optimizar-cv-sistemas-ats',
  '/blog/palabras-clave-curriculum',
  '/blog/tendencias-reclutamiento-2025',
] as const;

const WIDE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 640 };
/** 1280 points at 200 %. */
const TWICE = { width: 640, height: 400 };

async function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('axe finds nothing on any page, nothing scrolls sideways at 320 points or twice the size, the policy stops nothing', async ({
      page,
      site,
    }) => {
      const stopped: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) stopped.push(`${page.url()} ${message.text()}`);
      });
      for (const kind of [...KINDS, ...MORE]) {
        await page.goto(site.origin + pathOf(locale, kind));
        expect(await faultsOf(page, { contrast: locale === DEFAULT_LOCALE }), kind).toEqual([]);
        await page.setViewportSize(NARROW);
        expect(await sidewaysOf(page), `${kind} at 320`).toBeLessThanOrEqual(0);
        await page.setViewportSize(TWICE);
        expect(await sidewaysOf(page), `${kind} at 200 %`).toBeLessThanOrEqual(0);
        await page.setViewportSize(WIDE);
      }
      expect(stopped).toEqual([]);
    });
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of a page until all of it is there and awake. */
async function shiftsOf(page: Page, address: string): Promise<number[]> {
  await page.goto(address, { waitUntil: 'load' });
  // What wakes by itself wakes when the browser has nothing else to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}

/** The frame is one, the words differ: the longest, the first, and those without spaces. */
for (const locale of ['es', 'de', 'ja'] satisfies Locale[]) {
  fresh(`${locale}: nothing moves while a page loads`, async ({ page, site }) => {
    await watchShifts(page);
    for (const kind of KINDS) expect(await shiftsOf(page, site.origin + pathOf(locale, kind)), kind).toEqual([]);
  });
}

for (const viewport of [WIDE, NARROW]) {
  fresh(`nothing moves while a page comes in piece by piece, ${viewport.width} points wide`, async ({ page, site }) => {
    const front = await startFront(site.origin);
    front.cuts = /(?=<(?:nav|details|section|main|footer|h1|h2|p|dl|div|dt|dd|li) )/;
    try {
      await page.setViewportSize(viewport);
      await watchShifts(page);
      for (const kind of ['/', '/contact', '/testimonials', '/about'] as const)
        expect(await shiftsOf(page, front.origin + kind), kind).toEqual([]);
    } finally {
      await front.close();
    }
  });
}

for (const locale of ['es', 'ja'] satisfies Locale[]) {
  test.describe(`${locale}, dark`, () => {
    test.use({ colorScheme: 'dark' });

    test('axe finds nothing on any kind of page', async ({ page, site }) => {
      for (const kind of [...KINDS, ...(locale === 'es' ? (['/styleguide'] as const) : [])]) {
        await page.goto(site.origin + pathOf(locale, kind));
        expect(await faultsOf(page), kind).toEqual([]);
      }
    });
  });
}

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    fresh(`${locale}: content is read, questions open, every page is reached`, async ({ page, site }) => {
      await page.goto(site.origin + pathOf(locale, '/about'));
      await expect(page.locator('h1')).toBeVisible();

      await page.goto(site.origin + pathOf(locale, '/contact'));
      const first = page.locator('section[aria-labelledby="questions"] details').first();
      await first.locator('summary').click();
      await expect(first.locator('p')).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();

      const address = page.locator('header nav a').nth(2);
      await address.click();
      await expect(page).toHaveURL(site.origin + pathOf(locale, '/blog'));
      await page.locator('main article a').first().click();
      await expect(page.locator('article h1')).toBeVisible();
      await page.locator(`footer a[href="${pathOf(locale, '/templates')}"]`).click();
      await expect(page.locator('main a[href$=".docx"]')).toHaveCount(5);
    });
  }
});

test('questions open and close by keyboard', async ({ page, site }) => {
  for (const [path, section] of [
    ['/', 'faq'],
    ['/contact', 'questions'],
  ] as const) {
    await page.goto(site.origin + path);
    const all = page.locator(`section[aria-labelledby="${section}"] details`);
    await expect(all).toHaveCount(5);
    await all.nth(0).locator('summary').focus();
    for (let index = 0; index < 5; index += 1) {
      const details = all.nth(index);
      await expect(details.locator('summary')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(details.locator('p')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(details.locator('p')).toBeHidden();
      await page.keyboard.press('Tab');
    }
  }
});

test('a template is a file with its name', async ({ page, site }) => {
  await page.goto(`${site.origin}/templates`);
  const waiting = page.waitForEvent('download');
  await page.locator('main a[href$=".docx"]').first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^\p{Lu}.+\.docx$/u);
  expect(await download.failure()).toBeNull();
});
