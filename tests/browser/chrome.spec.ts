/** The frame of every page: where one is, what fits, what is reached, what is printed. */
import { LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { faultsWithin } from './axe.ts';
import { Frame } from './frame.ts';
import { expect, test } from './kept-page.ts';

const PHONE = { width: 360, height: 780 };

test('the first key leads past the header', async ({ desk, page }) => {
  const frame = new Frame(page);
  await frame.open(desk.origin, 'it');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect(page.locator('.skip-link')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the entry of the page is marked as it, the blog’s on its posts as the part that they are in', async ({
  desk,
  page,
}) => {
  const frame = new Frame(page);
  const marked = frame.header.locator('nav [aria-current]');
  await frame.open(desk.origin, 'fr', '/');
  await expect(marked).toHaveText(['Accueil']);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await frame.open(desk.origin, 'fr', '/blog');
  await expect(marked).toHaveText(['Blog']);
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.locator('main h2 a').first().click();
  await expect(page).toHaveURL(/\/fr\/blog\/.+/);
  await expect(marked).toHaveText(['Blog']);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  desk.expected.push(/status of 404/);
  await page.goto(`${desk.origin}/fr/not-there`);
  await expect(marked).toHaveCount(0);
});

test('in every language the header is one line from 1024 points on, with its badge', async ({ desk, page }) => {
  const frame = new Frame(page);
  for (const locale of LOCALES) {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await frame.open(desk.origin, locale);
      const parts = frame.header.locator('a:has(svg):visible, nav a, summary').or(page.locator('header .badge'));
      const boxes = await parts.evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width: own }) => own > 0)
          .map(({ left, right, top, bottom }) => ({ left, right, middle: Math.round((top + bottom) / 2) }))
          .toSorted((a, b) => a.left - b.left),
      );
      expect(boxes.length, `${locale} at ${String(width)}`).toBe(8);
      expect(new Set(boxes.map(({ middle }) => middle)).size, `${locale} at ${String(width)}`).toBe(1);
      const crossing = boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0));
      expect(crossing, `${locale} at ${String(width)}`).toEqual([]);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    }
  }
});

// 640 points are a desktop of 1280 at 200 %.
for (const width of [320, 640]) {
  test(`at ${String(width)} points nothing scrolls sideways, closed or open`, async ({ desk, page }) => {
    const frame = new Frame(page);
    await page.setViewportSize({ width, height: 512 });
    for (const locale of LOCALES) {
      await frame.open(desk.origin, locale);
      const fits = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const inside = [...document.querySelectorAll('body > header *, body > footer *')].every(
            (element) => element.getBoundingClientRect().right <= clientWidth + 1,
          );
          return scrollWidth <= clientWidth && inside;
        });
      expect(await fits(), `${locale}, closed`).toBe(true);
      await frame.toggle.click();
      await frame.chosen.click();
      await expect(frame.language('es')).toBeVisible();
      expect(await fits(), `${locale}, open`).toBe(true);
      await frame.language('zh').scrollIntoViewIfNeeded();
      await expect(frame.language('zh'), locale).toBeInViewport();
    }
  });
}

for (const { locale, colorScheme, viewport } of [
  { locale: 'es', colorScheme: 'light', viewport: PHONE },
  { locale: 'ja', colorScheme: 'dark', viewport: PHONE },
  { locale: 'de', colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(`${locale}, ${colorScheme}, ${String(viewport.width)} points`, () => {
    test.use({ colorScheme, viewport });
    test('axe finds nothing in header and footer, all unfolded', async ({ desk, page }) => {
      const frame = new Frame(page);
      await frame.open(desk.origin, locale);
      if (await frame.toggle.isVisible()) await frame.toggle.click();
      await frame.chosen.click();
      await expect(frame.language('zh')).toBeAttached();
      expect(await faultsWithin(page, 'body > header', 'body > footer')).toEqual([]);
      const small = await page
        .locator('body > header, body > footer')
        .locator('a:visible, button:visible, summary:visible')
        .evaluateAll((targets) =>
          targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.outerHTML),
        );
      expect(small, 'targets under 44 points').toEqual([]);
    });
  });
}

test('the footer leads to what is useful, outside only to the code', async ({ desk, page }) => {
  const frame = new Frame(page);
  await frame.open(desk.origin, 'zh');
  const hrefs = await frame.footer.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const to of [
    '/privacy',
    '/about',
    '/contact',
    '/templates',
    '/cover-letters',
    '/interview-prep',
    '/blog',
    '/rss.xml',
  ] as const) {
    expect(hrefs).toContain(pathOf('zh', to));
  }
  const outside = frame.footer.locator('a[href^="http"]');
  await expect(outside).toHaveCount(1);
  await expect(outside).toHaveAttribute('rel', 'noopener');
  await expect(frame.footer.locator('button[type="button"][data-consent-open]')).toBeVisible();
});

test('the frame is not printed', async ({ desk, page }) => {
  const frame = new Frame(page);
  await frame.open(desk.origin, 'es');
  await page.emulateMedia({ media: 'print' });
  await expect(frame.header).toBeHidden();
  await expect(frame.footer).toBeHidden();
});
