/** GET /api/config: who would receive a resume's text, so that a page can say so before anything is sent. */
import type { SiteConfig } from '../ai/client.ts';
import { warnOnce, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { respond } from './respond.ts';
import { forgetExpired } from './retention.ts';
import { readAiSettings } from './settings.ts';
import { readTurnstile } from './turnstile.ts';

const ROUTE = { name: 'config', methods: ['GET', 'HEAD'] } as const;

export function handleConfig(request: Request, env: Env, deps: Deps): Promise<Response> {
  return respond(request, ROUTE, deps, (): SiteConfig => {
    // Every visit to the analyzer asks this: the one moment that comes even where nobody writes.
    if (env.DB) deps.background(forgetExpired(env.DB, deps.chores, deps.now()));
    const settings = readAiSettings(env, deps);
    const turnstile = readTurnstile(env, deps);
    // What every request would be refused is not offered.
    const isOpen = hasStore(env, deps) && (turnstile === null || turnstile.siteKey !== null);
    if (!settings || !isOpen) return { ai: null, turnstile: null };
    return {
      ai: { provider: settings.provider, country: settings.country },
      turnstile: turnstile?.siteKey ?? null,
    };
  });
}

function hasStore(env: Env, deps: Deps): boolean {
  if (env.DB) return true;
  warnOnce(deps, 'no D1 database is bound as DB: without one nothing holds the limits, and the AI stays off');
  return false;
}
