/** POST /api/contact: a message is kept, forwarded, or both; `ok` is never said of one that is neither. */
import { AiError } from '../ai/errors.ts';
import { keyOf, clientKey } from './client-key.ts';
import { MAX_CONTACT_BYTES, parseContact, type ReceivedMessage } from './contact-schema.ts';
import { markForwarded, saveMessage } from './contact-store.ts';
import { takeDaily } from './daily-use.ts';
import { endOfDay, secondsUntil } from './day.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { checkContentType, checkOrigin, readJson } from './guard.ts';
import { readKnob } from './knobs.ts';
import { quotasOf, takeTurn, takeTurnInMemory } from './limit.ts';
import type { LogLine } from './log.ts';
import { respond } from './respond.ts';
import { deliver, readWebhook, type Webhook } from './webhook.ts';

const ROUTE = { name: 'contact', methods: ['POST'] } as const;

export function handleContact(request: Request, env: Env, deps: Deps): Promise<Response> {
  return respond(request, ROUTE, deps, async (line) => {
    checkContentType(request.headers);
    checkOrigin(request, env.SITE_URL);
    const body = await readJson(request, MAX_CONTACT_BYTES);
    line.bytesIn = body.size;
    const received = parseContact(body.value);
    const webhook = readWebhook(env, deps);
    if (!env.DB && !webhook) throw new AiError('not_configured');
    line.message = await take(request, received, webhook, env, deps);
    return { ok: true };
  });
}

/** Keeps it where there is a database; without one, or when that fails, the webhook has to take it while the sender waits. */
async function take(
  request: Request,
  received: ReceivedMessage,
  webhook: Webhook | null,
  env: Env,
  deps: Deps,
): Promise<NonNullable<LogLine['message']>> {
  try {
    return await keep(request, received, webhook, env, deps);
  } catch (error) {
    const mayForward = error instanceof AiError && error.code === 'store_unavailable' && webhook !== null;
    if (!mayForward) throw error;
    const client = await keyOf(request, deps.processSalt());
    takeTurnInMemory(deps.windows, client, quotasFor(env, deps), deps.now());
    if (received.trapped) return 'trapped';
    if (!(await deliver(webhook, received.submission, payload(received, deps), deps))) throw error;
    return 'forwarded';
  }
}

async function keep(
  request: Request,
  received: ReceivedMessage,
  webhook: Webhook | null,
  env: Env,
  deps: Deps,
): Promise<'stored' | 'known' | 'trapped'> {
  const now = deps.now();
  await takeTurn(env.DB, await clientKey(request, env, env.DB, now), quotasFor(env, deps), now);
  const cap = readKnob(env, 'CONTACT_DAILY_MESSAGES', deps);
  if (!(await takeDaily(env.DB, 'contact messages', 1, cap, now))) {
    throw new AiError('budget_spent', { retryAfter: secondsUntil(endOfDay(now), now) });
  }
  const receiver = received.trapped ? null : webhook;
  const isNew = await saveMessage(env.DB, received, receiver ? 'pending' : 'no', now);
  if (!isNew) return 'known';
  if (receiver) deps.background(forward(receiver, received, env, deps));
  return received.trapped ? 'trapped' : 'stored';
}

/** After the answer: the message is safe, and its row tells how this went. */
async function forward(webhook: Webhook, received: ReceivedMessage, env: Env, deps: Deps): Promise<void> {
  const delivered = await deliver(webhook, received.submission, payload(received, deps), deps);
  // A row that stays "pending" is found by the operator's command all the same.
  await markForwarded(env.DB, received.submission, delivered ? 'yes' : 'failed').catch(() => undefined);
}

function payload({ submission, locale, name, email, subject, message }: ReceivedMessage, deps: Deps): string {
  const receivedAt = new Date(deps.now()).toISOString();
  return JSON.stringify({ id: submission, receivedAt, locale, name, email, subject, message });
}

function quotasFor(env: Env, deps: Deps) {
  const perMinute = readKnob(env, 'CONTACT_LIMIT_PER_MINUTE', deps);
  return quotasOf('contact', perMinute, readKnob(env, 'CONTACT_LIMIT_PER_DAY', deps));
}
