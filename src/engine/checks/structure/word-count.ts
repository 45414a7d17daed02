import { isCjk } from '../../../resume/language.ts';
import { lengthOf } from '../../reading/text/words.ts';
import { defineCheck, finding, notApplicable, scored, undetermined } from '../define.ts';
import { isFormAlone } from '../japanese-form.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md; the public resumes measured lie between 226 and 649 words where they are resumes of one or two pages. */
const WORDS = { least: 250, most: 1000 };
/** German joins words that the others write apart: of our own pages, written in each language, the German ones have 14 % fewer than the English. */
const LEAST_GERMAN = 215;
const CHARACTERS = { least: 600, most: 3000 };

export default defineCheck({
  id: 'word-count',
  requires: ['words', 'lines', 'sections', 'language', 'document'],
  messageIds: ['too-few', 'too-many', 'too-few-characters', 'too-many-characters'],
  run: ({ words, lines, sections, language, document }) => {
    // Pages past the limit of reading, or unreadable ones, hide words that are there.
    if (language === null || document.pages.some((page) => page.unreadable)) return undetermined;
    if (isFormAlone({ lines, language })) return notApplicable;
    const cjk = isCjk(language);
    const { least: usual, most } = cjk ? CHARACTERS : WORDS;
    const least = language === 'de' ? LEAST_GERMAN : usual;
    const id = cjk ? '-characters' : '';
    const unit = cjk ? 'characters' : 'words';
    const data = { count: words };
    if (words < least && document.pages.length === document.pageCount) {
      const score = ramp(words / least, [
        [0.3, 0.2],
        [0.6, 0.5],
        [1, 0.89],
      ]);
      return scored(score, [finding(`too-few${id}`, { [unit]: words, least })], data);
    }
    // A list of publications is as long as it is.
    const published = new Set(
      sections
        .filter(({ kind }) => kind === 'publications')
        .flatMap((section) => section.lines.map(({ text }) => text)),
    );
    const counted = words - lengthOf([...published].join('\n'), language);
    if (counted <= most) return scored(1, [], data);
    const score = ramp(counted / most, [
      [1, 0.89],
      [1.4, 0.5],
      [2.5, 0],
    ]);
    return scored(score, [finding(`too-many${id}`, { [unit]: counted, most })], data);
  },
});
