import { UNMAPPED_SHARE, unmappedIn } from '../../reading/page/unmapped.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const EXAMPLES = 3;

export default defineCheck({
  id: 'characters-mapped',
  requires: ['document'],
  messageIds: ['unmapped'],
  run: ({ document }) => {
    const { losses, count, total, share } = unmappedIn(document);
    if (total === 0) return notApplicable;
    const percent = Math.round(share * 1000) / 10;
    const score = ramp(share, [
      [0, 1],
      [UNMAPPED_SHARE, 0.9],
      [0.03, 0.5],
      [0.2, 0],
    ]);
    if (share < UNMAPPED_SHARE) return scored(score, [], { percent });
    const evidence = losses
      .toSorted((a, b) => b.count - a.count)
      .slice(0, EXAMPLES)
      .map(({ page, span }) => ({ page, excerpt: excerptOf(span.text), box: span.box }));
    return scored(Math.min(score, 0.89), [finding('unmapped', { count, percent }, evidence)], { percent });
  },
});
