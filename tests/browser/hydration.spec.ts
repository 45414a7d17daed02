/** The page before its scripts are there, and without any. */
import { fixture, TEXT_FILE } from './files.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

/** Milliseconds. */
const LATE = 3_000;
const ASLEEP = 'astro-island[ssr]:has(#upload)';

test.describe('scripts 3 s late', () => {
  test.beforeEach(async ({ page }) => {
    let arrived: Promise<void> | undefined;
    await page.route('**/_astro/*.js', async (route) => {
      await (arrived ??= new Promise((resolve) => setTimeout(resolve, LATE)));
      await route.continue();
    });
  });

  test('a file chosen before the page is awake is analysed', async ({ desk, page }) => {
    await desk.open('ja', { awake: false });
    await desk.choose(fixture('ja-sample'));
    expect(await page.locator(ASLEEP).count(), 'not awake yet').toBe(1);
    await desk.showsResult();
    await expect(desk.upload).toContainText('ja-sample.pdf');
  });

  test('a file dropped before the page is awake is analysed, and not opened by the browser', async ({ desk, page }) => {
    await desk.open('zh', { awake: false });
    await desk.drop(fixture('zh-sample'));
    expect(await page.locator(ASLEEP).count(), 'not awake yet').toBe(1);
    await desk.showsResult();
    await expect(desk.upload).toContainText('zh-sample.pdf');
    expect(new URL(page.url()).pathname).toBe('/zh');
  });

  test('a wrong file chosen before the page is awake is refused in words', async ({ desk, page }) => {
    await desk.open('es', { awake: false });
    await desk.choose(TEXT_FILE);
    expect(await page.locator(ASLEEP).count(), 'not awake yet').toBe(1);
    await desk.showsError('es', 'upload.error.not-pdf');
  });

  test('something else than a PDF dropped before the page is awake is not opened by the browser', async ({
    desk,
    page,
  }) => {
    await desk.open('fr', { awake: false });
    await desk.drop(TEXT_FILE);
    await desk.awake();
    await desk.isIdle();
    expect(new URL(page.url()).pathname).toBe('/fr');
  });

  test('a click on a language works at once and is remembered', async ({ desk, page }) => {
    await desk.open('es', { awake: false });
    await page.locator('header summary').click();
    await page.locator('header').getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL(`${desk.origin}/it`);
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('it');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['es', 'ja', 'fr'] as const) {
    test(`the page says why nothing happens, and still reads as a page (${locale})`, async ({ desk, page }) => {
      await desk.open(locale, { awake: false });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(words(locale, 'upload.noscript'));
      await page.locator('header summary').click();
      await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(`${desk.origin}/de`);
    });
  }
});
