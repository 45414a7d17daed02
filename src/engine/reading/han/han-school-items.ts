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

const OPENS_SCHOOL =
  /^[\u4e00-\u9fff]{2,24}?(?:大学|大學|学院|學院|学校|學校|中学|中學|高中|[一二三四五六七八九十]中|党校|技校|高職|高商|高工)(?=$|[\s(（|｜,，、/·-])/u;
const FACULTY = /(?:学院|學院)$/u;
const TAKEN = /本科|专科|專科|大专|硕士|碩士|博士|学士|學士|研究生/u;
const UNIVERSITY = /(?:大学|大學)$/u;

function schoolThatOpens({ line, role, field }: Item): string | null {
  const told = (role === 'header' || role === 'dated') && field === null && line.text.length <= LONGEST;
  return told ? (OPENS_SCHOOL.exec(line.text)?.[0] ?? null) : null;
}

/** "湘江医学院" below "岭北大学", with no level of its own. */
function isFaculty(school: string, above: string, { line }: Item): boolean {
  return FACULTY.test(school) && UNIVERSITY.test(above) && !TAKEN.test(line.text);
}

/** With those lines of schools without dates that stand below a line that opens with another: "北岭大学（本科） 护理学" over "海州卫生学院（专科） 助产". */
export function withUndatedSchools(starts: readonly number[], items: readonly Item[]): number[] {
  const all = [...starts];
  let above: string | null = null;
  items.forEach((item, at) => {
    const school = schoolThatOpens(item);
    if (starts.includes(at)) above = school;
    else if (school === null) return;
    else if (above === null) above = school;
    else if (
      school !== above &&
      item.range === null &&
      items[at + 1]?.role !== 'dated' &&
      !isFaculty(school, above, item)
    ) {
      all.push(at);
      above = school;
    }
  });
  return all.toSorted((a, b) => a - b);
}

const SUBJECT =
  /^[^。:：；;，,]{2,28}(?:本科|专科|大专|硕士|碩士|博士|学士|學士|研究生|学位|學位|专业|專業|[学學]?系)。$/u;

/** "食品科学 硕士。": what was studied, though it closes as a sentence does. */
export function isSubjectLine({ text }: Line): boolean {
  return text.length <= LONGEST && text.endsWith('。') && SUBJECT.test(text);
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
