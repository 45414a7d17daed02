/** Any other path under /api: without it the static site's HTML would answer. */
import { AiError } from '../ai/errors.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { respond } from './respond.ts';

export function handleNotFound(request: Request, _env: Env, deps: Deps): Promise<Response> {
  return respond(request, { name: 'unknown', methods: [request.method] }, deps, () => {
    throw new AiError('not_found');
  });
}
