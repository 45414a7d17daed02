/** Cloudflare Pages' way of calling a handler. */
import type { PagesFunction } from '@cloudflare/workers-types';
import { deps, type Deps } from './deps.ts';
import type { Env } from './env.ts';

export function onPages(handle: (request: Request, env: Env, deps: Deps) => Promise<Response>): PagesFunction<Env> {
  const call = ({ request, env }: { request: Request; env: Env }) => handle(request, env, deps);
  // Two declarations of the same web types: the runtime's Request and Response are the ones that handlers know.
  return call as unknown as PagesFunction<Env>;
}
