/** What a planted defect did to a report, and what it may not do. */
import { areaScore, SCORING } from '../../../src/engine/scoring.ts';
import { AREAS, type Area } from '../../../src/resume/analysis.ts';
import type { CheckId, CheckStatus, Report } from '../../../src/resume/report.ts';
import type { Defect } from './defect.ts';
import { SILENCED } from './silence.ts';

export interface Verdict {
  /** Warn or fail. */
  readonly found: boolean;
  /** The score of the check's area, before rounding, is lower than without the defect; advice moves no score. */
  readonly lowered: boolean;
  /** Other checks whose status changed, without leave. */
  readonly strangers: readonly string[];
  /** Other areas whose score fell, without leave. */
  readonly dragged: readonly Area[];
  /** Areas whose score rose: a fault that pays is none, and mending it would lower them. */
  readonly raised: readonly Area[];
  /** Checks of `also` that did change. */
  readonly together: readonly CheckId[];
}

const isFault = (status: CheckStatus | undefined): boolean => status === 'warn' || status === 'fail';

export function statusesOf(report: Report): ReadonlyMap<CheckId, CheckStatus> {
  return new Map(report.checks.map(({ id, status }) => [id, status]));
}

export function verdictOf(defect: Defect, before: Report, after: Report): Verdict {
  const [was, is] = [statusesOf(before), statusesOf(after)];
  const area = SCORING[defect.check].area;
  const also = defect.also ?? {};
  const score = (report: Report, of: Area): number => areaScore(of, report.checks) ?? 0;
  const fellSilent = (id: CheckId, status: CheckStatus): boolean =>
    id in SILENCED && [was.get(id), status].toSorted().join() === 'not-applicable,pass';
  const changed = [...is].filter(
    ([id, status]) => id !== defect.check && was.get(id) !== status && !fellSilent(id, status),
  );
  const free = new Set<Area>([area, ...(Object.keys(also) as CheckId[]).map((id) => SCORING[id].area)]);
  return {
    found: isFault(is.get(defect.check)),
    lowered: SCORING[defect.check].impact === 'advice' || score(after, area) < score(before, area),
    strangers: changed.flatMap(([id, status]) => (id in also ? [] : [`${id}: ${String(was.get(id))} → ${status}`])),
    dragged: AREAS.filter((own) => !free.has(own) && score(after, own) < score(before, own)),
    raised: AREAS.filter((own) => score(after, own) > score(before, own)),
    together: changed.flatMap(([id]) => (id in also ? [id] : [])),
  };
}
