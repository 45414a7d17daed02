/** Heads of jobs that stand in lists, or above them without dates: the employer as an item with post and dates in the list below it. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { openingOf } from '../items/bullets.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { areJobsInLines, withJobsInLines } from './undated-lines.ts';
import { bearsMark } from './marked-heads.ts';

/** Such jobs are a habit. */
const LEAST = 2;
/** Points. */
const INDENT = 4;
/** Items of the inner list among which the dates stand. */
const AMONG = 3;
const LONGEST_HEAD = 70;
const LONGEST_BOLD = 100;
/** Characters beside the dates: "(contract)". */
const BESIDE = 14;

/** The period that a list item consists of. */
function periodOf({ role, line, bullet, field }: Item, lexicon: Lexicon): FoundRange | null {
  if (field || (role !== 'bullet' && role !== 'dated') || line.cells.length > 1) return null;
  const text = withoutDurations(bullet?.text ?? openingOf(line.text).text);
  const [range, more] = rangesIn(text, lexicon);
  const rest = range ? text.length - range.length : 0;
  const alone = rest <= 2 || (rest <= BESIDE && /\([^()]*\)$/u.test(text));
  return range?.isRange === true && !more && range.index <= 1 && alone ? range : null;
}

const longest = ({ bold }: Line): number => (bold ? LONGEST_BOLD : LONGEST_HEAD);
const isShort = ({ line, bullet }: Item): boolean =>
  line.text.length <= longest(line) && (bullet?.lines.length ?? 1) === 1;

/** Of the outer item at `at`: the items below it that are of its head, up to the period; 0 where there is none. */
function depthOf(items: readonly Item[], at: number, lexicon: Lexicon): number {
  const outer = items[at];
  if (outer?.role !== 'bullet' || !isShort(outer)) return 0;
  for (let n = 1; n <= AMONG; n += 1) {
    const inner = items[at + n];
    if (!inner || !bearsMark(inner) || inner.line.box.x < outer.line.box.x + INDENT) return 0;
    if (periodOf(inner, lexicon)) return n;
    if (!isShort(inner)) return 0;
  }
  return 0;
}

/** Of an outer item that names a post over its employer, "• Baker" over "– Acme College", without a period: 1; 0 for any other. */
function undatedDepth(items: readonly Item[], at: number, lexicon: Lexicon): number {
  const [outer, inner] = [items[at], items[at + 1]];
  if (outer?.role !== 'bullet' || inner?.role !== 'bullet' || !isShort(outer) || !isShort(inner)) return 0;
  if (inner.line.box.x < outer.line.box.x + INDENT || OPEN.test(inner.line.text) || inner.line.text.includes(': ')) return 0; // prettier-ignore
  const employs = organisationScore(inner.bullet?.text ?? '', marksFor(lexicon, false)) > 0;
  return Number(employs && namesPost(outer.bullet?.text ?? '', lexicon));
}

/** "• Acme", in its list "Baker" and "May 2016 – June 2018": heads, where every item of the outer list is one. */
export function withNestedHeads(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const told = withJobsInLines(items, lexicon);
  if (told !== items) return told;
  const [first] = items.filter(bearsMark);
  const edge = first?.line.box.x ?? 0;
  const outer = items.flatMap((item, at) => (bearsMark(item) && item.line.box.x < edge + INDENT ? [at] : []));
  const depths = outer.map((at) => depthOf(items, at, lexicon) || undatedDepth(items, at, lexicon));
  if (outer.length < LEAST || depths.includes(0)) return withBoldHeads(items, outer);
  const heads = new Map(outer.flatMap((at, n) => Array.from({ length: (depths[n] ?? 0) + 1 }, (_, k) => [at + k, k === depths[n]] as const)));
  return items.map((item, at): Item => {
    const dated = heads.get(at);
    if (dated === undefined) return item;
    const line = unmarked(item.line);
    const range = dated ? periodOf(item, lexicon) : null;
    return { ...item, line, role: range ? 'dated' : 'header', bullet: null, range };
  });
} // prettier-ignore

const LEAST_UNDATED = 3;

/** "• **Acme - Leeds - Baker**" over what was done there in a list of its own: heads without dates, where every item of the outer list is short and in bold. */
function withBoldHeads(items: readonly Item[], outer: readonly number[]): readonly Item[] {
  const own = outer.flatMap((at) => items[at] ?? []);
  const inner = items.filter((item) => bearsMark(item) && !own.includes(item));
  const headed = outer.filter((at) => inner.includes(items[at + 1] as Item)).length;
  if (own.length < LEAST_UNDATED || 2 * headed < own.length || items.some(({ range }) => range !== null)) return items;
  if (!own.every((item) => item.line.bold && isShort(item)) || inner.some(({ line }) => line.bold)) return items;
  return items.map((item) => (own.includes(item) ? { ...item, line: unmarked(item.line), role: 'header', bullet: null } : item)); // prettier-ignore
}
/** What a line of words that go on ends in. */
const OPEN = /[:：,;]$/u;

/** Where jobs begin that have neither dates nor letters of their own: each a short line above its list, "Acme Pizza" over what was done there; null where any line stands otherwise. */
export function undatedStarts(items: readonly Item[], lexicon: Lexicon): number[] | null {
  if (isCjk(lexicon.language) || items.some(({ range, field, role }) => range !== null || field !== null || role === 'prose')) return null; // prettier-ignore
  const heads = items.flatMap(({ role }, at) => (role === 'header' ? [at] : []));
  if (heads.length === items.length && areJobsInLines(items, lexicon)) return heads;
  const [first] = heads.map((at) => items[at]?.line);
  const apart = heads.every((at) => {
    const [line, below] = [items[at]?.line, items[at + 1]];
    if (!line || !first || OPEN.test(line.text) || line.text.length > longest(line)) return false;
    const alike = line.size === first.size && Math.abs(line.box.x - first.box.x) < INDENT;
    // One in bold may have no list: "**Acme - Leeds - Baker**".
    if (below?.role !== 'bullet')
      return alike && line.bold && below?.role !== 'prose' && !u`^\p{Ll}`.test(below?.line.text ?? '');
    return alike && below.line.box.x > line.box.x + INDENT;
  });
  const listed = heads.filter((at) => items[at + 1]?.role === 'bullet').length;
  return heads.length >= LEAST_UNDATED && heads[0] === 0 && apart && 2 * listed > heads.length ? heads : null;
}
