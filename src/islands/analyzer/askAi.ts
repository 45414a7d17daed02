/** Redacts on the device, asks the site's AI, and puts the personal data back into its answer. Loaded with the first request. */
import { bodyOf, cutText, type AnalysisRequest } from '../../ai/analysis-request.ts';
import { requestAnalysis } from '../../ai/client.ts';
import { factsOf } from '../../ai/facts.ts';
import { checkQuotes, type CheckedEvaluation } from '../../ai/quotes.ts';
import { redact, type RedactedText } from '../../ai/redact/redact.ts';
import { restore } from '../../ai/redact/restore.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { Report } from '../../resume/report.ts';

export interface SentText {
  /** To the letter what goes into the request. */
  readonly text: string;
  /** To the byte the body of the request. */
  readonly body: string;
  /** Personal data stand behind placeholders. */
  readonly redacted: boolean;
  /** The resume had more text than the AI takes. */
  readonly cut: boolean;
  /** Passages that address a machine, left out. */
  readonly cutPassages: readonly string[];
  /** Characters left out that nobody sees on the page. */
  readonly removedHidden: number;
}

export interface SendOptions {
  readonly locale: Locale;
  /** The visitor switched redaction off. */
  readonly keepPersonalData?: boolean;
}

export interface AskOptions extends SendOptions {
  readonly signal: AbortSignal;
  /** Turnstile's, where the site asks for its tokens. */
  readonly siteKey: string | null;
  readonly onSent: (sent: SentText) => void;
}

/** What would be sent, for the visitor to read; nothing leaves the device. */
export async function previewOf(document: ResumeDocument, report: Report, options: SendOptions): Promise<SentText> {
  const redacted = await redact(document, report, options);
  return shown(redacted, requestOf(redacted, report, options.locale), options);
}

/** Throws AiError, or the signal's reason. */
export async function askAi(document: ResumeDocument, report: Report, options: AskOptions): Promise<CheckedEvaluation> {
  const redacted = await redact(document, report, options);
  options.signal.throwIfAborted();
  const turnstileToken = await tokenFor(options);
  const request = { ...requestOf(redacted, report, options.locale), turnstileToken };
  options.onSent(shown(redacted, request, options));
  const evaluation = await requestAnalysis(request, { signal: options.signal });
  return restore(checkQuotes(evaluation, request.text), redacted.placeholders);
}

function requestOf({ text }: RedactedText, report: Report, locale: Locale): AnalysisRequest {
  return {
    text: cutText(text.toWellFormed()).text,
    locale,
    resumeLanguage: report.language ?? undefined,
    facts: factsOf(report),
  };
}

function shown(
  { text, cutPassages, removedHidden }: RedactedText,
  request: AnalysisRequest,
  { keepPersonalData = false }: SendOptions,
): SentText {
  return {
    text: request.text,
    body: bodyOf(request),
    redacted: !keepPersonalData,
    cut: request.text.length < text.length,
    cutPassages,
    removedHidden,
  };
}

async function tokenFor({ siteKey, signal }: AskOptions): Promise<string | undefined> {
  if (siteKey === null) return undefined;
  const { turnstileToken } = await import('./turnstileToken.ts');
  return turnstileToken(siteKey, signal);
}
