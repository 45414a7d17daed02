/** Schools told as items of a list in Chinese or Japanese, each with its degree and years below: "• 海辺大学", "情報工学科（2018年〜2022年）". */
import { HAN_FACULTY } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Entry, Line } from '../reading.ts';
import { degreeParts } from './han-degree-parts.ts';
import { namesSchooling } from './han-head.ts';
import { headItem, unlabelled, unmarked, withInnerStudies } from './han-inner-studies.ts';
import { withPartedSchools } from './han-two-in-line.ts';
import { schoolParts } from './zh-school-parts.ts';

const LONGEST = 60;

/** Of an education section that opens with a list of schools: its items as heads. */
export function hanSchoolItems(told: readonly Item[], lexicon: Lexicon): Item[] {
  const items = withPartedSchools(withInnerStudies(told, lexicon), lexicon);
  const names = (item: Item | undefined): boolean =>
    item !== undefined && item.line.text.length <= LONGEST && namesSchooling(unlabelled(unmarked(item.line).text), lexicon); // prettier-ignore
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

const FACULTY = /(?:学院|學院)$/u;
const TAKEN = /本科|专科|專科|大专|硕士|碩士|博士|学士|學士|研究生/u;
const UNIVERSITY = /(?:大学|大學)$/u;

/** "文学院", "金融学院": a part of some school. */
function isFacultyAlone(text: string): boolean {
  return FACULTY.test(text) && (text.length <= SHORT_FACULTY || (HAN_FACULTY.test(text) && !/大学|大學/u.test(text)));
}

/** The school that a line of a head tells, alone or with what was taken there and nothing else. */
function schoolTold({ line, role, field }: Item): string | null {
  const told = (role === 'header' || role === 'dated') && field === null && line.text.length <= LONGEST;
  if (!told || line.text.includes('。')) return null;
  const pieces = line.cells.flatMap(({ text }) => degreeParts(text)).flatMap(schoolParts);
  const schools = pieces.filter(({ kind, text }) => kind === 'school' && !isFacultyAlone(text));
  const [school] = schools;
  if (!school || pieces.length > MOST_PIECES) return null;
  const opens = pieces[0] === school;
  const said = pieces.some(({ kind, text }, at) => kind === 'unknown' && (at === 0 || text.length > SHORT));
  return (said || /[:：]/u.test(line.text)) && !opens ? null : school.text;
}

/** "南岭大学，理论物理" below what was said of the school above. */
function opensSchool(line: Line, { language }: Lexicon): boolean {
  if (language !== 'zh' || line.text.length > LONGEST || /[:：。；;]/u.test(line.text)) return false;
  const [first] = degreeParts(line.cells[0]?.text ?? '').flatMap(schoolParts);
  return first?.kind === 'school' && !isFacultyAlone(first.text);
}

/** Letters of "文学院", of what no word tells, and pieces of a line that tells a degree and nothing else. */
const SHORT_FACULTY = 3;
const SHORT = 4;
const MOST_PIECES = 7;

/** "湘江医学院" below "岭北大学", with no level of its own. */
function isFaculty(school: string, above: string, { line }: Item): boolean {
  return FACULTY.test(school) && UNIVERSITY.test(above) && !TAKEN.test(line.text);
}

/** Whether a line tells what was taken as well as where. */
function tellsBoth({ line }: Item): boolean {
  const kinds = line.cells.flatMap(({ text }) => degreeParts(text)).flatMap(schoolParts).map(({ kind }) => kind); // prettier-ignore
  return kinds.includes('school') && (kinds.includes('subject') || kinds.includes('level'));
}

/** With those lines of schools without dates that stand below a line that opens with another: "北岭大学（本科） 护理学" over "海州卫生学院（专科） 助产". */
export function withUndatedSchools(starts: readonly number[], items: readonly Item[]): number[] {
  const all = [...starts];
  const dated = items.some(({ role }) => role === 'dated');
  let above: string | null = null;
  let whole = false;
  items.forEach((item, at) => {
    const school = schoolTold(item);
    const both = school !== null && tellsBoth(item);
    if (starts.includes(at)) above = school;
    else if (school === null) return;
    else if (above === null) {
      above = school;
      if (!dated) all.push(at);
    } else if (
      (school !== above || (both && whole)) &&
      item.range === null &&
      items[at + 1]?.role !== 'dated' &&
      !isFaculty(school, above, item)
    ) {
      all.push(at);
      above = school;
    }
    whole = both;
  });
  const first = items.findIndex(({ role }) => role === 'header');
  const opening = Math.min(...all);
  // "行政管理 本科" over "同济", where none has a date.
  if (!dated && first >= 0 && first < opening && opening < Infinity)
    return [first, ...all.filter((at) => at !== opening)].toSorted((a, b) => a - b);
  return all.toSorted((a, b) => a - b);
}

const SUBJECT =
  /^[^。:：；;，,]{2,28}(?:本科|专科|大专|硕士|碩士|博士|学士|學士|研究生|学位|學位|专业|專業|[学學]?系)。$/u;

/** "食品科学 硕士。": what was studied, though it closes as a sentence does. */
function isSubjectLine({ text }: Line): boolean {
  return text.length <= LONGEST && text.endsWith('。') && SUBJECT.test(text);
}

/** Whether a line of an education section tells where or what was studied, though it closes as a sentence or stands below one. */
export function isSchoolHead(line: Line, belowProse: boolean, lexicon: Lexicon): boolean {
  return belowProse ? opensSchool(line, lexicon) : isSubjectLine(line);
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
