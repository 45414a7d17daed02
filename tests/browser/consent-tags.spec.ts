/** Analytics and ads, on a site built with ids: who is asked, what is sent, and when it stops. */
import type { Page } from '@playwright/test';
import { LOCALE_OPTIONS, type Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { Desk } from './desk.ts';
import { fixture, labelOf } from './files.ts';
import { ANALYTICS_ID, banner, choice, expect, isNotReloaded, isReloaded, mark, test as base } from './public-site.ts';
import type { StandIn } from './stand-in.ts';

// One build and one stand-in for all of them.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ network: StandIn; origin: string }>({
  network: async ({ tagged }, use) => {
    tagged.network.forget();
    await use(tagged.network);
  },
  origin: async ({ tagged, page }, use) => {
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (message) => {
      if (/policy/i.test(message.text())) wrong.push(message.text());
    });
    await use(tagged.origin);
    expect(wrong).toEqual([]);
  },
});

const QUIET_MS = 1_500;

type Parameters = Readonly<Record<string, unknown>>;

/** The events that have reached the service. */
function events(network: StandIn, name?: string): Parameters[] {
  return network.commands
    .filter(([command, event]) => command === 'event' && (name === undefined || event === name))
    .map(([, event, parameters]) => ({ name: event, ...(parameters as Parameters) }));
}

/** Accepts all, and waits for the page that comes after. */
async function acceptAll(page: Page): Promise<void> {
  await mark(page);
  await choice(page, 'all').click();
  await isReloaded(page);
  await expect(page.locator('html')).toHaveAttribute('data-advertising', 'granted');
}

async function choose(page: Page, wanted: { analytics: boolean; advertising: boolean }): Promise<void> {
  const opener = (await banner(page).isVisible())
    ? choice(page, 'customise')
    : page.locator('[data-consent-open]').first();
  await opener.click();
  for (const name of ['analytics', 'advertising'] as const) {
    await page.locator(`dialog [name="${name}"]`).setChecked(wanted[name]);
  }
  await choice(page, 'save').click();
}

function traces(page: Page): Promise<{ session: number; cookies: string }> {
  return page.evaluate(() => ({ session: sessionStorage.length, cookies: document.cookie }));
}

test('before a choice nothing is asked of anybody', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  await page.goto(`${origin}/ja`);
  await page.waitForTimeout(QUIET_MS);
  expect(network.received).toBe('');
  expect(await traces(page)).toEqual({ session: 0, cookies: '' });
});

test('nor after a refusal, on any page', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await choice(page, 'necessary').click();
  for (const path of ['/', '/en/blog', '/zh']) {
    await page.goto(origin + path);
    await page.waitForTimeout(QUIET_MS / 2);
  }
  expect(network.received).toBe('');
  expect(await traces(page)).toEqual({ session: 0, cookies: '' });
});

test('nor on the developer’s machine', async ({ page, origin, network }) => {
  await page.goto(`${origin.replace(/www[^:]*/, '127.0.0.1')}/blog`);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(QUIET_MS);
  expect(network.received).toBe('');
});

for (const locale of ['es', 'en', 'zh'] as const) {
  test(`after consent: the tags, consent first, and the page, in ${locale}`, async ({ page, origin, network }) => {
    await page.goto(origin + pathOf(locale, '/blog'));
    await acceptAll(page);
    await expect.poll(() => events(network).map(({ name }) => name)).toHaveLength(3);
    expect([...network.requests].sort()).toEqual(['/ads.js?client=ca-pub-1', `/gtag/js?id=${ANALYTICS_ID}`]);

    const all = (value: string) => ({
      ad_storage: value,
      ad_user_data: value,
      ad_personalization: value,
      analytics_storage: value,
    });
    expect(network.commands[0]).toEqual(['consent', 'default', all('denied')]);
    expect(network.commands[1]).toEqual(['consent', 'update', all('granted')]);
    expect(events(network).map(({ name }) => name)).toEqual(['page_view', 'audience_setup', 'goal_setup']);
    const [first] = events(network);
    expect(first?.['session_id']).toMatch(/^[\w-]{10,}$/);
    for (const event of events(network)) {
      expect(event).toMatchObject({
        language: locale,
        country: LOCALE_OPTIONS[locale].country,
        market_segment: LOCALE_OPTIONS[locale].country,
        session_id: first?.['session_id'],
      });
    }

    // The second page of the visit: the same session, set up already.
    await page.goto(origin + pathOf(locale, '/'));
    await expect.poll(() => events(network, 'page_view')).toHaveLength(2);
    expect(events(network, 'page_view')[1]?.['session_id']).toBe(first?.['session_id']);
    expect(events(network, 'goal_setup')).toHaveLength(1);
    expect(events(network, 'user_engagement'), 'told when the first page was left').toHaveLength(1);
  });
}

test('the language that is chosen is counted', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await acceptAll(page);
  await page.locator('header summary').click();
  await page.locator('header a[data-locale="de"]').click();
  await page.waitForURL('**/de/blog');
  await expect.poll(() => events(network, 'language_change')).toHaveLength(1);
  expect(events(network, 'language_change')[0]).toMatchObject({ from_language: 'es', to_language: 'de' });
});

test('analytics alone start where the visitor is, and no ad is fetched', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await mark(page);
  await choose(page, { analytics: true, advertising: false });
  await expect.poll(() => events(network, 'page_view')).toHaveLength(1);
  await isNotReloaded(page);
  expect(network.requests).toEqual([`/gtag/js?id=${ANALYTICS_ID}`]);
});

test('ads alone: no event, no session', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await mark(page);
  await choose(page, { analytics: false, advertising: true });
  await isReloaded(page);
  await expect.poll(() => network.units).not.toHaveLength(0);
  expect(network.requests).toEqual(['/ads.js?client=ca-pub-1']);
  expect(network.commands).toEqual([]);
  expect(await traces(page)).toMatchObject({ session: 0 });
});

test('withdrawing ends it at once and for good', async ({ page, origin, network }) => {
  await page.goto(`${origin}/blog`);
  await acceptAll(page);
  await expect.poll(() => events(network)).toHaveLength(3);
  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1.1.1; path=/';
    document.cookie = '__gads=ID=1; path=/';
    document.cookie = 'mine=1; path=/';
  });
  await mark(page);
  await choose(page, { analytics: false, advertising: false });
  await expect.poll(() => network.commands.at(-2)).toMatchObject(['consent', 'update', { ad_storage: 'denied' }]);
  await isReloaded(page, 'a reload takes the scripts away');
  network.forget();
  await page.goto(`${origin}/en/blog`);
  await page.waitForTimeout(QUIET_MS);
  expect(network.received).toBe('');
  expect(await traces(page)).toEqual({ session: 0, cookies: 'mine=1' });
});

for (const [locale, worth] of [
  ['es', { value: 1, currency: 'EUR' }],
  ['ja', { value: 100, currency: 'JPY' }],
] as const) {
  test(`an analysis is counted, nothing of the resume is (${locale})`, async ({ page, origin, network, watched }) => {
    watched.expected.push(/another origin/);
    const desk = new Desk(page, origin, watched);
    await page.goto(origin + pathOf(locale, '/'));
    await acceptAll(page);
    await desk.awake();
    await desk.choose(fixture(`${locale}-strong`, { name: 'nombre-secreto.pdf' }));
    await desk.showsResult();
    await expect.poll(() => events(network, 'conversion')).toHaveLength(1);
    expect(events(network, 'conversion')[0]).toMatchObject(worth);
    const size = fixture(`${locale}-strong`).buffer.length;
    expect(events(network, 'file_upload')).toMatchObject([{ size_kb: Math.round(size / 1024) }]);
    expect(events(network, 'cv_analysis')).toMatchObject([{ ok: true, sample: false }]);

    await desk.unfold();
    await page.goto(origin + pathOf(locale, '/blog'));
    await expect.poll(() => events(network, 'page_view').length).toBeGreaterThan(1);
    const received = decodeURIComponent(network.received.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    const { name, email, phone } = labelOf(locale);
    for (const secret of [name, ...name.split(' '), email, phone, 'nombre-secreto']) {
      expect(received.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    const allowed = /^(?:name|language|country|market_segment|session_id|ok|duration|sample)$/;
    const told = Object.keys(events(network, 'cv_analysis')[0] ?? {});
    expect(told.filter((field) => !allowed.test(field))).toEqual([]);
  });
}

test('a file that fails is counted as one, and is no conversion', async ({ page, origin, network, watched }) => {
  watched.expected.push(/another origin/);
  const desk = new Desk(page, origin, watched);
  await page.goto(origin);
  await acceptAll(page);
  await desk.awake();
  await desk.choose(fixture('truncated'));
  await expect(desk.upload).toHaveAttribute('data-state', 'error');
  await expect.poll(() => events(network, 'cv_analysis')).toMatchObject([{ ok: false }]);
  expect(events(network, 'conversion')).toEqual([]);
});

test('with a report on the desk consent holds in place', async ({ page, origin, network, watched }) => {
  watched.expected.push(/another origin/);
  const desk = new Desk(page, origin, watched);
  await desk.open('fr' satisfies Locale);
  await desk.choose(fixture('fr-sample'));
  await desk.showsResult();
  await mark(page);
  await choice(page, 'all').click();
  await expect.poll(() => events(network, 'page_view')).toHaveLength(1);
  await isNotReloaded(page);
  await desk.showsResult();
  expect(events(network, 'cv_analysis'), 'what came before consent is not counted').toEqual([]);
});

test.describe('ad places', () => {
  const places = (page: Page) => page.locator('[data-ad]');

  test('keep their height, and close only without consent', async ({ page, origin, network }) => {
    await page.goto(`${origin}/de/blog`);
    await expect(places(page)).toHaveCount(2);
    for (const place of await places(page).all()) {
      const height = (await place.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(200);
      await expect(place.locator('[data-ad-close]')).toBeVisible();
      await expect(place).toHaveAccessibleName('Werbung');
    }
    await page.locator('[data-ad="banner"] [data-ad-close]').click();
    await expect(places(page)).toHaveCount(1);
    await choice(page, 'necessary').click();
    await expect(page.locator('[data-ad="sidebar"] [data-ad-close]')).toBeVisible();
    expect(network.units).toEqual([]);

    await mark(page);
    await choose(page, { analytics: false, advertising: true });
    await isReloaded(page);
    await expect(places(page)).toHaveCount(2);
    for (const place of await places(page).all()) await expect(place.locator('[data-ad-close]')).toBeHidden();
    await expect
      .poll(() => [...network.units].sort())
      .toEqual(['banner ca-pub-1 22 horizontal true', 'sidebar ca-pub-1 22 vertical true']);
  });

  test('wait for a network that is late', async ({ page, origin, network }) => {
    await page.goto(`${origin}/blog`);
    network.answer = 'late';
    await acceptAll(page);
    await expect.poll(() => network.units).toHaveLength(2);
    await page.waitForTimeout(QUIET_MS);
    expect(network.units, 'each is asked for once').toHaveLength(2);
  });

  test('stay empty where the network fails, and nobody is told of an error', async ({ page, origin, network }) => {
    await page.goto(`${origin}/blog`);
    network.answer = 'not';
    await acceptAll(page);
    await expect.poll(() => network.requests).toHaveLength(2);
    await page.waitForTimeout(QUIET_MS);
    expect(network.units).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('move nothing when they come', async ({ page, origin, network }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${origin}/ja/blog`);
    await acceptAll(page);
    await expect.poll(() => network.units).toHaveLength(2);
    await page.waitForTimeout(QUIET_MS / 2);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBe(0);
  });
});
