/** What can go wrong before an evaluation: stable codes; the interface has the words. */
export const FILE_ERROR_CODES = [
  'not-pdf', // wrong type, or no PDF magic bytes
  'empty', // 0 bytes
  'too-large',
  'password-needed',
  'password-wrong',
  'corrupt',
  'too-little-text',
  'timed-out',
  'worker-missing', // the reader's script could not start
] as const;
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number];

export class FileError extends Error {
  readonly code: FileErrorCode;
  constructor(code: FileErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileError';
    this.code = code;
  }
}

/** Failures of the AI's evaluation; also the `code` of the edge function's problem details. */
export const AI_ERROR_CODES = [
  'bad_request',
  'forbidden',
  'not_found',
  'too_large',
  'unsupported_media',
  'method_not_allowed',
  'rate_limited',
  'budget_spent',
  'store_unavailable',
  'ai_paused',
  'not_configured',
  'ai_key',
  'ai_quota',
  'ai_busy',
  'ai_error',
  'ai_overloaded',
  'ai_other',
  'ai_timeout',
  'ai_unreachable',
  'ai_invalid',
  'ai_format',
] as const;
export type AiErrorCode = (typeof AI_ERROR_CODES)[number];
