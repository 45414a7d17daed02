/** Reads a check's outcome the way the report does. */
import { expect } from 'vitest';
import type { Check, Outcome } from '../../src/engine/checks/define.ts';
import { statusOf as statusOfScore } from '../../src/engine/score.ts';
import type { CheckStatus, Finding } from '../../src/resume/report.ts';
import { reading, type ReadingParts } from './builder.ts';

export function statusOf(outcome: Outcome): CheckStatus {
  if (outcome.kind !== 'scored') return outcome.kind === 'notApplicable' ? 'not-applicable' : 'undetermined';
  return statusOfScore(outcome.score);
}

export interface Told {
  readonly status: CheckStatus;
  readonly ids: readonly string[];
  readonly findings: readonly Finding[];
  readonly data: Readonly<Record<string, string | number>>;
}

/** Runs a check on a reading and holds it to what it declares: artifacts, message ids, excerpts of at most 160 characters. */
export function tell(check: Check, parts: ReadingParts = {}): Told {
  const whole = reading(parts);
  const declared = Object.fromEntries(check.requires.map((name) => [name, whole[name]]));
  const outcome = check.run(declared as unknown as typeof whole);
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  for (const { messageId, evidence } of findings) {
    expect(check.messageIds).toContain(messageId);
    for (const { excerpt, page } of evidence) {
      expect(Array.from(excerpt).length).toBeLessThanOrEqual(160);
      expect(page).toBeGreaterThan(0);
    }
  }
  const status = statusOf(outcome);
  if (status === 'warn' || status === 'fail') expect(findings.length, 'a fault is always told').toBeGreaterThan(0);
  return {
    status,
    ids: findings.map(({ messageId }) => messageId),
    findings,
    data: outcome.kind === 'scored' ? outcome.data : {},
  };
}
