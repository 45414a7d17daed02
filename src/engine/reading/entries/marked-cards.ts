/** Jobs whose first line a list mark opens and whose period stands in a line of its own below: "• Acme" over "Cajera" over "ago. 2020 – actualidad · 3 años". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

/** Such jobs are a habit. */
const LEAST = 2;
/** Lines from the mark to the period. */
const MOST_LINES = 4;
/** Characters of a line of a head. */
const LONGEST = 80;
/** Points. */
const INDENT = 4;

/** The period that a line consists of, with or without how long that was. */
function periodOf({ role, line }: Item, lexicon: Lexicon): FoundRange | null {
  if (role !== 'carried' || line.text.length > LONGEST) return null;
  const range = rangesIn(line.text, lexicon).find(({ isRange }) => isRange);
  if (!range) return null;
  const rest = withoutDurations(line.text.slice(0, range.index) + line.text.slice(range.index + range.length));
  return u`[\p{L}\p{N}]`.test(rest) ? null : range;
}

/** Where the period of the item at `from` stands; null where what was done stands before it. */
function periodAt(items: readonly Item[], from: number, lexicon: Lexicon): number | null {
  for (let at = from + 1; at < Math.min(items.length, from + MOST_LINES); at += 1) {
    const item = items[at] as Item;
    if (item.role !== 'carried' || item.line.text.length > LONGEST) return null;
    if (periodOf(item, lexicon)) return at;
  }
  return null;
}

/** Heads where each item of the list that a section consists of has its period below it. */
export function withMarkedCards(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (items[0]?.role !== 'bullet' || isCjk(lexicon.language)) return items;
  const edge = Math.min(...items.map(({ role, line }) => (role === 'bullet' ? line.box.x : Infinity)));
  const outer = items.flatMap(({ role, line }, at) => (role === 'bullet' && line.box.x < edge + INDENT ? [at] : []));
  if (outer.length < LEAST || outer[0] !== 0) return items;
  const periods = outer.map((at) =>
    (items[at] as Item).line.text.length > LONGEST ? null : periodAt(items, at, lexicon),
  );
  if (periods.includes(null)) return items;
  return items.map((item, at): Item => {
    const n = outer.findLastIndex((start) => start <= at);
    const period = periods[n] as number;
    if (at > period) return item.role === 'carried' && !isInner(items, at) ? { ...item, role: 'prose', bullet: null } : item; // prettier-ignore
    const range = at === period ? periodOf(item, lexicon) : null;
    return { ...item, line: unmarked(item.line), role: range ? 'dated' : 'header', bullet: null, range };
  });
}

/** Whether a line goes on from an item of the list inside a job. */
function isInner(items: readonly Item[], at: number): boolean {
  const opening = items.slice(0, at).findLast(({ role }) => role === 'bullet');
  return opening !== undefined && opening.bullet === items[at]?.bullet && opening.line.box.x >= (items[0]?.line.box.x ?? 0) + INDENT; // prettier-ignore
}
