import { defineConfig } from 'vitest/config';

/** Each project is a stage of scripts/test.ts: `units` needs nothing, `site` the built pages, `edge` the pages and workerd. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/edge/**', 'tests/browser/**'],
          testTimeout: 30_000,
          // Most of these files import the same engine, which is so read once a worker; what one stubs it puts back.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 30_000,
          // The pages are read and taken apart once a worker.
          isolate: false,
        },
      },
      { test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], testTimeout: 90_000, hookTimeout: 90_000 } },
    ],
  },
});
