import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumEnvironment } from './scripts/chromium-launch.ts';
import { type Chromium, findChromium } from './scripts/chromium.ts';

// Playwright reads this file again in each of its workers: the first to find the browser tells the others.
const TOLD = 'REVISACV_TEST_BROWSER';
const told = process.env[TOLD];
const { path, env } =
  told === undefined ? await findChromium(console.error) : (JSON.parse(told) as Pick<Chromium, 'path' | 'env'>);
process.env[TOLD] = JSON.stringify({ path, env });

/** On sites under a public host name. */
const PUBLIC = '**/consent*.spec.ts';

/** Mostly on desks that stay open, or with an AI: another worker would open the same desks and start the same server. */
const DESKS = [
  'accessibility',
  'bad-input',
  'handling',
  'market',
  'network',
  'password',
  'phone',
  'provider',
  'provider-words',
  'redaction',
  'sending',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    // Their sites and their browser are others: each file keeps one worker, which begins first, since a file in order is the longest way.
    { name: 'public', testMatch: PUBLIC },
    { name: 'desks', testMatch: DESKS, workers: 1 },
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: [PUBLIC, ...DESKS] },
  ],
  globalSetup: './tests/browser/shared-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: much of a test is waiting.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // A browser on a crowded machine loses a tab now and then; what needs a second try is listed as flaky at the end.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A pass takes a second or two; these are for a machine that has much else to do.
  timeout: 150_000,
  expect: { timeout: 45_000 },
  use: {
    browserName: 'chromium',
    // The whole Chromium, not Playwright's headless shell: it may be the only one here.
    launchOptions: { executablePath: path, args: chromiumArgs(), env: chromiumEnvironment(env) },
    serviceWorkers: 'block',
    // Without a graphics card each frame of an animation is painted by the processor; the journeys are made with motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording a trace takes half as long again: `--trace retain-on-failure` when one is needed.
    trace: 'off',
  },
});
