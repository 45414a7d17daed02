/** Heads of jobs that a list mark opens: dated items with a list of what was done inside each, or with lines below that are of no list. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { openingOf } from '../items/bullets.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

/** Such jobs are a habit. */
const LEAST = 2;
/** Points. */
const INDENT = 4;
const LONGEST = 90;
/** Characters before dates that open a head, and behind those that close it: "De 2015 à …", "(2015 – 2018)". */
const AT_EDGE = 4;

/** Whether an item opens with a list mark, as a dated one may too. */
export function bearsMark({ role, line }: Item): boolean {
  return role === 'bullet' || (role === 'dated' && (line.mark !== null || openingOf(line.text).glyph !== null));
}

/** The dates at an edge of a short item that says more than them. */
function datesOf({ line, field }: Item, lexicon: Lexicon): FoundRange | null {
  const { text } = unmarked(line);
  if (field || text.length > LONGEST || line.cells.length > 1) return null;
  const ranges = rangesIn(text, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
  if (!range) return null;
  const [before, behind] = [text.slice(0, range.index), text.slice(range.index + range.length)];
  const atEdge = range.index <= AT_EDGE || behind.length <= AT_EDGE;
  return atEdge && [before, behind].some((rest) => u`\p{L}{2}`.test(rest)) ? range : null;
}

/** "• 2013 – 2014 Acme" with a list further in below it, "• Acme – de 2013 a 2014" over "Cargo: …" without a mark: heads, where every item of the outer list is one. */
export function withMarkedHeads(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const listed = items.filter(bearsMark);
  const edge = Math.min(...listed.map(({ line }) => line.box.x));
  const outer = items.flatMap((item, at) => (bearsMark(item) && item.line.box.x < edge + INDENT ? [at] : []));
  const dates = new Map(outer.map((at) => [at, datesOf(items[at] as Item, lexicon)] as const));
  const ranges = [...dates.values()];
  if (outer.length < LEAST || outer[0] !== 0 || ranges.includes(null)) return items;
  const bodies = outer.map((at, n) => items.slice(at + 1, outer[n + 1] ?? items.length));
  const lists = bodies.filter((body) => body.some(bearsMark)).length;
  const unlisted = bodies.every((body) => body[0] !== undefined && body[0].role !== 'carried' && !body.some(bearsMark));
  const plain = unlisted && ranges.every((range) => range?.isRange === true);
  if (2 * lists <= outer.length && !plain) return items;
  let head = false;
  return items.map((item, at): Item => {
    const range = dates.get(at) ?? null;
    head = range !== null || (head && item.role === 'carried');
    if (range) return { ...item, line: unmarked(item.line), role: 'dated', bullet: null, range };
    return head ? { ...item, role: 'header', bullet: null } : item;
  });
}
