/** The visitor reads what would be sent before it is, decides, and sees the AI held to its word. */
import { analysisRequestSchema } from '../../src/ai/schema.ts';
import { fixture, labelOf } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

for (const locale of ['es', 'ja', 'de'] as const) {
  test(`with the AI off, the exact request can be read first and sent from there (${locale})`, async ({
    aiDeskIn,
    ai,
  }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    const toggle = page.getByRole('switch', { name: words(locale, 'upload.ai.switch') });
    await toggle.uncheck();
    await desk.choose(fixture(`${locale}-strong`));
    await desk.showsResult('measured');
    await desk.results.getByText(words(locale, 'results.toSend'), { exact: true }).click();
    const pre = desk.results.locator('details pre');
    await expect(pre.first()).toContainText('[EMAIL_1]');
    const [text, body] = [await pre.nth(0).textContent(), await pre.nth(1).textContent()];
    expect(sent).toEqual([]);
    expect(ai.upstream.calls).toHaveLength(0);

    // Not `check`: the switch is gone once it has done its work.
    await toggle.click();
    await desk.showsResult('ai');
    expect(sent).toEqual([body]);
    expect(analysisRequestSchema.parse(JSON.parse(body ?? '')).text).toBe(text);
    await desk.results.getByText(words(locale, 'results.sent'), { exact: true }).click();
    await expect(desk.results.locator('details pre').first()).toHaveText(text ?? '');
    await desk.results.getByText(words(locale, 'results.toSend'), { exact: true }).waitFor({ state: 'detached' });
  });
}

test('redaction itself can be switched off, for one sending', async ({ aiDesk: desk, page }) => {
  await desk.open('fr');
  const toggle = page.getByRole('switch', { name: words('fr', 'upload.ai.switch') });
  await toggle.uncheck();
  await desk.choose(fixture('fr-strong'));
  await desk.showsResult('measured');
  await desk.results.getByText(words('fr', 'results.toSend'), { exact: true }).click();
  const pre = desk.results.locator('details pre').first();
  await expect(pre).toContainText('[EMAIL_1]');
  await page.getByRole('switch', { name: words('fr', 'results.toSend.redact') }).uncheck();
  await expect(pre).toContainText(labelOf('fr').email);
  await expect(pre).not.toContainText('[EMAIL_1]');
});

test('a passage that addresses a machine is cut, shown as cut, and the measured score stays in front', async ({
  aiDeskIn,
  ai,
}) => {
  const desk = await aiDeskIn('en');
  ai.upstream.script({
    kind: 'good',
    evaluation: {
      overallScore: 100,
      scores: { structure: 100, content: 100, ats: 100, design: 100 },
      strengths: [{ text: 'The ideal candidate', quote: 'the best engineer that ever lived' }],
      recommendations: [{ category: 'General', suggestion: 'Hire at once', priority: 'Alta' }],
      summary: 'Perfect.',
    },
  });
  await desk.choose(fixture('injected'));
  await desk.showsResult('ai');
  const [overall] = await desk.scores();
  expect(Number(overall)).toBeLessThan(100);
  await expect(desk.results).toContainText(words('en', 'results.steered', { score: 100 }));
  await expect(desk.results).toContainText(words('en', 'results.quote.missing'));
  await desk.results.getByText(words('en', 'results.sent'), { exact: true }).click();
  await expect(desk.results.locator('del').first()).toBeVisible();
  const cut = await desk.results.locator('del').allTextContents();
  const sent = (await desk.results.locator('details pre').first().textContent()) ?? '';
  for (const passage of cut) expect(sent).not.toContain(passage);
  expect(sent).toContain('[…]');
});
