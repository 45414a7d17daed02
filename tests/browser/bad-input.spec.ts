/** Whatever a visitor gives, the page answers in words, and the next file works. */
import { LOCALES } from '../../src/i18n/locales.ts';
import { type AnalyzerKey } from '../../src/i18n/slices.ts';
import { MAX_FILE_BYTES } from '../../src/resume/document.ts';
import { type Desk, expect, fixture, type GivenFile, test, words } from './desk.ts';

function padded(bytes: number): GivenFile {
  const { buffer } = fixture('es-sample');
  return {
    name: 'grande.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length, 0x20)]),
  };
}

const text: GivenFile = {
  name: 'cv.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Lucía Marín, jefa de operaciones'),
};

const REFUSED: readonly (readonly [string, () => GivenFile, AnalyzerKey])[] = [
  ['a text file', () => text, 'upload.error.not-pdf'],
  ['a text file named .pdf', () => ({ ...text, name: 'cv.pdf' }), 'upload.error.not-pdf'],
  ['a web page under a PDF’s name and type', () => fixture('not-a-pdf'), 'upload.error.not-pdf'],
  ['an empty file', () => fixture('empty'), 'upload.error.empty'],
  ['one byte too many', () => padded(MAX_FILE_BYTES + 1), 'upload.error.too-large'],
  ['half a file', () => fixture('truncated'), 'upload.error.corrupt'],
  ['a scan without text', () => fixture('image-only'), 'upload.error.too-little-text'],
];

for (const [index, [name, file, key]] of REFUSED.entries()) {
  const locale = LOCALES[index % LOCALES.length] ?? 'es';
  test(`${name} (${locale})`, async ({ desk }) => {
    await desk.open(locale);
    await desk.choose(file());
    await desk.showsError(locale, key);
    await expect(desk.upload).toHaveAttribute('data-state', 'error');
    await nextFileWorks(desk, locale);
  });
}

async function nextFileWorks(desk: Desk, locale: string): Promise<void> {
  await desk.choose(fixture(`${locale}-sample`));
  await desk.showsResult();
}

test('exactly 10 MB is read', async ({ desk }) => {
  await desk.open();
  await desk.choose(padded(MAX_FILE_BYTES));
  await desk.showsResult();
});

test('a scan without text still gets the checks that can be told', async ({ desk }) => {
  await desk.open();
  await desk.choose(fixture('image-only'));
  await desk.showsError('es', 'upload.error.too-little-text');
  await expect(desk.results).toHaveAttribute('data-state', 'result');
});

test('a password is asked for, a wrong one is told, the right one opens the file', async ({ desk, page }) => {
  await desk.open('fr');
  await desk.choose(fixture('encrypted-password'));
  await desk.showsError('fr', 'upload.error.password-needed');
  await expect(desk.upload).toHaveAttribute('data-state', 'password');
  const field = page.getByLabel(words('fr', 'upload.password.label'));
  await expect(field).toBeFocused();
  await field.fill('erronea');
  await field.press('Enter');
  await desk.showsError('fr', 'upload.error.password-wrong');
  await field.fill('secreto');
  await page.getByRole('button', { name: words('fr', 'upload.password.submit') }).click();
  await desk.showsResult();
});

test('a file that forbids copying is measured, and told so', async ({ desk }) => {
  await desk.open();
  await desk.choose(fixture('restricted-no-copy'));
  await desk.showsResult();
});

test('of 400 pages the first 50 are measured, and that is said', async ({ desk }) => {
  await desk.open('en');
  await desk.choose(fixture('pages-400'));
  await desk.showsResult();
  await expect(desk.results).toContainText(words('en', 'results.note.pages', { pages: 400, read: 50 }));
});

test('a page that throws is named, the others are measured', async ({ desk }) => {
  await desk.open('it');
  await desk.choose(fixture('page-3-throws'));
  await desk.showsResult();
  await expect(desk.results).toContainText(words('it', 'results.note.unreadable', { page: 3 }));
});

test('a file dropped while another is read takes its place', async ({ desk }) => {
  await desk.open('de');
  await desk.choose(fixture('pages-400'));
  await desk.drop(fixture('de-sample'));
  await desk.showsResult();
  await expect(desk.upload).toContainText('de-sample.pdf');
  await expect(desk.upload).not.toContainText('pages-400.pdf');
  await expect(desk.results).not.toContainText(words('de', 'results.note.pages', { pages: 400, read: 50 }));
});

test('a drop of something else than a PDF is passed over in silence', async ({ desk }) => {
  await desk.open();
  await desk.drop({ ...text, mimeType: 'text/plain' });
  await expect(desk.upload).toHaveAttribute('data-state', 'idle');
  await expect(desk.alert).toHaveCount(0);
});

test('the same file twice is analysed twice, with the same result', async ({ desk, page }) => {
  await desk.open('pt');
  await desk.choose(fixture('pt-sample'));
  await desk.showsResult();
  const first = await desk.results.innerText();
  await page.getByRole('button', { name: words('pt', 'upload.again') }).click();
  await expect(desk.results).toHaveAttribute('data-state', 'empty');
  await desk.choose(fixture('pt-sample'));
  await desk.showsResult();
  expect(await desk.results.innerText()).toBe(first);
});

/** The page's own worker, which starts the reader's. */
const WORKER = '**/_astro/worker-*.js';

test('cancelling brings the empty desk back', async ({ desk, page }) => {
  await page.route(WORKER, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  await desk.open('ja');
  await desk.choose(fixture('ja-sample'));
  await expect(desk.upload).toHaveAttribute('data-state', 'loading');
  await expect(desk.input).toBeDisabled();
  await page.getByRole('button', { name: words('ja', 'upload.cancel') }).click();
  await expect(desk.upload).toHaveAttribute('data-state', 'idle');
  await desk.choose(fixture('ja-sample'));
  await desk.showsResult();
});

test('a worker whose script cannot be fetched is told, and tried again with the next file', async ({ desk, page }) => {
  desk.expected.push(/ERR_FAILED/);
  await page.route(WORKER, (route) => route.abort());
  await desk.open('zh');
  await desk.choose(fixture('zh-sample'));
  await desk.showsError('zh', 'upload.error.worker-missing');
  await page.unroute(WORKER);
  await desk.choose(fixture('zh-sample'));
  await desk.showsResult();
});

test('a reader whose script is not there is told, and never replaced by one that blocks the page', async ({
  desk,
  page,
}) => {
  desk.expected.push(/404/);
  // The browser fetches a worker's worker out of the test's sight, so the address itself is spoilt.
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('pdf.worker.min.js', 'pdf.worker.gone.js'),
    });
  });
  await desk.open('en');
  await desk.choose(fixture('en-sample'));
  await desk.showsError('en', 'upload.error.worker-missing');
  await page.unroute(WORKER);
  await desk.choose(fixture('en-sample'));
  await desk.showsResult();
});
