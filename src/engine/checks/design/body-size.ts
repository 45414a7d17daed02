import type { ResumeDocument } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Points. */
const LATIN = { minimum: 9.5, maximum: 12.5 };
const CJK = { minimum: 9, maximum: 12 };
/** What rounding and page scaling may take away. */
const TOLERANCE = 0.05;

/** The size of recognised text is the recogniser's guess, not what was printed. */
function isRecognised({ pages }: ResumeDocument): boolean {
  const spans = pages.flatMap((page) => page.spans);
  const count = (some: typeof spans): number => some.reduce((sum, span) => sum + span.text.length, 0);
  return count(spans.filter((span) => span.ocr)) > 0.5 * count(spans);
}

export default defineCheck({
  id: 'body-size',
  requires: ['typography', 'language', 'document'],
  messageIds: ['too-small', 'too-large'],
  run: ({ typography: { bodySize: size }, language, document }) => {
    if (size === null || isRecognised(document)) return notApplicable;
    const { minimum, maximum } = language !== null && isCjk(language) ? CJK : LATIN;
    const data = { size };
    if (size < minimum - TOLERANCE) {
      return scored(
        ramp(minimum - size, [
          [0, 0.89],
          [1, 0.6],
          [1.5, 0.45],
          [3, 0],
        ]),
        [finding('too-small', { size, minimum })],
        data,
      );
    }
    if (size > maximum + TOLERANCE) {
      return scored(
        ramp(size - maximum, [
          [0, 0.89],
          [1.5, 0.6],
          [2.5, 0.45],
          [5, 0],
        ]),
        [finding('too-large', { size, maximum })],
        data,
      );
    }
    return scored(1, [], data);
  },
});
