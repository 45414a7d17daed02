/** The address decides the language; a remembered choice moves only who comes to the bare "/" from outside. */
import type { Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY } from '../../src/i18n/locales.ts';
import { expect, test } from './kept-page.ts';

async function prefer(page: Page, value: string): Promise<void> {
  await page.evaluate(([key, language]) => localStorage.setItem(key, language), [LANGUAGE_STORAGE_KEY, value] as const);
}

const preferred = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORAGE_KEY);

test('choosing a language is remembered and leads to the same page in it', async ({ desk, page }) => {
  await desk.open('es');
  await page.locator('header summary').click();
  await page.locator('header').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(`${desk.origin}/ja`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await preferred(page)).toBe('ja');
});

test('a remembered language welcomes who comes from outside', async ({ desk, page }) => {
  await desk.open('es');
  await prefer(page, 'de');
  await page.goto(`${desk.origin}/?from=letter#content`);
  await expect(page).toHaveURL(`${desk.origin}/de?from=letter#content`);
  await page.goto(`${desk.origin}/`, { referer: 'https://search.example.org/' });
  await expect(page).toHaveURL(`${desk.origin}/de`);
});

test('a remembered language moves nobody who is inside already', async ({ desk, page }) => {
  await desk.open('en');
  await prefer(page, 'de');
  await page.evaluate(() => location.assign('/'));
  await expect(page).toHaveURL(`${desk.origin}/`);
  await desk.awake();
  await expect(page).toHaveURL(`${desk.origin}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await preferred(page)).toBe('de');
});

test('a remembered language moves nobody who asked for another address', async ({ desk, page }) => {
  await desk.open('en');
  await prefer(page, 'de');
  await desk.open('fr');
  await expect(page).toHaveURL(`${desk.origin}/fr`);
});

for (const value of ['es', 'tlh', '//example.org']) {
  test(`"${value}" in the memory moves nobody`, async ({ desk, page }) => {
    await desk.open('en');
    await prefer(page, value);
    await desk.open('es');
    await expect(page).toHaveURL(`${desk.origin}/`);
  });
}

test('the keyboard opens the list of languages, walks it and closes it', async ({ desk, page }) => {
  await desk.open('es');
  const button = page.locator('header summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('header').getByRole('link', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.locator('header').getByRole('link', { name: 'Español' })).toBeHidden();
});
