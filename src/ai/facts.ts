/** What the engine measured, as the AI may know it: numbers and enums only, so that nothing personal can ride along. */
import { AREAS, type Area, type Priority } from '../resume/analysis.ts';
import type { CheckId, CheckStatus, Report } from '../resume/report.ts';

export const CHECK_STATUSES = [
  'pass',
  'warn',
  'fail',
  'not-applicable',
  'undetermined',
] as const satisfies readonly CheckStatus[];

/**
 * Told to the visitor alone. What a reader of the page cannot see must not reach the AI, not even as a verdict: so hidden text changes
 * nothing in the request.
 */
const OF_HIDDEN_TEXT: ReadonlySet<CheckId> = new Set(['hidden-text', 'injected-instructions']);

/** What a check of each priority weighs in an area. */
const WEIGHTS: Readonly<Record<Priority, number>> = { Alta: 7, Media: 3, Baja: 1 };

export interface AnalysisFacts {
  /** Each 0–100; null when nothing was scored. */
  readonly scores: Readonly<Record<Area, number | null>>;
  readonly checks: Readonly<Partial<Record<CheckId, CheckStatus | undefined>>>;
}

/** The measured facts of a report, as far as the visible text bears them out. */
export function factsOf(report: Report): AnalysisFacts {
  const scores: Record<Area, number | null> = { structure: null, content: null, ats: null, design: null };
  for (const area of AREAS) scores[area] = area === 'ats' ? visibleAts(report) : report.scores[area];
  const checks: Partial<Record<CheckId, CheckStatus>> = {};
  for (const { id, status } of report.checks) if (!OF_HIDDEN_TEXT.has(id)) checks[id] = status;
  return { scores, checks };
}

/** The area that hidden text would lower, without the checks that look for it; 0–100. */
function visibleAts({ checks }: Report): number | null {
  let sum = 0;
  let weights = 0;
  for (const { id, area, priority, score } of checks) {
    if (area !== 'ats' || score === null || OF_HIDDEN_TEXT.has(id)) continue;
    sum += WEIGHTS[priority] * score;
    weights += WEIGHTS[priority];
  }
  return weights === 0 ? null : Math.round((100 * sum) / weights);
}
