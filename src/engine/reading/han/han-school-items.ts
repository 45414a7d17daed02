/** Schools told as items of a list in Chinese or Japanese, each with its degree and years below: "• 海辺大学", "情報工学科（2018年〜2022年）". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import { openingOf } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import { namesSchooling } from './han-head.ts';

const LONGEST = 60;

function unmarked(line: Line): Line {
  const { glyph, text } = openingOf(line.text);
  const [first, ...rest] = line.cells;
  if (glyph === null || !first) return line;
  return { ...line, text, cells: [{ ...first, text: openingOf(first.text).text }, ...rest] };
}

function headItem(line: Line, lexicon: Lexicon): Item {
  const ranges = rangesIn(line.text, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges.at(-1) ?? null;
  return { line, role: range ? 'dated' : 'header', bullet: null, range, field: null };
}

/** Of an education section that opens with a list of schools: its items as heads. */
export function hanSchoolItems(items: readonly Item[], lexicon: Lexicon): Item[] {
  if (items[0]?.role !== 'bullet') return [...items];
  const listed = items.filter(({ role, line }) => role === 'bullet' && line.text.length <= LONGEST);
  const named = listed.filter(({ line }) => namesSchooling(line.text, lexicon));
  const dated = items.some(({ line }) => rangesIn(line.text, lexicon).length > 0);
  if (named.length === 0 || 2 * named.length < listed.length || !dated) return [...items];
  return items.map((item) =>
    (item.role === 'bullet' || item.role === 'carried') && item.line.text.length <= LONGEST
      ? headItem(unmarked(item.line), lexicon)
      : item,
  );
}
