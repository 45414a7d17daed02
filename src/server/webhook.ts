/** Hands a message to an address of the operator's: signed, dated, named, and up to three times within a deadline. */
import { hmacHex } from './hmac.ts';
import { warnOnce, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { readSafeAddress } from './safe-address.ts';
import { valueOf } from './settings.ts';

export interface Webhook {
  readonly url: string;
  /** Undefined: what is sent carries no signature. */
  readonly secret: string | undefined;
}

/** Milliseconds; all in all under the 30 s that an isolate lives on after its answer. */
export const WEBHOOK_TIMES = { attempt: 6_000, deadline: 20_000, pauses: [500, 2_000] } as const;
const MAY_RETRY: ReadonlySet<number> = new Set([408, 425, 429]);

export function readWebhook(env: Env, deps: Deps): Webhook | null {
  const text = valueOf(env.CONTACT_WEBHOOK_URL);
  if (text === undefined) return null;
  const url = readSafeAddress(text);
  if (!url) {
    warnOnce(deps, 'CONTACT_WEBHOOK_URL must be an https address, or http on loopback, without user or fragment');
    return null;
  }
  const secret = valueOf(env.CONTACT_WEBHOOK_SECRET);
  if (secret === undefined) warnOnce(deps, 'CONTACT_WEBHOOK_SECRET is not set: forwarded messages are not signed');
  return { url: url.href, secret };
}

/** Delivers one JSON body; `id` is the same at each try. True once the receiver has answered 2xx. Never throws. */
export async function deliver(webhook: Webhook, id: string, body: string, deps: Deps): Promise<boolean> {
  const started = deps.now();
  const deadline = AbortSignal.timeout(WEBHOOK_TIMES.deadline);
  let attempts = 0;
  let status: number | null = null;
  for (const pause of [...WEBHOOK_TIMES.pauses, null]) {
    attempts += 1;
    status = await attempt(webhook, id, body, deadline, deps);
    const isOver = status !== null && status < 500 && !MAY_RETRY.has(status);
    if (isOver || pause === null || deadline.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const delivered = status !== null && status >= 200 && status < 300;
  const level = delivered ? 'info' : 'error';
  deps.log(JSON.stringify({ level, event: 'webhook', id, delivered, attempts, status, ms: deps.now() - started }));
  return delivered;
}

/** The receiver's status; null when it could not be reached in time. */
async function attempt(
  { url, secret }: Webhook,
  id: string,
  body: string,
  deadline: AbortSignal,
  deps: Deps,
): Promise<number | null> {
  const seconds = Math.floor(deps.now() / 1000);
  const signature = secret === undefined ? null : await hmacHex(secret, `${seconds}.${body}`);
  try {
    const response = await deps.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-revisacv-timestamp': String(seconds),
        ...(signature === null ? {} : { 'x-revisacv-signature': `sha256=${signature}` }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([deadline, AbortSignal.timeout(WEBHOOK_TIMES.attempt)]),
    });
    response.body?.cancel().catch(() => undefined);
    return response.status;
  } catch {
    return null;
  }
}
