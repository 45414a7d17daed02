/** What axe says of a page as it is now: one line a fault, none on a good page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { ROOT } from '../../scripts/processes.ts';

/** Run by hand: its builder for Playwright has the page compile the long version twice for each question, which takes longer than the answer. */
const SCRIPT = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Takes half of axe's time, and tells of colours, which no language changes. */
const CONTRAST = 'color-contrast';

/** @param contrast false where the same page in the same colours is asked elsewhere in another language. */
export async function faultsOf(page: Page, { contrast = true } = {}): Promise<string[]> {
  return run(page, null, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { [CONTRAST]: { enabled: contrast } },
  });
}

/** Of parts of a page, by all rules that axe has switched on. */
export async function faultsWithin(page: Page, ...parts: readonly string[]): Promise<string[]> {
  return run(page, parts, {});
}

async function run(page: Page, parts: readonly string[] | null, options: Axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SCRIPT);
  // What passes is not listed: gathering it takes as long as all the rules.
  const asked = { parts, options: { ...options, resultTypes: ['violations'] } satisfies Axe.RunOptions };
  const violations = await page.evaluate(async ({ parts: within, options: chosen }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    return (await axe.run(within ? { include: [...within] } : document, chosen)).violations;
  }, asked);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
