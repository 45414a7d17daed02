import { achievementBullets } from '../../reading/achievements.ts';
import { hasFigure } from '../../reading/figures.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const SHARE = 0.4;
const EXAMPLES = 3;

export default defineCheck({
  id: 'quantified-results',
  requires: ['bullets', 'sections', 'lexicon', 'language'],
  messageIds: ['few', 'no-figure'],
  run: (reading) => {
    const bullets = achievementBullets(reading);
    if (bullets.length === 0) return notApplicable;
    const without = bullets.filter((bullet) => !hasFigure(bullet.text, reading.lexicon));
    const withFigure = bullets.length - without.length;
    const share = withFigure / bullets.length;
    const data = { withFigure, total: bullets.length, percent: percentOf(withFigure, bullets.length) };
    const score = ramp(share, [
      [0, 0],
      [SHARE / 2, 0.5],
      [SHARE, 0.9],
      [0.6, 1],
    ]);
    if (share >= SHARE) return scored(score, [], data);
    const examples = without
      .slice(0, EXAMPLES)
      .map((bullet) => finding('no-figure', {}, evidenceOf(bullet.lines, bullet.text)));
    return scored(score, [finding('few', data), ...examples], data);
  },
});
