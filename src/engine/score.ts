/** Runs the checks over a reading. */
import type { CheckId, CheckResult, CheckStatus, MessageData } from '../resume/report.ts';
import { FAILS_BELOW, PRIORITY_OF_IMPACT, SCORING } from './scoring.ts';
import type { Check, Outcome } from './checks/define.ts';
import type { Reading } from './reading/reading.ts';

/** Pass from 0.9, warn from 0.5, fail below (CHECKS.md). */
export function statusOf(score: number): CheckStatus {
  if (score >= 0.9) return 'pass';
  return score >= FAILS_BELOW ? 'warn' : 'fail';
}

function resultOf({ id }: Check, outcome: Outcome): CheckResult {
  const { area, impact } = SCORING[id];
  const base = { id, area, priority: PRIORITY_OF_IMPACT[impact], findings: [], data: {} as MessageData };
  if (outcome.kind === 'notApplicable') return { ...base, status: 'not-applicable', score: null };
  if (outcome.kind === 'undetermined') return { ...base, status: 'undetermined', score: null };
  const score = Math.round(outcome.score * 1000) / 1000;
  return { ...base, status: statusOf(score), score, findings: outcome.findings, data: outcome.data };
}

/** Beside the checks of the file and of its looks, what can be told of a text in a language that is not measured. */
const OF_ANY_LANGUAGE: ReadonlySet<CheckId> = new Set(['contact-email', 'length-pages', 'file-name']);

function needsLanguage({ id }: Check): boolean {
  const { area } = SCORING[id];
  return area !== 'ats' && area !== 'design' && !OF_ANY_LANGUAGE.has(id);
}

/** A check that throws could not tell; the others still do. */
function runOne(check: Check, reading: Reading): Outcome {
  if (reading.otherLanguage !== null && needsLanguage(check)) return { kind: 'undetermined' };
  if (check.languages && (reading.language === null || !check.languages.includes(reading.language)))
    return { kind: 'notApplicable' };
  try {
    return check.run(reading);
  } catch {
    return { kind: 'undetermined' };
  }
}

/** Checks of the file alone where there is no text; whether a check needs text, it says itself. */
export function runChecks(checks: readonly Check[], reading: Reading, hasText: boolean): CheckResult[] {
  return checks.map((check) =>
    resultOf(check, hasText || check.withoutText ? runOne(check, reading) : { kind: 'notApplicable' }),
  );
}

/** For a file that could not be opened: every check is listed and none is told. */
export function untold(checks: readonly Check[]): CheckResult[] {
  return checks.map((check) => resultOf(check, { kind: 'notApplicable' }));
}
