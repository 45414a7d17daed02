/** The pieces of a head's texts: parted by bars, dashes, "at" and its like, and by the commas that are no part of a name. */
import { CJK } from './fold.ts';
import { isPlace, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';

export const HARD_SEPARATORS = /\s*[|•·●∙⋅｜／]\s*|\s+[–—―-]\s+|\s{3,}|\s+@\s+|[【】「」『』]/u;
const AT_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\s+at\s+/iu,
  es: /\s+en\s+/iu,
  fr: /\s+chez\s+/iu,
  pt: /\s+n[ao]\s+/iu,
  de: /\s+bei(?:\s+der|m)?\s+/iu,
  it: /\s+(?:presso|c\/o)\s+/iu,
};
const LEGAL_FORM =
  /^(?:s\.?\s?a\.? de c\.?\s?v|llc|ltd|s\.?\s?a|s\.?\s?l|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|gmbh|ag|ltda|co|corp|plc|sas|sarl|kg|eirl|jr)\.?$/iu;

/** A legal form ends a name. */
const CLOSED =
  /(?:^|[\s,])(?:s\.?\s?a\.?(?: de c\.?\s?v\.?)?|llc|ltd|limited|inc|s\.?\s?l\.?|s\.?\s?r\.?\s?l\.?|s\.?\s?p\.?\s?a\.?|gmbh|ag|se|kg|ltda|lda|corp|plc|sas|sarl|eirl)\.?$/iu;

function tidy(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^[\s,;:|·•–—~～〜()［\][-]+|[\s,;:|·•–—(［[-]+$/gu, '')
    .trim();
}

/** "Acme", "Inc." is one name. */
function withLegalForms(pieces: readonly string[]): string[] {
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1);
    return last !== undefined && LEGAL_FORM.test(piece)
      ? [...joined.slice(0, -1), `${last}, ${piece}`]
      : [...joined, piece];
  }, []);
}

/** A comma parts title from employer only where the two sides say so; "Acme, Inc." and "Sales, Marketing" stay whole. */
function splitCommas(text: string, marks: Marks, { roleElsewhere, forced }: Cutting): string[] {
  const pieces = withLegalForms(text.split(/\s*[,、，]\s+|[、，]/u));
  if (pieces.length < 2 || pieces.length > 4) return [text];
  const roles = pieces.map((piece) => roleScore(piece, marks) > 0 && !opensAsEmployer(piece, marks));
  const organisations = pieces.map((piece) => organisationScore(piece, marks) > 0);
  const places = pieces.map((piece) => isPlace(piece, marks));
  // "Larralde, Quiroga & Asociados", "Institute of X, Y University": the employer's own line, its towns aside.
  if (roleElsewhere && !roles.some(Boolean) && !CJK.test(text)) return wholeNames(pieces, places, marks);
  if (forced) return pieces;
  if (roles.filter(Boolean).length === 1 || organisations.filter(Boolean).length === 1 || places.some(Boolean))
    return pieces;
  return [text];
}

/** Whether a piece behind a comma goes on with the name before it: a town that no list knows does not. */
export function goesOn(piece: string, name: string, marks: Marks): boolean {
  if (CLOSED.test(name)) return false;
  return organisationScore(piece, marks) > 0 || /&|(?<!\p{L})(?:y|e|und|et|and|en)(?!\p{L})/iu.test(piece);
}

function wholeNames(pieces: readonly string[], places: readonly boolean[], marks: Marks): string[] {
  const known = pieces.some((piece) => organisationScore(piece, marks) > 0);
  return pieces.reduce<string[]>((names, piece, at) => {
    const name = names.at(-1) ?? '';
    const apart = at === 0 || places[at] === true || places[at - 1] === true || CLOSED.test(name);
    return apart || (known && !goesOn(piece, name, marks))
      ? [...names, piece]
      : [...names.slice(0, -1), `${name}, ${piece}`];
  }, []);
}

export interface Cutting {
  /** Another text of the head names the post. */
  readonly roleElsewhere: boolean;
  /** Commas part post from employer, as they do in the resume's other entries. */
  readonly forced: boolean;
}

export interface Part {
  readonly text: string;
  /** Which header cell it is of, and where in it. */
  readonly cell: number;
  readonly place: boolean;
}

/** In their order, without the ornaments around them. */
export function piecesOf(text: string, marks: Marks, cutting: Cutting): string[] {
  const at = marks.education ? undefined : AT_WORDS[marks.lexicon.language];
  return text
    .split(HARD_SEPARATORS)
    .flatMap((piece) => {
      const sides = at ? piece.split(at) : [piece];
      return sides.length === 2 && roleScore(sides[0] ?? '', marks) > 0 && roleScore(sides[1] ?? '', marks) === 0
        ? sides
        : [piece];
    })
    .flatMap((piece) => (CJK.test(piece) ? piece.split(/\s+(?=[\p{Script=Han}\p{Script=Katakana}])/u) : [piece]))
    .flatMap((piece) => splitCommas(piece, marks, cutting))
    .map(tidy)
    .filter((piece) => /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(piece));
}
