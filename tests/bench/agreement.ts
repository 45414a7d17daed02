/**
 * `node tests/bench/agreement.ts FOLDER`: every PDF of a folder in a real browser and at the terminal; their scores must be the same.
 * Needs dist/. Prints a line a file; exit status 1 when any differs or gives no result.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { onBuiltSite, ROOT } from './browser.ts';

const WAIT_MS = 30_000;
const AREAS = ['structure', 'content', 'ats', 'design'] as const;

/** "overall structure content ats design", as the page shows them. */
async function inBrowser(page: Page, origin: string, file: string): Promise<string> {
  await page.goto(`${origin}/en`);
  await page.setInputFiles('#upload input[type=file]', file);
  try {
    await page.waitForSelector('#results[data-state=result]', { timeout: WAIT_MS });
  } catch {
    return `no result: ${(await page.locator('#upload [role=alert]').allInnerTexts()).join(' ')}`;
  }
  const scoreOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .getAttribute('data-score', { timeout: 2_000 })
      .catch(() => null);
  const shown = [await scoreOf('#results [data-score]:not([data-area])')];
  for (const area of AREAS) shown.push(await scoreOf(`#results [data-area=${area}]`));
  return shown.map((score) => (score === null || score === '' ? '-' : score)).join(' ');
}

async function atTerminal(file: string): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['src/cli/analyze.ts', '--lang', 'en', file], {
    cwd: ROOT,
    maxBuffer: 1e8,
  });
  // Exit status 1 still prints its line.
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
  const { error, scores } = JSON.parse(stdout) as {
    error: { message: string } | null;
    scores?: Record<'overall' | (typeof AREAS)[number], number | null>;
  };
  if (!scores) return `no result: ${error?.message ?? ''}`;
  return ['overall' as const, ...AREAS].map((area) => scores[area] ?? '-').join(' ');
}

const folder = process.argv[2] ?? path.join(ROOT, 'tests/fixtures/pdf');
const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).sort();
let same = 0;
await onBuiltSite(async (browser, origin) => {
  const page = await browser.newPage();
  for (const name of names) {
    const file = path.resolve(folder, name);
    const [shown, told] = [await inBrowser(page, origin, file), await atTerminal(file)];
    const agree = shown === told || (shown.startsWith('no result') && told.startsWith('no result'));
    if (agree) same += 1;
    process.stdout.write(`${agree ? 'same' : 'DIFFERENT'}  ${name}  ${told}${agree ? '' : `  | browser: ${shown}`}\n`);
  }
});
process.stdout.write(`${String(same)} of ${String(names.length)} agree\n`);
if (same < names.length) process.exitCode = 1;
