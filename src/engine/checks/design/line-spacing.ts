import { isCjk } from '../../../resume/language.ts';
import { isRecognised } from '../../reading/page/setting.ts';
import { wrapsOf, type Wrap } from '../../reading/page/wrapped.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const LEAST = 1;
const LATIN = 1.6;
/** Full-width characters need more: JLREQ 2.4.2 has gaps of half to one size; Word's Japanese page sets 10.5 points on lines of 18. */
const CJK = 1.8;
/** What rounding and hinting may take away. */
const TOLERANCE = 0.03;
/** Fewer wrapped lines than this tell no habit. */
const FEWEST = 3;
const MAX_EVIDENCE = 2;

function median(wraps: readonly Wrap[]): Wrap | undefined {
  const sorted = wraps.toSorted((a, b) => a.spacing - b.spacing);
  return sorted[Math.floor(sorted.length / 2)];
}

export default defineCheck({
  id: 'line-spacing',
  requires: ['document', 'lines', 'headings', 'language'],
  messageIds: ['tight', 'loose'],
  run: ({ document, lines, headings, language }) => {
    const wraps = wrapsOf(lines, new Set(headings.map(({ line }) => line.index)));
    const middle = median(wraps);
    if (wraps.length < FEWEST || !middle || isRecognised(document)) return notApplicable;
    const most = language !== null && isCjk(language) ? CJK : LATIN;
    const spacing = Math.round(middle.spacing * 100) / 100;
    const data = { spacing };
    const evidence = [middle, ...wraps.filter((wrap) => wrap !== middle && Math.abs(wrap.spacing - spacing) < 0.05)]
      .slice(0, MAX_EVIDENCE)
      .flatMap(({ above, below }) => evidenceOf([above, below]));
    if (spacing < LEAST - TOLERANCE) {
      const points = [
        [0.7, 0],
        [0.85, 0.45],
        [LEAST, 0.89],
      ] as const;
      return scored(ramp(spacing, points), [finding('tight', { spacing, least: LEAST }, evidence)], data);
    }
    if (spacing > most + TOLERANCE) {
      const points = [
        [most, 0.89],
        [most + 0.3, 0.6],
        [most + 0.6, 0.45],
        [most + 1.2, 0],
      ] as const;
      return scored(ramp(spacing, points), [finding('loose', { spacing, most }, evidence)], data);
    }
    return scored(1, [], data);
  },
});
