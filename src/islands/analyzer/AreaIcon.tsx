import type { Area } from '../../resume/analysis.ts';

const PATHS: Readonly<Record<Area, string>> = {
  structure: 'M4 5h16M4 5v14h16V5M4 10h16M10 10v9',
  content: 'M5 4h14v16H5zM8.5 9h7M8.5 12.5h7M8.5 16h4',
  ats: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  design: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
};

export function AreaIcon({ area }: { readonly area: Area }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[area]} />
    </svg>
  );
}
