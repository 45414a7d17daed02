/**
 * `node tests/bench/speed.ts [FILE…]`: from drop to measured result in Chromium, and the engine's part of it, against the time that pdf.js
 * alone needs for text and operator list of the same file in the same browser, both cold and warm, alternating in one run. Needs dist/.
 * Ratios count; milliseconds are noisy.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type * as Pdfjs from 'pdfjs-dist';
import { onBuiltSite, ROOT } from './browser.ts';

const ROUNDS = 7;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

interface Ours {
  readonly total: number;
  readonly engine: number;
}

/** Keeps what the analyzer's worker says of its own time. */
function listenToWorkers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; analysis?: { timing: object } }>) => {
          if (data.kind === 'done') Object.assign(window, { timing: data.analysis?.timing });
        });
      }
    };
  });
}

/** Milliseconds from the file's choice to the measured report, by the page's own clock; `twice` gives the second file's. */
async function ours(page: Page, file: string, twice: boolean): Promise<Ours> {
  let times = { total: 0, engine: 0 };
  for (let round = 0; round <= Number(twice); round += 1) {
    await page.evaluate(() => {
      const marks = window as unknown as { began: number; shown: number };
      marks.shown = 0;
      document
        .querySelector('#upload input[type=file]')
        ?.addEventListener('change', () => (marks.began = performance.now()), { capture: true, once: true });
      const results = document.querySelector('#results');
      if (!results) throw new Error('no results panel');
      new MutationObserver((_, observer) => {
        if (results.getAttribute('data-state') !== 'result') return;
        marks.shown = performance.now();
        observer.disconnect();
      }).observe(results, { attributes: true });
    });
    await page.setInputFiles('#upload input[type=file]', file);
    await page.waitForFunction(() => (window as unknown as { shown: number }).shown > 0, undefined, {
      timeout: 30_000,
    });
    times = await page.evaluate(() => {
      const marks = window as unknown as { began: number; shown: number; timing: { engineMs: number } };
      return { total: marks.shown - marks.began, engine: marks.timing.engineMs };
    });
    if (twice && round === 0) {
      await page.locator('#upload button').first().click();
      await page.waitForSelector('#upload[data-state=idle]');
    }
  }
  return times;
}

/** pdf.js in the page with its worker, nothing else: load, every page's text and operator list. */
async function alone(page: Page, bytes: readonly number[], twice: boolean): Promise<number> {
  return page.evaluate(
    async ({ bytes, twice }) => {
      const began = performance.now();
      const url = '/bench/pdf.min.mjs';
      const pdfjs = (await import(url)) as typeof Pdfjs;
      pdfjs.GlobalWorkerOptions.workerPort = new Worker('/pdf.worker.min.js', { type: 'module' });
      const read = async (): Promise<void> => {
        const task = pdfjs.getDocument({
          data: new Uint8Array(bytes),
          cMapUrl: '/pdfjs/cmaps/',
          standardFontDataUrl: '/pdfjs/standard_fonts/',
        });
        const file = await task.promise;
        for (let number = 1; number <= Math.min(file.numPages, 50); number += 1) {
          const sheet = await file.getPage(number);
          await Promise.all([sheet.getTextContent(), sheet.getOperatorList()]);
        }
      };
      await read();
      if (!twice) return performance.now() - began;
      const again = performance.now();
      await read();
      return performance.now() - again;
    },
    { bytes: [...bytes], twice },
  );
}

async function fresh<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    const library = await readFile(path.join(ROOT, 'node_modules/pdfjs-dist/legacy/build/pdf.min.mjs'), 'utf8');
    await page.route('**/bench/pdf.min.mjs', (route) =>
      route.fulfill({ body: library, contentType: 'text/javascript' }),
    );
    await listenToWorkers(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await work(page);
  } finally {
    await context.close();
  }
}

const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : ['en-strong', 'ja-strong', 'two-column'].map((name) => path.join(ROOT, `tests/fixtures/pdf/${name}.pdf`));
await onBuiltSite(async (browser, origin) => {
  for (const file of files) {
    const bytes = [...(await readFile(file))];
    for (const twice of [false, true]) {
      const [drops, engines, parsers]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const own = await fresh(browser, `${origin}/en`, (page) => ours(page, file, twice));
        drops.push(own.total);
        engines.push(own.engine);
        parsers.push(await fresh(browser, `${origin}/robots.txt`, (page) => alone(page, bytes, twice)));
      }
      const [drop, engine, parser] = [median(drops), median(engines), median(parsers)];
      process.stdout.write(
        `${path.basename(file)}  ${twice ? 'warm' : 'cold'}  drop to result ${drop.toFixed(0)} ms, engine ${engine.toFixed(0)} ms, ` +
          `pdf.js alone ${parser.toFixed(0)} ms: ratios ${(drop / parser).toFixed(2)} and ${(engine / parser).toFixed(2)}\n`,
      );
    }
  }
});
