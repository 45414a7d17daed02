/** The menu of a small screen, with a script and without one. */
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { Frame } from './frame.ts';
import { expect, test } from './kept-page.ts';
import { test as fresh } from './test.ts';

const PHONE = { width: 360, height: 780 };

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });

  test('goes by the keyboard; Escape gives the focus back', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'es');
    await expect(frame.panel).toBeHidden();
    await expect(frame.toggle).toHaveAttribute('aria-expanded', 'false');
    await frame.toggle.focus();
    await page.keyboard.press('Enter');
    await expect(frame.panel).toBeVisible();
    await expect(frame.toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(frame.panel.getByRole('link', { name: 'Inicio' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.panel).toBeHidden();
    await expect(frame.toggle).toBeFocused();
    await expect(frame.toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes behind who goes on by Tab, whose focus it would cover', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'pt');
    await frame.toggle.click();
    await frame.panel.locator('nav a').last().focus();
    await page.keyboard.press('Tab');
    await expect(frame.chosen).toBeFocused();
    await expect(frame.panel).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(frame.panel).toBeHidden();
    await expect(page.locator('main a').first()).toBeFocused();
  });

  test('closes by a click outside, by its button, by a link', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'en');
    await frame.toggle.click();
    await expect(frame.panel).toBeVisible();
    // Beside the cards, which are links.
    await page.mouse.click(4, PHONE.height - 10);
    await expect(frame.panel).toBeHidden();
    await frame.toggle.click();
    await frame.toggle.click();
    await expect(frame.panel).toBeHidden();
    await frame.toggle.click();
    // The page stays, as it does for a click that opens a new tab.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await frame.panel.getByRole('link', { name: 'Blog' }).click();
    await expect(frame.panel).toBeHidden();
    await expect(page).toHaveURL(`${desk.origin}/en/blog`);
  });

  test('holds the entries, the languages and the badge; Escape in the list closes the list alone', async ({
    desk,
    page,
  }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'de');
    await frame.toggle.click();
    await expect(frame.panel.locator('nav a')).toHaveCount(5);
    await expect(frame.panel).toContainText(sliceOf('de', 'chrome')['header.power']);
    await frame.wake();
    await page.keyboard.press('Enter');
    await expect(frame.language('es')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.language('es')).toBeHidden();
    await expect(frame.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.panel).toBeHidden();
  });

  test('is gone when the screen is turned', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'es');
    await frame.toggle.click();
    await page.setViewportSize({ width: 1280, height: 780 });
    await expect(frame.toggle).toBeHidden();
    await expect(frame.panel).not.toHaveCSS('position', 'absolute');
    expect((await frame.panel.boundingBox())?.height).toBeLessThan(60);
  });
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false, viewport: PHONE });

  fresh('menu and list open, links lead on, and nothing is offered that would not work', async ({ desk, page }) => {
    const frame = new Frame(page);
    await frame.open(desk.origin, 'ja');
    await expect(frame.panel).toBeHidden();
    await frame.toggle.click();
    await frame.chosen.click();
    await frame.language('pt').click();
    await expect(page).toHaveURL(`${desk.origin}/pt/blog`);
    await frame.toggle.click();
    await page.keyboard.press('Escape');
    await expect(frame.panel).toBeHidden();
    await frame.toggle.click();
    await frame.panel.locator('nav a').first().click();
    await expect(page).toHaveURL(`${desk.origin}/pt`);
    await expect(page.locator('[data-consent-open]')).toBeHidden();
  });
});
