/** What to tell first: what would gain most, and what is worth being proud of. */
import { AREAS, type Area } from '../resume/analysis.ts';
import type { CheckId, CheckResult, ReportRecommendation } from '../resume/report.ts';
import { areaScore, areaScoresOf, fails, IMPACT_WEIGHT, overallOf, SCORING } from './scoring.ts';

const PRIORITY_ORDER = { Alta: 0, Media: 1, Baja: 2 } as const;

/** Tells the overall score, before rounding, were some checks of one area passed and the others as they are. */
function overallWith(checks: readonly CheckResult[]): (area: Area, passed: readonly CheckResult[]) => number {
  const areas = areaScoresOf(checks);
  const failing = checks.filter(fails);
  return (area, passed) => {
    const stillFailing = failing.filter((check) => !passed.includes(check));
    return overallOf({ ...areas, [area]: areaScore(area, checks, passed) }, stillFailing) ?? 0;
  };
}

/**
 * Points of the overall score that passing one check would give, the others as they are. Where failed critical checks cap the area they
 * share what lifting the cap gives, and the area's other checks are told by what they give once it is lifted.
 */
function gainsOf(checks: readonly CheckResult[]): (check: CheckResult) => number {
  const overall = overallWith(checks);
  const capping = (area: Area): CheckResult[] =>
    checks.filter((check) => check.area === area && SCORING[check.id].impact === 'critical' && fails(check));
  const told = new Map(
    AREAS.map((area) => {
      const failing = capping(area);
      return [area, { failing, now: overall(area, []), lifted: overall(area, failing) }] as const;
    }),
  );
  return (check) => {
    const { failing = [], now = 0, lifted = 0 } = told.get(check.area) ?? {};
    const alone = overall(check.area, [check]) - now;
    // Without a cap both are the same.
    if (failing.length === 0) return Math.max(0, alone);
    const shared = failing.includes(check)
      ? (lifted - now) / failing.length
      : overall(check.area, [...failing, check]) - lifted;
    return Math.max(0, alone, shared);
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

/** Of five bullets that open with two words none opens four times, which passes; that they vary would be too much said. */
const VARIED = 0.7;

function isTold({ id, data }: CheckResult): boolean {
  // The praise says that the summary opens the resume.
  if (data['late'] === 1) return false;
  return id !== 'repeated-openings' || Number(data['different']) >= VARIED * Number(data['total']);
}

/** Passing checks, the weightiest of the most telling areas first. */
export function strengthsOf(checks: readonly CheckResult[]): CheckId[] {
  return checks
    .filter((check) => check.status === 'pass' && isTold(check))
    .toSorted(
      (a, b) =>
        TELLING[a.area] - TELLING[b.area] ||
        IMPACT_WEIGHT[SCORING[b.id].impact] - IMPACT_WEIGHT[SCORING[a.id].impact] ||
        (b.score ?? 0) - (a.score ?? 0),
    )
    .map((check) => check.id);
}
