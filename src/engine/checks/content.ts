/** The checks of this area, in the order of their ids. */
import type { Check } from './define.ts';
import actionVerbs from './content/action-verbs.ts';
import bulletLength from './content/bullet-length.ts';
import buzzwords from './content/buzzwords.ts';
import firstPerson from './content/first-person.ts';
import mixedLanguage from './content/mixed-language.ts';
import outdatedLines from './content/outdated-lines.ts';
import passiveVoice from './content/passive-voice.ts';
import personalData from './content/personal-data.ts';
import quantifiedResults from './content/quantified-results.ts';
import recentExperience from './content/recent-experience.ts';
import repeatedOpenings from './content/repeated-openings.ts';
import skillsSpecific from './content/skills-specific.ts';
import spelling from './content/spelling.ts';
import weakPhrases from './content/weak-phrases.ts';

export const CONTENT_CHECKS = {
  'quantified-results': quantifiedResults,
  'action-verbs': actionVerbs,
  'weak-phrases': weakPhrases,
  buzzwords,
  'first-person': firstPerson,
  'passive-voice': passiveVoice,
  'bullet-length': bulletLength,
  'repeated-openings': repeatedOpenings,
  spelling,
  'skills-specific': skillsSpecific,
  'outdated-lines': outdatedLines,
  'personal-data': personalData,
  'mixed-language': mixedLanguage,
  'recent-experience': recentExperience,
} satisfies Readonly<Record<string, Check>>;
