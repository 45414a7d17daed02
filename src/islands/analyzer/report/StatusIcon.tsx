import type { CheckStatus } from '../../../resume/report.ts';

const PATHS: Readonly<Record<CheckStatus, string>> = {
  pass: 'm4 11 4.5 5C11 10 14 6.5 18 4',
  warn: 'M3.5 12.5c2.5-5 5-5 7.5-2.5s5 2.5 7.5-2.5',
  fail: 'm5 5 12 12M17 5 5 17',
  'not-applicable': 'M5 11h12',
  undetermined: 'M7 8c0-5 8-5 8-.5 0 3.5-4 3-4 6.5m0 4v.2',
};

export function StatusIcon({ status }: { readonly status: CheckStatus }) {
  return (
    <svg
      viewBox="0 0 22 22"
      width="22"
      height="22"
      aria-hidden="true"
      data-icon={status}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[status]} />
    </svg>
  );
}
