/** The reader cannot be fetched: the page says so, never reads on its own thread instead, and works again when it is back. */
import { fixture } from './files.ts';
import { WORKER } from './gate.ts';
import { expect, test } from './test.ts';

for (const locale of ['es', 'ja'] as const) {
  test(`a worker whose script cannot be fetched (${locale})`, async ({ desk, page }) => {
    desk.expected.push(/ERR_FAILED/);
    const network = { isDown: true, refused: 0, failed: 0 };
    page.on('requestfailed', (request) => {
      if (request.url().includes('/worker-')) network.failed += 1;
    });
    await page.route(WORKER, async (route) => {
      if (!network.isDown) return route.continue();
      network.refused += 1;
      return route.abort();
    });
    await desk.open(locale);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsError(locale, 'upload.error.worker-missing');

    network.isDown = false;
    // The page may have tried to warm another worker meanwhile, which must not be the next file's.
    await expect.poll(() => network.failed).toBe(network.refused);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
  });

  test(`a reader whose script is not there (${locale})`, async ({ desk, page }) => {
    desk.expected.push(/404/);
    const reader = { isGone: true, spoilt: 0, missed: 0 };
    page.on('requestfailed', (request) => {
      if (request.url().includes('pdf.worker.gone')) reader.missed += 1;
    });
    // The browser fetches a worker's worker out of the test's reach, so the address itself is spoilt.
    await page.route(WORKER, async (route) => {
      if (!reader.isGone) return route.continue();
      reader.spoilt += 1;
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('pdf.worker.min.js', 'pdf.worker.gone.js');
      // A browser that kept the spoilt script would never notice that the reader is back.
      return route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
    });
    await desk.open(locale);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsError(locale, 'upload.error.worker-missing');

    reader.isGone = false;
    await expect.poll(() => reader.missed).toBe(reader.spoilt);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
  });
}
