/** axe finds nothing in any state of the home page, in any language, light or dark, wide or narrow. */
import AxeBuilder from '@axe-core/playwright';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import type { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { hold, WORKER } from './gate.ts';
import { expect, test } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function isAccessible(desk: Desk, state: string): Promise<void> {
  // Legacy: in this tab, where there are no frames, and not in a blank one of its own.
  const { violations } = await new AxeBuilder({ page: desk.page }).setLegacyMode().withTags(TAGS).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(told, state).toEqual([]);
}

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Each look in half of the languages, and all of it in the first and in one of unbroken words. */
function looksOf(locale: Locale): readonly Look[] {
  if (locale === 'es' || locale === 'ja') {
    return [
      { colorScheme: 'light', viewport: WIDE },
      { colorScheme: 'dark', viewport: PHONE },
    ];
  }
  return LOCALES.indexOf(locale) % 2 === 0
    ? [{ colorScheme: 'light', viewport: PHONE }]
    : [{ colorScheme: 'dark', viewport: WIDE }];
}

for (const locale of LOCALES) {
  for (const look of looksOf(locale)) {
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

      test('with an AI', async ({ aiDesk: desk, ai, page }) => {
        desk.expected.push(/status of 503/);
        ai.upstream.script({ kind: 'status', status: 401 }, { kind: 'good' });
        const gate = await hold(page, '**/api/analyze');
        await desk.open(locale);
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
