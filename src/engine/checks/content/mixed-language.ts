import type { Evidence, SectionKind } from '../../../resume/report.ts';
import { mayHoldCjk } from '../../reading/text/characters.ts';
import { languageOfPassage } from '../../reading/text/foreign.ts';
import { visiblePassages, type Passage } from '../../reading/text/passages.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

/** One quotation or one foreign slogan is no mixture; a paragraph is. Letters; of Japanese and Chinese half as many say as much. */
const LEAST_PASSAGES = 2;
const PARAGRAPH = 180;
const SHARE = 0.1;
/** Letters of a profile, which whoever reads on in another language reads first; a motto has fewer. */
const PROFILE = 80;
/** Many short items. */
const MANY = 3;
const SHARE_OF_MANY = 0.05;
const EXAMPLES = 3;

/** Titles of works, degrees, awards and people stand in the language they were given in. */
const ASIDE: ReadonlySet<SectionKind> = new Set([
  'publications',
  'education',
  'certifications',
  'awards',
  'references',
  'languages',
]);

function evidenceOf({ text, parts }: Passage): Evidence[] {
  return parts.slice(0, 1).map(({ page, box }) => ({ page, box, excerpt: excerptOf(text) }));
}

export default defineCheck({
  id: 'mixed-language',
  requires: ['lines', 'sections', 'headings', 'language'],
  messageIds: ['mixed', 'passage'],
  run: ({ lines, sections, headings, language }) => {
    if (language === null) return undetermined;
    const aside = new Set(
      sections.filter(({ kind }) => ASIDE.has(kind)).flatMap((section) => section.lines.map(({ index }) => index)),
    );
    for (const { line } of headings) aside.add(line.index);
    const body = lines.filter((line) => !line.running && !aside.has(line.index));
    const told = visiblePassages(body)
      .map((passage) => ({ passage, ...languageOfPassage(passage.text, language) }))
      .filter(({ weight }) => weight > 0);
    if (told.length === 0) return notApplicable;
    const foreign = told.filter((item) => item.foreign !== null);
    const sum = (items: typeof told): number => items.reduce((total, { weight }) => total + weight, 0);
    const share = sum(foreign) / sum(told);
    const data = { passages: foreign.length, total: told.length, percent: percentOf(sum(foreign), sum(told)) };
    const length = Math.max(0, ...foreign.map(({ passage, weight }) => (mayHoldCjk(passage.text) ? 2 : 1) * weight));
    const summary = new Set(sections.find(({ kind }) => kind === 'summary')?.lines.map(({ box }) => box));
    // A profile that is told in both languages is a courtesy.
    const opening = told.filter(({ passage }) => passage.parts.some(({ box }) => box !== null && summary.has(box)));
    const estranged = opening.every((item) => item.foreign !== null) && sum(opening) >= PROFILE;
    const few = !estranged && foreign.length < LEAST_PASSAGES && length < PARAGRAPH;
    if (few || (!estranged && share <= (foreign.length < MANY ? SHARE : SHARE_OF_MANY))) return scored(1, [], data);
    const score = ramp(share, [
      [SHARE, 0.8],
      [0.3, 0.5],
      [0.5, 0.2],
    ]);
    const examples = foreign.slice(0, EXAMPLES).map(({ passage }) => finding('passage', {}, evidenceOf(passage)));
    return scored(score, [finding('mixed', data), ...examples], data);
  },
});
