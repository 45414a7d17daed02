/** What the engine measured, as the AI may know it: numbers and enums only, so that nothing personal can ride along. */
import { AREAS, type Area } from '../resume/analysis.ts';
import type { CheckId, CheckStatus, Report } from '../resume/report.ts';

export const CHECK_STATUSES = [
  'pass',
  'warn',
  'fail',
  'not-applicable',
  'undetermined',
] as const satisfies readonly CheckStatus[];

export interface AnalysisFacts {
  /** Each 0–100; null when nothing was scored. */
  readonly scores: Readonly<Record<Area, number | null>>;
  readonly checks: Readonly<Partial<Record<CheckId, CheckStatus | undefined>>>;
}

/** The measured facts of a report. */
export function factsOf(report: Report): AnalysisFacts {
  const scores: Record<Area, number | null> = { structure: null, content: null, ats: null, design: null };
  for (const area of AREAS) scores[area] = report.scores[area];
  const checks: Partial<Record<CheckId, CheckStatus>> = {};
  for (const check of report.checks) checks[check.id] = check.status;
  return { scores, checks };
}
