/** The one list of checks, in the order of CHECK_IDS: an id without its check does not compile. */
import { CHECK_IDS, type CheckId } from '../../resume/report.ts';
import charactersMapped from './ats/characters-mapped.ts';
import hiddenText from './ats/hidden-text.ts';
import injectedInstructions from './ats/injected-instructions.ts';
import singleColumn from './ats/single-column.ts';
import textLayer from './ats/text-layer.ts';
import actionVerbs from './content/action-verbs.ts';
import bulletLength from './content/bullet-length.ts';
import quantifiedResults from './content/quantified-results.ts';
import type { Check } from './define.ts';
import bodySize from './design/body-size.ts';
import contrast from './design/contrast.ts';
import fontFamilies from './design/font-families.ts';
import margins from './design/margins.ts';
import bulletsUsed from './structure/bullets-used.ts';
import contactEmail from './structure/contact-email.ts';
import contactPhone from './structure/contact-phone.ts';
import entryDates from './structure/entry-dates.ts';
import lengthPages from './structure/length-pages.ts';
import sectionsEssential from './structure/sections-essential.ts';

const CHECK_OF = {
  'contact-email': contactEmail,
  'contact-phone': contactPhone,
  'sections-essential': sectionsEssential,
  'length-pages': lengthPages,
  'entry-dates': entryDates,
  'bullets-used': bulletsUsed,
  'quantified-results': quantifiedResults,
  'action-verbs': actionVerbs,
  'bullet-length': bulletLength,
  'text-layer': textLayer,
  'characters-mapped': charactersMapped,
  'single-column': singleColumn,
  'hidden-text': hiddenText,
  'injected-instructions': injectedInstructions,
  'font-families': fontFamilies,
  'body-size': bodySize,
  margins,
  contrast,
} satisfies Record<CheckId, Check>;

export const CHECKS: readonly Check[] = CHECK_IDS.map((id) => CHECK_OF[id]);
