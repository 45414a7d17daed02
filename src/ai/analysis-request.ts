/** The body of POST /api/analyze: what the browser sends and the server checks (schema.ts). No zod here: the browser imports it. */
import type { Language } from '../resume/language.ts';
import type { AnalysisFacts } from './facts.ts';

/** UTF-16 units. */
export const MAX_TEXT_CHARACTERS = 30_000;
export const MAX_OFFER_CHARACTERS = 10_000;
export const MAX_TURNSTILE_CHARACTERS = 2_048;

export interface AnalysisRequest {
  /** The redacted text, 50–30,000 characters. */
  readonly text: string;
  /** Language of the prose that the visitor wants back. */
  readonly locale: Language;
  readonly resumeLanguage?: Language | undefined;
  readonly facts?: AnalysisFacts | undefined;
  /** A job offer to compare with. */
  readonly offer?: string | undefined;
  readonly turnstileToken?: string | undefined;
}

/** To the byte what is posted. */
export function bodyOf(request: AnalysisRequest): string {
  return JSON.stringify({ ...request, text: cutText(request.text.toWellFormed()).text });
}

export interface CutText {
  readonly text: string;
  /** Something was left out. */
  readonly cut: boolean;
}

/** Keeps at most `limit` UTF-16 units and never half a surrogate pair. */
export function cutText(text: string, limit: number = MAX_TEXT_CHARACTERS): CutText {
  if (text.length <= limit) return { text, cut: false };
  const last = text.charCodeAt(limit - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return { text: text.slice(0, splitsPair ? limit - 1 : limit), cut: true };
}
