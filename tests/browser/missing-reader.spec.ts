/** The reader cannot be fetched: the page says so, never reads on its own thread instead, and works again when it is back. */
import { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { startFront } from './front.ts';
import { WORKER } from './gate.ts';
import { expect, test } from './test.ts';
import { watch } from './watch.ts';

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
    // The field's focus may have called for another worker meanwhile, which must not be the next file's.
    await expect.poll(() => network.failed).toBe(network.refused);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsResult();
  });

  test(`a reader whose script is not there (${locale})`, async ({ page, site }) => {
    const front = await startFront(site.origin);
    try {
      const watched = await watch(page, front.origin);
      watched.expected.push(/404/);
      const desk = new Desk(page, front.origin, watched);
      front.missing = '/pdf.worker.min.js';
      await desk.open(locale);
      await desk.choose(fixture(`${locale}-sample`));
      await desk.showsError(locale, 'upload.error.worker-missing');

      // The field's focus warms another worker: that its reader is missing as well must not be the next file's matter.
      await expect.poll(() => front.refused).toBeGreaterThanOrEqual(2);
      for (const worker of page.workers()) await worker.evaluate(seesItMissing);
      front.missing = null;
      await desk.choose(fixture(`${locale}-sample`));
      await desk.showsResult();
      expect(watched.complaints()).toEqual([]);
    } finally {
      await front.close();
    }
  });
}

/** Settles in a worker that asks after the page's own code did, and so after that has had its answer. */
function seesItMissing(): Promise<void> {
  return new Promise((done) => {
    new Worker('/pdf.worker.min.js?again', { type: 'module' }).onerror = () => done();
  });
}
