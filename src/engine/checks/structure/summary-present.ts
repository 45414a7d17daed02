import { isCjk } from '../../../resume/language.ts';
import { profileOf } from '../../reading/sections/profile.ts';
import type { Reading } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined, type Outcome } from '../define.ts';
import { isFormAlone, statementOf } from '../japanese-form.ts';
import { ramp } from '../ramp.ts';

const WORDS = { least: 20, most: 90 };
const CHARACTERS = { least: 40, most: 300 };
/** Warn only. */
const WITHOUT = 0.5;
/** A tabular Lebenslauf customarily has none; a Chinese resume as often as not. */
const WITHOUT_CUSTOMARILY = 0.75;
const LATE = 0.75;

/** Of the box of a 履歴書: nothing in it, a word or two. */
const BLANK = 0.4;
const FEW: readonly (readonly [number, number])[] = [
  [0, 0.5],
  [1, 0.89],
];

/** A 履歴書 has no summary: what its owner says of oneself stands in a box for it. Forms without one are as good. */
function judgeForm(reading: Pick<Reading, 'sections'>): Outcome {
  const statement = statementOf(reading);
  if (!statement || statement.elsewhere) return notApplicable;
  const { characters } = statement;
  const data = { kind: 'form', words: characters };
  const evidence = evidenceOf(statement.lines);
  if (characters === 0) return scored(BLANK, [finding('form-blank', {}, evidence)], data);
  if (characters >= CHARACTERS.least) return scored(1, [], { ...data, late: 1 });
  return scored(ramp(characters / CHARACTERS.least, FEW), [finding('form-short', { characters }, evidence)], data);
}

export default defineCheck({
  id: 'summary-present',
  requires: ['sections', 'lines', 'headings', 'language', 'document', 'contact'],
  messageIds: [
    'missing',
    'late',
    'too-short',
    'too-long',
    'too-short-characters',
    'too-long-characters',
    'form-blank',
    'form-short',
  ],
  run: (reading) => {
    const { language, sections, lines } = reading;
    if (sections.length === 0) return undetermined;
    if (isFormAlone(reading)) return judgeForm(reading);
    const profile = profileOf(reading);
    if (!profile) {
      const customary = language === 'de' || language === 'zh';
      const [first] = sections;
      const above = first ? lines.filter((line) => line.index === first.heading.line.index) : [];
      return scored(customary ? WITHOUT_CUSTOMARILY : WITHOUT, [finding('missing', {}, evidenceOf(above))], {
        words: 0,
      });
    }
    const cjk = language !== null && isCjk(language);
    const { least, most } = cjk ? CHARACTERS : WORDS;
    const { length } = profile;
    const data = { words: length };
    const evidence = evidenceOf(profile.lines);
    // 自己PR and 自我评价 customarily close the resume, and are as long as they are.
    if (!profile.opens)
      return cjk ? scored(1, [], { ...data, late: 1 }) : scored(LATE, [finding('late', data, evidence)], data);
    const unit = cjk ? { id: '-characters', data: { characters: length } } : { id: '', data: { words: length } };
    if (length < least) {
      const score = ramp(length / least, [
        [0.25, 0.5],
        [1, 0.89],
      ]);
      return scored(score, [finding(`too-short${unit.id}`, unit.data, evidence)], data);
    }
    if (length > most) {
      const score = ramp(length / most, [
        [1, 0.89],
        [2, 0.5],
      ]);
      return scored(score, [finding(`too-long${unit.id}`, unit.data, evidence)], data);
    }
    return scored(1, [], data);
  },
});
