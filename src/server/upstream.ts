/** The one call that leaves the site: fixed address, no redirects, one deadline over headers and body, a capped reply. */
import { AiError } from '../ai/errors.ts';
import type { ExtraBody } from '../ai/request.ts';
import type { Meter } from './budget.ts';
import { readCapped } from './capped-body.ts';
import type { Deps } from './deps.ts';
import type { AiSettings } from './settings.ts';
import { toAiError, type FailedReply } from './upstream-error.ts';

export const MAX_REPLY_BYTES = 256 * 1024;
/** Milliseconds that a failure's own text may take: the status already tells what to do. */
const FAILURE_BODY_MS = 2_000;
const RETRY_AFTER_MS = 300;

/** What the log may know of a call. */
export interface UpstreamTrace {
  attempts: number;
  /** Of the last answer; null when there was none. */
  status: number | null;
  /** Milliseconds. */
  ms: number;
  /** Bytes. */
  bytes: number;
}

/** Told of each attempt: `reserve` may refuse it, `settle` hears what it cost. */
export type AttemptMeter = Pick<Meter, 'reserve' | 'settle'>;

/**
 * Sends the chat request and returns the text of a 2xx reply, which is left to the caller to settle. Throws AiError. `sent` is every
 * text that a failure might echo.
 */
export async function callUpstream(
  settings: AiSettings,
  body: ExtraBody,
  sent: readonly string[],
  trace: UpstreamTrace,
  deps: Deps,
  cancelled: AbortSignal,
  meter: AttemptMeter,
): Promise<string> {
  await meter.reserve();
  const started = deps.now();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), settings.deadlineMs);
  const signal = AbortSignal.any([deadline.signal, cancelled]);
  try {
    for (;;) {
      trace.attempts += 1;
      const outcome = await attempt(settings, JSON.stringify(body), trace, deps, signal);
      if (typeof outcome === 'string') return outcome;
      // What was refused with a status is not billed; of what got lost on the way nobody knows.
      if (!(outcome instanceof AiError)) await meter.settle(0);
      const failed = outcome instanceof AiError ? outcome : toAiError(outcome, sent, settings.apiKey, deps.now());
      const isTransient = outcome instanceof AiError ? outcome.code === 'ai_unreachable' : outcome.status >= 500;
      const hasTime = deps.now() - started + RETRY_AFTER_MS < settings.deadlineMs / 2;
      if (!isTransient || !hasTime || trace.attempts > 1 || signal.aborted) throw failed;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      // A second attempt is a second call; where none is left the visitor hears of the first.
      if (
        !(await meter.reserve().then(
          () => true,
          () => false,
        ))
      )
        throw failed;
    }
  } finally {
    clearTimeout(timer);
    trace.ms = deps.now() - started;
    // Closes what a reply that was not read to its end still holds open.
    deadline.abort();
  }
}

async function attempt(
  settings: AiSettings,
  body: string,
  trace: UpstreamTrace,
  deps: Deps,
  signal: AbortSignal,
): Promise<string | FailedReply | AiError> {
  let response: Response;
  trace.status = null;
  try {
    response = await deps.fetch(settings.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${settings.apiKey}`,
      },
      body,
      redirect: 'manual',
      signal,
    });
    trace.status = response.status;
    if (response.ok) {
      const bytes = await readCapped(response.body, MAX_REPLY_BYTES);
      trace.bytes = bytes?.byteLength ?? MAX_REPLY_BYTES;
      return bytes ? new TextDecoder().decode(bytes) : new AiError('ai_invalid');
    }
  } catch (cause) {
    return new AiError(signal.aborted ? 'ai_timeout' : 'ai_unreachable', { cause });
  }
  return {
    status: response.status,
    body: await failureBody(response),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** A redirect's body is never read, and a failure's is not waited for. */
async function failureBody(response: Response): Promise<string> {
  if (response.status < 400) {
    response.body?.cancel().catch(() => undefined);
    return '';
  }
  const bytes = await readCapped(response.body, MAX_REPLY_BYTES, AbortSignal.timeout(FAILURE_BODY_MS)).catch(
    () => null,
  );
  return bytes ? new TextDecoder().decode(bytes) : '';
}
