/** Entries without dates, told by how the others of their section are set: a line in the face of those that open them, over what stands below those. */
import { u } from '../../../resume/patterns.ts';
import type { Span } from '../../../resume/document.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesHead } from '../heads/headers.ts';
import { isCapital } from '../sections/heading-text.ts';
import type { Item } from './entry-items.ts';

/** Lines of a head that are looked at. */
const HEAD = 3;
/** Entries that a habit takes. */
const HABIT = 3;
/** Share of them. */
const MOST = 0.8;
/** Characters of a head. */
const LONGEST = 100;
/** Points. */
const SAME_EDGE = 4;
/** Characters beside dates. */
const REST = 3;

/** Face, size and colour of letters, and whether what they open with is in capitals: "ACME MILLS – Westmere" as "ACME MILLS". */
export function faceOfSpan({ font, size, colour, text }: Span): string {
  const [opening = ''] = text.split(PARTS, 1);
  return `${String(font)} ${size.toFixed(1)} ${colour} ${String(LETTERS.test(opening) && isCapital(opening))}`;
}

/** Of the first letters. */
function faceOf({ line }: Item): string {
  const spans = line.cells[0]?.spans ?? [];
  const span = spans.find(({ text }) => LETTER.test(text)) ?? spans[0];
  return span ? faceOfSpan(span) : '';
}

const LETTER = u`[\p{L}\d]`;
const LETTERS = u`\p{L}{3}`;
/** "Layout of menus. Accounts of the": one sentence ends where the next begins. */
const SENTENCES = u`\p{Ll}{5}\. \p{Lu}\p{L}+ \p{Ll}`;
const PARTS = /\s[-–—|·]\s|[,(|]/u;

const isBody = ({ role }: Item): boolean => role === 'bullet' || role === 'carried';

/** A line that reads as a head may: no label, no sentence. */
export function mayOpen({ role, field, line }: Item): boolean {
  const { text } = line;
  return (role === 'header' || role === 'prose') && !field && text.length <= LONGEST && /^[\p{Lu}\p{Lo}\d"“«(]/u.test(text) && !/[:：;,]$/u.test(text); // prettier-ignore
}

/** How the lines of a head below the first are set. */
function shapeOf(items: readonly Item[], start: number, end: number): string {
  const own = items.slice(start + 1, Math.min(end, start + HEAD));
  const body = own.findIndex(isBody);
  const shapes = own
    .slice(0, body < 0 ? own.length : body)
    .map((item) => `${faceOf(item)} ${String(item.role === 'dated')}`);
  return shapes.filter((shape, at) => shape !== shapes[at - 1]).join('|');
}

export interface Alike {
  readonly items: readonly Item[];
  /** Where entries begin. */
  readonly starts: readonly number[];
}

/** Whether all that opens an entry is its dates. */
function opensWithDates(item: Item | undefined): boolean {
  return item !== undefined && item.range !== null && item.line.text.length - item.range.length <= REST;
}

/** Whether what stands where entries open is their dates, and no name. */
function isDatesSlot(items: readonly Item[], starts: readonly number[]): boolean {
  return starts.length > 0 && starts.every((at) => opensWithDates(items[at]));
}

/** Lines in the face of the section's first that stand, as it does, below lines in another and begin no entry yet. */
function addedTo(items: readonly Item[], starts: readonly number[], alike: readonly number[]): number[] {
  const edges = [0, ...starts].map((at) => items[at]?.line.box.x ?? 0);
  return alike.filter((at) => {
    const item = items[at];
    if (at === 0 || !item || starts.includes(at) || !mayOpen(item) || SENTENCES.test(item.line.text)) return false;
    const start = starts.findLast((begin) => begin < at) ?? 0;
    const end = starts.find((begin) => begin > at) ?? items.length;
    const dated = items.findIndex(({ role }, n) => n >= start && role === 'dated');
    // An entry keeps its dates.
    return edges.some((x) => Math.abs(x - item.line.box.x) < SAME_EDGE) && (dated < 0 || dated < at || dated >= end);
  });
}

/** The items and where entries begin, with those that open as the others do: "Not told" where those have their dates, a post in bold. */
export function withAlikeStarts(items: readonly Item[], starts: readonly number[], kind: SectionKind, lexicon: Lexicon): Alike {
  const none = { items, starts };
  const [first] = items;
  if (!first || isBody(first)) return none;
  const faces = items.map(faceOf);
  const [own] = faces;
  const opening = starts.filter((at) => faces[at] === own).length;
  if (opening < MOST * starts.length || items.some((item, at) => isBody(item) && faces[at] === own)) return none;
  const alike = items.flatMap((_, at) => (faces[at] === own && (at === 0 || faces[at - 1] !== own) ? [at] : []));
  const added = addedTo(items, starts, alike);
  // "Acme" over "Baker" and its dates, all in one face: one head.
  const isHead = (begin: number, at: number): boolean => items.slice(begin, at + 1).every(({ role }, n) => faces[begin + n] === own && (n === 0 || role !== 'prose')); // prettier-ignore
  const kept = starts.filter((at) => !added.some((begin) => begin < at && at < begin + HEAD && isHead(begin, at)));
  const all = [...new Set([0, ...kept, ...added])].sort((a, b) => a - b);
  if (added.length === 0 || all.length < HABIT || alike.some((at) => !all.includes(at))) return none;
  const shapes = all.map((at, n) => shapeOf(items, at, all[n + 1] ?? items.length));
  const same = shapes.every((shape) => shape === shapes[0]) && shapes[0] !== '';
  const isNamed = (at: number): boolean => items.slice(at, at + 2).some((item) => !isBody(item) && namesHead(item.line.text, kind, lexicon)); // prettier-ignore
  const named = added.filter(isNamed).length;
  const few = named === added.length && kept.length >= HABIT && 2 * added.length <= kept.length;
  if (same ? 2 * named < added.length : !few) return none;
  const slots = isDatesSlot(items, starts);
  const heads = new Set(added);
  const told = items.map((item, at): Item =>
    !heads.has(at) ? item : slots ? { ...item, role: 'prose', note: true } : { ...item, role: 'header' },
  );
  return { items: told, starts: all };
} // prettier-ignore
