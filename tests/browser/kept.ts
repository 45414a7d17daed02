/** What a browser keeps of the site. */
import { expect, type Page } from '@playwright/test';

/** Path and query of everything in the caches, by cache, oldest cache first. */
export function keptOn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))];
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Waits until a language's home is kept, which is kept last. */
export async function isKept(page: Page, home: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptOn(page)).flat(), { message: `${home} is kept`, timeout: 60_000 })
    .toContain(home);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
