/** Cloudflare Pages' way of calling a handler. */
import type { PagesFunction } from '@cloudflare/workers-types';
import { deps, type Deps } from './deps.ts';
import type { Env } from './env.ts';

interface Context {
  readonly request: Request;
  readonly env: Env;
  /** Keeps the isolate alive, up to 30 s after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

export function onPages(handle: (request: Request, env: Env, deps: Deps) => Promise<Response>): PagesFunction<Env> {
  const call = (context: Context) =>
    handle(context.request, context.env, { ...deps, background: (work) => context.waitUntil(work) });
  // Two declarations of the same web types: the runtime's Request and Response are the ones that handlers know.
  return call as unknown as PagesFunction<Env>;
}
