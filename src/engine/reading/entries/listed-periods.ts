/** "• Período: setembro/2018 a dezembro/2018" in the list of a job whose head tells no dates: they are those of the head. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';
import { fieldRole } from './fields.ts';

const LABELLED = /^([^:]{2,40}):\s(\S.*)$/u;
const LONGEST = 80;

/** The item as a line of the head; null where it tells more than a period, or none. */
function periodOf(item: Item, lexicon: Lexicon): Item | null {
  const text = item.role === 'bullet' && !item.field ? (item.bullet?.text ?? '') : '';
  const [, label = '', value = ''] = text.length <= LONGEST && text.includes(':') ? (LABELLED.exec(text) ?? []) : [];
  if (label === '' || fieldRole(label) !== 'dates') return null;
  const [range, more] = rangesIn(value, lexicon);
  const rest = range ? withoutDurations(value.replace(range.text, '')).replace(/[\s().,]/gu, '') : value;
  if (!range?.isRange || more || rest !== '') return null;
  return { line: unmarked(item.line), role: 'dated', bullet: null, range, field: { role: 'dates', values: [value] } };
}

/** The last line of the head above the list that holds the item at `at`; -1 where that head has dates of its own. */
function headAbove(items: readonly Item[], at: number): number {
  const head = items.slice(0, at).findLastIndex(({ role }) => role === 'header' || role === 'dated');
  return items[head]?.role === 'header' && items[head - 1]?.role !== 'dated' ? head : -1;
}

/** The items with such periods below their heads. */
export function withListedPeriods(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const moved = new Map<number, Item>();
  const taken = new Set<number>();
  items.forEach((item, at) => {
    const period = periodOf(item, lexicon);
    const head = period ? headAbove(items, at) : -1;
    if (!period || head < 0 || moved.has(head)) return;
    moved.set(head, period);
    taken.add(at);
  });
  if (taken.size === 0) return items;
  return items.flatMap((item, at) => {
    const period = moved.get(at);
    return taken.has(at) ? [] : period ? [item, period] : [item];
  });
}
