import { isCjk } from '../../../resume/language.ts';
import { gu } from '../../../resume/patterns.ts';
import { achievementBullets } from '../../reading/items/achievements.ts';
import { hasFigure } from '../../reading/items/figures.ts';
import { lengthOf } from '../../reading/text/words.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

const WORDS = { least: 8, most: 30 };
/** "Durchführung von 30 Simulationstrainings im Jahr" says in six words what takes English eight. */
const GERMAN = { least: 6, most: 30 };
const CHARACTERS = { least: 15, most: 90 };
/** In ja and zh a Latin name ("Elasticsearch") reads at a glance: longer ones count as so many characters towards too long. */
const LATIN_NAME = 4;
const SHARE = 0.8;
const EXAMPLES = 3;

export default defineCheck({
  id: 'bullet-length',
  requires: ['bullets', 'entries', 'sections', 'lexicon', 'language'],
  messageIds: ['too-long', 'too-short', 'too-long-characters', 'too-short-characters'],
  run: (reading) => {
    const bullets = achievementBullets(reading);
    if (bullets.length === 0) return notApplicable;
    const cjk = reading.language !== null && isCjk(reading.language);
    const { least, most } = cjk ? CHARACTERS : reading.language === 'de' ? GERMAN : WORDS;
    const measured = bullets.map((bullet) => {
      const length = lengthOf(bullet.text, reading.language);
      const names = cjk ? (bullet.text.match(gu`[\p{Script=Latin}\d.+#-]{5,}`) ?? []) : [];
      const glance = length - names.reduce((sum, name) => sum + name.length - LATIN_NAME, 0);
      // A short result with its figure says already what came of it.
      const told = length < least && reading.lexicon !== null && hasFigure(bullet.text, reading.lexicon);
      return { bullet, length, tooLong: glance > most, told };
    });
    const bad = measured.filter(({ length, tooLong }) => length < least || tooLong);
    const good = bullets.length - bad.length;
    const share = good / bullets.length;
    const data = { good, total: bullets.length, percent: percentOf(good, bullets.length) };
    const score = ramp(share, [
      [0, 0],
      [SHARE / 2, 0.5],
      [SHARE, 0.9],
      [0.95, 1],
    ]);
    if (share >= SHARE) return scored(score, [], data);
    const distance = (length: number): number => (length > most ? length / most : least / Math.max(1, length));
    const findings = [...bad]
      .sort((a, b) => Number(a.told) - Number(b.told) || distance(b.length) - distance(a.length))
      .slice(0, EXAMPLES)
      .map(({ bullet, length, tooLong }) => {
        const id = tooLong ? 'too-long' : 'too-short';
        const evidence = evidenceOf(bullet.lines, bullet.text);
        return cjk
          ? finding(`${id}-characters`, { characters: length }, evidence)
          : finding(id, { words: length }, evidence);
      });
    return scored(score, findings, data);
  },
});
