/** axe finds nothing in any state of the home page, in any language, light or dark, wide or narrow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { fixture } from './files.ts';
import { WORKER } from './gate.ts';
import { expect, test } from './test.ts';

// In legacy mode axe opens no tab of its own, which the watch would report.
async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
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
      await page.route(WORKER, () => undefined);
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
