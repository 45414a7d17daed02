/** A part of what reads and measures cannot be fetched: the page says so, never reads on its own thread instead, and works again when it is back. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';
import { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { startFront } from './front.ts';
import { WORKER } from './gate.ts';
import { expect, test } from './test.ts';
import { watch } from './watch.ts';

for (const locale of ['es', 'ja'] as const) {
  test(`a worker whose script cannot be fetched (${locale})`, async ({ desk, page }) => {
    desk.expected.push(/ERR_FAILED/);
    const network = { isDown: true };
    await page.route(WORKER, (route) => (network.isDown ? route.abort() : route.continue()));
    await desk.open(locale);
    await desk.choose(fixture(`${locale}-sample`));
    await desk.showsError(locale, 'upload.error.worker-missing');

    network.isDown = false;
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

      // The field's focus has warmed another worker: that its reader is missing as well is not the next file's matter.
      front.missing = null;
      await desk.choose(fixture(`${locale}-sample`));
      await desk.showsResult();
      expect(watched.complaints()).toEqual([]);
    } finally {
      await front.close();
    }
  });
}

for (const part of ['worker-reader', 'engine-worker'] as const) {
  test(`a part of the worker that is not there (${part})`, async ({ page, site }) => {
    const front = await startFront(site.origin);
    try {
      const watched = await watch(page, front.origin);
      watched.expected.push(/404/, /dynamically imported module/, /engine is lost/);
      const desk = new Desk(page, front.origin, watched);
      const [name = ''] = globSync(`${part}-*.js`, { cwd: join(ROOT, 'dist/_astro') });
      front.missing = `/_astro/${name}`;
      await desk.open('zh');
      await desk.choose(fixture('zh-sample'));
      await desk.showsError('zh', 'upload.error.worker-missing');
      expect(front.refused).toBeGreaterThanOrEqual(1);

      front.missing = null;
      await desk.choose(fixture('zh-sample'));
      await desk.showsResult();
      expect(watched.complaints()).toEqual([]);
    } finally {
      await front.close();
    }
  });
}

test('a reader that was missed before there was a file', async ({ page, site }) => {
  const front = await startFront(site.origin);
  try {
    const watched = await watch(page, front.origin);
    watched.expected.push(/404/);
    const desk = new Desk(page, front.origin, watched);
    front.missing = '/pdf.worker.min.js';
    await desk.open('de');
    await desk.input.focus();
    await expect.poll(() => front.refused).toBeGreaterThanOrEqual(1);
    front.missing = null;
    await desk.choose(fixture('de-sample'));
    await desk.showsResult();
    expect(watched.complaints()).toEqual([]);
  } finally {
    await front.close();
  }
});
