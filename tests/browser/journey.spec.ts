/** From the home page to a report, in every language. */
import { LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { expect, fixture, test, words } from './desk.ts';

for (const locale of LOCALES) {
  test(`${locale}: a resume goes in, a report comes out, nothing leaves the site`, async ({ desk, page }) => {
    await desk.open(locale);
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_OPTIONS[locale].tag);
    await expect(desk.results).toHaveAttribute('data-state', 'empty');
    await expect(desk.upload).toContainText(words(locale, 'upload.limits'));

    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
    await expect(desk.upload).toContainText(`${locale}-sample.pdf`);
    await expect(desk.upload).toContainText(words(locale, 'upload.success'));
    await expect(desk.results).toContainText(words(locale, 'results.source.measured'));
    await expect(desk.results).toContainText(words(locale, 'results.strengths'));
    await expect(desk.results).toContainText(words(locale, 'results.recommendations'));
    await expect(desk.results.getByText('{')).toHaveCount(0);

    await page.getByRole('button', { name: words(locale, 'upload.again') }).click();
    await expect(desk.results).toHaveAttribute('data-state', 'empty');
    await expect(desk.upload).toHaveAttribute('data-state', 'idle');
  });

  test(`${locale}: the example of the site is analysed at a click`, async ({ desk, page }) => {
    await desk.open(locale);
    await page.getByRole('button', { name: words(locale, 'upload.sample') }).click();
    await desk.showsResult();
  });
}

test('a page in one language measures a resume in another', async ({ desk }) => {
  await desk.open('de');
  await desk.choose(fixture('zh-strong'));
  await desk.showsResult();
  await expect(desk.results).toContainText(words('de', 'results.strengths'));
});

test('the report changes its language without reading the file again', async ({ desk, page }) => {
  await desk.open('es');
  await desk.choose(fixture('es-sample'));
  await desk.showsResult();
  const reads: string[] = [];
  page.on('request', (request) => reads.push(new URL(request.url()).pathname));
  await desk.results.getByLabel(words('es', 'results.language')).selectOption('fr');
  await expect(desk.results.locator('[lang="fr"]:not(option)').first()).toBeVisible();
  await expect(desk.results).toHaveAttribute('data-state', 'result');
  expect(reads.filter((path) => path.includes('pdf'))).toEqual([]);
});

test('a strong resume scores above a weak one in the page as well', async ({ desk, page }) => {
  const scoreOf = async (name: string): Promise<number> => {
    await desk.open('en');
    await desk.choose(fixture(name));
    await desk.showsResult();
    const text = await desk.results.innerText();
    const [, score = ''] = /(\d{1,3})\s*(?:\/|of|out of)\s*100/.exec(text) ?? [];
    expect(score, text.slice(0, 400)).not.toBe('');
    return Number(score);
  };
  const strong = await scoreOf('en-strong');
  const weak = await scoreOf('en-weak');
  expect(strong).toBeGreaterThanOrEqual(80);
  expect(strong).toBeGreaterThan(weak);
  await expect(page.locator('#results h2').first()).toBeVisible();
});

test('with the keyboard alone: the field is reached, the report gets the focus', async ({ desk, page }) => {
  await desk.open('en');
  await desk.input.focus();
  await expect(desk.input).toBeFocused();
  await desk.choose(fixture('en-sample'));
  await desk.showsResult();
  await expect(page.locator('#results-heading')).toBeFocused();
});
