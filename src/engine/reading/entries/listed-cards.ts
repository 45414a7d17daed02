/** Jobs told whole by the items of a list: each a few short lines of which one is its period, or a post with its employer over a list of its own. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

/** Such jobs are a habit. */
const LEAST = 2;
/** Characters. */
const LONGEST = 90;
/** Characters beside a period. */
const REST = 4;
/** Lines of a head in an item. */
const HEAD = 4;
/** Points. */
const INDENT = 4;

/** The period that a line consists of: "ago. 2020 - actualidad · 3 años 1 mes". */
function periodOf({ text }: Line, lexicon: Lexicon): FoundRange | null {
  if (text.length > LONGEST) return null;
  const [range, more] = rangesIn(text, lexicon);
  const rest = range
    ? withoutDurations(`${text.slice(0, range.index)}${text.slice(range.index + range.length)}`)
    : text;
  return range?.isRange === true && !more && rest.replace(/[\s()·•|,–—-]/gu, '').length <= REST ? range : null;
}

/** Items with their lines, in order. */
function listed(items: readonly Item[]): (readonly Item[])[] {
  const groups: Item[][] = [];
  for (const item of items)
    if (item.role === 'carried') groups.at(-1)?.push(item);
    else groups.push([item]);
  return groups;
}

/** Whether an item's lines each tell a part of a job and one of them, not the first, its period. */
function isCard(lines: readonly Item[], lexicon: Lexicon): boolean {
  const dated = lines.findIndex(({ line }) => periodOf(line, lexicon) !== null);
  const head = lines.slice(0, Math.max(dated, 0));
  return dated > 0 && dated < HEAD && head.every(({ line }) => line.text.length <= LONGEST && !/[.;:,]$/u.test(line.text) && !u`^\p{Ll}`.test(unmarked(line).text)); // prettier-ignore
}

/** "• Acme" over "Baker" and "2019 – 2021", lines of one item: heads, where most items are such and nothing else heads the section. */
function withCards(items: readonly Item[], lexicon: Lexicon): readonly Item[] | null {
  if (!items.some(({ role, line }) => role === 'carried' && periodOf(line, lexicon) !== null)) return null;
  if (items.some(({ role }) => role === 'header' || role === 'dated')) return null;
  const groups = listed(items);
  const cards = new Set(groups.filter((lines) => lines[0]?.role === 'bullet' && isCard(lines, lexicon)));
  const others = groups.filter((lines) => !cards.has(lines));
  // Others that are dated tell their job otherwise.
  const isDated = (lines: readonly Item[]): boolean =>
    lines.some(({ line }) => rangesIn(line.text, lexicon).length > 0);
  if (cards.size < LEAST || cards.size <= others.length || others.some(isDated)) return null;
  return groups.flatMap((lines) => {
    if (!cards.has(lines)) return lines;
    const dated = lines.findIndex(({ line }) => periodOf(line, lexicon) !== null);
    return lines.map((item, at): Item => {
      const range = at === dated ? periodOf(item.line, lexicon) : null;
      return {
        ...item,
        line: unmarked(item.line),
        role: range ? 'dated' : at < dated ? 'header' : 'prose',
        bullet: null,
        range,
      };
    });
  });
}

const PARTED = u`\s[–—|-]+\s|,\s\p{Lu}|\s(?:at|bei|en|em|chez|presso)\s\p{Lu}`;

/** "Baker – Acme, Leeds": a short item that names a post or an employer beside something else. */
function namesJob({ line, bullet }: Item, lexicon: Lexicon): boolean {
  const text = bullet?.text ?? '';
  const short = line.text.length <= LONGEST && bullet?.lines.length === 1 && !/[.;:]$/u.test(text);
  return (
    short &&
    rangesIn(text, lexicon).length === 0 &&
    PARTED.test(text) &&
    (namesPost(text, lexicon) || organisationScore(text, marksFor(lexicon, false)) > 0)
  );
}

/** "• Baker – Acme, Leeds" over a list further in of what was done there: heads, where every item of the outer list is such and nothing else heads the section. */
function withOuterPosts(items: readonly Item[], lexicon: Lexicon): readonly Item[] | null {
  if (items.some(({ role }) => role !== 'bullet' && role !== 'carried')) return null;
  const edge = Math.min(...items.map(({ line }) => line.box.x));
  const outer = items.flatMap(({ role, line }, at) => (role === 'bullet' && line.box.x < edge + INDENT ? [at] : []));
  const over = outer.filter((at) => (items[at + 1]?.line.box.x ?? 0) > edge + INDENT);
  if (outer.length < LEAST || over.length * 2 <= outer.length) return null;
  if (!outer.every((at) => namesJob(items[at] as Item, lexicon))) return null;
  return items.map((item, at): Item =>
    outer.includes(at) ? { ...item, line: unmarked(item.line), role: 'header', bullet: null } : item,
  );
}

/** The items, with such for heads. */
export function withListedCards(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language) || !items.some(({ role }) => role === 'bullet')) return items;
  return withCards(items, lexicon) ?? withOuterPosts(items, lexicon) ?? items;
}
