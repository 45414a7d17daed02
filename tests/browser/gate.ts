/** A slow network without a clock. */
import type { Page } from '@playwright/test';

/** The page's own worker, which starts the reader's; a worker's worker is fetched out of the tests' sight. */
export const WORKER = '**/_astro/worker-*.js';

export interface Gate {
  /** Lets the requests that wait, and all later ones, go on. */
  open(): void;
}

/** Holds every request to a path until the gate is opened. */
export async function hold(page: Page, path: string): Promise<Gate> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(path, async (route) => {
    await opened;
    // Who asked may have given up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { open };
}
