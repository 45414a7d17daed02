/** Redacts on the device, asks the site's AI, and puts the personal data back into its answer. Loaded with the first request. */
import { cutText } from '../../ai/analysis-request.ts';
import { requestAnalysis } from '../../ai/client.ts';
import { factsOf } from '../../ai/facts.ts';
import { redact } from '../../ai/redact/redact.ts';
import { restore } from '../../ai/redact/restore.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnalysisResult } from '../../resume/analysis.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { Report } from '../../resume/report.ts';

export interface SentText {
  /** To the letter what goes into the request. */
  readonly text: string;
  /** The resume had more text than the AI takes. */
  readonly cut: boolean;
}

export interface AskOptions {
  readonly locale: Locale;
  readonly signal: AbortSignal;
  readonly onSent: (sent: SentText) => void;
}

/** Throws AiError, or the signal's reason. */
export async function askAi(document: ResumeDocument, report: Report, options: AskOptions): Promise<AnalysisResult> {
  const redacted = await redact(document, report);
  options.signal.throwIfAborted();
  const { text, cut } = cutText(redacted.text.toWellFormed());
  options.onSent({ text, cut });
  const result = await requestAnalysis(
    { text, locale: options.locale, resumeLanguage: report.language ?? undefined, facts: factsOf(report) },
    { signal: options.signal },
  );
  return restore(result, redacted.placeholders);
}
