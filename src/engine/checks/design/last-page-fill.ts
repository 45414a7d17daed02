import { unionOf } from '../../../resume/document.ts';
import type { Line } from '../../reading/reading.ts';
import { isForm } from '../../reading/page/setting.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const LEAST = 25;

/** Percent of the text block, from its top down to the last line. */
function fillOf(own: readonly Line[], all: readonly Line[]): number {
  const top = Math.max(...all.map(({ box }) => box.y + box.height));
  const bottom = Math.min(...all.map(({ box }) => box.y));
  const end = Math.min(...own.map(({ box }) => box.y));
  return Math.round((100 * (top - end)) / Math.max(1, top - bottom));
}

export default defineCheck({
  id: 'last-page-fill',
  requires: ['document', 'lines'],
  messageIds: ['short', 'blank'],
  run: ({ document, lines }) => {
    const last = document.pages.at(-1);
    if (document.pageCount < 2 || !last || document.pages.length < document.pageCount || last.unreadable)
      return notApplicable;
    // A form has as many pages as it has.
    if (isForm(document, lines)) return notApplicable;
    const text = lines.filter((line) => !line.running);
    const own = text.filter((line) => line.page === last.number);
    const data = { page: last.number };
    if (own.length === 0) {
      // A picture may say something: whether it does, is the text layer's matter.
      if (last.images.length > 0) return notApplicable;
      return scored(0, [finding('blank', data, [{ ...data, excerpt: '', box: null }])], { ...data, percent: 0 });
    }
    const percent = fillOf(own, text);
    if (percent >= LEAST) return scored(1, [], { ...data, percent });
    const evidence = [
      { page: last.number, excerpt: excerptOf(own[0]?.text ?? ''), box: unionOf(own.map(({ box }) => box)) },
    ];
    const points = [
      [0, 0.3],
      [LEAST, 0.85],
    ] as const;
    return scored(ramp(percent, points), [finding('short', { ...data, percent, lines: own.length }, evidence)], {
      ...data,
      percent,
    });
  },
});
