/** What to tell first: what would gain most, and what is worth being proud of. */
import type { CheckId, CheckResult, ReportRecommendation } from '../resume/report.ts';
import { IMPACT_WEIGHT, SCORING, scoresOf } from './scoring.ts';

const PRIORITY_ORDER = { Alta: 0, Media: 1, Baja: 2 } as const;

/** Points of the overall score that passing one check would give, the others as they are. */
function gainOf(check: CheckResult, checks: readonly CheckResult[]): number {
  const passed = checks.map((other) => (other === check ? { ...other, score: 1 } : other));
  return Math.max(0, (scoresOf(passed).overall ?? 0) - (scoresOf(checks).overall ?? 0));
}

/** Failing and warning checks, by priority, then by what they gain. */
export function recommendationsOf(checks: readonly CheckResult[]): ReportRecommendation[] {
  return checks
    .filter((check) => check.status === 'warn' || check.status === 'fail')
    .map((check) => ({
      checkId: check.id,
      area: check.area,
      priority: check.status === 'warn' ? softer(check) : check.priority,
      gain: gainOf(check, checks),
    }))
    .sort((a, b) => PRIORITY_ORDER[a.priority] - PRIORITY_ORDER[b.priority] || b.gain - a.gain);
}

/** A serious check that only warns can wait for one that fails. */
function softer(check: CheckResult): ReportRecommendation['priority'] {
  if (check.priority === 'Alta') return (check.score ?? 0) < 0.75 ? 'Alta' : 'Media';
  return check.priority;
}

/** What a recruiter notices before what a file merely gets right. */
const TELLING = { content: 0, structure: 1, ats: 2, design: 3 } as const;

/** Passing checks, the weightiest of the most telling areas first. */
export function strengthsOf(checks: readonly CheckResult[]): CheckId[] {
  return checks
    .filter((check) => check.status === 'pass')
    .toSorted(
      (a, b) =>
        TELLING[a.area] - TELLING[b.area] ||
        IMPACT_WEIGHT[SCORING[b.id].impact] - IMPACT_WEIGHT[SCORING[a.id].impact] ||
        (b.score ?? 0) - (a.score ?? 0),
    )
    .map((check) => check.id);
}
