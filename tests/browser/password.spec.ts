/** A locked file: the password is asked for where the file was given. */
import { fixture } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

for (const locale of ['es', 'ja'] as const) {
  test(`a password is asked for, a wrong one is told, the right one opens the file (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    const { page } = desk;
    await desk.choose(fixture('encrypted-password'));
    await desk.showsError(locale, 'upload.error.password-needed');
    await expect(desk.upload).toHaveAttribute('data-state', 'password');
    const field = page.getByLabel(words(locale, 'upload.password.label'));
    await expect(field).toBeFocused();
    await field.fill('erronea');
    await field.press('Enter');
    await desk.showsError(locale, 'upload.error.password-wrong');
    await field.fill('secreto');
    await page.getByRole('button', { name: words(locale, 'upload.password.submit') }).click();
    await desk.showsResult();
    await expect(desk.heading).toBeFocused();
  });
}

test('who does not know the password takes another file', async ({ deskIn }) => {
  const desk = await deskIn('ja');
  await desk.choose(fixture('encrypted-password'));
  await desk.showsError('ja', 'upload.error.password-needed');
  await desk.choose(fixture('ja-sample'));
  await desk.showsResult();
});
