/** After one visit the analyzer needs no network; with one, nothing that is shown is older than it must be. */
import type { Page } from '@playwright/test';
import { LOCALE_OPTIONS, type Locale } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/dictionary.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { type Address, startAddress } from './address.ts';
import { Desk } from './desk.ts';
import { fixture, labelOf } from './files.ts';
import { isKept, keptOn } from './kept.ts';
import { MAPPED_EMAIL, mappedFile } from './mapped-file.ts';
import { expect, test as base } from './test.ts';
import { watch } from './watch.ts';
import { words } from './words.ts';

base.use({ serviceWorkers: 'allow' });

/** A site whose server can be taken away, and a desk on it. */
const test = base.extend<{ address: Address; far: Desk }>({
  address: async ({ site }, use) => {
    const address = await startAddress(site.origin);
    await use(address);
    await address.close();
  },
  far: async ({ page, address }, use) => {
    const watched = await watch(page, address.origin);
    // What a page does without on a day without a network.
    watched.expected.push(/ERR_\w+ \S+\/(?:api\/config|dictionaries\/\w+\.dict|favicon\.\w+)$/);
    const desk = new Desk(page, address.origin, watched);
    await use(desk);
    expect(watched.complaints(), 'complaints of the page').toEqual([]);
  },
});

/** The server gone, and the network with it. */
async function goOffline(page: Page, address: Address): Promise<void> {
  address.site = null;
  await page.context().setOffline(true);
}

async function visitOnce(desk: Desk, locale: Locale): Promise<void> {
  await desk.open(locale);
  await isKept(desk.page, pathOf(locale, '/'));
}

for (const locale of ['es', 'de', 'ja', 'zh'] as const) {
  test(`${locale}: after one visit a resume is measured without server and network`, async ({ far, page, address }) => {
    await visitOnce(far, locale);
    far.expected.push(/^another tab/);
    await page.close();
    await goOffline(page, address);

    const again = await page.context().newPage();
    const desk = new Desk(again, address.origin, far.watched);
    await desk.open(locale);
    await expect(again.locator('html')).toHaveAttribute('lang', LOCALE_OPTIONS[locale].tag);
    await desk.choose(fixture(`${locale}-strong`));
    await desk.showsResult();
    await expect(desk.results).toContainText(labelOf(locale).email);
    await again.getByRole('button', { name: words(locale, 'upload.again') }).click();
    await again.getByRole('button', { name: words(locale, 'upload.sample') }).click();
    await desk.showsResult();
  });
}

test('a file that needs the maps of Japan is read on a Japanese desk without a network', async ({
  far,
  page,
  address,
}) => {
  await visitOnce(far, 'ja');
  await goOffline(page, address);
  await far.open('ja');
  await far.choose(mappedFile());
  await far.showsResult();
  await expect(far.results).toContainText(MAPPED_EMAIL);
});

test('what is kept is the site’s, and nothing of a resume', async ({ far, page }) => {
  await visitOnce(far, 'es');
  await far.choose(fixture('es-strong'));
  await far.showsResult();
  await far.page.goto(`${far.origin}/about?utm_source=mail&name=Luc%C3%ADa`);
  await expect.poll(async () => Object.values(await keptOn(page)).flat()).toContain('/about');
  const kept = Object.values(await keptOn(page)).flat();
  expect(kept.filter((path) => /^\/api|^blob:|^data:|utm_source|Luc|strong/.test(path))).toEqual([]);
  const strange = kept.filter(
    (path) =>
      !/^\/(?:_astro\/|pdfjs\/|samples\/es\.pdf|dictionaries\/\w\w\.dict|pdf\.worker\.min\.js\?v=)|^\/(?:offline|about)?$/.test(
        path,
      ),
  );
  expect(strange).toEqual([]);
  const { name, email } = labelOf('es');
  const holders = await page.evaluate(
    async ([...secrets]) => {
      const found: string[] = [];
      for (const cacheName of await caches.keys()) {
        const cache = await caches.open(cacheName);
        for (const request of await cache.keys()) {
          const text = await (await cache.match(request))?.text();
          if (secrets.some((secret) => text?.includes(secret))) found.push(request.url);
        }
      }
      return found;
    },
    [name, email],
  );
  expect(holders).toEqual([]);
});

test('a visitor’s language alone is kept; the maps of its script too', async ({ far, page }) => {
  await visitOnce(far, 'de');
  const german = Object.values(await keptOn(page)).flat();
  expect(german.filter((path) => /cmaps|\/(?:es|ja|zh)\.|^\/(?:ja)?$/.test(path))).toEqual([]);
  await visitOnce(far, 'ja');
  const both = Object.values(await keptOn(page)).flat();
  expect(both).toEqual(expect.arrayContaining(['/de', '/ja', '/pdfjs/cmaps/UniJIS-UTF16-H.bcmap']));
  expect(both.filter((path) => /cmaps\/(?:GB|KSC)/.test(path))).toEqual([]);
});

test('a page that was read is there again; one that was not, says so in its language', async ({
  far,
  page,
  address,
}) => {
  await visitOnce(far, 'fr');
  await page.goto(`${far.origin}/fr/about`);
  const title = await page.title();
  await page.goto(`${far.origin}/fr`);
  await goOffline(page, address);
  far.expected.push(/status of 503/);

  await page.goto(`${far.origin}/fr/about`);
  expect(await page.title()).toBe(title);
  for (const path of ['/fr/blog', '/de/blog']) {
    const answer = await page.goto(far.origin + path);
    expect(answer?.status(), path).toBe(503);
    await expect(page.locator('#content')).toContainText(translator('fr', 'home')('offline.notice'));
  }
  await far.awake();
  await far.choose(fixture('fr-strong'));
  await far.showsResult();
});

test('a page is fetched anew while there is a network, and shown from the device when the network stalls', async ({
  far,
  page,
  address,
}) => {
  await visitOnce(far, 'en');
  const heading = page.locator('h1');
  await page.goto(`${far.origin}/en/about`);
  await expect(heading).toBeVisible();
  for (const path of ['/en', '/en/about']) {
    const before = address.requests.length;
    await page.goto(far.origin + path);
    expect(address.requests.slice(before), path).toContain(`GET ${path}`);
  }
  address.delay = 20_000;
  const started = Date.now();
  await page.goto(`${far.origin}/en/about`, { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  expect(Date.now() - started).toBeLessThan(15_000);
  address.delay = 0;
});

test('only home registers, and nobody who asked for little data', async ({ far, page }) => {
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${far.origin}/about`);
  await page.waitForTimeout(3_000);
  expect(await registered()).toBe(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await far.open('es');
  await page.waitForTimeout(3_000);
  expect(await registered()).toBe(0);
});
