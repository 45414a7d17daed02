/**
 * Checks that fall silent, or find their voice, because a defect leaves them less or more to judge: told as not applicable before or after,
 * never as a fault. Everything else that changes is a false alarm or needs its reason in the defect's own `also`.
 */
import type { CheckId } from '../../../src/resume/report.ts';

export const SILENCED: Readonly<Partial<Record<CheckId, string>>> = {
  'line-spacing': 'Fewer than three wrapped lines tell no habit: rewording or moving a line may leave two.',
  'last-page-fill': 'A resume of one page has no last page, and one that grows or shrinks gets or loses it.',
  'links-visible': 'Where the profile is gone or is nobody’s, there is no target to be read.',
  'bullet-style': 'Fewer than four items of one level make no style: indenting them apart makes many levels.',
};
