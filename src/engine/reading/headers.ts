/** The head of an entry: which words are the title or degree, which the employer or school. */
import { isCjk } from '../../resume/language.ts';
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { CJK } from './fold.ts';
import { hanHeadOf, hanNamesDegree } from './han-head.ts';
import { isPlace, marksFor, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';

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
function goesOn(piece: string, name: string, marks: Marks): boolean {
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

interface Cutting {
  /** Another text of the head names the post. */
  readonly roleElsewhere: boolean;
  /** Commas part post from employer, as they do in the resume's other entries. */
  readonly forced: boolean;
}

interface Part {
  readonly text: string;
  /** Which header cell it is of, and where in it. */
  readonly cell: number;
  readonly place: boolean;
}

function piecesOf(text: string, marks: Marks, cutting: Cutting): string[] {
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

export interface EntryHead {
  readonly title: string | null;
  readonly organisation: string | null;
  /** Which of them the lexicon's words tell; null where only their order does. */
  readonly sure: 'both' | 'title' | 'organisation' | null;
  /** The title stands before the organisation. */
  readonly titleFirst: boolean;
  /** Both stand in one text, parted by a comma or a dash. */
  readonly together: boolean;
}

/** Whether a line names a post or an employer, in education a degree or a school. */
export function namesHead(text: string, section: SectionKind, lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, section === 'education');
  return roleScore(text, marks) + organisationScore(text, marks) > 0;
}

/** Whether a line names a post. */
export function namesPost(text: string, lexicon: Lexicon): boolean {
  return roleScore(text, marksFor(lexicon, false)) > 0;
}

/** A degree opens with its name: "Grado medio", "Bachelor of Arts". */
const DEGREE_WORDS = 3;

/** Whether the texts of a head name a degree and a school, not a post. */
export function namesDegree(texts: readonly string[], lexicon: Lexicon): boolean {
  if (isCjk(lexicon.language)) return hanNamesDegree(texts, lexicon);
  const [schools, jobs] = [marksFor(lexicon, true), marksFor(lexicon, false)];
  const text = texts.join(' , ');
  if (roleScore(text, schools) === 0 || organisationScore(text, schools) === 0) return false;
  // Subjects are named like trades: "Grado en Electromecánica".
  const opens = text.trim().split(/\s+/u, DEGREE_WORDS).join(' ');
  return roleScore(text, jobs) === 0 || roleScore(opens, schools) > 0;
}

interface Scored extends Part {
  readonly i: number;
  readonly role: number;
  readonly organisation: number;
}

/** "CA" behind "Santa Clara". */
function isRegionOf(part: Part, before: Part | undefined): boolean {
  return before?.place === true && before.cell === part.cell && /^[A-Z]{2,3}$/u.test(part.text);
}

/** A noun that opens an employer's name outweighs the posts in it. */
const OPENER = 2;

/** `texts`: the cells of the header lines with their dates taken out, in order. `together`: one text holds post and employer, as in the resume's other entries. */
export function headOf(texts: readonly string[], section: SectionKind, lexicon: Lexicon, together = false): EntryHead {
  const education = section === 'education';
  if (isCjk(lexicon.language) && section !== 'projects' && texts.some((text) => CJK.test(text)))
    return { ...hanHeadOf(texts, education, lexicon), sure: 'both', titleFirst: false, together: false };
  const marks = marksFor(lexicon, education);
  const named = texts.map((text) => roleScore(text, marks) > 0 && !opensAsEmployer(text, marks));
  const all: Part[] = texts.flatMap((text, cell) =>
    piecesOf(text, marks, {
      forced: together,
      roleElsewhere: !education && named.some((is, at) => is && at !== cell),
    }).map((piece) => ({ text: piece, cell, place: isPlace(piece, marks) })),
  );
  const scored: Scored[] = all
    .filter((part, at) => !part.place && !isRegionOf(part, all[at - 1]))
    .map((part, i) => {
      const opener = Number(opensAsEmployer(part.text, marks)) * OPENER;
      const organisation = organisationScore(part.text, marks);
      const role = roleScore(part.text, marks);
      return {
        ...part,
        i,
        role: role - 0.5 * organisation - opener,
        organisation: organisation - 0.25 * role + opener,
      };
    });
  const best = (value: (part: Scored) => number): Scored | undefined =>
    scored.filter((part) => value(part) > 0).toSorted((a, b) => value(b) - value(a) || a.i - b.i)[0];
  const role = best((part) => part.role);
  const organisation = best((part) => (part === role ? 0 : part.organisation));
  const rest = scored.filter((part) => part !== role && part !== organisation);
  if (role && organisation) {
    const titles = rest.filter((part) => part.cell === role.cell && part.organisation <= 0);
    return {
      title: wholeTitle(role, titles, texts[role.cell] ?? '', organisation.cell !== role.cell),
      organisation: education ? organisation.text : wholeOrganisation(organisation, role, all, marks),
      sure: 'both',
      titleFirst: role.i < organisation.i,
      together: role.cell === organisation.cell,
    };
  }
  if (role) {
    const other = (together ? undefined : rest.find((part) => part.cell !== role.cell)) ?? rest[0];
    const apart = other !== undefined && other.cell !== role.cell;
    const own = rest.filter((part) => part.cell === role.cell);
    return {
      title: apart && !education ? wholeTitle(role, own, texts[role.cell] ?? '', true) : role.text,
      organisation: other?.text ?? null,
      sure: 'title',
      titleFirst: !other || role.i < other.i,
      together: other?.cell === role.cell,
    };
  }
  if (organisation) {
    const [title] = rest;
    return {
      title: title?.text ?? null,
      organisation: education ? organisation.text : wholeOrganisation(organisation, title, all, marks),
      sure: 'organisation',
      titleFirst: title !== undefined && title.i < organisation.i,
      together: title?.cell === organisation.cell,
    };
  }
  const [first = null, second = null] = rest.map((part) => part.text);
  // Neither is known: in Japanese and Chinese the employer leads.
  const turned = !education && first !== null && second !== null && CJK.test(first);
  const oneText = rest[1] !== undefined && rest[0]?.cell === rest[1].cell;
  return turned
    ? { title: second, organisation: first, sure: null, titleFirst: false, together: oneText }
    : { title: first, organisation: second, sure: null, titleFirst: true, together: oneText };
}

/** "Institute for X, Y University": what follows the employer's name in its text belongs to it, unless it is the post or a town. */
function wholeOrganisation(
  organisation: Scored,
  title: Scored | undefined,
  all: readonly Part[],
  marks: Marks,
): string {
  const own = all.filter((part) => part.cell === organisation.cell);
  const at = own.findIndex((part) => part.text === organisation.text);
  const names = [organisation.text];
  for (const part of own.slice(at + 1)) {
    if (part.place || part.text === title?.text || CJK.test(part.text)) break;
    if (!goesOn(part.text, names.at(-1) ?? '', marks)) break;
    names.push(part.text);
  }
  for (const part of own.slice(0, Math.max(0, at)).toReversed()) {
    if (part.place || part.text === title?.text || CJK.test(part.text) || title?.cell !== organisation.cell) break;
    if (own.indexOf(part) < own.findIndex((other) => other.text === title.text)) break;
    names.unshift(part.text);
  }
  return names.join(', ');
}

/** "Bachelor of Arts, Management", "営業部 主任": what stands beside the title in its cell is part of it, as written. `dashes`: also behind a dash. */
function wholeTitle(
  role: Part & { readonly i: number },
  rest: readonly (Part & { readonly i: number })[],
  cell: string,
  dashes: boolean,
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
  const bare = dashes ? whole.replace(/\s[–—-]\s/gu, ' ') : whole;
  return HARD_SEPARATORS.test(bare) || (dashes && whole.length > LONGEST_TITLE)
    ? role.text
    : whole.replace(/\s+/gu, ' ');
}

const LONGEST_TITLE = 80;
