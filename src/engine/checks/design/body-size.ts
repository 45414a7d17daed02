import { isCjk } from '../../../resume/language.ts';
import { isDrawn, isForm, isRecognised, setSpans } from '../../reading/page/setting.ts';
import { defineCheck, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Points. */
const LATIN = { minimum: 9.5, maximum: 12.5 };
const CJK = { minimum: 9, maximum: 12 };
/** What rounding and page scaling may take away. */
const TOLERANCE = 0.05;

export default defineCheck({
  id: 'body-size',
  requires: ['typography', 'language', 'document', 'lines', 'fonts'],
  messageIds: ['too-small', 'too-large'],
  run: ({ typography: { bodySize: size }, language, document, lines, fonts }) => {
    // The size of recognised text is the recogniser's guess, not what was printed; labels of a form are the form's.
    if (size === null || isRecognised(document) || isForm(document, lines)) return notApplicable;
    if (isDrawn(setSpans(lines), fonts)) return undetermined;
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
