/** The contact form as a visitor meets it: asleep, in a hurry, wrong, refused, sent. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { rowsOf } from '../edge/database.ts';
import { startPages, type PagesSite } from '../edge/pages.ts';
import { faultsWithin } from './axe.ts';
import { expect, test as base } from './kept-page.ts';
import { test as fresh } from './test.ts';
import { watch, type Watch } from './watch.ts';

/** SPEC section 9. */
const SUCCESS_MS = 3_000;
const TEXT = 'Una pregunta sobre mi informe: ¿qué significa «viñetas»?';

// One server with tables for all of them.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ watched: Watch }>({
  watched: async ({ page, contactSite }, use) => {
    const watched = await watch(page, contactSite.origin);
    await use(watched);
    expect(watched.complaints(), 'complaints of the page').toEqual([]);
  },
});

class Form {
  readonly page: Page;
  readonly origin: string;
  constructor(page: Page, site: PagesSite) {
    this.page = page;
    this.origin = site.origin;
  }
  get box() {
    return this.page.locator('#contact-form');
  }
  get alert() {
    return this.box.getByRole('alert');
  }
  field(name: string) {
    return this.box.locator(`[name="${name}"]`);
  }
  async open(locale: Locale): Promise<void> {
    await this.page.goto(this.origin + pathOf(locale, '/contact'));
  }
  async fill(fields: { readonly name?: string; readonly message?: string } = {}): Promise<void> {
    await this.field('name').fill(fields.name ?? 'Celia Ficticia');
    await this.field('email').fill('celia@example.org');
    await this.field('subject').selectOption('soporte');
    await this.field('message').fill(fields.message ?? TEXT);
  }
  async send(): Promise<void> {
    await this.box.getByRole('button').click();
  }
  async holdsText(): Promise<void> {
    await expect(this.field('message')).toHaveValue(TEXT);
    await expect(this.field('name')).toHaveValue('Celia Ficticia');
    await expect(this.field('email')).toHaveValue('celia@example.org');
    await expect(this.field('subject')).toHaveValue('soporte');
  }
}

const words = (locale: Locale) => sliceOf(locale, 'contact');

for (const locale of ['es', 'de', 'ja'] as const) {
  test(`a message is kept, thanked for during three seconds, and the form is empty again (${locale})`, async ({
    page,
    contactSite,
    watched,
  }) => {
    const form = new Form(page, contactSite);
    await form.open(locale);
    const name = `Celia ${locale} ${Date.now()}`;
    await form.fill({ name });
    await form.send();
    const success = form.box.getByRole('status');
    await expect(success).toContainText(words(locale)['contact.success.title']);
    const shown = Date.now();
    await expect(success).toBeFocused();
    await expect(form.field('message')).toBeHidden();
    await expect(success).toHaveCount(0);
    expect(Date.now() - shown).toBeGreaterThan(SUCCESS_MS - 700);
    for (const field of ['name', 'email', 'subject', 'message']) await expect(form.field(field)).toHaveValue('');
    await expect(form.field('message')).toBeVisible();
    const rows = await rowsOf(contactSite, `SELECT * FROM contact_messages WHERE name = '${name}'`);
    expect(rows).toMatchObject([{ locale, email: 'celia@example.org', subject: 'soporte', message: TEXT, trapped: 0 }]);
    expect(watched.api).toEqual(['POST /api/contact']);
  });
}

test('the page loads nothing of the form until somebody touches it', async ({ page, contactSite, watched }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const form = new Form(page, contactSite);
  await form.open('es');
  await page.mouse.wheel(0, 4_000);
  await page.waitForTimeout(1_000);
  expect(scripts.filter((url) => /ContactForm|client/.test(url))).toEqual([]);
  await form.field('name').focus();
  await expect(page.locator('astro-island[ssr]:has(#contact-form)')).toHaveCount(0);
  expect(scripts.some((url) => url.includes('ContactForm'))).toBe(true);
  expect(watched.api).toEqual([]);
});

test.describe('scripts 3 s late', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
  });
  for (const way of ['click', 'Enter'] as const) {
    test(`what was typed and sent (${way}) before is kept and sent`, async ({ page, contactSite, watched }) => {
      const form = new Form(page, contactSite);
      await form.open('es');
      await form.fill();
      if (way === 'click') await form.send();
      else await form.field('email').press('Enter');
      expect(await page.locator('astro-island[ssr]:has(#contact-form)').count(), 'not awake yet').toBe(1);
      await form.holdsText();
      await expect(form.box.getByRole('status')).toContainText(words('es')['contact.success.title']);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
      expect(watched.api).toEqual(['POST /api/contact']);
    });
  }
});

for (const locale of ['es', 'de', 'ja'] as const) {
  test(`each fault is told beside its field, the first gets the focus, and mending takes it away (${locale})`, async ({
    page,
    contactSite,
    watched,
  }) => {
    const form = new Form(page, contactSite);
    await form.open(locale);
    await form.send();
    const told = words(locale);
    await expect(form.field('name')).toBeFocused();
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.field(field)).toHaveAccessibleDescription(
        new RegExp(told[`contact.error.${field}.required`].replace(/[.()]/g, '\\$&')),
      );
    }
    await form.fill({ message: 'corto' });
    await form.field('email').fill('celia@');
    await form.send();
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('email')).toHaveAccessibleDescription(told['contact.error.email.invalid']);
    await expect(form.field('name')).not.toHaveAttribute('aria-invalid');
    expect(await faultsWithin(page, '#contact-form')).toEqual([]);
    await form.field('email').fill('celia@example.org');
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid');
    expect(watched.api).toEqual([]);
  });
}

test('characters are counted near the limit only, and none is cut off', async ({ page, contactSite, watched }) => {
  const form = new Form(page, contactSite);
  await form.open('es');
  await form.field('message').fill('x'.repeat(4_700));
  await expect(form.box).not.toContainText('Caracteres');
  await form.field('message').fill('x'.repeat(4_900));
  await expect(form.box).toContainText('Caracteres que quedan: 100');
  await form.fill({ message: 'x'.repeat(5_003) });
  await expect(form.box).toContainText('Caracteres de más: 3');
  await form.send();
  await expect(form.field('message')).toBeFocused();
  await expect(form.field('message')).toHaveValue('x'.repeat(5_003));
  expect(watched.api).toEqual([]);
});

test('a client that sends too much is told when to come back, and keeps its text', async ({ page }) => {
  const site = await startPages({ directory: join(ROOT, 'dist'), env: { CONTACT_LIMIT_PER_MINUTE: '1' } });
  try {
    const form = new Form(page, site);
    await form.open('es');
    for (const expected of ['sent', 'failed'] as const) {
      await form.fill();
      await form.send();
      await expect(form.box).toHaveAttribute('data-state', expected);
      if (expected === 'sent') await expect(form.box).toHaveAttribute('data-state', 'open');
    }
    await expect(form.alert).toContainText(/Vuelve a intentarlo dentro de \d+ segundos/);
    await form.holdsText();
  } finally {
    await site.stop();
  }
});

test('a site that takes no messages gives an address with the text in it', async ({ page, contactSite, watched }) => {
  watched.expected.push(/503/);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"not_configured"}' }),
  );
  const form = new Form(page, contactSite);
  await form.open('fr');
  await form.fill();
  await form.send();
  await expect(form.alert).toContainText(words('fr')['contact.error.not_configured']);
  await form.holdsText();
  const link = await form.alert.getByRole('link').getAttribute('href');
  expect(link).toContain('mailto:');
  expect(decodeURIComponent(link ?? '')).toContain(TEXT);
});

test('after an answer that was lost, the same message is not sent as another', async ({
  page,
  contactSite,
  watched,
}) => {
  watched.expected.push(/ERR_/);
  const form = new Form(page, contactSite);
  await form.open('es');
  const name = `Perdida ${Date.now()}`;
  await form.fill({ name });
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send();
  await expect(form.alert).toContainText(words('es')['contact.error.offline']);
  await page.unroute('**/api/contact');
  await form.send();
  await expect(form.box.getByRole('status')).toBeVisible();
  expect(await rowsOf(contactSite, `SELECT id FROM contact_messages WHERE name = '${name}'`)).toHaveLength(1);
});

fresh.describe('without JavaScript', () => {
  fresh.use({ javaScriptEnabled: false });
  fresh('the page gives an address in place of the form', async ({ page, contactSite }) => {
    await new Form(page, contactSite).open('de');
    await expect(page.locator('#contact-form')).toBeHidden();
    await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText(words('de')['contact.form.noscript']);
  });
});
