/** What to tell first: what would gain most, and what is worth being proud of. */
import type { CheckId, CheckResult, ReportRecommendation } from '../resume/report.ts';
import { fails, IMPACT_WEIGHT, overallOf, SCORING } from './scoring.ts';

const PRIORITY_ORDER = { Alta: 0, Media: 1, Baja: 2 } as const;

/** The overall score, before rounding, were these checks passed and the others as they are. */
function overallWith(passed: ReadonlySet<CheckResult>, checks: readonly CheckResult[]): number {
  return overallOf(checks.map((check) => (passed.has(check) ? { ...check, score: 1 } : check))) ?? 0;
}

/**
 * Points of the overall score that passing one check would give, the others as they are. Where failed critical checks cap the area they
 * share what lifting the cap gives, and the area's other checks are told by what they give once it is lifted.
 */
function gainOf(check: CheckResult, checks: readonly CheckResult[]): number {
  const alone = overallWith(new Set([check]), checks) - overallWith(new Set(), checks);
  const capping = checks.filter(
    (other) => other.area === check.area && SCORING[other.id].impact === 'critical' && fails(other),
  );
  const lifted = overallWith(new Set(capping), checks);
  const shared = capping.includes(check)
    ? (lifted - overallWith(new Set(), checks)) / capping.length
    : overallWith(new Set([...capping, check]), checks) - lifted;
  return Math.max(0, alone, shared);
}

/** Failing and warning checks by what they gain; among equals the more pressing first. */
export function recommendationsOf(checks: readonly CheckResult[]): ReportRecommendation[] {
  return checks
    .filter((check) => check.status === 'warn' || check.status === 'fail')
    .map((check) => ({
      checkId: check.id,
      area: check.area,
      priority: check.status === 'warn' ? softer(check) : check.priority,
      gain: Math.round(gainOf(check, checks) * 100) / 100,
    }))
    .sort((a, b) => b.gain - a.gain || PRIORITY_ORDER[a.priority] - PRIORITY_ORDER[b.priority]);
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
