/** Writes /sw.js beside the built pages: the worker of src/service-worker with the plan of this build. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { offlinePlan } from './offline-plan.ts';

const ENTRY = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));

/** @param adHosts origins, "https://*.example.org" for all hosts below one */
export async function writeServiceWorker(dist: string, adHosts: readonly string[]): Promise<void> {
  const {
    outputFiles: [bundle],
  } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    // A classic script: module workers of this kind came late to some browsers.
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    charset: 'utf8',
  });
  const code = bundle?.text ?? '';
  const plan = JSON.stringify(offlinePlan(dist, adHosts, code));
  await writeFile(join(dist, 'sw.js'), `const OFFLINE_PLAN=${plan};${code}`);
}

export function serviceWorker(adHosts: readonly string[]): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': ({ dir }) => writeServiceWorker(fileURLToPath(dir), adHosts),
    },
  };
}
