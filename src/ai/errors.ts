import { AI_ERROR_CODES, type AiErrorCode } from '../resume/errors.ts';

/** HTTP status of the edge function's answer for each code. */
export const HTTP_STATUS = {
  bad_request: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  budget_spent: 503,
  store_unavailable: 503,
  ai_paused: 503,
  not_configured: 503,
  ai_key: 503,
  ai_quota: 503,
  ai_busy: 429,
  ai_error: 502,
  ai_overloaded: 503,
  ai_other: 502,
  ai_timeout: 504,
  ai_unreachable: 502,
  ai_invalid: 502,
  ai_format: 502,
} as const satisfies Record<AiErrorCode, number>;

/** SPEC section 8's words on the wire where the provider said nothing; `fromProblem` drops them, so that a page localises its own. */
export const UNKNOWN_DETAIL = 'Error desconocido';

export interface AiErrorFields {
  /** HTTP status that the AI provider answered with. */
  readonly status?: number | undefined;
  /** At most 200 characters, already free of keys and resume text. */
  readonly detail?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The AI's evaluation failed; the interface has the words for `code`. */
export class AiError extends Error {
  readonly code: AiErrorCode;
  readonly status: number | undefined;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AiErrorCode, fields: AiErrorFields = {}) {
    super(code, fields.cause === undefined ? undefined : { cause: fields.cause });
    this.name = 'AiError';
    this.code = code;
    this.status = fields.status;
    this.detail = fields.detail;
    this.retryAfter = fields.retryAfter;
  }
}

const RETRY_MAY_HELP: ReadonlySet<AiErrorCode> = new Set([
  'rate_limited',
  'store_unavailable',
  'ai_paused',
  'ai_busy',
  'ai_error',
  'ai_overloaded',
  'ai_timeout',
  'ai_unreachable',
  'ai_invalid',
  'ai_format',
]);

/** Whether asking again, unchanged, can end otherwise: never for a key, a quota or a refusal. */
export function mayRetry(error: AiError): boolean {
  if (error.code === 'ai_other') return error.status !== undefined && error.status >= 500;
  return RETRY_MAY_HELP.has(error.code);
}

export function isAiErrorCode(value: unknown): value is AiErrorCode {
  return typeof value === 'string' && (AI_ERROR_CODES as readonly string[]).includes(value);
}
