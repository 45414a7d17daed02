import { isCjk } from '../../../resume/language.ts';
import { isDocumentTitle } from '../../reading/names/document-titles.ts';
import { profileOf } from '../../reading/sections/profile.ts';
import type { Reading } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

const WORDS = { least: 20, most: 90 };
const CHARACTERS = { least: 40, most: 300 };
/** Warn only. */
const WITHOUT = 0.5;
/** A tabular Lebenslauf customarily has none; a Chinese resume as often as not. */
const WITHOUT_CUSTOMARILY = 0.75;
const LATE = 0.75;

/** A 履歴書 alone: a form with boxes of its own. */
function isForm({ lines, language }: Pick<Reading, 'lines' | 'language'>): boolean {
  if (language !== 'ja') return false;
  const titles = lines.filter((line) => isDocumentTitle(line.text)).map((line) => line.text.replace(/\s/gu, ''));
  const titled =
    titles.some((title) => title.includes('履歴書')) ||
    lines.slice(0, 3).some((line) => /^履\s?歴\s?書/u.test(line.text));
  return titled && !titles.some((title) => title.includes('職務経歴書'));
}

export default defineCheck({
  id: 'summary-present',
  requires: ['sections', 'lines', 'headings', 'language', 'document', 'contact'],
  messageIds: ['missing', 'late', 'too-short', 'too-long', 'too-short-characters', 'too-long-characters'],
  run: (reading) => {
    const { language, sections, lines } = reading;
    if (sections.length === 0) return undetermined;
    const profile = profileOf(reading);
    if (!profile) {
      if (isForm(reading)) return notApplicable;
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
