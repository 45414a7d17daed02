/** Schools told as items of a list in Chinese or Japanese, each with its degree and years below: "• 海辺大学", "情報工学科（2018年〜2022年）". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import { openingOf } from '../items/bullets.ts';
import type { Entry, Line } from '../reading.ts';
import { namesSchooling } from './han-head.ts';
import { withPartedSchools } from './han-two-in-line.ts';

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
export function hanSchoolItems(told: readonly Item[], lexicon: Lexicon): Item[] {
  const items = withPartedSchools(told, lexicon);
  const names = (item: Item | undefined): boolean =>
    item !== undefined && item.line.text.length <= LONGEST && namesSchooling(unmarked(item.line).text, lexicon);
  const dated = items.some(({ line }) => rangesIn(line.text, lexicon).length > 0);
  const listed = items.filter(({ role }) => role === 'bullet');
  if (items[0]?.role !== 'bullet' || !names(items[0]) || !(dated || listed.every(names))) return [...items];
  let own = false;
  return items.map((item) => {
    if (item.role === 'bullet') own = names(item);
    return own && (item.role === 'bullet' || item.role === 'carried') && item.line.text.length <= LONGEST
      ? headItem(unmarked(item.line), lexicon)
      : item;
  });
}

const FIRM = /(?:株式|有限|合同)会社|公司|集团|集團/u;
const BOTH = /職歴|职历|職歷|工作/u;

/** Of a table of schools and firms, whose firms the jobs below tell once more: its schools. */
export function withoutFirms(entries: readonly Entry[], heading: Line, lexicon: Lexicon): readonly Entry[] {
  if (!BOTH.test(heading.text)) return entries;
  return entries.filter(
    ({ header }) =>
      !header.some(({ text }) => FIRM.test(text)) || header.some(({ text }) => namesSchooling(text, lexicon)),
  );
}
