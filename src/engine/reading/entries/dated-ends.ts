/** Lines of heads that tell the end of a job apart from its start: "2014: operador na Acme, até 2019". */
import { withEndsTogether } from '../dates/ends-apart.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from './entry-items.ts';

/** The items with both ends side by side. */
export function withEndsInHeads(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  return items.map((item): Item => {
    const { role, line, field } = item;
    const [cell, more] = line.cells;
    if (role !== 'dated' || field || !cell || more) return item;
    const text = withEndsTogether(line.text, lexicon);
    if (text === line.text) return item;
    return { ...item, line: { ...line, text, cells: [{ ...cell, text, spans: [] }] }, range: rangesIn(text, lexicon)[0] ?? item.range }; // prettier-ignore
  });
}
