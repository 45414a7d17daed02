/** From the home page to a report, in every language. */
import { LOCALE_OPTIONS, LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { Desk } from './desk.ts';
import { fixture, labelOf } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { checkTitles, words } from './words.ts';

/** A message that is missing shows its key. */
const BARE_KEY = /\b(?:upload|analysis|results|header|footer|home|seo)\.[a-z][\w.-]*/i;

// As most visitors have it: with motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function toldIn(desk: Desk, locale: Locale): Promise<void> {
  await expect(desk.heading).toHaveText(words(locale, 'results.heading'));
  await expect(desk.results).toContainText(words(locale, 'results.source.measured'));
  await expect(desk.results).toContainText(words(locale, 'results.strengths'));
  await expect(desk.results).toContainText(words(locale, 'results.recommendations'));
  await expect(desk.results.getByText('{')).toHaveCount(0);
  await checksToldIn(desk, locale);
  expect(await desk.page.locator('body').innerText()).not.toMatch(BARE_KEY);
}

/** There are checks, and each has a title in the language. */
async function checksToldIn(desk: Desk, locale: Locale): Promise<void> {
  const list = desk.results.locator('ul[lang]').filter({ has: desk.page.locator('[data-check]') });
  await expect(list.first()).toHaveAttribute('lang', LOCALE_OPTIONS[locale].tag);
  const titles = await checkTitles(locale);
  await desk.unfold();
  const shown = await list.locator('[data-check] > summary').allInnerTexts();
  expect(shown.length).toBeGreaterThan(10);
  const foreign = shown.filter((summary) => !titles.some((title) => summary.includes(title)));
  expect(foreign, `checks that are not told in ${locale}`).toEqual([]);
}

for (const locale of LOCALES) {
  test(`${locale}: a resume and the site’s example go in, a report comes out, nothing leaves the site`, async ({
    desk,
    page,
  }) => {
    await desk.open(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_OPTIONS[locale].tag);
    await expect(desk.results).toHaveAttribute('data-state', 'empty');
    await expect(desk.upload).toContainText(words(locale, 'upload.limits'));

    await desk.choose(fixture(`${locale}-strong`));
    await desk.showsResult();
    await expect(desk.heading).toBeFocused();
    await expect(desk.upload).toContainText(`${locale}-strong.pdf`);
    await expect(desk.upload).toContainText(words(locale, 'upload.success'));
    await expect(desk.results).toContainText(labelOf(locale).email);
    await toldIn(desk, locale);

    await page.getByRole('button', { name: words(locale, 'upload.again') }).click();
    await desk.isIdle();

    // The site's own example, at a click, then told in another language.
    const other = locale === 'de' ? 'zh' : 'de';
    await page.getByRole('button', { name: words(locale, 'upload.sample') }).click();
    await desk.showsResult();
    await toldIn(desk, locale);
    const scores = await desk.scores();
    for (const score of scores) expect(score).toMatch(/^\d{1,3}$/);

    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await desk.results.getByLabel(words(locale, 'results.language')).selectOption(other);
    await checksToldIn(desk, other);
    await desk.showsResult();
    expect(await desk.scores()).toEqual(scores);
    // The file is not read again: neither the example nor the reader is asked for.
    expect(requests.filter((path) => /pdf|worker/.test(path))).toEqual([]);
    expect(desk.watched.api).toEqual(['GET /api/config']);
  });
}

test('a report takes the width of the page, and the greeting steps back', async ({ deskIn }) => {
  const desk = await deskIn('en');
  const { page } = desk;
  const greeting = page.locator('h1');
  const before = await greeting.boundingBox();
  await desk.choose(fixture('en-sample'));
  await desk.showsResult();
  const [results, after, width] = [
    await desk.results.boundingBox(),
    await greeting.boundingBox(),
    page.viewportSize()?.width,
  ];
  expect(results?.width).toBeGreaterThan((width ?? 0) * 0.8);
  expect(after?.width).toBeGreaterThan((width ?? 0) * 0.8);
  expect(after?.height).toBeLessThan((before?.height ?? 0) / 2);
});

test('a page in one language measures a resume in another', async ({ deskIn }) => {
  const desk = await deskIn('de');
  await desk.choose(fixture('zh-strong'));
  await desk.showsResult();
  await toldIn(desk, 'de');
});

test('a strong resume scores above a weak one in the page as well', async ({ deskIn }) => {
  const desk = await deskIn('en');
  const { page } = desk;
  const scoreOf = async (name: string): Promise<number> => {
    await desk.choose(fixture(name));
    await desk.showsResult();
    const [score] = await desk.scores();
    return Number(score);
  };
  const strong = await scoreOf('en-strong');
  await page.getByRole('button', { name: words('en', 'upload.again') }).click();
  const weak = await scoreOf('en-weak');
  expect(strong).toBeGreaterThanOrEqual(80);
  expect(weak).toBeLessThan(60);
});

test('with the keyboard alone', async ({ desk, page }) => {
  await desk.open('es');
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await desk.input.evaluate((input) => input === document.activeElement)) break;
  }
  await expect(desk.input).toBeFocused();
  // On a busy machine Chromium may drop a dialog that is asked for while the page still settles: the key is pressed again, as a person would.
  await expect(async () => {
    const choosing = page.waitForEvent('filechooser', { timeout: 8_000 });
    await page.keyboard.press('Enter');
    await (await choosing).setFiles(fixture('es-weak'));
  }).toPass();
  await desk.showsResult();
  await expect(desk.heading).toBeFocused();
  // Forward through the report's tools, back to the field.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words('es', 'results.market'))).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words('es', 'results.language'))).toBeFocused();
  await page.getByRole('button', { name: words('es', 'upload.again') }).focus();
  await page.keyboard.press('Enter');
  await desk.isIdle();
  await expect(desk.input).toBeFocused();
});
