/** The banner, the preferences and what is kept, on a site without ids. */
import { mergeTests } from '@playwright/test';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { faultsWithin } from './axe.ts';
import { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { test as kept } from './kept-page.ts';
import {
  banner,
  choice,
  expect,
  isNotReloaded,
  isReloaded,
  mark,
  store,
  stored,
  test as fresh,
} from './public-site.ts';

const test = mergeTests(fresh, kept);

// One site for all of them.
test.describe.configure({ mode: 'default' });

const NOW = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY_MS = 24 * 60 * 60 * 1000;

const record = (analytics: boolean, advertising: boolean, timestamp = new Date().toISOString()) =>
  JSON.stringify({ necessary: true, analytics, advertising, timestamp });

for (const locale of LOCALES) {
  test(`asks in ${locale}, and fetches nothing to ask`, async ({ page, plain, watched }) => {
    expect(watched.api).toEqual([]);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(plain + pathOf(locale, '/blog'));
    const words = sliceOf(locale, 'consent');
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).toContainText(words['consent.text']);
    await expect(choice(page, 'all')).toHaveText(words['consent.all']);
    await expect(choice(page, 'necessary')).toHaveText(words['consent.only']);
    await expect(choice(page, 'customise')).toHaveText(words['consent.customise']);
    expect(scripts).toEqual([]);
    expect(await page.evaluate(() => isSecureContext)).toBe(true);
  });
}

test('asks nobody on the developer’s machine, and keeps nothing', async ({ page, site }) => {
  await page.goto(site.origin);
  await expect(page.locator('html')).not.toHaveAttribute('data-consent-state');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });
  fresh('no banner', async ({ page, plain }) => {
    await page.goto(`${plain}/blog`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});

test('accepting all is kept, and the page reloads once', async ({ page, plain, watched }) => {
  expect(watched.api).toEqual([]);
  await page.goto(`${plain}/blog`);
  await mark(page);
  await choice(page, 'all').click();
  await expect(banner(page)).toBeHidden();
  const kept = (await stored(page)) as Record<string, unknown>;
  expect(kept).toEqual({
    necessary: true,
    analytics: true,
    advertising: true,
    timestamp: expect.stringMatching(NOW),
  });
  await isReloaded(page);
  await mark(page);
  await expect(page.locator('html')).toHaveAttribute('data-advertising', 'granted');
  await expect(banner(page)).toBeHidden();
  await isNotReloaded(page, 'reloaded only once');
});

test('only the necessary is kept without a reload, on every page', async ({ page, plain, watched }) => {
  expect(watched.api).toEqual([]);
  await page.goto(`${plain}/ja/blog`);
  await mark(page);
  await choice(page, 'necessary').click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ necessary: true, analytics: false, advertising: false });
  await expect(page.locator('main')).toBeFocused();
  await isNotReloaded(page);
  await page.goto(`${plain}/en/blog`);
  await expect(page.locator('html')).toHaveAttribute('data-consent-state', 'chosen');
  await expect(banner(page)).toBeHidden();
});

test('preferences: on at first, Escape keeps nothing, what is saved stands there again', async ({ page, plain }) => {
  await page.goto(`${plain}/blog`);
  const toggle = (name: string) => page.locator(`dialog [name="${name}"]`);
  await choice(page, 'customise').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(toggle('necessary')).toBeDisabled();
  for (const name of ['necessary', 'analytics', 'advertising']) await expect(toggle(name)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choice(page, 'customise')).toBeFocused();
  expect(await stored(page)).toBeNull();
  await expect(banner(page)).toBeVisible();

  await mark(page);
  await page.keyboard.press('Enter');
  await toggle('advertising').uncheck();
  await choice(page, 'save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: true, advertising: false });
  await expect(page.locator('main')).toBeFocused();
  await isNotReloaded(page, 'no reload without advertising');

  const link = page.locator('[data-consent-open]').first();
  await link.click();
  await expect(toggle('analytics')).toBeChecked();
  await expect(toggle('advertising')).not.toBeChecked();
  await toggle('advertising').check();
  await choice(page, 'save').click();
  expect(await stored(page)).toMatchObject({ analytics: true, advertising: true });
  await isReloaded(page, 'advertising reloads');
});

test.describe('asks again', () => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  for (const [name, text] of [
    ['after twelve months', record(true, true, ago(367 * DAY_MS))],
    ['when the record is broken', '{"necessary":true,'],
    ['when a field is missing', '{"necessary":true,"analytics":true}'],
    ['when the record comes from the future', record(true, true, ago(-40 * DAY_MS))],
  ] as const) {
    test(name, async ({ page, plain }) => {
      await store(page, text);
      await page.goto(plain);
      await expect(banner(page)).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-advertising');
    });
  }

  test('not after eleven months', async ({ page, plain }) => {
    await store(page, record(true, false, ago(330 * DAY_MS)));
    await page.goto(plain);
    await expect(page.locator('html')).toHaveAttribute('data-analytics', 'granted');
    await expect(banner(page)).toBeHidden();
  });
});

test('with storage closed a choice holds until the page is left', async ({ page, plain }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${plain}/blog`);
  await mark(page);
  await choice(page, 'all').click();
  await expect(banner(page)).toBeHidden();
  await isNotReloaded(page, 'a reload would only ask again');
});

test('a choice made in another tab, or before coming back, holds here too', async ({ page, plain, context }) => {
  await page.goto(`${plain}/blog`);
  const other = await context.newPage();
  await other.goto(`${plain}/en/blog`);
  await choice(other, 'necessary').click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-advertising', 'denied');
});

test.describe('scripts 3 s late', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 3_000));
      await route.continue().catch(() => undefined);
    });
  });

  test('a refusal waits for nothing', async ({ page, plain }) => {
    await page.goto(`${plain}/blog`);
    await choice(page, 'necessary').click();
    await expect(banner(page)).toBeHidden({ timeout: 1_000 });
  });

  test('the press for the preferences is kept until they are there', async ({ page, plain }) => {
    await page.goto(`${plain}/de/blog`);
    await choice(page, 'customise').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(sliceOf('de', 'preferences')['consent.advertising.about']);
  });

  test('the footer’s press as well', async ({ page, plain }) => {
    await store(page, record(false, false));
    await page.goto(`${plain}/de/blog`);
    await page.locator('[data-consent-open]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('with a report on the desk nothing is reloaded', async ({ page, plain, watched }) => {
  const desk = new Desk(page, plain, watched);
  await desk.open('es');
  await desk.choose(fixture('es-sample'));
  await desk.showsResult();
  await mark(page);
  await choice(page, 'all').click();
  await expect(page.locator('html')).toHaveAttribute('data-advertising', 'granted');
  await isNotReloaded(page);
  await desk.showsResult();
});

test('a file chosen in the half second before the reload is not lost', async ({ page, plain, watched }) => {
  const desk = new Desk(page, plain, watched);
  await desk.open('es');
  await choice(page, 'all').click();
  await desk.choose(fixture('es-sample'));
  await desk.showsResult();
  await page.waitForTimeout(1_000);
  await desk.showsResult();
});

test('a message that is being written is not lost', async ({ page, plain }) => {
  await page.goto(`${plain}/contact`);
  const field = page.locator('main textarea');
  await field.fill('Hola');
  await mark(page);
  await choice(page, 'all').click();
  await isNotReloaded(page);
  await expect(field).toHaveValue('Hola');
});

test('the banner moves nothing and covers nothing that has the focus', async ({ page, plain }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${plain}/de/blog`);
  await expect(banner(page)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(total), 500);
      }),
  );
  expect(shifts).toBe(0);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  for (const link of await page.locator('main a, footer a, footer button').all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), await link.innerText()).toBeLessThanOrEqual(top);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

for (const [locale, colorScheme, width] of [
  ['es', 'light', 360],
  ['de', 'dark', 360],
  ['ja', 'light', 1280],
  ['fr', 'dark', 1280],
] as const) {
  test(`axe finds nothing: ${locale}, ${colorScheme}, ${width} points`, async ({ page, plain }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 780 });
    await page.goto(plain + pathOf(locale, '/blog'));
    await expect(banner(page)).toBeVisible();
    expect(await faultsWithin(page, 'html')).toEqual([]);
    for (const button of await banner(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.screenshot({ path: test.info().outputPath('banner.png') });
    await choice(page, 'customise').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsWithin(page, 'dialog')).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('preferences.png') });
  });
}
