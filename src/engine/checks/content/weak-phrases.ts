import { isCjk } from '../../../resume/language.ts';
import { achievementBullets } from '../../reading/items/achievements.ts';
import { weakOpenings } from '../../reading/items/weak-openings.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const EXAMPLES = 5;

/** With a mark where the item goes on, or where more stands before: Japanese ends with what matters. */
function cut(words: string, text: string): string {
  const rest = text.trim().replace(/[.。]$/u, '');
  if (words.length >= rest.length) return words;
  return rest.endsWith(words) && !rest.startsWith(words) ? `…${words}` : `${words}…`;
}

export default defineCheck({
  id: 'weak-phrases',
  requires: ['bullets', 'entries', 'sections', 'lexicon', 'language'],
  messageIds: ['count', 'opening'],
  run: (reading) => {
    const { lexicon, language } = reading;
    const total = achievementBullets(reading).length;
    if (total === 0) return notApplicable;
    if (!lexicon || language === null) return undetermined;
    const weak = weakOpenings(reading);
    const data = { weak: weak.length, total, percent: percentOf(weak.length, total) };
    if (weak.length === 0) return scored(1, [], data);
    // One duty among many deeds is told and costs little; a resume of nothing but duties has failed. In ja and zh a third is free.
    const free = isCjk(language) ? 1 / 3 : 0;
    const score = ramp(weak.length / total, [
      [free, 0.88],
      [free + 0.25, 0.5],
      [free + 0.6, 0],
    ]);
    const openings = weak
      .slice(0, EXAMPLES)
      .map(({ bullet, words }) =>
        finding('opening', { opening: cut(words, bullet.text) }, evidenceOf(bullet.lines, bullet.text)),
      );
    return scored(score, [finding('count', data), ...openings], data);
  },
});
