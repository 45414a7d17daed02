/** Cloudflare Turnstile, where the operator has set it up: a token that the visitor's browser got is checked with its issuer. */
import { AiError } from '../ai/errors.ts';
import { readCapped } from './capped-body.ts';
import { warnOnce, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { readSafeAddress } from './safe-address.ts';
import { valueOf } from './settings.ts';

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
/** What the page says that the token is for. */
export const TURNSTILE_ACTION = 'analyze';
/** Milliseconds. */
const PATIENCE_MS = 3_000;
const MAX_VERDICT_BYTES = 16 * 1024;

export interface Turnstile {
  /** Null: nobody can get a token, and so nobody passes. */
  readonly siteKey: string | null;
  readonly secret: string;
  /** Null: the address is not one that may be called. */
  readonly verifyUrl: string | null;
}

/** Null when there is no secret: nothing is checked. */
export function readTurnstile(env: Env, deps: Deps): Turnstile | null {
  const secret = valueOf(env.TURNSTILE_SECRET_KEY);
  const siteKey = valueOf(env.TURNSTILE_SITE_KEY) ?? null;
  if (secret === undefined) {
    if (siteKey !== null) warnOnce(deps, 'TURNSTILE_SITE_KEY without TURNSTILE_SECRET_KEY: nothing is checked');
    return null;
  }
  if (siteKey === null) warnOnce(deps, 'TURNSTILE_SECRET_KEY without TURNSTILE_SITE_KEY: every request is refused');
  const verifyUrl = readSafeAddress(valueOf(env.TURNSTILE_VERIFY_URL) ?? VERIFY_URL);
  if (!verifyUrl) warnOnce(deps, 'TURNSTILE_VERIFY_URL must be an https address, or http on loopback');
  return { siteKey, secret, verifyUrl: verifyUrl?.href ?? null };
}

/** Throws AiError: `forbidden` without a valid token, `store_unavailable` when the issuer cannot be asked. `hosts` are the site's own. */
export async function checkTurnstile(
  turnstile: Turnstile,
  token: string | undefined,
  hosts: readonly string[],
  deps: Deps,
): Promise<void> {
  if (token === undefined || token === '') throw new AiError('forbidden', { detail: 'turnstileToken (missing)' });
  const { success, hostname, action } = await ask(turnstile, token, deps);
  const isHere = typeof hostname !== 'string' || hosts.includes(hostname);
  const isForThis = typeof action !== 'string' || action === '' || action === TURNSTILE_ACTION;
  if (success !== true || !isHere || !isForThis) throw new AiError('forbidden', { detail: 'turnstileToken (invalid)' });
}

async function ask({ secret, verifyUrl }: Turnstile, token: string, deps: Deps): Promise<Record<string, unknown>> {
  try {
    if (verifyUrl === null) throw new Error('no address');
    const response = await deps.fetch(verifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Without the visitor's address: the token says enough.
      body: JSON.stringify({ secret, response: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = await readCapped(response.body, MAX_VERDICT_BYTES, AbortSignal.timeout(PATIENCE_MS));
    const verdict: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    if (typeof verdict === 'object' && verdict !== null && 'success' in verdict) return { ...verdict };
    throw new Error('no verdict');
  } catch {
    throw new AiError('store_unavailable', { cause: new Error('turnstile could not be asked') });
  }
}
