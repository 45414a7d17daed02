/** What to tell first: what would gain most, and what is worth being proud of. */
import type { Area } from '../resume/analysis.ts';
import type { CheckId, CheckResult, ReportRecommendation } from '../resume/report.ts';
import { areaScore, areaScoresOf, fails, IMPACT_WEIGHT, overallOf, SCORING } from './scoring.ts';

const PRIORITY_ORDER = { Alta: 0, Media: 1, Baja: 2 } as const;

/** Tells the overall score, before rounding, were some checks of one area passed and the others as they are. */
function overallWith(checks: readonly CheckResult[]): (area: Area, passed: readonly CheckResult[]) => number {
  const areas = areaScoresOf(checks);
  const byArea = Map.groupBy(checks, ({ area }) => area);
  const failing = checks.filter(fails);
  return (area, passed) => {
    const own = (byArea.get(area) ?? []).map((check) => (passed.includes(check) ? { ...check, score: 1 } : check));
    const stillFailing = failing.filter((check) => !passed.includes(check));
    return overallOf({ ...areas, [area]: areaScore(area, own) }, stillFailing) ?? 0;
  };
}

/**
 * Points of the overall score that passing one check would give, the others as they are. Where failed critical checks cap the area they
 * share what lifting the cap gives, and the area's other checks are told by what they give once it is lifted.
 */
function gainsOf(checks: readonly CheckResult[]): (check: CheckResult) => number {
  const overall = overallWith(checks);
  const failing = checks.filter((check) => SCORING[check.id].impact === 'critical' && fails(check));
  return (check) => {
    const capping = failing.filter(({ area }) => area === check.area);
    const now = overall(check.area, []);
    const lifted = overall(check.area, capping);
    const shared = capping.includes(check)
      ? (lifted - now) / capping.length
      : overall(check.area, [...capping, check]) - lifted;
    return Math.max(0, overall(check.area, [check]) - now, shared);
  };
}

/** Failing and warning checks by what they gain; among equals the more pressing first. */
export function recommendationsOf(checks: readonly CheckResult[]): ReportRecommendation[] {
  const gainOf = gainsOf(checks);
  return checks
    .filter((check) => check.status === 'warn' || check.status === 'fail')
    .map((check) => ({
      checkId: check.id,
      area: check.area,
      priority: check.status === 'warn' ? softer(check) : check.priority,
      gain: Math.round(gainOf(check) * 100) / 100,
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
