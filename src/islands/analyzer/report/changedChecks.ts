import { MARKET_CHECKS } from '../../../resume/markets.ts';
import type { CheckId, CheckResult, Report } from '../../../resume/report.ts';

/** Checks that say something else in one report than in another of the same file for another market, in the order of the report. */
export function changedChecks(before: Report, after: Report): readonly CheckId[] {
  const known = new Map(before.checks.map((check) => [check.id, verdictOf(check)]));
  return after.checks
    .filter((check) => MARKET_CHECKS.includes(check.id) && known.get(check.id) !== verdictOf(check))
    .map(({ id }) => id);
}

/** What it decides and why, without the words and the places. */
function verdictOf({ status, score, findings }: CheckResult): string {
  return [status, score, ...findings.map(({ messageId }) => messageId)].join(' ');
}
