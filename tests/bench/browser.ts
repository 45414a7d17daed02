/** What the benchmarks share: the built site behind its functions, and a Chromium on it. */
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, chromiumEnvironment } from '../../scripts/chromium-launch.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { startPages } from '../edge/pages.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs `work` on dist/ served by wrangler, and ends both servers whatever happens. */
export async function onBuiltSite(work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const { path: executablePath, env } = await findChromium((line) => process.stderr.write(`${line}\n`));
  const site = await startPages({ directory: path.join(ROOT, 'dist') });
  const browser = await chromium.launch({ executablePath, args: chromiumArgs(), env: chromiumEnvironment(env) });
  try {
    await work(browser, site.origin);
  } finally {
    await browser.close();
    await site.stop();
  }
}
