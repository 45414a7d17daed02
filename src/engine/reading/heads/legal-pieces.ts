/** Pieces between commas of which one is the legal form of the name before it. */
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
