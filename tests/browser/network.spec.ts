/** The page with its network gone or slow. */
import type { Route } from '@playwright/test';
import { fixture } from './files.ts';
import { hold } from './gate.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

test.describe('without /api', () => {
  for (const [name, breakIt] of [
    ['unreachable', (route) => route.abort()],
    ['answering 500', (route) => route.fulfill({ status: 500, body: 'no' })],
    ['answering a web page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hi' })],
  ] as const satisfies readonly (readonly [string, (route: Route) => Promise<void>])[]) {
    test(`${name}: the measured result is complete`, async ({ desk, page }) => {
      desk.expected.push(/ERR_FAILED/, /status of 500/);
      await page.route('**/api/**', breakIt);
      await desk.open('en');
      await desk.choose(fixture('en-sample'));
      await desk.showsResult();
    });
  }
});

test('a slow /api holds nothing up: the report stands before it answers', async ({ aiDesk: desk, page }) => {
  const gate = await hold(page, '**/api/config');
  await desk.open('es');
  await desk.choose(fixture('es-sample'));
  await expect(desk.results).toHaveAttribute('data-state', 'result');
  await expect(desk.results).toHaveAttribute('data-source', 'measured');
  gate.open();
  await desk.showsResult('ai');
});

test('once the page is there, a resume is measured without any network at all', async ({ desk, page, context }) => {
  // Spelling is told when there is one.
  desk.expected.push(/ERR_\w+ \S+\/dictionaries\//);
  await desk.open('de');
  await desk.choose(fixture('de-sample'));
  await desk.showsResult();
  await page.getByRole('button', { name: words('de', 'upload.again') }).click();
  await context.setOffline(true);
  await desk.choose(fixture('de-strong'));
  await desk.showsResult();
  await context.setOffline(false);
});
