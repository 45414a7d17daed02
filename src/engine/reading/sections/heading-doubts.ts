/** Words that head a section in one resume and personal data or courses given in another: what stands below them tells. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Span } from '../../../resume/document.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { TAUGHT } from '../../lexicons/side-headings.ts';
import { isStreet } from '../contacts/town-shapes.ts';
import { rangesIn } from '../dates/dates.ts';
import { fieldRole } from '../entries/fields.ts';
import { key, keysOf } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { ownerOfProfile, withoutDocumentTitle } from '../names/document-titles.ts';
import { namedByTitle } from '../names/han-name-side.ts';
import type { Heading, Line } from '../reading.ts';
import { kindByWord, kindsAsWritten, kindsByName } from './heading-kinds.ts';
import { bare, MOST_CHARACTERS, stripped } from './heading-text.ts';
import { isShortWork } from './short-work.ts';
import { isSideHeading } from './side-labels.ts';
import { mayOpen } from '../text/word-starts.ts';

/** "A: 2 Mill Lane" is an address, "A versatile professional" none. */
const SHORT = 3;

/** Whether a text opens with a word of names, births, families, nationalities or addresses. */
function tellsPerson(text: string, { labels }: Lexicon): boolean {
  const plain = key(text);
  return [labels.name, labels.birth, labels.nationality, labels.marital, labels.address].some(
    (words) =>
    mayOpen(plain, words).some((word) => plain.startsWith(word) && (word.length < SHORT ? /^\s?[:.]/u : u`^(?!\p{L})`).test(plain.slice(word.length))), // prettier-ignore
  );
}

/** "Obra ¦ : Carretera Norte" in letters like the others: a row of a form tells where a job was done. */
function isNoteRow({ cells, bold }: Line): boolean {
  const [label, value] = cells;
  return !bold && label !== undefined && value !== undefined && /^[:：]\s*\S/u.test(value.text) && label.text !== label.text.toUpperCase() && fieldRole(label.text) === 'other'; // prettier-ignore
}

/** A street or an address to write to, and nothing else. */
function isContact(text: string): boolean {
  return text.length <= LONGEST_CONTACT && (isStreet(text) || /^\S+@\S+\.\S+$/u.test(text));
}

const LONGEST_CONTACT = 40;

const SENTENCE_BEHIND = u`^.{8,60}\p{L}{4}\.\s\p{Lu}\p{Ll}+(?:\s\S+){3}`;

/** "Lavori stagionali" over "Vigneti Olmo, Lodi, 2019 – 2021": a post that is told so. */
function isShortJob(line: Line, below: Line | undefined, kind: SectionKind, lexicon: Lexicon): boolean {
  if (kind !== 'experience' || !isShortWork(bare(line.cells[0]?.text ?? ''))) return false;
  const [first] = below && below.text.length <= MOST_CHARACTERS ? rangesIn(below.text, lexicon) : [];
  // What opens with a date, or a post, is a job below its heading.
  return first !== undefined && first.index > 0 && below !== undefined && below.size <= line.size && !namesPost(below.text, lexicon); // prettier-ignore
}

/** "Zur Person" above a birth is no profile, "Persönliches" above a name tells of no pastime, "Lehre" above lectures no apprenticeship. `below`: the line under the words. */
export function isOtherwiseMeant(line: Line, below: Line | undefined, kind: SectionKind, lexicon: Lexicon): boolean {
  if (isNoteRow(line) || isShortJob(line, below, kind, lexicon)) return true;
  // "about" in a side column, over where one lives.
  if (kind === 'summary' && below?.cells.length === 1 && isContact(below.text)) return true;
  if (below && kind === 'interests') return tellsPerson(below.text, lexicon);
  if (!below || !isSideHeading(line.text)) return false;
  // "Jahrgang 1968, verheiratet, zwei Söhne. Seit 37 Jahren in einem Haus" goes on to tell who one is.
  if (kind === 'summary') return tellsPerson(below.text, lexicon) && !SENTENCE_BEHIND.test(below.text);
  const plain = key(below.text);
  return kind === 'education' && TAUGHT.some((word) => plain.includes(word));
}

/** "05/1987 – 10/1988 ¦ Grundwehrdienst", "1994 Zivildienst": what stands behind a date is dated by it. */
export function isBehindDate({ text }: Line, lexicon: Lexicon): boolean {
  const [range] = u`^\d|^\p{L}{3,9}\.?\s\d`.test(text) ? rangesIn(text, lexicon) : [];
  const rest = range?.index === 0 ? text.slice(range.length).trim() : '';
  return u`\p{L}{3}`.test(rest) && (range?.isRange === true || namesPost(rest, lexicon));
}

const inCapitals = ({ text }: Line): boolean => text === text.toUpperCase();

/** Smaller than headings, points. */
const SMALLER = 0.5;

/** "Práctica profesional" below "AGROINDUSTRIAL LOS AROMOS ¦ enero 2016 – julio 2016", set as no other heading is: the post of that job. */
export function withoutPostsBelow(
  told: readonly Heading[],
  lines: readonly Line[],
  lexicon: Lexicon,
): readonly Heading[] {
  if (isCjk(lexicon.language)) return told;
  return told.filter((heading, at) => {
    const { line, kinds } = heading;
    const above = lines[line.index - 1];
    const within = told[at - 1]?.kinds.includes('experience') === true;
    if (!within || kinds[0] !== 'experience' || line.cells.length > 1 || !above || above.cells.length < 2) return true;
    const others = told
      .filter((other) => other !== heading && !other.kinds.includes('experience'))
      .map((other) => other.line);
    const alike = others.some(
      (other) => inCapitals(other) === inCapitals(line) && other.bold === line.bold && other.size < line.size + SMALLER,
    );
    const date = above.cells.at(-1)?.text ?? '';
    const [range] = rangesIn(date, lexicon);
    return (
      alike ||
      others.length === 0 ||
      range?.isRange !== true ||
      range.length < date.length ||
      !namesPost(line.text, lexicon)
    );
  });
}

/** "Volunteer Tutor" below "[ 01/09/2010 – 31/08/2012 ]": a line of nothing but dates tells when that was; beside the label of a rail they close what stands above it. */
export function isBelowDates(line: Line, above: Line | undefined, lexicon: Lexicon): boolean {
  if (!above || above.page !== line.page || above.column !== line.column || isCjk(lexicon.language)) return false;
  const [label, beside] = line.cells;
  if (label && beside && above.box.x > label.box.x + label.box.width) return false;
  const dates = above.text.replace(/^[[(\s]+|[\])\s]+$/gu, '');
  const [range] = /\d{4}/u.test(dates) ? rangesIn(dates, lexicon) : [];
  const whole = range?.isRange === true && range.length === dates.length;
  return whole && !inCapitals(line) && kindsAsWritten(line.text, lexicon).length === 0;
}

/** Lines over a heading of a section: the name, the post. */
const LEAST_ABOVE = 2;

const SIDES = /\S\s[|·–—-]\s\S/u;

/** "Résumé" at the top of a page names the document; below the name it heads what French profiles say of the person. */
export function titlesDocument(line: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  const label = line.text.length <= 2 * MOST_CHARACTERS ? bare(line.text) : line.text;
  // "CURRICULUM FORMATIVO E PROFESSIONALE" holds a word of one letter.
  const titles = keysOf(lexicon.documentTitles);
  // "Ada Exemplo – Portfólio Profissional" over all else.
  if (line.index < LEAST_ABOVE && isCjk(lexicon.language) && namedByTitle(line.text, lexicon) !== null) return true;
  if (line.index === 0 && SIDES.test(line.text) && withoutDocumentTitle(line.text) !== line.text) return true;
  if (line.index < LEAST_ABOVE && ownerOfProfile(line.text) !== null) return true;
  if (!titles.includes(label) && !titles.includes(stripped(line.text))) return false;
  if (kindsByName(label, lexicon).length === 0) return true;
  const above = lines.filter(
    ({ index, page, column }) => index < line.index && page === line.page && column === line.column,
  );
  return above.length < LEAST_ABOVE;
}

/** Points. */
const SAME_SIZE = 0.2;
const SAME_EDGE = 2;
/** Known headings that show how large this resume sets them. */
const LEAST_KNOWN = 2;

/** Share of the least of the known headings. */
const LARGER = 0.85;

/** Lines below, within which its dates stand alone. */
const DATES_BELOW = 2;

function isDatedBelow({ index, page }: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  return lines.slice(index + 1, index + 1 + DATES_BELOW).some((below) => {
    const [range] = below.page === page && /\d{4}/u.test(below.text) ? rangesIn(below.text, lexicon) : [];
    return range?.isRange === true && below.text.length - range.length <= 2;
  });
}

/** A sentence on one's training, in plain letters as others are and smaller than every heading that is one by its whole words. */
export function withoutSmall(
  told: readonly Heading[],
  lines: readonly Line[],
  isProminent: (line: Line) => boolean,
  lexicon: Lexicon,
): readonly Heading[] {
  const isKnown = ({ line }: Heading): boolean =>
    line.cells.length > 1 || kindsAsWritten(line.text, lexicon).length > 0;
  // "Liderazgo" among skills reads like a heading too.
  const known = told.filter((heading) => isKnown(heading) && isProminent(heading.line));
  if (known.length < LEAST_KNOWN) return told;
  const least = Math.min(...known.map(({ line }) => line.size));
  const heads = new Set(told.map(({ line }) => line.index));
  const others = lines.filter(({ index, bold, text }) => !bold && !heads.has(index) && u`\p{L}{2}`.test(text));
  const first = ({ cells }: Line): Span | undefined => cells[0]?.spans[0];
  const isSetLike = (line: Line, others: readonly Line[]): boolean =>
    others.some((other) => {
      const same = first(other)?.font === first(line)?.font && first(other)?.colour === first(line)?.colour;
      return same && Math.abs(other.size - line.size) < SAME_SIZE && Math.abs(other.box.x - line.box.x) < SAME_EDGE;
    });
  const inBold = lines.filter(({ index, bold, text }) => bold && !heads.has(index) && u`\p{L}{2}`.test(text));
  const capital = known.every(({ line }) => inCapitals(line));
  const sizes = known.map(({ line }) => line.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? least;
  return told.filter((heading, at) => {
    const { line } = heading;
    // "Informática" over its school and dates, in bold as the posts are and far smaller than the headings.
    if (line.bold && line.size < LARGER * usual && !inCapitals(line) && isSetLike(line, inBold) && isDatedBelow(line, lines, lexicon))
      return false; // prettier-ignore
    // A further kind of schooling below the first.
    const further = heading.kinds[0] === 'education' && told[at - 1]?.kinds[0] === 'education';
    const schooling = further && !(line.bold && line.size < LARGER * least && !isKnown(heading) && isSetLike(line, inBold)); // prettier-ignore
    const runsIn = line.text.length > MOST_CHARACTERS || line.text.includes(':') || u`^\p{Lu}{4}`.test(line.text);
    // A degree as the other degrees, words in italics as the other words of a profile, where headings are in capitals or far larger.
    const apart = (capital && !inCapitals(line)) || line.size < LARGER * least;
    if (apart && !runsIn && !schooling && !isKnown(heading) && isSetLike(line, line.bold ? inBold : others))
      return false;
    return (
      schooling ||
      runsIn ||
      line.bold ||
      line.size > least - SMALLER ||
      inCapitals(line) ||
      isKnown(heading) ||
      !isSetLike(line, others)
    );
  });
}

/** Whether a line among the first names the person's post: "Chef de projet", "Head of Customer Experience"; "Chef experience", set as another heading that everybody knows, is none. */
export function isOwnPost(line: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  if (!namesPost(line.text, lexicon)) return false;
  const last = line.text.split(' ').at(-1) ?? '';
  if (lexicon.language !== 'en' || kindByWord(bare(last), lexicon) === null) return true;
  const [own] = line.cells[0]?.spans ?? [];
  return !lines.some((other) => {
    const [span] = other.index > line.index && other.cells.length === 1 ? (other.cells[0]?.spans ?? []) : [];
    const alike = span !== undefined && own !== undefined && span.font === own.font && span.colour === own.colour;
    return alike && Math.abs(span.size - own.size) < SAME_SIZE && kindsAsWritten(other.text, lexicon).length > 0;
  });
}

/** "Chef de projet Acme", "Jefe de obra y proyectos", "Animateur scolaire": up to that word it is a post. In English and German the noun stands last: "Student projects". */
export function opensAsPost(text: string, kind: SectionKind, lexicon: Lexicon): boolean {
  if ((kind !== 'projects' && kind !== 'education') || !ROMANCE.has(lexicon.language)) return false;
  const words = text.split(' ');
  const at = words.findIndex((word) => kindByWord(bare(word), lexicon) === kind);
  return at > 0 && namesPost(words.slice(0, at + 1).join(' '), lexicon);
}

const ROMANCE: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);
