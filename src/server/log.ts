/** One line of JSON a request. It has no room for text: ids, codes and numbers only. */
import type { AiErrorCode } from '../resume/errors.ts';
import type { UpstreamTrace } from './upstream.ts';

export interface LogLine {
  readonly id: string;
  readonly route: string;
  readonly method: string;
  status: number;
  code?: AiErrorCode;
  /** Name of the class of an error that nobody foresaw. */
  crash?: string;
  /** Bytes. */
  bytesIn: number;
  bytesOut: number;
  /** UTF-16 units of the resume's text. */
  characters?: number;
  /** Milliseconds, all in all. */
  ms: number;
  upstream?: UpstreamTrace;
  /** The model that answered, and what it billed. */
  model?: string | null;
  promptTokens?: number | null;
  completionTokens?: number | null;
  /** Of a message: where it went, or that a program had filled the hidden field. */
  message?: 'stored' | 'known' | 'forwarded' | 'trapped';
  /** What the database says of its own failure: it names tables and columns, never what they hold. */
  store?: string;
}
