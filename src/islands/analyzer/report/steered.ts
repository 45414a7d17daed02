import type { Report } from '../../../resume/report.ts';
import type { SentText } from '../askAi.ts';

/** Whether the resume addresses a machine, in hidden text or in plain sight: then the AI's figures are no headline. */
export function isSteered(report: Report, sent: SentText | null): boolean {
  const check = report.checks.find(({ id }) => id === 'injected-instructions');
  return check?.status === 'fail' || check?.status === 'warn' || (sent?.cutPassages.length ?? 0) > 0;
}
