/** The page with its network gone, slow or late. */
import type { Route } from '@playwright/test';
import { expect, fixture, test, words } from './desk.ts';

test.describe('without /api', () => {
  for (const [name, breakIt] of [
    ['unreachable', (route) => route.abort()],
    ['answering 500', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['answering a web page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hi' })],
  ] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>])[]) {
    test(`${name}: the measured result is complete`, async ({ desk, page }) => {
      desk.expected.push(/ERR_FAILED/, /status of 500/);
      await page.route('**/api/**', breakIt);
      await desk.open('en');
      await desk.choose(fixture('en-sample'));
      await desk.showsResult();
    });
  }
});

test('a slow /api holds nothing up: the report stands before it answers', async ({ aiDesk: desk, page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/config', async (route) => {
    await held;
    await route.continue();
  });
  await desk.open('es');
  await desk.choose(fixture('es-sample'));
  await expect(desk.results).toHaveAttribute('data-state', 'result');
  await expect(desk.results).toHaveAttribute('data-source', 'measured');
  release();
  await desk.showsResult('ai');
});

test('once the page is there, a resume is measured without any network at all', async ({ desk, page, context }) => {
  await desk.open('de');
  await desk.choose(fixture('de-sample'));
  await desk.showsResult();
  await page.getByRole('button', { name: words('de', 'upload.again') }).click();
  await context.setOffline(true);
  await desk.choose(fixture('de-strong'));
  await desk.showsResult();
  await context.setOffline(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says why nothing happens, and still reads as a page', async ({ desk, page }) => {
    await desk.open('fr', { awake: false });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words('fr', 'upload.noscript'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deutsch' }).first()).toHaveAttribute('href', '/de');
  });
});

test.describe('JavaScript 3 s late', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
  });

  test('a file chosen before the page is awake is analysed', async ({ desk, page }) => {
    await desk.open('ja', { awake: false });
    await desk.choose(fixture('ja-sample'));
    expect(await page.locator('astro-island[ssr]:has(#upload)').count(), 'not awake yet').toBe(1);
    await desk.showsResult();
    await expect(desk.upload).toContainText('ja-sample.pdf');
  });

  test('a file dropped before the page is awake is analysed, and not opened by the browser', async ({ desk, page }) => {
    await desk.open('zh', { awake: false });
    await desk.drop(fixture('zh-sample'));
    expect(await page.locator('astro-island[ssr]:has(#upload)').count(), 'not awake yet').toBe(1);
    await desk.showsResult();
  });
});
