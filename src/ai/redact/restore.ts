import type { AnalysisResult } from '../../resume/analysis.ts';
import type { CheckedEvaluation } from '../quotes.ts';
import { KINDS, type Placeholder } from './ranges.ts';

/** Models drop the brackets, change the case or use full-width ones. */
const WRITTEN = new RegExp(
  String.raw`(?:\\?[\[［【]\s*)?(?<![\p{L}\p{N}])(${KINDS.join('|')})\\?_(\d{1,4})(?![\p{L}\p{N}])(?:\s*\\?[\]］】])?`,
  'giu',
);

/** Puts the personal data back, on the visitor's device. A placeholder that nobody gave stays as it is. */
export function restore(from: string, placeholders: readonly Placeholder[]): string;
export function restore<Result extends AnalysisResult>(from: Result, placeholders: readonly Placeholder[]): Result;
export function restore(
  from: string | CheckedEvaluation,
  placeholders: readonly Placeholder[],
): string | CheckedEvaluation {
  const originals = new Map(placeholders);
  const text = (value: string) =>
    value.replace(
      WRITTEN,
      (match, kind: string, number: string) => originals.get(`[${kind.toUpperCase()}_${Number(number)}]`) ?? match,
    );
  if (typeof from === 'string') return text(from);
  return {
    ...from,
    strengths: from.strengths.map(text),
    recommendations: from.recommendations.map((entry) => ({ ...entry, suggestion: text(entry.suggestion) })),
    summary: text(from.summary),
    ...(from.evidence && {
      evidence: from.evidence.map((each) => ({ ...each, quote: each.quote === null ? null : text(each.quote) })),
    }),
  };
}
