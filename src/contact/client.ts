/** The browser's side of POST /api/contact. It never throws: a message is delivered, or the form says why not. */
import { FIELDS, type ContactRequest, type Field } from './message.ts';

export type SendFault =
  /** Too many messages from here; more after `seconds`. */
  | { readonly kind: 'rate_limited'; readonly seconds: number }
  /** This site takes no messages. */
  | { readonly kind: 'not_configured' }
  /** The server refused what was typed. */
  | { readonly kind: 'refused'; readonly field: Field | null }
  /** The message may or may not have arrived: send the same one again. */
  | { readonly kind: 'offline' | 'timeout' | 'unavailable' };

export interface SendOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds; 30,000 unless told. */
  readonly deadlineMs?: number;
}

/** Longer than the server takes when it has to wait for its own receiver. */
const DEADLINE_MS = 30_000;
const DEFAULT_WAIT_SECONDS = 60;

/** Null when the site has taken the message. */
export async function sendMessage(request: ContactRequest, options: SendOptions = {}): Promise<SendFault | null> {
  const { fetch = globalThis.fetch, deadlineMs = DEADLINE_MS } = options;
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, application/problem+json' },
      body: JSON.stringify(request),
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    const body = parse(await response.text());
    return response.ok && body['ok'] === true ? null : faultOf(response.status, body);
  } catch {
    return { kind: signal.aborted ? 'timeout' : 'offline' };
  }
}

function faultOf(status: number, { code, detail, retryAfter }: Readonly<Record<string, unknown>>): SendFault {
  if (code === 'rate_limited' || status === 429) {
    return { kind: 'rate_limited', seconds: typeof retryAfter === 'number' ? retryAfter : DEFAULT_WAIT_SECONDS };
  }
  // Pages without their functions answer 404 or 405.
  if (code === 'not_configured' || status === 404 || status === 405) return { kind: 'not_configured' };
  if (status >= 400 && status < 500) {
    const named = typeof detail === 'string' ? detail.split(' ')[0] : undefined;
    return { kind: 'refused', field: FIELDS.find((field) => field === named) ?? null };
  }
  return { kind: 'unavailable' };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
