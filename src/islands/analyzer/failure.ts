/** Failures as the upload panel tells them: a message of the catalogue and the emoji that opens it. */
import { AiError, mayRetry } from '../../ai/errors.ts';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import { FileError, type AiErrorCode, type FileErrorCode } from '../../resume/errors.ts';

export type Failure =
  | { readonly kind: 'file'; readonly code: FileErrorCode | 'unknown' }
  | { readonly kind: 'ai'; readonly error: AiError };

type Translate = (key: AnalyzerKey, values?: Readonly<Record<string, string | number>>) => string;

const FILE_EMOJI: Readonly<Record<FileErrorCode | 'unknown', string>> = {
  'not-pdf': '📄',
  empty: '📭',
  'too-large': '📦',
  'password-needed': '🔒',
  'password-wrong': '🔒',
  corrupt: '⚠️',
  'too-little-text': '🔍',
  'timed-out': '⏱️',
  'worker-missing': '🔌',
  unknown: '❌',
};

const AI_EMOJI: Readonly<Partial<Record<AiErrorCode, string>>> = {
  rate_limited: '⏱️',
  budget_spent: '📊',
  ai_paused: '⏸️',
  ai_key: '🔑',
  ai_quota: '💳',
  ai_busy: '⏱️',
  ai_error: '🔧',
  ai_overloaded: '🚧',
  ai_timeout: '⏱️',
  ai_unreachable: '🔌',
};

/** Seconds to name when the server did not say how long to wait. */
const DEFAULT_WAIT_SECONDS = 60;

export function failureOf(cause: unknown): Failure {
  if (cause instanceof AiError) return { kind: 'ai', error: cause };
  return { kind: 'file', code: cause instanceof FileError ? cause.code : 'unknown' };
}

export function emojiOf(failure: Failure): string {
  return failure.kind === 'file' ? FILE_EMOJI[failure.code] : (AI_EMOJI[failure.error.code] ?? '⚠️');
}

/** Whether asking the AI again may end otherwise. */
export function canRetry(failure: Failure): boolean {
  return failure.kind === 'ai' && mayRetry(failure.error);
}

/** The catalogue's words (SPEC section 8), in the page's language. */
export function messageOf(failure: Failure, t: Translate): string {
  if (failure.kind === 'file') return t(`upload.error.${failure.code}`);
  const { code, status, detail, retryAfter } = failure.error;
  switch (code) {
    case 'rate_limited':
      return t('analysis.error.rate_limited', { seconds: retryAfter ?? DEFAULT_WAIT_SECONDS });
    case 'ai_other':
      return t('analysis.error.ai_other', {
        status: status ?? '—',
        detail: detail ?? t('analysis.error.unknown_detail'),
      });
    // The page never sends these; whoever sees one has an old page open.
    case 'unsupported_media':
    case 'method_not_allowed':
      return t('analysis.error.bad_request');
    default:
      return t(`analysis.error.${code}`);
  }
}
