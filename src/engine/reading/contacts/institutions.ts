/** Where one works before the street and the town: "Department of Botany, Larkmoor University, 12 College Road, Macon, GA 31201". */
import { u, iu } from '../../../resume/patterns.ts';

const HOUSE = iu`(?<![\p{L}])(?:departments?|dept\.?|universit(?:y|ies)|school|institute|college|faculty|cent(?:er|re)|laborator(?:y|ies)|hospital|division|museum|library)(?!\p{L})`;
/** A town with its state, its postcode or its country closes the line. */
const CLOSED = u`,\s(?:\p{Lu}{2,3}(?:\s\d{4,5}(?:-\d{4})?)?|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)$`;
const MOST = 4;

/** An English address without the house that stands before it; other texts as they are. */
export function withoutInstitution(text: string, language: string): string {
  if (language !== 'en' || !HOUSE.test(text) || !CLOSED.test(text)) return text;
  const pieces = text.split(/,\s/u);
  const first = pieces.findIndex((piece) => !HOUSE.test(piece));
  const rest = pieces.slice(first);
  // Of a house alone the town behind it may be its own.
  return first > 0 && first <= MOST && rest.length > 1 && (/^\d/u.test(rest[0] ?? '') || /\d{4,5}/u.test(rest.at(-1) ?? '')) ? rest.join(', ') : text; // prettier-ignore
}
