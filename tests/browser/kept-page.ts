/**
 * `test` on a page that Playwright's worker keeps from one test to the next, as a visitor keeps a tab: what was fetched is in its cache, and
 * its process runs already. Each test finds it blank, with nothing stored. Not for tests of a first visit, nor of what only a context of
 * their own can be: without scripts, with service workers, offline. These take `test` of test.ts.
 */
import type { BrowserContext, Disposable, Page } from '@playwright/test';
import { test as base } from './test.ts';

export { expect } from './test.ts';

export const test = base.extend<{ context: BrowserContext; page: Page }>({
  context: async ({ keptPage }, use) => {
    await use(keptPage.context());
  },
  page: async ({ keptPage: page, viewport, colorScheme, contextOptions }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    const scripts = noted(page);
    await use(page);
    for (const script of scripts) await script.dispose();
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await emptied(page);
    await page.goto('about:blank');
  },
});

/** The scripts that a test has new documents begin with. */
function noted(page: Page): readonly Disposable[] {
  const scripts: Disposable[] = [];
  const { addInitScript } = Object.getPrototypeOf(page) as {
    addInitScript: (...given: unknown[]) => Promise<Disposable>;
  };
  page.addInitScript = async (...given) => {
    const script = await addInitScript.apply(page, given);
    scripts.push(script);
    return script;
  };
  return scripts;
}

/** Takes away what else a test has left: routes, listeners, and what the site has stored. */
export async function emptied(page: Page): Promise<void> {
  const context = page.context();
  for (const name of ['console', 'pageerror', 'request', 'requestfailed'] as const) page.removeAllListeners(name);
  for (const name of ['page', 'request'] as const) context.removeAllListeners(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (page.url().startsWith('http')) {
    await page.evaluate(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        try {
          globalThis[name].clear();
        } catch {
          // Closed by the test: nothing has got in.
        }
      }
    });
  }
}
