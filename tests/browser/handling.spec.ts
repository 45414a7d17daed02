/** Files that come dropped, twice, one over the other, or are taken back. */
import { fixture, TEXT_FILE } from './files.ts';
import { hold, WORKER } from './gate.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

test('a file dropped while another is read takes its place', async ({ desk, page }) => {
  const gate = await hold(page, WORKER);
  await desk.open('de');
  await desk.choose(fixture('pages-400'));
  await expect(desk.upload).toHaveAttribute('data-state', 'loading');
  await desk.drop(fixture('de-sample'));
  await expect(desk.upload).toContainText('de-sample.pdf');
  gate.open();
  await desk.showsResult();
  await expect(desk.upload).toContainText('de-sample.pdf');
  await expect(desk.upload).not.toContainText('pages-400.pdf');
  await expect(desk.results).not.toContainText(words('de', 'results.note.pages', { pages: 400, read: 50 }));
});

for (const locale of ['es', 'ja'] as const) {
  test(`a drop of something else than a PDF is passed over in silence, a PDF is taken (${locale})`, async ({
    deskIn,
  }) => {
    const desk = await deskIn(locale);
    await desk.drop(TEXT_FILE);
    await desk.drop({ ...TEXT_FILE, name: 'foto.png' });
    await desk.isIdle();
    await desk.drop(fixture(`${locale}-sample`));
    await desk.showsResult();
    await expect(desk.upload).toContainText(`${locale}-sample.pdf`);
  });
}

test('the same file twice is analysed twice, with the same result', async ({ deskIn }) => {
  const desk = await deskIn('pt');
  const { page } = desk;
  const spellingIsTold = () => expect(desk.results.getByText(words('pt', 'results.status.awaited'))).toHaveCount(0);
  await desk.choose(fixture('pt-sample'));
  await desk.showsResult();
  await spellingIsTold();
  const first = await desk.results.innerText();
  await page.getByRole('button', { name: words('pt', 'upload.again') }).click();
  await desk.isIdle();
  await desk.choose(fixture('pt-sample'));
  await desk.showsResult();
  await spellingIsTold();
  expect(await desk.results.innerText()).toBe(first);
});

test('a file that was refused may be given again', async ({ deskIn }) => {
  const desk = await deskIn('es');
  for (let time = 0; time < 2; time += 1) {
    await desk.choose(TEXT_FILE);
    await desk.showsError('es', 'upload.error.not-pdf');
  }
  await desk.choose(fixture('es-sample'));
  await desk.showsResult();
});

test('cancelling brings the empty desk back', async ({ desk, page }) => {
  const gate = await hold(page, WORKER);
  await desk.open('ja');
  await desk.choose(fixture('ja-sample'));
  await expect(desk.upload).toHaveAttribute('data-state', 'loading');
  await expect(desk.input).toBeDisabled();
  await page.getByRole('button', { name: words('ja', 'upload.cancel') }).click();
  await desk.isIdle();
  await expect(desk.input).toBeFocused();
  gate.open();
  await desk.choose(fixture('ja-sample'));
  await desk.showsResult();
});
