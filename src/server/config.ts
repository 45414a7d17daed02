/** GET /api/config: who would receive a resume's text, so that a page can say so before anything is sent. */
import type { SiteConfig } from '../ai/client.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { respond } from './respond.ts';
import { readAiSettings } from './settings.ts';

const ROUTE = { name: 'config', methods: ['GET', 'HEAD'] } as const;

export function handleConfig(request: Request, env: Env, deps: Deps): Promise<Response> {
  return respond(request, ROUTE, deps, (): SiteConfig => {
    const settings = readAiSettings(env, deps);
    return { ai: settings && { provider: settings.provider, country: settings.country }, turnstile: null };
  });
}
