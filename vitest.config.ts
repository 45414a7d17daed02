import { defineConfig } from 'vitest/config';

/** Each project is a stage of scripts/test.ts: `units` needs nothing, `site` the built pages, `edge` the pages and workerd. */
/** Milliseconds after which a test hangs. A crowded machine takes many times what a quiet one does, and no behaviour is asserted by it. */
const PATIENCE = 180_000;
const patient = { testTimeout: PATIENCE, hookTimeout: PATIENCE, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/edge/**', 'tests/browser/**'],
          ...patient,
          // Most of these files import the same engine, which is so read once a worker; what one stubs it puts back.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          ...patient,
          // The pages are read and taken apart once a worker.
          isolate: false,
        },
      },
      { test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], ...patient } },
    ],
  },
});
