/** Schools told as items of a list in Chinese or Japanese, each with its degree and years below: "• 海辺大学", "情報工学科（2018年〜2022年）". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Entry, Line } from '../reading.ts';
import { namesSchooling } from './han-head.ts';
import { headItem, unlabelled, unmarked, withInnerStudies } from './han-inner-studies.ts';
import { withPartedSchools } from './han-two-in-line.ts';
import { opensSchool } from './han-undated-schools.ts';

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
