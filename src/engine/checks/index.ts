/** The one list of checks, in the order of CHECK_IDS: an id without its check does not compile. */
import { CHECK_IDS, type CheckId } from '../../resume/report.ts';
import { ATS_CHECKS } from './ats.ts';
import { CONTENT_CHECKS } from './content.ts';
import type { Check } from './define.ts';
import { DESIGN_CHECKS } from './design.ts';
import { STRUCTURE_CHECKS } from './structure.ts';

const CHECK_OF = {
  ...STRUCTURE_CHECKS,
  ...CONTENT_CHECKS,
  ...ATS_CHECKS,
  ...DESIGN_CHECKS,
} satisfies Readonly<Record<CheckId, Check>>;

export const CHECKS: readonly Check[] = CHECK_IDS.map((id) => CHECK_OF[id]);
