/** Whatever a visitor gives, the page answers in words, and the next file works. */
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { AnalyzerKey } from '../../src/i18n/slices.ts';
import { MAX_FILE_BYTES } from '../../src/resume/document.ts';
import { fixture, type GivenFile, padded, TEXT_FILE } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

interface Refused {
  readonly name: string;
  readonly file: () => GivenFile;
  readonly key: AnalyzerKey;
  /** Where the wording is not ours to choose. */
  readonly spanish?: string;
}

const NOT_PDF = { key: 'upload.error.not-pdf', spanish: 'Solo se permiten archivos PDF' } as const;
const REFUSED: readonly Refused[] = [
  { name: 'a text file', file: () => TEXT_FILE, ...NOT_PDF },
  { name: 'a text file named .pdf', file: () => ({ ...TEXT_FILE, name: 'cv.pdf' }), ...NOT_PDF },
  { name: 'a web page under a PDF’s name and type', file: () => fixture('not-a-pdf'), ...NOT_PDF },
  { name: 'an empty file', file: () => fixture('empty'), key: 'upload.error.empty' },
  {
    name: 'one byte too many',
    file: () => padded(MAX_FILE_BYTES + 1),
    key: 'upload.error.too-large',
    spanish: 'El archivo es muy grande (máximo 10MB)',
  },
  {
    name: 'half a file',
    file: () => fixture('truncated'),
    key: 'upload.error.corrupt',
    spanish: 'No se pudo leer el contenido del PDF. Verifica que el archivo no esté corrupto o protegido.',
  },
  {
    name: 'a scan without text',
    file: () => fixture('image-only'),
    key: 'upload.error.too-little-text',
    spanish:
      'No se pudo extraer suficiente texto del PDF. Asegúrate de que el archivo no esté protegido o sea una imagen.',
  },
];

/** All of them in Spanish and Japanese, one more in each of the others. */
const refusedIn = (locale: Locale): readonly Refused[] =>
  locale === 'es' || locale === 'ja'
    ? REFUSED
    : REFUSED.filter((_, index) => index === LOCALES.indexOf(locale) % REFUSED.length);

for (const locale of LOCALES) {
  test(`what is no resume is refused in words, and the next file works (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    for (const { name, file, key, spanish } of refusedIn(locale)) {
      await test.step(name, async () => {
        await desk.choose(file());
        await desk.showsMessage(locale, locale === 'es' && spanish !== undefined ? spanish : words(locale, key));
        await expect(desk.upload).toHaveAttribute('data-state', 'error');
        await desk.choose(fixture(`${locale}-sample`));
        await desk.showsResult();
      });
    }
  });
}

test('exactly 10 MB is read', async ({ deskIn }) => {
  const desk = await deskIn('es');
  await desk.choose(padded(MAX_FILE_BYTES));
  await desk.showsResult();
});

test('a scan without text still gets the checks that can be told', async ({ deskIn }) => {
  const desk = await deskIn('es');
  await desk.choose(fixture('image-only'));
  await desk.showsError('es', 'upload.error.too-little-text');
  await expect(desk.results).toHaveAttribute('data-state', 'result');
  await expect(desk.results.locator('[data-check="text-layer"][data-status="fail"]')).toBeVisible();
  // A grade of next to nothing would be a lie.
  await expect(desk.results.locator('[data-score]')).toHaveCount(0);
});

test('a file that forbids copying is measured', async ({ deskIn }) => {
  const desk = await deskIn('es');
  await desk.choose(fixture('restricted-no-copy'));
  await desk.showsResult();
});

for (const locale of ['es', 'ja'] as const) {
  test(`of 400 pages the first 50 are measured, and that is said (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    await desk.choose(fixture('pages-400'));
    await desk.showsResult();
    await expect(desk.results).toContainText(words(locale, 'results.note.pages', { pages: 400, read: 50 }));
  });

  test(`a page that throws is named, the others are measured (${locale})`, async ({ deskIn }) => {
    const desk = await deskIn(locale);
    await desk.choose(fixture('page-3-throws'));
    await desk.showsResult();
    await expect(desk.results).toContainText(words(locale, 'results.note.unreadable', { page: 3 }));
  });
}
