/** Jobs told in a paragraph each whose period stands amid it: "1. Acme, Lugo. Cajera. De 2016 a 2019. Atención al público, …", "Cajera en Acme (Lugo), de 2016 a 2019. Atención …". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { headOf, namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import { firstWord } from '../schools/line-room.ts';
import type { Item } from './entry-items.ts';
import { isOpenAt, sentencesIn } from './paragraph-heads.ts';

/** Characters of a paragraph in which its head ends, and before a period that is not its opening. */
const REACH = 240;
const OPENING = 12;
const LONGEST_SENTENCE = 90;
const MOST_SENTENCES = 3;
/** Characters behind a head that say what was done there. */
const LEAST_TOLD = 20;
/** Such paragraphs are a habit, and most of those with a date are such. */
const LEAST = 2;
const MOST = 2 / 3;
const LEADING = 1.7;
/** Points that lines stand left of the first at the most, and that they may hang by. */
const SAME_EDGE = 3;
const MOST_HANG = 40;

/** What may stand before a period without being of the name before it. */
const SINCE =
  /[\s,;.:(–—-]*(?:(?<=[\s,;.:(–—-])(?:desde|de|del|da|do|dal|dall['’]|em|en|in|entre|durante|depuis|du|au|à|von|vom|seit|ab|im|from|since|between|période|período|periodo|campañas?|temporadas?|época|curso|años?|anos?|anni|les|los|el|o|il|nel|no|na)[\s,;.:(–—-]*)*$/iu;
/** A period closes its head: with a full stop, a bracket, or before what was done in the next clause. */
const CLOSED = /^\)?(?:\s\([^()]{2,30}\))?\s?(?:$|[.;:]\s*$|[.;:]\s+\S|,\s+\p{Ll}|[–—-]\s+\S|\s[–—-]\s+\S)/u;

interface Paragraph {
  readonly items: readonly Item[];
  readonly text: string;
  readonly dated: boolean;
  readonly head: Head | null;
}

interface Head {
  readonly text: string;
  /** What follows in the paragraph. */
  readonly rest: string;
  readonly whole: boolean;
}

/** The head of such a paragraph; null where it has none. */
function headIn(text: string, lexicon: Lexicon): Head | null {
  const ranges = rangesIn(text.slice(0, REACH), lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
  if (!range || range.index < OPENING || !CLOSED.test(text.slice(range.index + range.length))) return null;
  const said = text.slice(0, range.index).replace(SINCE, '');
  const parts = sentencesIn(said);
  const short = parts.length <= MOST_SENTENCES && parts.every((part) => part.length <= LONGEST_SENTENCE && u`^["“«]?[\p{Lu}\d]`.test(part)); // prettier-ignore
  if (!short) return null;
  const bare = parts.join(' | ');
  const { title, organisation, sure } = headOf([bare], 'experience', lexicon);
  if (sure !== 'both' && !parts.some((part) => namesPost(part, lexicon))) return null;
  const rest = text.slice(range.index + range.length).replace(/^\)?(?:\s\([^()]{2,30}\))?[\s.,;:–—-]*/u, '');
  return { text: `${bare} | ${range.text}`, rest, whole: title !== null && organisation !== null };
}

/** Lines that a head takes at the most. */
const HEAD_LINES = 3;

/** Whether behind a full stop at the end of a line the next one opens such a paragraph, though the line happens to be full. */
function opensAnew(at: number, items: readonly Item[], lexicon: Lexicon): boolean {
  const text = items[at]?.line.text ?? '';
  if (!/[.!)]$/u.test(items[at - 1]?.line.text ?? '') || !u`^\p{Lu}`.test(text)) return false;
  const whole = joinLines(items.slice(at, at + HEAD_LINES).map(({ line }) => line.text));
  const head = headIn(whole, lexicon);
  return head !== null && head.text.length < whole.length + SLACK && (head.whole || namesPost(text.split(' ', 1)[0] ?? '', lexicon));
} // prettier-ignore

const SLACK = 4;

/** "Cajera en Acme, Lugo. Negocio de la familia, once años.": no period among others that have one, post and employer in the first sentence. */
function undatedHead(text: string, lexicon: Lexicon): Head | null {
  const [first = ''] = sentencesIn(text);
  const { title, organisation, sure } = headOf([first], 'experience', lexicon);
  if (first.length > LONGEST_SENTENCE || title === null || organisation === null || sure !== 'both') return null;
  const rest = text.slice(first.length).replace(/^[\s.,;:–—-]*/u, '');
  return namesPost(first, lexicon) ? { text: first.replace(/\.$/u, ''), rest, whole: true } : null;
}

/** The lines of a section as the page breaks its paragraphs: a line that is full goes on in the next. */
function paragraphsOf(items: readonly Item[], lexicon: Lexicon): Paragraph[] {
  const edge = items.reduce((most, { line }) => Math.max(most, line.box.x + line.box.width), 0);
  const groups: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const group = groups.at(-1);
    if (group && goesOn(group, item, edge) && !opensAnew(at, items, lexicon)) group.push(item);
    else groups.push([item]);
  }
  return groups.map((own) => {
    const [first, ...more] = own.map(({ line }) => line.text);
    const text = joinLines([openingOf(first ?? '').text.replace(/^[-–.)\s]+/u, ''), ...more]);
    return { items: own, text, dated: rangesIn(text.slice(0, REACH), lexicon).length > 0, head: headIn(text, lexicon) };
  });
}

/** "**Coordinator, Acme** (Leeds), from May 2011 to" over "August 2017. Led …": most letters of the upper line are bold, and its last are not. */
function goesOnInFace(above: Line, line: Line): boolean {
  return above.cells.at(-1)?.spans.at(-1)?.font === line.cells[0]?.spans[0]?.font;
}

function goesOn(group: readonly Item[], { line }: Item, edge: number): boolean {
  const [first, above] = [group[0]?.line, group.at(-1)?.line];
  if (!first || !above || line.mark !== null || openingOf(line.text).glyph !== null) return false;
  const alike = line.page === above.page && line.column === above.column && Math.abs(line.size - above.size) < 0.3 && (line.bold === above.bold || goesOnInFace(above, line)); // prettier-ignore
  const step = above.baseline - line.baseline;
  const near = step > 0 && step <= LEADING * above.size;
  const flush = line.box.x >= first.box.x - SAME_EDGE && line.box.x <= first.box.x + MOST_HANG;
  const full = above.box.x + above.box.width + firstWord(line) > edge - above.size;
  return alike && near && flush && (full || isOpenAt(above.text));
}

function itemsOf({ items, head }: Paragraph, { text, rest }: Head, lexicon: Lexicon): Item[] {
  const [first, last] = [items[0]?.line, items.at(-1)?.line];
  const [cell] = first?.cells ?? [];
  if (!first || !last || !cell) return [...items];
  const { mark: _, ...line } = { ...first, text, cells: [{ ...cell, text, spans: [] }] };
  const range = head ? (rangesIn(text, lexicon).at(-1) ?? null) : null;
  const own: Item = { line: { ...line, mark: null }, role: range ? 'dated' : 'header', bullet: null, range, field: null }; // prettier-ignore
  const told: Item = { line: { ...last, text: rest, cells: [{ ...cell, text: rest, spans: [] }] }, role: 'prose', bullet: null, range: null, field: null }; // prettier-ignore
  return rest === '' ? [own] : [own, told];
}

/** Whether such paragraphs are the habit of a section. */
function tellJobs(paragraphs: readonly Paragraph[], lexicon: Lexicon): boolean {
  const dated = paragraphs.filter((own) => own.dated);
  const own = dated.length > 0 ? dated : paragraphs;
  const heads = own.flatMap(({ head, text }) => head ?? (dated.length > 0 ? [] : (undatedHead(text, lexicon) ?? [])));
  const told = heads.filter(({ rest }) => rest.length >= LEAST_TOLD).length;
  const whole = heads.filter((head) => head.whole).length;
  const most = dated.length > 0 ? MOST : 1;
  if (heads.length < LEAST || heads.length < most * own.length || (dated.length > 0 && !dated[0]?.head)) return false;
  return own.some(({ items }) => items.length > 1) && 2 * whole >= heads.length && 2 * told >= heads.length;
}

/** `items`: of a section of jobs. */
export function withPeriodsWithin(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language) || items.some(({ field, line }) => field !== null || line.cells.length > 1 || line.place)) return items; // prettier-ignore
  const paragraphs = paragraphsOf(items, lexicon);
  if (!tellJobs(paragraphs, lexicon)) return items;
  return paragraphs.flatMap((paragraph): readonly Item[] => {
    const head = paragraph.head ?? (paragraph.dated ? null : undatedHead(paragraph.text, lexicon));
    if (head) return itemsOf(paragraph, head, lexicon);
    return paragraph.items.map((item) => (item.role === 'dated' || item.role === 'header' ? { ...item, role: 'prose', range: null } : item)); // prettier-ignore
  });
}
