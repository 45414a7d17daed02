/** Pieces between commas that are one name: with the legal form behind it, or of an office that lists what it is for. */
import { u } from '../../../resume/patterns.ts';
import { roleScore, type Marks } from './head-marks.ts';
import { isColorado, LEGAL_FORM } from './legal-forms.ts';

/** "Inc. Design Engineer" behind the comma of "Acme, Inc. Design Engineer": what stands behind the legal form without another comma. */
const FORM_FIRST = u`^((?:Inc|Ltd|LLC|LLP|Corp|PLC|GmbH)\.?)\s(?=\p{Lu})`;

/** "Acme", "Inc." is one name. */
export function withLegalForms(pieces: readonly string[], marks: Marks): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    const form = last === undefined ? null : FORM_FIRST.exec(piece);
    const post = piece.slice(form?.[0].length ?? 0);
    if (last !== undefined && form && roleScore(post, marks) > 0)
      return [...joined.slice(0, -1), `${last}, ${form[1] ?? ''}`, post];
    return last !== undefined && !isColorado(piece) && LEGAL_FORM.test(piece.trim().replace(/\s*\((?:[^()]*\))?$/u, ''))
      ? [...joined.slice(0, -1), `${last}, ${piece}`]
      : [...joined, piece];
  }, []);
}

const OFFICE =
  /(?:^|\s)(?:ministry|departments?|dept|school|faculty|college|institute|bureau|office|commission|directorate|division|secretariat|centre|center) (?:of|for) [^,]+$/iu;
const LAST_OF_LIST = u`^(?:and\s|&\s)?\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,3}\s(?:and|&)\s\p{Lu}[\p{L}-]*(?:\s\p{L}+){0,2}$|^(?:and|&)\s\p{Lu}`;

/** "Ministry of Roads", "Harbours", "Youth and Fisheries": an office of all that it lists is one name. */
export function withWholeOffices(pieces: readonly string[], marks: Marks): string[] {
  const first = pieces.findIndex((piece) => OFFICE.test(piece));
  const last = pieces.findIndex((piece, at) => at > first && LAST_OF_LIST.test(piece));
  const listed = pieces.slice(first + 1, last + 1);
  if (first < 0 || last < 0 || marks.lexicon.language !== 'en' || listed.some((piece) => roleScore(piece, marks) > 0)) return [...pieces];
  return [...pieces.slice(0, first), pieces.slice(first, last + 1).join(', '), ...pieces.slice(last + 1)];
} // prettier-ignore
