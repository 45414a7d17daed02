import { achievementBullets } from '../../reading/items/achievements.ts';
import { passiveIn } from '../../reading/items/passive.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const SHARE = 0.15;
/** A single passive is no habit, however few the bullets. */
const LEAST = 2;
const EXAMPLES = 4;

export default defineCheck({
  id: 'passive-voice',
  requires: ['bullets', 'entries', 'sections', 'lexicon', 'language'],
  messageIds: ['many', 'bullet'],
  run: (reading) => {
    const { lexicon } = reading;
    const bullets = achievementBullets(reading);
    if (bullets.length === 0) return notApplicable;
    if (!lexicon) return undetermined;
    const found = bullets.flatMap((bullet) => {
      const words = passiveIn(bullet.text, lexicon);
      return words === null ? [] : [{ bullet, words }];
    });
    const share = found.length / bullets.length;
    const data = { passive: found.length, total: bullets.length, percent: percentOf(found.length, bullets.length) };
    if (share <= SHARE || found.length < LEAST)
      return scored(
        ramp(share, [
          [0, 1],
          [SHARE, 0.92],
        ]),
        [],
        data,
      );
    const score = ramp(share, [
      [SHARE, 0.85],
      [0.4, 0.5],
      [0.8, 0.1],
    ]);
    const examples = found
      .slice(0, EXAMPLES)
      .map(({ bullet, words }) => finding('bullet', { words }, evidenceOf(bullet.lines, bullet.text)));
    return scored(score, [finding('many', data), ...examples], data);
  },
});
