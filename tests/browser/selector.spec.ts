/** The list of languages: asleep until it is touched, then by pointer and by keyboard. */
import { Frame } from './frame.ts';
import { hold } from './gate.ts';
import { expect, test } from './kept-page.ts';
import { test as fresh } from './test.ts';

const SCRIPTS = '**/_astro/*.js';

fresh.describe('before the selector is touched', () => {
  fresh('no script is fetched, and none but the selector’s after it', async ({ desk, page }) => {
    const frame = new Frame(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await frame.open(desk.origin, 'de');
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await frame.wake();
    expect(scripts.some((url) => url.includes('LanguageSelector'))).toBe(true);
  });

  fresh('a language chosen is kept, and leads to the same page', async ({ desk, page }) => {
    const frame = new Frame(page);
    const gate = await hold(page, SCRIPTS);
    await frame.open(desk.origin, 'es');
    await frame.chosen.click();
    await frame.language('ja').click();
    await expect(page).toHaveURL(`${desk.origin}/ja/blog`);
    expect(await frame.preferred()).toBe('ja');
    gate.open();
  });

  fresh('keys wait for the island and are done again, in their order', async ({ desk, page }) => {
    const frame = new Frame(page);
    const gate = await hold(page, SCRIPTS);
    await frame.open(desk.origin, 'es');
    await frame.chosen.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(frame.list).not.toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY), 'the page did not scroll instead').toBe(0);
    gate.open();
    await expect(frame.language('fr')).toBeFocused();
    await expect(frame.language('fr')).toBeInViewport();
  });

  fresh('a list opened by hand stays open when the island wakes', async ({ desk, page }) => {
    const frame = new Frame(page);
    const gate = await hold(page, SCRIPTS);
    await frame.open(desk.origin, 'es');
    await frame.chosen.click();
    await expect(frame.language('en')).toBeVisible();
    gate.open();
    await frame.wake();
    await expect(frame.language('en')).toBeVisible();
  });
});

test.describe('the list of languages, awake', () => {
  test('goes by the arrows, Home and End, round and round', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'es');
    await frame.wake();
    for (const [key, code] of [
      ['ArrowDown', 'es'],
      ['ArrowDown', 'en'],
      ['End', 'zh'],
      ['ArrowDown', 'es'],
      ['ArrowUp', 'zh'],
      ['Home', 'es'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(frame.language(code), key).toBeFocused();
    }
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${desk.origin}/zh/blog`);
    expect(await frame.preferred()).toBe('zh');
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens it, Escape closes it and gives the focus back`, async ({ desk, page }) => {
      const frame = new Frame(page);
      await frame.open(desk.origin, 'de');
      await frame.wake();
      await page.keyboard.press(key);
      await expect(frame.language('es')).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Escape');
      await expect(frame.language('es')).toBeHidden();
      await expect(frame.chosen).toBeFocused();
    });
  }

  test('closes behind who leaves it by Tab or clicks elsewhere', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'pt');
    await frame.wake();
    await page.keyboard.press('ArrowUp');
    await expect(frame.language('zh')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame.language('zh')).toBeHidden();
    await frame.chosen.click();
    await expect(frame.language('zh')).toBeVisible();
    await page.locator('h1').click();
    await expect(frame.language('zh')).toBeHidden();
  });

  test('is as wide and as high as specified, and scrolls', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'es');
    await frame.chosen.click();
    const box = await frame.list.locator('ul').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(140);
    expect(box?.height).toBeLessThanOrEqual(256);
    await frame.language('zh').scrollIntoViewIfNeeded();
    await expect(frame.language('zh')).toBeInViewport({ ratio: 0.9 });
  });
});
