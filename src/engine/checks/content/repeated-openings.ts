import { achievementBullets } from '../../reading/items/achievements.ts';
import { firstWordOf } from '../../reading/text/first-words.ts';
import type { Bullet } from '../../reading/reading.ts';
import { weakOpenings } from '../../reading/items/weak-openings.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md: no word more than three times. */
const MOST = 3;
const EXAMPLES = 3;

export default defineCheck({
  id: 'repeated-openings',
  requires: ['bullets', 'entries', 'sections', 'lexicon', 'language'],
  messageIds: ['word'],
  run: (reading) => {
    const { lexicon } = reading;
    const told = new Set(weakOpenings(reading).map(({ bullet }) => bullet));
    // "Responsible for" five times is weak-phrases' to tell.
    const bullets = achievementBullets(reading).filter((bullet) => !told.has(bullet));
    if (bullets.length <= MOST) return notApplicable;
    if (!lexicon) return undetermined;
    const groups = new Map<string, { word: string; bullets: Bullet[] }>();
    for (const bullet of bullets) {
      const first = firstWordOf(bullet.text, lexicon);
      if (!first) continue;
      const group = groups.get(first.key) ?? { word: first.written, bullets: [] };
      group.bullets.push(bullet);
      groups.set(first.key, group);
    }
    const repeated = [...groups.values()]
      .filter((group) => group.bullets.length > MOST)
      .sort((a, b) => b.bullets.length - a.bullets.length);
    const data = { different: groups.size, total: bullets.length };
    if (repeated.length === 0) return scored(1, [], data);
    // The more of the bullets open alike, the duller: a quarter is a slip, most of them a rubber stamp.
    const share = repeated.reduce((sum, group) => sum + group.bullets.length, 0) / bullets.length;
    const score = ramp(share, [
      [0.1, 0.85],
      [0.5, 0.5],
      [1, 0.2],
    ]);
    const findings = repeated.slice(0, EXAMPLES).map((group) =>
      finding(
        'word',
        { word: group.word, times: group.bullets.length },
        group.bullets.slice(0, 6).flatMap((bullet) => evidenceOf(bullet.lines, bullet.text)),
      ),
    );
    return scored(score, findings, data);
  },
});
