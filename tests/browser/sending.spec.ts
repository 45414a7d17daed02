/** What leaves the device, to whom, and what is shown of the answer. */
import type { Page } from '@playwright/test';
import { analysisRequestSchema } from '../../src/ai/schema.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { fixture, labelOf } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { AI_KEY } from './test.ts';
import { words } from './words.ts';

/** The bodies of everything that the page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  return sent;
}

for (const locale of ['es', 'ja', 'en'] as const) {
  test(`receiver and country stand above the drop area, with a switch (${locale})`, async ({ aiDeskIn }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    const toggle = page.getByRole('switch', { name: words(locale, 'upload.ai.switch') });
    await expect(toggle).toBeChecked();
    const country = new Intl.DisplayNames([locale], { type: 'region' }).of('FR') ?? '';
    const label = page.locator('label').filter({ has: toggle });
    await expect(label).toContainText('Scripted AI');
    await expect(label).toContainText(country);
    await expect(desk.upload).toContainText(words(locale, 'upload.ai.note', { provider: 'Scripted AI', country }));
    const [above, below] = [await label.boundingBox(), await desk.input.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
}

test('a good answer stands beside the measured one, put in order, under the name of who gave it', async ({
  aiDeskIn,
  ai,
}) => {
  const desk = await aiDeskIn('es');
  const { page } = desk;
  await desk.choose(fixture('es-strong'));
  await desk.showsResult('ai');
  await expect(desk.results).toContainText(words('es', 'results.source.aiBy', { provider: 'Scripted AI' }));
  await expect(desk.results).toContainText('Un buen currículum al que le faltan cifras.');
  // The model said "78", 140, 71, -5 and nothing.
  expect(await desk.scores()).toEqual(['78', '100', '71', '0', '0']);
  await expect(desk.results).toContainText(words('es', 'results.measured.scores'));
  await expect(desk.results).toContainText(words('es', 'results.measured.heading'));
  await expect(desk.results.locator('[data-area="ats"]')).toContainText(/La IA da 0 y la medición, \d+/);
  const cards = desk.results.locator('li[data-priority]');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText(words('es', 'results.category.Contenido'));
  await expect(cards.nth(1)).toContainText(words('es', 'results.category.General'));
  await expect(cards.nth(1)).toHaveAttribute('data-priority', 'Media');
  // A model's markup is no markup.
  await expect(desk.results.getByText('Fechas completas', { exact: true })).toBeVisible();
  await expect(page.locator('#results b', { hasText: 'Fechas' })).toHaveCount(0);
  expect(ai.upstream.calls).toHaveLength(1);
});

for (const locale of LOCALES) {
  test(`neither the file nor the person is sent, and what is sent is shown (${locale})`, async ({ aiDeskIn, ai }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    const sent = sentBy(page);
    await desk.choose(fixture(`${locale}-strong`));
    await desk.showsResult('ai');
    expect(desk.watched.api).toEqual(['GET /api/config', 'POST /api/analyze']);
    const request = analysisRequestSchema.parse(JSON.parse(sent[0] ?? ''));
    expect(request).toMatchObject({ locale, resumeLanguage: locale });

    const { name, email, phone } = labelOf(locale);
    const provider = ai.upstream.calls.map(({ body }) => body).join('\n');
    for (const text of [request.text, provider]) {
      expect(text).not.toContain('%PDF');
      expect(text.toLowerCase()).not.toContain(email.toLowerCase());
      expect(text.toLowerCase()).not.toContain(name.toLowerCase());
      // The label has the country's prefix, the page may not: the last eight digits are nobody else's.
      expect(text.replace(/[^\d\n]/g, '')).not.toContain(phone.slice(-8));
    }
    expect(request.text).toContain('[EMAIL_1]');
    expect(request.text).toContain('[PHONE_1]');
    expect(request.text).toContain('[NAME_1]');
    expect(sent.join('')).not.toContain(AI_KEY);
    await desk.results.getByText(words(locale, 'results.sent'), { exact: true }).click();
    const shown = await desk.results.locator('pre').allTextContents();
    expect(shown).toEqual([request.text, sent[0]]);
  });
}

test('with the switch off nothing is asked, and the choice is remembered', async ({ aiDeskIn, ai }) => {
  const desk = await aiDeskIn('fr');
  const { page } = desk;
  const toggle = page.getByRole('switch', { name: words('fr', 'upload.ai.switch') });
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  await expect(desk.upload).toContainText(words('fr', 'upload.ai.off'));
  await page.reload();
  await desk.awake();
  await expect(toggle).not.toBeChecked();
  await desk.choose(fixture('fr-sample'));
  await desk.showsResult('measured');
  expect(desk.watched.api.filter((call) => call.startsWith('POST'))).toEqual([]);
  expect(ai.upstream.calls).toHaveLength(0);

  await page.getByRole('button', { name: words('fr', 'upload.again') }).click();
  await toggle.check();
  await desk.choose(fixture('fr-sample'));
  await desk.showsResult('ai');
  expect(ai.upstream.calls).toHaveLength(1);
});

for (const locale of ['es', 'ja'] as const) {
  test(`a site without an AI says so, sends nothing and lacks nothing (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    const { page } = desk;
    const config = await page.request.get(`${desk.origin}/api/config`);
    expect(await config.json()).toMatchObject({ ai: null });
    const sent = sentBy(page);
    await expect(desk.upload).toContainText(words(locale, 'upload.ai.none'));
    await expect(page.getByRole('switch')).toHaveCount(0);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult('measured');
    for (const score of await desk.scores()) expect(score).toMatch(/^\d{1,3}$/);
    await expect(desk.results).not.toContainText(words(locale, 'results.sent'));
    expect(sent).toEqual([]);
  });
}
