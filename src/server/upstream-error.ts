/** SPEC section 8: what a provider's failure status means. */
import { AiError } from '../ai/errors.ts';
import { readProviderError, sayable } from './provider-message.ts';

export interface FailedReply {
  readonly status: number;
  /** As much of it as could be read. */
  readonly body: string;
  /** The header's value. */
  readonly retryAfter: string | null;
}

/** Seconds to wait where the provider does not say: SPEC section 8 asks 30–60 after a 429, minutes after a 503. */
const BUSY_SECONDS = 30;
const OVERLOADED_SECONDS = 120;
const LONGEST_WAIT_SECONDS = 3_600;

/** `sent` is every text that the provider might echo. */
export function toAiError(reply: FailedReply, sent: readonly string[], apiKey: string, now: number): AiError {
  const { status } = reply;
  const { message, kinds } = readProviderError(reply.body);
  const wait = secondsOf(reply.retryAfter, now);
  switch (status) {
    case 401:
    case 403:
      return new AiError('ai_key', { status });
    case 402:
      return new AiError('ai_quota', { status });
    case 429:
      if (/quota|billing/i.test(`${message ?? ''} ${kinds}`)) return new AiError('ai_quota', { status });
      return new AiError('ai_busy', { status, retryAfter: wait ?? BUSY_SECONDS });
    case 500:
      return new AiError('ai_error', { status });
    case 503:
      return new AiError('ai_overloaded', { status, retryAfter: wait ?? OVERLOADED_SECONDS });
    default:
      return new AiError('ai_other', { status, detail: sayable(message, sent, apiKey) ?? undefined });
  }
}

/** A Retry-After header, in seconds or as a date; null when it says nothing usable. */
function secondsOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null;
}
