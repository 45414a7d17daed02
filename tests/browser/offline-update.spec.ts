/** A new build takes the place of the old one: at once where there is a network, whole where there is none. */
import { type Address, startAddress } from './address.ts';
import { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { isKept, keptOn } from './kept.ts';
import { NEWER } from './newer-build.ts';
import { expect, test as base } from './test.ts';
import { watch } from './watch.ts';

base.use({ serviceWorkers: 'allow' });

// One newer build for all of them.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ address: Address; far: Desk }>({
  address: async ({ site }, use) => {
    const address = await startAddress(site.origin);
    await use(address);
    await address.close();
  },
  far: async ({ page, address }, use) => {
    const watched = await watch(page, address.origin);
    watched.expected.push(/ERR_\w+ \S+\/(?:api\/config|favicon\.\w+)$/);
    await use(new Desk(page, address.origin, watched));
    expect(watched.complaints(), 'complaints of the page').toEqual([]);
  },
});

test('the newer page is shown at once, is kept whole, and the older build goes', async ({
  far,
  page,
  address,
  newer,
}) => {
  await far.open('es');
  await isKept(page, '/');
  const [older = ''] = Object.keys(await keptOn(page));
  expect(older).toMatch(/^revisacv-/);

  address.site = newer.site.origin;
  await far.open('es');
  await expect(page.locator('h1')).toHaveText(NEWER);
  const newerKept = async () => Object.entries(await keptOn(page)).find(([name]) => name !== older)?.[1] ?? [];
  await expect.poll(newerKept, { message: 'the newer home is kept', timeout: 60_000 }).toContain('/');
  await far.open('es');
  await expect.poll(async () => Object.keys(await keptOn(page)), { message: 'one build is kept' }).toHaveLength(1);
  const kept = await keptOn(page);
  expect(Object.keys(kept)).not.toEqual([older]);
  const files = Object.values(kept).flat();
  expect(files).toContain(`/_astro/${newer.after}`);
  expect(files).not.toContain(`/_astro/${newer.before}`);

  address.site = null;
  await page.context().setOffline(true);
  await far.open('es');
  await expect(page.locator('h1')).toHaveText(NEWER);
  await far.choose(fixture('es-sample'));
  await far.showsResult();
});

test('a page of the older build still finds its parts after the newer one has arrived', async ({
  far,
  page,
  address,
  newer,
}) => {
  await far.open('es');
  await isKept(page, '/');
  address.site = newer.site.origin;
  const other = await page.context().newPage();
  far.expected.push(/^another tab/);
  await other.goto(address.origin);
  await expect(other.locator('h1')).toHaveText(NEWER);
  await expect.poll(async () => Object.keys(await keptOn(other)), { timeout: 60_000 }).toHaveLength(2);
  await expect
    .poll(async () => (await keptOn(other))[Object.keys(await keptOn(other)).at(-1) ?? '']?.includes('/'), {
      timeout: 60_000,
    })
    .toBe(true);
  // The host has only the newer name of this part.
  await far.choose(fixture('es-sample'));
  await far.showsResult();
});

test('a home of a newer build is never kept with an older build’s files', async ({
  far,
  page,
  address,
  newer,
  site,
}) => {
  // The older build's worker arrives with the newer build's pages, as in the middle of a publication.
  address.strays.set('/sw.js', site.origin);
  address.site = newer.site.origin;
  await far.open('es');
  await page.waitForTimeout(8_000);
  expect(Object.values(await keptOn(page)).flat()).not.toContain('/');
  address.strays.clear();
  await far.open('es');
  await isKept(page, '/');
  expect(Object.values(await keptOn(page)).flat()).toContain(`/_astro/${newer.after}`);
});
