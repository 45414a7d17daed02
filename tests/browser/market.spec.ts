/** The market that a report is measured for: told, and changed without losing the report, the focus or the AI's evaluation. */
import type { Locator } from '@playwright/test';
import { LOCALE_OPTIONS, type Locale } from '../../src/i18n/locales.ts';
import { faultsOf } from './axe.ts';
import type { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { hold } from './gate.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

const RESUME = fixture('de-photo');
/** Customary in Germany, unwanted in the United States. */
const VERDICTS = {
  DE: { photo: 'pass', 'personal-data': 'pass' },
  US: { photo: 'warn', 'personal-data': 'fail' },
} as const;

const choice = (desk: Desk, locale: Locale): Locator => desk.results.getByLabel(words(locale, 'results.market'));
const outcome = (desk: Desk): Locator => desk.results.getByRole('status');
const nameOf = (market: string, locale: Locale): string =>
  new Intl.DisplayNames([LOCALE_OPTIONS[locale].tag], { type: 'region' }).of(market) ?? '';

async function isMeasuredFor(desk: Desk, locale: Locale, market: keyof typeof VERDICTS): Promise<void> {
  for (const [check, status] of Object.entries(VERDICTS[market])) {
    await expect(desk.results.locator(`[data-check="${check}"]`)).toHaveAttribute('data-status', status);
  }
  await expect(choice(desk, locale)).toHaveValue(market);
}

for (const locale of ['es', 'ja'] as const) {
  test(`the market of a resume is told, changed and changed back (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    const { page } = desk;
    const dictionaries: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/dictionaries/')) dictionaries.push(request.url());
    });
    await desk.choose(RESUME);
    await desk.showsResult();
    await isMeasuredFor(desk, locale, 'DE');
    const market = choice(desk, locale);
    const assumed = words(locale, 'results.market.assumed', { market: nameOf('DE', locale) });
    await expect(market.locator('option:checked')).toHaveText(assumed);
    await expect(desk.results.locator('[data-check=spelling]')).toHaveAttribute('data-status', 'pass');
    const [scores, fetched] = [await desk.scores(), dictionaries.length];
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

    await desk.results.getByRole('heading', { name: words(locale, 'results.summary') }).evaluate((heading) => {
      heading.dataset['kept'] = '';
    });
    await market.focus();
    // With the keyboard where a key press is a letter of the name.
    if (locale === 'es') await page.keyboard.type('Estados');
    else await market.selectOption('US');
    await isMeasuredFor(desk, locale, 'US');
    await expect(outcome(desk)).toContainText(words(locale, 'results.market.done', { market: nameOf('US', locale) }));
    await expect(outcome(desk)).toContainText(words(locale, 'results.market.changed'));
    await expect(market).toBeFocused();
    await expect(desk.results.locator('[data-kept]')).toBeVisible();
    await expect(desk.results.locator('[data-check=spelling]')).toHaveAttribute('data-status', 'pass');
    expect(await desk.scores()).not.toEqual(scores);
    expect(await faultsOf(page)).toEqual([]);

    const photo = desk.results.locator('[data-check=photo]');
    await photo.locator('summary').click();
    await expect(photo).toContainText(words(locale, 'results.market.norm', { market: nameOf('US', locale) }));
    await photo.getByRole('button', { name: words(locale, 'results.market.change') }).click();
    await expect(market).toBeFocused();

    await page.emulateMedia({ media: 'print' });
    await expect(market).toBeHidden();
    await expect(desk.results.locator('label', { hasText: words(locale, 'results.market') })).toContainText(
      nameOf('US', locale),
    );
    await page.emulateMedia({ media: 'screen' });

    await market.selectOption('DE');
    await isMeasuredFor(desk, locale, 'DE');
    expect(await desk.scores()).toEqual(scores);
    expect(dictionaries).toHaveLength(fetched);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe(stored);
  });

  test(`another file is measured for its own market (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    const { page } = desk;
    await desk.choose(RESUME);
    await desk.showsResult();
    await choice(desk, locale).selectOption('US');
    await isMeasuredFor(desk, locale, 'US');
    await page.getByRole('button', { name: words(locale, 'upload.again') }).click();
    await desk.isIdle();
    await desk.choose(RESUME);
    await desk.showsResult();
    await isMeasuredFor(desk, locale, 'DE');
    await expect(outcome(desk)).toHaveText('');
    await choice(desk, locale).selectOption('US');
    await isMeasuredFor(desk, locale, 'US');
    await desk.drop(fixture('ja-sample'));
    await expect(choice(desk, locale)).toHaveValue('JP');
    await expect(outcome(desk)).toHaveText('');
  });

  test(`the AI is not asked again, and what it said stays (${locale})`, async ({ aiDeskIn }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    const gate = await hold(page, '**/api/analyze');
    await desk.choose(RESUME);
    await expect(desk.results).toHaveAttribute('data-state', 'result');
    await choice(desk, locale).selectOption('US');
    await isMeasuredFor(desk, locale, 'US');
    gate.open();
    await desk.showsResult('ai');
    const scores = await desk.scores();
    await isMeasuredFor(desk, locale, 'US');
    await choice(desk, locale).selectOption('DE');
    await isMeasuredFor(desk, locale, 'DE');
    await desk.showsResult('ai');
    expect(await desk.scores()).toEqual(scores);
    await expect(desk.results).toContainText(words(locale, 'results.sent'));
    expect(desk.watched.api.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/analyze']);
  });
}

test('what cannot be measured again leaves the report as it was', async ({ desk, page }) => {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(
        message: { readonly kind?: string },
        options?: Transferable[] | StructuredSerializeOptions,
      ): void {
        if (message.kind === 'measure') throw new DOMException('No memory left', 'DataCloneError');
        if (Array.isArray(options)) super.postMessage(message, options);
        else super.postMessage(message, options);
      }
    };
  });
  await desk.open('es');
  await desk.choose(RESUME);
  await desk.showsResult();
  await choice(desk, 'es').selectOption('US');
  await expect(outcome(desk)).toHaveText(words('es', 'results.market.failed', { market: nameOf('DE', 'es') }));
  await isMeasuredFor(desk, 'es', 'DE');
  await desk.showsResult();
});
