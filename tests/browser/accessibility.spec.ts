/** axe finds nothing in any state of the home page, in any language, light or dark, wide or narrow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, fixture, test } from './desk.ts';

async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

for (const [index, locale] of LOCALES.entries()) {
  test.describe(locale, () => {
    // Each look is seen in half of the languages.
    test.use(
      index % 2 === 0 ? { colorScheme: 'light' } : { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    );

    test('empty', async ({ desk, page }) => {
      await desk.open(locale);
      expect(await violations(page)).toEqual([]);
    });

    test('error, then result', async ({ desk, page }) => {
      await desk.open(locale);
      await desk.choose(fixture('truncated'));
      await expect(desk.alert).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await desk.choose(fixture(`${locale}-weak`));
      await desk.showsResult();
      expect(await violations(page)).toEqual([]);
    });

    test('password', async ({ desk, page }) => {
      await desk.open(locale);
      await desk.choose(fixture('encrypted-password'));
      await expect(desk.upload).toHaveAttribute('data-state', 'password');
      expect(await violations(page)).toEqual([]);
    });

    test('reading', async ({ desk, page }) => {
      await page.route('**/_astro/worker-*.js', () => undefined);
      await desk.open(locale);
      await desk.choose(fixture(`${locale}-sample`));
      await expect(desk.results).toHaveAttribute('data-state', 'loading');
      expect(await violations(page)).toEqual([]);
    });

    test('asking the AI', async ({ aiDesk: desk, ai, page }) => {
      ai.upstream.script({ kind: 'silent' });
      desk.expected.push(/status of 504/);
      await desk.open(locale);
      await desk.choose(fixture(`${locale}-sample`));
      await expect(desk.results).toHaveAttribute('data-source', 'measured');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('nothing is cut off or scrolls sideways on a phone of 320 points', async ({ desk, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of LOCALES) {
    await desk.open(locale);
    const overflow = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow(), `${locale}, empty`).toBeLessThanOrEqual(0);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
    expect(await overflow(), `${locale}, result`).toBeLessThanOrEqual(0);
  }
});
