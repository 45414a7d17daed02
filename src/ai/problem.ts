/** Problem details (RFC 9457) as the edge function writes them and the browser reads them. */
import { AiError, HTTP_STATUS, isAiErrorCode, UNKNOWN_DETAIL } from './errors.ts';
import type { AiErrorCode } from '../resume/errors.ts';

export interface Problem {
  readonly type: 'about:blank';
  /** The status in words, for people with a terminal. */
  readonly title: string;
  /** HTTP status of this answer. */
  readonly status: number;
  /** Stable: what programs decide by. */
  readonly code: AiErrorCode;
  readonly detail?: string;
  /** HTTP status that the AI provider answered with. */
  readonly upstreamStatus?: number;
  /** Seconds; also the Retry-After header. */
  readonly retryAfter?: number;
  /** Names the request in the logs. */
  readonly instance: string;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** `requestId` is a UUID. */
export function toProblem(error: AiError, requestId: string): Problem {
  const status = HTTP_STATUS[error.code];
  const detail = error.detail ?? (error.code === 'ai_other' ? UNKNOWN_DETAIL : undefined);
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    code: error.code,
    ...(detail === undefined ? {} : { detail }),
    ...(error.status === undefined ? {} : { upstreamStatus: error.status }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    instance: `urn:uuid:${requestId}`,
  };
}

/** Null when the value is not one of our problems. */
export function fromProblem(value: unknown): AiError | null {
  if (typeof value !== 'object' || value === null) return null;
  const { code, detail, upstreamStatus, retryAfter } = value as Readonly<Partial<Record<keyof Problem, unknown>>>;
  if (!isAiErrorCode(code)) return null;
  return new AiError(code, {
    status: isCount(upstreamStatus) ? upstreamStatus : undefined,
    detail: typeof detail === 'string' && detail !== UNKNOWN_DETAIL ? detail.slice(0, 200) : undefined,
    retryAfter: isCount(retryAfter) ? retryAfter : undefined,
  });
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
