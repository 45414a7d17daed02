/** Degrees as lines of their own over lists that tell the school and its dates: "Bachelor of Botany" over "• Acme University" and "• Expected May 2018". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Marks } from '../heads/head-marks.ts';
import { unmarked } from './school-lines.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';

const LONGEST = 80;
/** Characters beside a date: "Expected", "Graduated:". */
const BESIDE = 14;

function isDegree({ role, line, range, field }: Item, marks: Marks): boolean {
  return role === 'header' && !range && !field && degreeScore(line.text, marks) > TRADE && schoolScore(line.text, marks) <= 0; // prettier-ignore
}

function isSchool({ line: { text }, bullet }: Item, marks: Marks): boolean {
  return (bullet?.lines.length ?? 1) === 1 && text.length <= LONGEST && schoolScore(text, marks) >= 1 && degreeScore(text, marks) <= TRADE; // prettier-ignore
}

function dated(item: Item, lexicon: Lexicon): Item | null {
  const line = unmarked(item.line);
  const [range, more] = rangesIn(line.text, lexicon);
  if (!range || more || line.text.length - range.length > BESIDE) return null;
  return { ...item, line, range, role: 'dated', bullet: null };
}

/** The items with school and dates as lines of the heads, where each head of the section is a degree alone with such a list. */
export function withSchoolsInLists(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const marks = schoolMarks(lexicon);
  const heads = items.flatMap(({ role }, at) => (role === 'header' ? [at] : []));
  if (isCjk(lexicon.language) || heads[0] !== 0 || items.some((item) => item.role === 'dated' && !dated(item, lexicon))) return items; // prettier-ignore
  const lists = heads.map((at, n) => items.slice(at + 1, heads[n + 1] ?? items.length));
  const schools = lists.map((list) => list.find((item) => isSchool(item, marks)));
  if (!heads.every((at, n) => isDegree(items[at] as Item, marks) && schools[n]?.role === 'bullet')) return items;
  return heads.flatMap((at, n): Item[] => {
    const [head, school, list] = [items[at], schools[n], lists[n] ?? []];
    if (!head || !school) return [];
    const date = list.find(
      (item) => item !== school && (item.role === 'bullet' || item.role === 'dated') && dated(item, lexicon),
    );
    const when = date ? dated(date, lexicon) : null;
    const own = { ...school, line: unmarked(school.line), role: 'header' as const, bullet: null };
    return [head, own, ...(when ? [when] : []), ...list.filter((item) => item !== school && item !== date)];
  });
}
