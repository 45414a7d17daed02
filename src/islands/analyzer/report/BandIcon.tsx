import type { Band } from '../../../resume/analysis.ts';

const PATHS: Readonly<Record<Band, string>> = {
  excellent: 'm4 10.5 4 4.5c2.5-5 5-8 8-10.5',
  good: 'M3.5 12c2.5-5 4.5-5 6.5-2s4 3 6.5-2',
  'needs-improvement': 'M10 3.5v8.5M10 16v.3',
};

/** A stroke of the pen for each band, so that colour is never alone. */
export function BandIcon({ band }: { readonly band: Band }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[band]} />
    </svg>
  );
}
