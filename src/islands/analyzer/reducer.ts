/** SPEC section 4's upload flow, plus the measured report that is shown while the AI is still asked. */
import type { CheckedEvaluation } from '../../ai/quotes.ts';
import type { Report } from '../../resume/report.ts';

export interface AnalyzerState {
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly fileName: string | null;
  readonly analysis: CheckedEvaluation | null;
  readonly report: Report | null;
}

export type AnalyzerAction =
  | { readonly type: 'UPLOAD_START'; readonly fileName: string }
  | { readonly type: 'REPORT_READY'; readonly report: Report }
  /** The same file measured for another market; `analysis`: what the engine says of it now. */
  | { readonly type: 'REPORT_REPLACED'; readonly report: Report; readonly analysis: CheckedEvaluation }
  | { readonly type: 'UPLOAD_SUCCESS'; readonly analysis: CheckedEvaluation }
  /** `report` is what stays on screen below the error: the measured one when the AI failed, a short one when the file had too little. */
  | { readonly type: 'UPLOAD_ERROR'; readonly error: string; readonly report?: Report | null }
  | { readonly type: 'RESET' };

export const INITIAL_STATE: AnalyzerState = {
  isLoading: false,
  error: null,
  fileName: null,
  analysis: null,
  report: null,
};

export function analyzerReducer(state: AnalyzerState, action: AnalyzerAction): AnalyzerState {
  switch (action.type) {
    case 'UPLOAD_START':
      return { isLoading: true, error: null, fileName: action.fileName, analysis: null, report: null };
    case 'REPORT_READY':
      return { ...state, report: action.report };
    case 'REPORT_REPLACED':
      return {
        ...state,
        report: action.report,
        analysis: isMeasured(state.analysis) ? action.analysis : state.analysis,
      };
    case 'UPLOAD_SUCCESS':
      return { ...state, isLoading: false, error: null, analysis: action.analysis };
    case 'UPLOAD_ERROR':
      return {
        ...state,
        isLoading: false,
        error: action.error,
        analysis: null,
        report: kept(state.report, action.report ?? null),
      };
    case 'RESET':
      return INITIAL_STATE;
  }
}

/** The AI's evaluation stays when the market changes: it was never told one. */
function isMeasured(analysis: CheckedEvaluation | null): boolean {
  return analysis !== null && analysis.evidence === undefined;
}

/** A full report stands below the error of an AI that was asked with it; the one on screen may be newer by a market. */
function kept(shown: Report | null, told: Report | null): Report | null {
  return isFullReport(told) && isFullReport(shown) ? shown : told;
}

export type UploadPhase = 'idle' | 'loading' | 'password' | 'error' | 'success';

/** What the upload panel shows: `data-state` of `#upload`. */
export function uploadPhase({ isLoading, error, analysis, report }: AnalyzerState): UploadPhase {
  if (isLoading) return 'loading';
  if (report?.error === 'password-needed' || report?.error === 'password-wrong') return 'password';
  if (error !== null) return 'error';
  return analysis ? 'success' : 'idle';
}

export type ResultsPhase = 'empty' | 'loading' | 'result';

/** What the results panel shows: `data-state` of `#results`. */
export function resultsPhase({ isLoading, report }: AnalyzerState): ResultsPhase {
  if (report) return 'result';
  return isLoading ? 'loading' : 'empty';
}

/** A report of a resume that could be measured, not the few checks that can be told of a file that could not. */
export function isFullReport(report: Report | null): report is Report {
  return report !== null && report.error === null;
}
