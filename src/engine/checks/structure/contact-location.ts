import { mayNamePlace, unknownPieces } from '../../reading/contacts/contact-pieces.ts';
import { defineCheck, evidenceOf, finding, scored, undetermined } from '../define.ts';
import { isHistoryAlone } from '../japanese-form.ts';

/** Employers do answer without it: never a fail. */
const WITHOUT = 0.5;
/** Chinese resumes as often leave the city to the cover form, a 職務経歴書 the address to its 履歴書. */
const WITHOUT_CUSTOMARILY = 0.75;

export default defineCheck({
  id: 'contact-location',
  requires: ['contact', 'lines', 'language', 'lexicon'],
  messageIds: ['missing'],
  run: ({ contact, lines, language, lexicon }) => {
    if (!lexicon) return undetermined;
    const { location, name, email, phone } = contact;
    if (location) return scored(1, [], { location: location.value });
    // A village that no list of places holds stands where a city would.
    if (unknownPieces(contact, lines, lexicon).length > 0) return undetermined;
    // Nor do two columns in one line, or a street that nothing parts from its town, tell that there is no place.
    if (mayNamePlace(contact, lines, lexicon)) return undetermined;
    const beside = email?.line ?? phone?.line ?? name?.line ?? null;
    const evidence = beside ? evidenceOf([beside]) : [];
    const customary = language === 'zh' || isHistoryAlone({ lines, language });
    return scored(customary ? WITHOUT_CUSTOMARILY : WITHOUT, [finding('missing', {}, evidence)], { location: '' });
  },
});
