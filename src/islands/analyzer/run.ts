/** One analysis from file to evaluation, told as events: what the page does in which order, without React. */
import type { PageAnalysis } from '../../analysis/client.ts';
import type { Progress } from '../../analysis/types.ts';
import type { CheckedEvaluation } from '../../ai/quotes.ts';
import type { AnalysisResult } from '../../resume/analysis.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { CheckId, Report } from '../../resume/report.ts';
import type { SentText } from './askAi.ts';
import { failureOf, type Failure } from './failure.ts';

export type Stage = Progress | { readonly stage: 'asking' };

export type RunEvent =
  | { readonly type: 'stage'; readonly stage: Stage }
  /** `awaits`: what a later `spelled` will tell. */
  | {
      readonly type: 'measured';
      readonly report: Report;
      readonly document: ResumeDocument | null;
      readonly awaits: CheckId | null;
    }
  /** The same report with its spelling told; null when that cannot be told. */
  | { readonly type: 'spelled'; readonly report: Report | null }
  | { readonly type: 'sent'; readonly sent: SentText }
  | { readonly type: 'evaluated'; readonly result: CheckedEvaluation; readonly source: 'measured' | 'ai' }
  /** `report`: what can be told all the same. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly report: Report | null };

export interface RunTools {
  readonly analyse: (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<PageAnalysis>;
  /** The measured evaluation in the page's language. */
  readonly evaluate: (report: Report) => Promise<AnalysisResult>;
  /** Whether a text may and shall be sent. */
  readonly mayAsk: () => Promise<boolean>;
  readonly ask: (
    document: ResumeDocument,
    report: Report,
    signal: AbortSignal,
    onSent: (sent: SentText) => void,
  ) => Promise<CheckedEvaluation>;
}

type Emit = (event: RunEvent) => void;

/** After the signal's abort nothing is told any more. */
export async function runAnalysis(tools: RunTools, signal: AbortSignal, emit: Emit): Promise<void> {
  const tell = unlessAborted(signal, emit);
  try {
    tell({ type: 'stage', stage: { stage: 'opening' } });
    const { document, report, error, spelled } = await tools.analyse(signal, (stage) => tell({ type: 'stage', stage }));
    const evaluated = await tools.evaluate(report);
    if (error) {
      tell({ type: 'failed', failure: { kind: 'file', code: error }, report });
      return;
    }
    tell({ type: 'measured', report, document, awaits: spelled ? 'spelling' : null });
    const latest = followSpelling(report, spelled, tell);
    // What is personal in a language that is not measured cannot be told from the rest: such a text is not sent.
    const measured = report.otherLanguage === null;
    if (document && measured && (await tools.mayAsk()) && !signal.aborted) {
      // A failure leaves on screen what is known by then.
      await runRequest(tools.ask, document, report, signal, (event) =>
        emit(event.type === 'failed' ? { ...event, report: latest() } : event),
      );
      return;
    }
    tell({ type: 'evaluated', result: evaluated, source: 'measured' });
  } catch (cause) {
    tell({ type: 'failed', failure: failureOf(cause), report: null });
  }
}

/** Tells the spelling when it comes, however long that takes. Returns the latest report. */
function followSpelling(report: Report, spelled: PageAnalysis['spelled'], tell: Emit): () => Report {
  let latest = report;
  void spelled?.then((told) => {
    latest = told ?? report;
    tell({ type: 'spelled', report: told });
  });
  return () => latest;
}

/** The AI's part alone: the first time after the measurement, and again when the visitor asks for it. */
export async function runRequest(
  ask: RunTools['ask'],
  document: ResumeDocument,
  report: Report,
  signal: AbortSignal,
  emit: Emit,
): Promise<void> {
  const tell = unlessAborted(signal, emit);
  tell({ type: 'stage', stage: { stage: 'asking' } });
  try {
    const result = await ask(document, report, signal, (sent) => tell({ type: 'sent', sent }));
    tell({ type: 'evaluated', result, source: 'ai' });
  } catch (cause) {
    tell({ type: 'failed', failure: failureOf(cause), report });
  }
}

function unlessAborted(signal: AbortSignal, emit: Emit): Emit {
  return (event) => {
    if (!signal.aborted) emit(event);
  };
}
