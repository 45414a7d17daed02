/** axe finds nothing in any state of the home page, in any language, light or dark, wide or narrow. */
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { faultsOf } from './axe.ts';
import type { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { hold, WORKER } from './gate.ts';
import { expect, test } from './kept-desk.ts';

async function isAccessible(desk: Desk, state: string): Promise<void> {
  expect(await faultsOf(desk.page), state).toEqual([]);
}

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** The states are told apart in the first language and in one of unbroken words; the others show that their words fit. */
const EVERY_STATE: readonly Locale[] = ['es', 'ja'];
const LOOKS: readonly Look[] = [
  { colorScheme: 'light', viewport: WIDE },
  { colorScheme: 'dark', viewport: PHONE },
];

for (const locale of LOCALES.filter((code) => !EVERY_STATE.includes(code))) {
  const look = LOOKS[LOCALES.indexOf(locale) % LOOKS.length];
  test.describe(`${locale}, ${look?.colorScheme ?? ''}`, () => {
    if (look) test.use(look);

    test('a result, all unfolded', async ({ deskIn }) => {
      const desk = await deskIn(locale);
      await desk.choose(fixture(`${locale}-weak`));
      await desk.showsResult();
      await desk.unfold();
      expect(await faultsOf(desk.page, { contrast: false })).toEqual([]);
    });
  });
}

for (const locale of EVERY_STATE) {
  for (const look of LOOKS) {
    test.describe(`${locale}, ${look.colorScheme}, ${look.viewport.width} points`, () => {
      test.use(look);

      test('every state', async ({ desk, page }) => {
        const gate = await hold(page, WORKER);
        await desk.open(locale);
        await isAccessible(desk, 'idle');
        await desk.choose(fixture('truncated'));
        await expect(desk.results).toHaveAttribute('data-state', 'loading');
        await isAccessible(desk, 'loading');
        gate.open();
        await expect(desk.upload).toHaveAttribute('data-state', 'error');
        await isAccessible(desk, 'error');
        await desk.choose(fixture('encrypted-password'));
        await expect(desk.upload).toHaveAttribute('data-state', 'password');
        await isAccessible(desk, 'password');
        await desk.choose(fixture(`${locale}-weak`));
        await desk.showsResult();
        await isAccessible(desk, 'result');
        await desk.unfold();
        await isAccessible(desk, 'result, all unfolded');
      });

      test('with an AI', async ({ aiDeskIn, ai }) => {
        const desk = await aiDeskIn(locale);
        const { page } = desk;
        desk.expected.push(/status of 503/);
        ai.upstream.script({ kind: 'status', status: 401 }, { kind: 'good' });
        const gate = await hold(page, '**/api/analyze');
        await expect(page.getByRole('switch')).toBeVisible();
        await isAccessible(desk, 'idle');
        await desk.choose(fixture(`${locale}-sample`));
        await expect(desk.results).toHaveAttribute('data-source', 'measured');
        await isAccessible(desk, 'asking');
        gate.open();
        await desk.showsError(locale, 'analysis.error.ai_key');
        await isAccessible(desk, 'the AI failed');
        await desk.drop(fixture(`${locale}-sample`));
        await desk.showsResult('ai');
        await isAccessible(desk, 'result');
      });
    });
  }
}
