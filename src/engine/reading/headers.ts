/** The head of an entry: which words are the title or degree, which the employer or school. */
import type { SectionKind } from '../../resume/report.ts';
import { LEXICONS } from '../lexicons/index.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { CJK, key, keysOf } from './fold.ts';
import { countIn, indexWords, type WordIndex } from './word-index.ts';

const HARD_SEPARATORS = /\s*[|•·●∙⋅｜／]\s*|\s+[–—―-]\s+|\s{3,}|\s+@\s+|[【】「」『』]/u;
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

interface Marks {
  readonly role: WordIndex;
  readonly organisation: WordIndex;
  readonly places: ReadonlySet<string>;
}

const cache = new Map<string, Marks>();

/** English words stand in resumes of every language. */
function marksFor(lexicon: Lexicon, education: boolean): Marks {
  const id = `${lexicon.language}-${String(education)}`;
  const known = cache.get(id);
  if (known) return known;
  const { en } = LEXICONS;
  const marks: Marks = {
    role: education ? indexWords(lexicon.degreeWords, en.degreeWords) : indexWords(lexicon.titleWords, en.titleWords),
    organisation: education
      ? indexWords(lexicon.schoolWords, en.schoolWords)
      : indexWords(lexicon.companyWords, en.companyWords),
    places: new Set([...keysOf(lexicon.places), ...keysOf(en.places)]),
  };
  cache.set(id, marks);
  return marks;
}

/** `stems`: a prefix is enough (title words), else whole words (legal forms). */
function score(text: string, words: WordIndex, stems: boolean): number {
  return countIn(key(text), words, stems);
}

function isPlace(text: string, places: ReadonlySet<string>): boolean {
  const parts = key(text)
    .split(/\s*[,()/]\s*/u)
    .filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.length <= 3 &&
    parts.every((part) => places.has(part) || /^[a-z]{2,3}$/u.test(part)) &&
    parts.some((part) => places.has(part))
  );
}

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
function splitCommas(text: string, marks: Marks): string[] {
  const pieces = withLegalForms(text.split(/\s*[,、，]\s+|[、，]/u));
  if (pieces.length < 2 || pieces.length > 4) return [text];
  const roles = pieces.map((piece) => score(piece, marks.role, true) > 0);
  const organisations = pieces.map((piece) => score(piece, marks.organisation, true) > 0);
  const places = pieces.map((piece) => isPlace(piece, marks.places));
  if (roles.filter(Boolean).length === 1 || organisations.filter(Boolean).length === 1 || places.some(Boolean))
    return pieces;
  return [text];
}

interface Part {
  readonly text: string;
  /** Which header cell it is of, and where in it. */
  readonly cell: number;
  readonly place: boolean;
}

function piecesOf(text: string, lexicon: Lexicon, marks: Marks, education: boolean): string[] {
  const at = education ? undefined : AT_WORDS[lexicon.language];
  return text
    .split(HARD_SEPARATORS)
    .flatMap((piece) => {
      const sides = at ? piece.split(at) : [piece];
      return sides.length === 2 &&
        score(sides[0] ?? '', marks.role, true) > 0 &&
        score(sides[1] ?? '', marks.role, true) === 0
        ? sides
        : [piece];
    })
    .flatMap((piece) => (CJK.test(piece) ? piece.split(/\s+(?=[\p{Script=Han}\p{Script=Katakana}])/u) : [piece]))
    .flatMap((piece) => splitCommas(piece, marks))
    .map(tidy)
    .filter((piece) => /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(piece));
}

export interface EntryHead {
  readonly title: string | null;
  readonly organisation: string | null;
}

/** Whether a line names a post or an employer, in education a degree or a school. */
export function namesHead(text: string, section: SectionKind, lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, section === 'education');
  return score(text, marks.role, true) + score(text, marks.organisation, section === 'education') > 0;
}

/** Whether a line names a post. */
export function namesPost(text: string, lexicon: Lexicon): boolean {
  return score(text, marksFor(lexicon, false).role, true) > 0;
}

/** `texts`: the cells of the header lines with their dates taken out, in order. */
export function headOf(texts: readonly string[], section: SectionKind, lexicon: Lexicon): EntryHead {
  const education = section === 'education';
  const marks = marksFor(lexicon, education);
  const all: Part[] = texts.flatMap((text, cell) =>
    piecesOf(text, lexicon, marks, education).map((piece) => ({
      text: piece,
      cell,
      place: isPlace(piece, marks.places),
    })),
  );
  const scored = all
    .filter((part) => !part.place)
    .map((part, i) => ({
      ...part,
      i,
      role: score(part.text, marks.role, true),
      organisation: score(part.text, marks.organisation, education),
    }));
  type Scored = (typeof scored)[number];
  const best = (value: (part: Scored) => number): Scored | undefined =>
    scored.filter((part) => value(part) > 0).toSorted((a, b) => value(b) - value(a) || a.i - b.i)[0];
  const role = best((part) => part.role - 0.5 * part.organisation);
  const organisation = best((part) => (part === role ? 0 : part.organisation - 0.25 * part.role));
  const rest = scored.filter((part) => part !== role && part !== organisation);
  if (role && organisation)
    return { title: wholeTitle(role, rest, texts[role.cell] ?? ''), organisation: organisation.text };
  if (role) return { title: role.text, organisation: rest[0]?.text ?? null };
  if (organisation) return { title: rest[0]?.text ?? null, organisation: organisation.text };
  const [first = null, second = null] = rest.map((part) => part.text);
  // Neither is known: in Japanese and Chinese the employer leads.
  const turned = !education && first !== null && second !== null && CJK.test(first);
  return turned ? { title: second, organisation: first } : { title: first, organisation: second };
}

/** "Bachelor of Arts, Management", "営業部 主任": what stands beside the title in its cell is part of it, as written. */
function wholeTitle(
  role: Part & { readonly i: number },
  rest: readonly (Part & { readonly i: number })[],
  cell: string,
): string {
  const own = [role, ...rest.filter((part) => part.cell === role.cell)].sort((a, b) => a.i - b.i);
  const first = own.findIndex(
    (part, at) => own.slice(at).every((next, n) => next.i === part.i + n || next.i > role.i) && part.i <= role.i,
  );
  const parts = own
    .slice(Math.max(0, first))
    .filter((part, at, list) => at === 0 || part.i === (list[at - 1]?.i ?? 0) + 1);
  const from = cell.indexOf(parts[0]?.text ?? role.text);
  const last = parts.at(-1) ?? role;
  const to = cell.indexOf(last.text, from) + last.text.length;
  const whole = from >= 0 && to > from ? cell.slice(from, to) : role.text;
  return HARD_SEPARATORS.test(whole) ? role.text : whole.replace(/\s+/gu, ' ');
}
