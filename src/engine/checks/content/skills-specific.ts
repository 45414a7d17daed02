import { EVERYDAY_SKILLS, SOFT_SKILLS } from '../../lexicons/soft-skills.ts';
import { indexPhrases, phrasesIn } from '../../reading/text/phrases.ts';
import { isBasicTool } from '../../reading/items/basic-tools.ts';
import { skillsOf, type Skill } from '../../reading/items/skills.ts';
import { fold } from '../../reading/text/fold.ts';
import { plain } from '../../reading/text/words.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';
import { oncePerLanguage } from '../../reading/text/once.ts';

/** CHECKS.md. */
const LEAST = 6;
const MOST = 30;
/** Longer lists are keyword-stuffing's to tell. */
const STUFFED = 40;
/** "Most of them concrete". */
const SOFT_SHARE = 0.5;
const EXAMPLES = 4;

const indexOf = oncePerLanguage((language) => indexPhrases(SOFT_SKILLS[language]));

export default defineCheck({
  id: 'skills-specific',
  requires: ['sections', 'language'],
  messageIds: ['few', 'many', 'vague', 'trait', 'everyday'],
  run: ({ sections, language }) => {
    const list = skillsOf({ sections });
    if (list === null) return notApplicable;
    if (language === null || list.prose) return undetermined;
    const { skills } = list;
    const isEveryday = ({ text }: Skill): boolean => EVERYDAY_SKILLS[language].test(plain(fold(text)).trim());
    const traits = skills.filter(({ text }) => phrasesIn(text, indexOf(language)).length > 0);
    const everyday = skills.filter((skill) => !traits.includes(skill) && isEveryday(skill));
    // A list of nothing but these is outdated-lines' to tell.
    const rest = skills.filter((skill) => !traits.includes(skill));
    const told = rest.length > 0 && rest.every(({ text }) => isBasicTool(text)) ? [] : everyday;
    const soft = [...traits, ...told];
    const concrete = skills.length - soft.length;
    const data = { count: skills.length, concrete, soft: soft.length };
    const share = soft.length / skills.length;
    const findings = [];
    if (skills.length < LEAST) findings.push(finding('few', data));
    if (skills.length > MOST && skills.length <= STUFFED) findings.push(finding('many', data));
    if (share > SOFT_SHARE) {
      findings.push(finding('vague', data));
      for (const { text, line } of soft.slice(0, EXAMPLES))
        findings.push(
          finding(traits.some((own) => own.text === text) ? 'trait' : 'everyday', { skill: text }, evidenceOf([line])),
        );
    }
    // Five good skills are nearly enough, thirty-five a little much; two of them, or traits alone, tell nothing.
    const byCount = ramp(skills.length, [
      [0, 0.2],
      [LEAST - 1, 0.8],
      [LEAST, 1],
      [MOST, 1],
      [MOST + 1, 0.8],
      [STUFFED, 0.6],
      [STUFFED + 1, 1],
    ]);
    const byKind = ramp(share, [
      [0, 1],
      [SOFT_SHARE, 0.92],
      [SOFT_SHARE + 0.01, 0.65],
      [1, 0.2],
    ]);
    return scored(Math.min(byCount, byKind), findings, data);
  },
});
