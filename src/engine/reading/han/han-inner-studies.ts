/** Studies told in a list within a list in Chinese or Japanese: "• 海辺大学" over "◦ 工学部 情報学科" and "◦ 2021年3月卒業". */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import { openingOf } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import { hanFields } from './han-fields.ts';
import { namesSchooling } from './han-head.ts';

const LONGEST = 44;
/** Items of an inner list stand this far behind those of the list around it. */
const STEP = 3;
const MOST = 4;

/** Without its mark. */
export function unmarked(line: Line): Line {
  const { glyph, text } = openingOf(line.text);
  const [first, ...rest] = line.cells;
  if (glyph === null || !first) return line;
  return { ...line, text, cells: [{ ...first, text: openingOf(first.text).text }, ...rest] };
}

/** A line as the head of an entry. */
export function headItem(line: Line, lexicon: Lexicon): Item {
  const ranges = rangesIn(line.text, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges.at(-1) ?? null;
  return { line, role: range ? 'dated' : 'header', bullet: null, range, field: null };
}

/** "最終学歴：海辺大学": the school of a list whose items have labels. */
export function unlabelled(text: string): string {
  const told = /[:：]/u.test(text) ? hanFields(text) : null;
  const [field, more] = told?.fields ?? [];
  return told?.lead === '' && field && more === undefined && LABELS.has(field.role) ? field.value : text;
}

const LABELS: ReadonlySet<HanFieldRole> = new Set(['school', 'major', 'degree', 'dates']);

const isListed = ({ line }: Item): boolean => line.mark !== null || openingOf(line.text).glyph !== null;

/** "卒業年月：2015年3月", "工学部": a part of the head; no "GPA：3.8". */
function isPart({ line }: Item): boolean {
  const { text } = unmarked(line);
  if (text.length > LONGEST || /[。；;]/u.test(text)) return false;
  return !/[:：]/u.test(text) || unlabelled(text) !== text;
}

/** The school with what stands in the list below it, as one row. */
function asRow([head, ...inner]: readonly Item[], lexicon: Lexicon): Item[] {
  if (!head) return [];
  const ended = inner.findIndex((item) => !isPart(item));
  const parts = ended < 0 ? inner : inner.slice(0, ended);
  const lines = [head, ...parts].map(({ line }) => unmarked(line));
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ ...cell, text: unlabelled(cell.text) })));
  const line = { ...(lines[0] as Line), cells, text: cells.map(({ text }) => text).join(' ') };
  return [headItem(line, lexicon), ...inner.slice(parts.length)];
}

/** Where every item of the outer list names a school and some hold a list, each of them is one row. */
export function withInnerStudies(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const [first] = items;
  if (!first || !isListed(first) || !items.every(isListed)) return items;
  const outer = first.line.box.x;
  const groups: Item[][] = [];
  for (const item of items) {
    if (Math.abs(item.line.box.x - outer) < STEP) groups.push([item]);
    else if (item.line.box.x < outer) return items;
    else groups.at(-1)?.push(item);
  }
  const named = groups.every(([item]) => item && namesSchooling(unlabelled(unmarked(item.line).text), lexicon));
  const parted = groups.some(([, inner]) => inner && isPart(inner)) && groups.every(({ length }) => length <= MOST + 1);
  return named && parted ? groups.flatMap((group) => asRow(group, lexicon)) : items;
}
