/** One entry from the lines that are its own: its head, its dates, what is said of it. */
import { isCjk } from '../../../resume/language.ts';
import { iu, u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { LEVEL_CELLS } from '../../lexicons/education-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines } from '../items/bullets.ts';
import { tellsPresent } from '../dates/present-words.ts';
import type { FoundRange } from '../dates/dates.ts';
import type { Item } from './entry-items.ts';
import { key, keysOf } from '../text/fold.ts';
import { withFields } from '../heads/head-habits.ts';
import { headTexts } from '../heads/head-texts.ts';
import { headOf, namesPost, type EntryHead } from '../heads/headers.ts';
import { headsTogether } from './heads-together.ts';
import { isListed } from './listed-heads.ts';
import type { DateRange, Entry, Line } from '../reading.ts';
import type { RightEdge } from '../page/right-edges.ts';
import { isAwaited, isOngoingWithin, ongoingIn } from '../schools/school-asides.ts';
import { degreeBelow } from '../schools/degree-below.ts';
import { schoolHeadOf } from '../schools/school-heads.ts';
import { isStudies } from '../schools/school-marks.ts';
import { withoutWrap } from '../schools/school-wraps.ts';

function paragraphsOf(items: readonly Item[]): { text: string; lines: Line[] }[] {
  const groups: Line[][] = [];
  items.forEach((item, i) => {
    if (item.role !== 'prose') return;
    const group = items[i - 1]?.role === 'prose' ? groups.at(-1) : undefined;
    if (group) group.push(item.line);
    else groups.push([item.line]);
  });
  return groups.map((lines) => ({ text: joinLines(lines.map((line) => line.text)), lines }));
}

export interface Draft {
  readonly entry: Entry;
  readonly head: EntryHead;
  /** The texts that the head was read from. */
  readonly texts: readonly string[];
  /** The type that each of them is set in. */
  readonly types: readonly (string | null)[];
  /** Named by a line above it, over several posts. */
  readonly employer: string | null;
}

/** "Socio fundador. Derecho laboral y penal" says the post and then what was done. */
const POST_SENTENCE = u`^(.{1,45}?\p{L}{3})(?:\s\([^()]{1,48}\))?\.\s+\p{Lu}`;

/** "Fiel de armazém, responsável pela expedição de …." */
const POST_IN_CHARGE = iu`^([^,.;:]{4,45}), (?:respons[aá]\p{L}+|encargad[oa]|incaricat[oa]|chargée?|zuständig|verantwortlich|responsible|in charge)\s`;

/** "Asesora comercial, venta de parcelas y …": the post, and with a comma what was done, in small letters. */
const POST_THEN_DEEDS = u`^(\p{Lu}[^,.;:()]{3,40}),\s\p{Ll}{4,}\s`;

const LONGEST_POST = 60;

/** Of an employer whose head names no post: the line below what is said of the firm, or the first words below the head. */
function postBelow(
  body: readonly Item[],
  above: readonly Item[],
  lexicon: Lexicon,
  edge: RightEdge | null,
): Item | null {
  const [first] = body;
  if (isCjk(lexicon.language) || first?.role !== 'prose' || above.some(({ field }) => field)) return null;
  const texts = headTexts(above, 'experience', lexicon, edge).map(({ text }) => text);
  const { title, organisation, sure } = headOf(texts, 'experience', lexicon);
  if (sure === 'both' || (sure === 'title' && organisation !== null && title !== null)) return null;
  const sentence = POST_SENTENCE.exec(first.line.text)?.[1];
  if (sentence !== undefined && namesPost(sentence, lexicon)) return first;
  const untold = title === null || !namesPost(title, lexicon);
  const told = POST_IN_CHARGE.exec(first.line.text) ?? (untold ? POST_THEN_DEEDS.exec(first.line.text) : null);
  const post = told?.[1];
  const [cell] = first.line.cells;
  if (post !== undefined && cell && namesPost(post, lexicon))
    return { ...first, line: { ...first.line, text: post, cells: [{ ...cell, text: post }] } };
  // Right above the list of what was done; or all that is said.
  const listAt = body.findIndex(({ role }) => role === 'bullet');
  const last = untold && body[1]?.role !== 'prose' ? first : listAt > 1 ? body[listAt - 1] : undefined;
  const short = last && last.line.text.length <= LONGEST_POST && !/[.:;,]$/u.test(last.line.text);
  return short && !last.field && namesPost(last.line.text, lexicon) ? last : null;
}

/** A post that is a list item below the line of its employer. */
function listedHead(header: readonly Item[], lexicon: Lexicon, edge: RightEdge | null): EntryHead | null {
  const [above, post] = header;
  if (!above || !post || above.role !== 'header' || above.field || post.range === null) return null;
  if (isListed(above.line) || !isListed(post.line)) return null;
  const [employer, name] = [[above], [post]].map(
    (items) => headTexts(items, 'experience', lexicon, edge)[0]?.text.split(/,\s/u)[0]?.trim() ?? '',
  );
  if (!employer || !name || !u`\p{L}{2}`.test(name)) return null;
  return { title: name, organisation: employer, sure: 'both', titleFirst: false, together: false };
}

/** "Técnico ¦ Logística, SENA": the level beside a degree and its school in one cell is no part of it. */
function schoolHead(texts: readonly string[], header: readonly Item[], lexicon: Lexicon): EntryHead {
  const [label = '', ...rest] = texts;
  const [first, second] = header[0]?.line.cells ?? [];
  const isLevel = second !== undefined && first?.text === label && keysOf(LEVEL_CELLS).includes(key(label.replace(/\s?:$/u, ''))); // prettier-ignore
  const own = isLevel ? schoolHeadOf(rest, lexicon) : null;
  const whole = own !== null && own.title !== null && own.organisation !== null && rest[0]?.startsWith(own.title) === true; // prettier-ignore
  const headOfTexts = (own: readonly string[]): EntryHead => schoolHeadOf(own, lexicon);
  return whole ? own : withoutWrap(headOfTexts(texts), texts, header.map(({ line }) => line), lexicon, headOfTexts); // prettier-ignore
}

/** Points. */
const OTHER_SIZE = 0.5;

function namesPostIn(items: readonly Item[], lexicon: Lexicon): boolean {
  return items.some(({ line }) => line.cells.some(({ text }) => namesPost(text, lexicon)));
}

/** The lines of a head without those in smaller letters below the dated one that tells both post and employer, and the subheading that stands over the next entry. */
function mainLines(header: readonly Item[], section: SectionKind, lexicon: Lexicon, edge: RightEdge | null): readonly Item[] {
  const at = header.findIndex(({ range }) => range !== null);
  const dated = header[at];
  const [date, beside] = dated?.line.cells ?? [];
  const railed = beside !== undefined && date !== undefined && dated?.range?.text.includes(date.text) === true;
  if (!railed || section !== 'experience' || isCjk(lexicon.language) || header.some(({ field }) => field)) return header;
  // Dates may be set in smaller letters than what they date.
  // "Acme – Leeds – **Operations**" over "**Manager**": the post may be larger than the firm before it.
  const size = Math.max(...beside.spans.map((span) => span.size), beside.spans.length > 0 ? 0 : dated.line.size);
  const own = header.filter(({ line }, n) => n <= at || line.size <= size + OTHER_SIZE);
  const main = own.filter(({ line }, n) => n <= at || line.size >= size - OTHER_SIZE);
  if (main.length === header.length) return header;
  const isWhole = (items: readonly Item[]): boolean => {
    const { title, organisation, sure, titleFirst } = headOf(headTexts(items, section, lexicon, edge).map(({ text }) => text), section, lexicon);
    return (sure === 'both' || (sure === 'organisation' && titleFirst)) && title !== null && organisation !== null;
  };
  if (main.length < own.length && isWhole(main)) return main;
  // What is larger may be the post, below an employer in small letters.
  return own.length === header.length || namesPostIn(own, lexicon) || !namesPostIn(header, lexicon) ? own : header;
} // prettier-ignore

/** `items`: from one start to the next. `edge`: of their column. */
export function entryOf(items: readonly Item[], section: SectionKind, lexicon: Lexicon, edge: RightEdge | null): Draft {
  const bodyAt = items.findIndex((item) => item.role === 'bullet' || (item.role === 'prose' && item.note !== true));
  const heads = items.filter(
    (item, at) => (bodyAt < 0 || at < bodyAt || item.field) && (item.role === 'header' || item.role === 'dated'),
  );
  const above = headsTogether(heads, section === 'education' && isCjk(lexicon.language));
  const post = section === 'experience' && bodyAt > 0 ? postBelow(items.slice(bodyAt), above, lexicon, edge) : null;
  const header = post ? [...above, post] : above;
  const ranges = header.flatMap((item) => item.range ?? []);
  const range = ranges.find((found) => found.isRange) ?? ranges[0] ?? null;
  const second = range && !range.isRange ? ranges.find((found) => found !== range && !found.isRange) : undefined;
  const runs = headTexts(mainLines(header, section, lexicon, edge), section, lexicon, edge);
  const texts = runs.map(({ text }) => text);
  const listed = section === 'experience' ? listedHead(header, lexicon, edge) : null;
  const told =
    listed ?? (isStudies(section, lexicon) ? schoolHead(texts, header, lexicon) : headOf(texts, section, lexicon));
  const own = withFields(told, header, section, lexicon, texts);
  const below = isStudies(section, lexicon) && own.title === null && own.organisation !== null && bodyAt > 0;
  const head = below ? { ...own, title: degreeBelow(items.slice(bodyAt), lexicon) } : own;
  return {
    head,
    texts,
    types: runs.map(({ type }) => type),
    employer: null,
    entry: {
      section,
      header: header.map((item) => item.line),
      title: head.title,
      organisation: head.organisation,
      dates:
        awaited(header, section) ??
        begun(header, range, second ?? null, section, lexicon) ??
        datesOf(range, second, section, goesOn(header, lexicon)) ??
        (section === 'education' ? ongoing(header, lexicon) : null),
      bullets: items.flatMap((item) =>
        item.role === 'bullet' && item.bullet && !item.bullet.names ? [item.bullet] : [],
      ),
      paragraphs: paragraphsOf(items),
    },
  };
}

/** "seit 10/2023" over "Voraussichtlicher Abschluss: … im September 2026": studies end when they are meant to. */
function awaited(header: readonly Item[], section: SectionKind): DateRange | null {
  const going = header.find(({ range }) => range?.end === 'present');
  const end = header.find(({ line, range }) => range && isAwaited(line.text, range));
  if (section !== 'education' || !going?.range || !end?.range?.end) return null;
  return { start: going.range.start, end: end.range.end, text: `${going.range.text} ${end.range.text}` };
}

/** "Licence de droit (en cours)", "Actual ¦ Ingeniería": studies without a date that go on. */
function ongoing(header: readonly Item[], lexicon: Lexicon): DateRange | null {
  const cells = header.flatMap(({ line }) => line.cells.map((cell) => cell.text));
  const railed = header.flatMap(({ line: { cells } }) => (cells.length > 1 ? [cells[0]?.text ?? ''] : []));
  const text = ongoingIn(cells) ?? railed.find((cell) => cell.length <= LONGEST_PRESENT && tellsPresent(cell, lexicon));
  return text === undefined ? null : { start: null, end: 'present', text };
}

const LONGEST_PRESENT = 14;
/** Characters behind a dash: "Tercer ciclo actualmente". */
const LONGEST_STATE = 40;

/** "03/2019 – Magistério (cursando o 3º módulo)", "… – Mayo 2022 – Tercer ciclo actualmente": one date from which studies go on. */
function begun(
  header: readonly Item[],
  range: FoundRange | null,
  second: FoundRange | null,
  section: SectionKind,
  lexicon: Lexicon,
): DateRange | null {
  if (section !== 'education' || !range || range.isRange || second || isCjk(lexicon.language)) return null;
  const text = header.find((item) => item.range === range)?.line.text ?? '';
  const behind = text.slice(range.index + range.length);
  const state = /^\s?[–—-]\s/u.test(behind) && behind.length <= LONGEST_STATE;
  const still = state && tellsPresent(behind.split(' ').at(-1) ?? '', lexicon);
  return still || (range.index <= 1 && isOngoingWithin(text)) ? { start: range.end, end: 'present', text: range.text } : null; // prettier-ignore
}

/** "Fecha de retiro: actualmente" below when it began. */
function goesOn(header: readonly Item[], lexicon: Lexicon): boolean {
  return header.some(({ field, range }) => {
    if (field?.role !== 'dates' || range) return false;
    return tellsPresent(field.values.join(' '), lexicon);
  });
}

/** Two lone dates are a range, in whichever order they stand; one is when a job began, or when a degree was taken. */
function datesOf(
  range: FoundRange | null,
  second: FoundRange | undefined,
  section: SectionKind,
  open: boolean,
): DateRange | null {
  if (!range) return null;
  if (open && !range.isRange) return { start: range.end, end: 'present', text: range.text };
  if (!range.isRange && !second && section !== 'education') return { start: range.end, end: null, text: range.text };
  if (!second?.end || !range.end) return { start: range.start, end: range.end, text: range.text };
  const [start = null, end = null] = [range.end, second.end].sort();
  return { start, end, text: `${range.text} ${second.text}` };
}
