/** On a phone nothing is cut off and nothing scrolls sideways, in no state, in languages with long and with unbroken words. */
import { LOCALES } from '../../src/i18n/locales.ts';
import type { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { hold, WORKER } from './gate.ts';
import { expect, test } from './kept-desk.ts';

/** What reaches past the right edge; what scrolls in a box of its own or is there for the ear alone does not count. */
async function fitsIn(desk: Desk, state: string): Promise<void> {
  const tooWide = await desk.page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const boxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box.getBoundingClientRect().right <= width + 1)
          return true;
      }
      return false;
    };
    const reaching = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && right > width + 1 && !element.closest('.visually-hidden') && !boxed(element);
    });
    const scrolls = document.documentElement.scrollWidth > width;
    return [...(scrolls ? ['the page'] : []), ...reaching.map((element) => element.outerHTML.slice(0, 120))];
  });
  expect(tooWide, state).toEqual([]);
}

for (const locale of ['es', 'de', 'ja'] as const) {
  test(`${locale}: every state fits in 360 points`, async ({ desk, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const gate = await hold(page, WORKER);
    await desk.open(locale);
    await fitsIn(desk, 'idle');
    await desk.choose(fixture('truncated'));
    await expect(desk.upload).toHaveAttribute('data-state', 'loading');
    await fitsIn(desk, 'loading');
    gate.open();
    await desk.showsError(locale, 'upload.error.corrupt');
    await fitsIn(desk, 'error');
    await desk.choose(fixture('encrypted-password'));
    await expect(desk.upload).toHaveAttribute('data-state', 'password');
    await fitsIn(desk, 'password');
    await desk.choose(fixture('image-only'));
    await desk.showsError(locale, 'upload.error.too-little-text');
    await fitsIn(desk, 'short report');
    await desk.choose(fixture(`${locale}-weak`));
    await desk.showsResult();
    await desk.unfold();
    await fitsIn(desk, 'result, all unfolded');
  });

  test(`${locale}: with an AI every state fits in 360 points`, async ({ aiDeskIn, ai }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    desk.expected.push(/status of 503/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('switch')).toBeVisible();
    await fitsIn(desk, 'idle');
    ai.upstream.script({ kind: 'status', status: 401 });
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsError(locale, 'analysis.error.ai_key');
    await fitsIn(desk, 'error');
    ai.upstream.script({ kind: 'good' });
    await desk.drop(fixture(`${locale}-strong`));
    await desk.showsResult('ai');
    await fitsIn(desk, 'result');
  });
}

test('in no language does a phone of 320 points scroll sideways', async ({ deskIn }) => {
  for (const locale of LOCALES) {
    const desk = await deskIn(locale);
    await desk.page.setViewportSize({ width: 320, height: 640 });
    await fitsIn(desk, `${locale}, empty`);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
    await fitsIn(desk, `${locale}, result`);
  }
});
