/** The browser's side of /api: no zod, and no way to end but a result, an AiError or the caller's own abort. */
import { bodyOf, cutText, type AnalysisRequest } from './analysis-request.ts';
import { AiError } from './errors.ts';
import { fromProblem } from './problem.ts';
import { normaliseAnalysis, type AiEvaluation } from './reply.ts';

export interface SiteConfig {
  /** Who receives the text; null: nothing may be sent. */
  readonly ai: { readonly provider: string; readonly country: string } | null;
  /** Turnstile's site key. */
  readonly turnstile: string | null;
}

const NOTHING: SiteConfig = { ai: null, turnstile: null };

/** The server gives up after 25 s; this covers the way there and back. */
export const CLIENT_DEADLINE_MS = 30_000;

export interface FetchOptions {
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface AnalysisOptions extends FetchOptions {
  /** Milliseconds; 30,000 unless told. */
  readonly deadlineMs?: number | undefined;
}

export interface RequestedAnalysis extends AiEvaluation {
  /** The text was longer than the server takes, and was cut before it was sent. */
  readonly cut: boolean;
}

/** What this site offers; any failure means that it offers nothing. */
export async function fetchConfig(options: FetchOptions = {}): Promise<SiteConfig> {
  try {
    const fetch = options.fetch ?? globalThis.fetch;
    const response = await fetch('/api/config', {
      signal: options.signal ?? null,
      cache: 'no-store',
      redirect: 'error',
    });
    return response.ok ? readConfig(await response.json()) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function readConfig(value: unknown): SiteConfig {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const { ai, turnstile } = value as Record<'ai' | 'turnstile', unknown>;
  return { ai: readReceiver(ai), turnstile: typeof turnstile === 'string' && turnstile !== '' ? turnstile : null };
}

function readReceiver(value: unknown): SiteConfig['ai'] {
  if (typeof value !== 'object' || value === null) return null;
  const { provider, country } = value as Record<'provider' | 'country', unknown>;
  // A receiver that cannot be named to the visitor gets nothing.
  if (typeof provider !== 'string' || provider.trim() === '') return null;
  return { provider, country: typeof country === 'string' ? country : '' };
}

/**
 * Asks for the AI's evaluation. Throws AiError, or the signal's reason when the caller aborted. Text over 30,000 characters is cut.
 */
export async function requestAnalysis(
  request: AnalysisRequest,
  options: AnalysisOptions = {},
): Promise<RequestedAnalysis> {
  const { cut } = cutText(request.text.toWellFormed());
  const answer = await withDeadline(options, (signal) => post(bodyOf(request), signal, options.fetch));
  if (!answer.ok) throw problemOf(answer);
  return { ...normaliseAnalysis(parse(answer.body), request.locale), cut };
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: string;
}

async function post(body: string, signal: AbortSignal, fetch = globalThis.fetch): Promise<Answer> {
  try {
    // The default mode ("cors") on purpose: with "same-origin" a no-referrer page would send "Origin: null".
    const response = await fetch('/api/analyze', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, application/problem+json' },
      body,
      signal,
      cache: 'no-store',
      redirect: 'error',
    });
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch (cause) {
    throw new AiError('ai_unreachable', { cause });
  }
}

/** Races the work itself, not only its fetch, so that nothing that ignores the signal can hold the page. */
async function withDeadline<T>(options: AnalysisOptions, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal, deadlineMs = CLIENT_DEADLINE_MS } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  });
  const forward = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  const timer = setTimeout(() => controller.abort(new AiError('ai_timeout')), deadlineMs);
  try {
    return await Promise.race([stopped, work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forward);
  }
}

/** A failure that our own server described, or the best guess where something in between answered. */
function problemOf(answer: Answer): AiError {
  const described = fromProblem(parseOrNull(answer.body));
  if (described) return described;
  switch (answer.status) {
    case 400:
      return new AiError('bad_request');
    case 403:
      return new AiError('forbidden');
    case 404:
      return new AiError('not_found');
    case 405:
      return new AiError('method_not_allowed');
    case 413:
      return new AiError('too_large');
    case 415:
      return new AiError('unsupported_media');
    case 429:
      return new AiError('rate_limited');
    case 408:
    case 504:
    case 522:
    case 524:
      return new AiError('ai_timeout');
    default:
      return new AiError('ai_other', { status: answer.status });
  }
}

function parse(body: string): unknown {
  const value = parseOrNull(body);
  if (typeof value !== 'object' || value === null) throw new AiError('ai_invalid');
  return value;
}

function parseOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
