/** Headings in Chinese and Japanese told by what stands below them, or by their words alone where they are set as the text is. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { holdsCjk } from '../text/characters.ts';
import { isHanTableHead } from '../han/han-fields.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { bare } from './heading-text.ts';
import type { Heading, Line } from '../reading.ts';
import { headRoles } from '../tables/table-heads.ts';

const CAREER = /職歴|経歴|キャリア|职业|工作/u;

/** "職務経歴（概要）" */
const SUMMED = /[(（<]\s?(?:概要|要約|サマリー?|概述|摘要)\s?[)）>]$/u;

/** Of jobs by the words above it, or by its own: "入社 ¦ 退職 ¦ 職歴". */
function headsJobs({ text }: Line, head: Line): boolean {
  if (CAREER.test(text)) return isHanTableHead(head);
  const roles = CAREER.test(head.text) ? headRoles(head.cells.map((cell) => cell.text)) : null;
  return roles?.includes('organisation') === true;
}

/** "職歴サマリ" over "期間 ¦ 所属 ¦ 主な役割": a table of jobs is no summary of them. */
export function withTables(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  return told.map((heading) => {
    const { line, kinds } = heading;
    const next = lines[line.index + 1];
    const table = next !== undefined && next.cells.length > 2 && headsJobs(line, next);
    if (kinds[0] === 'summary' && table) return { line, kinds: ['experience'] };
    return !table && kinds[0] === 'experience' && kinds.length === 1 && SUMMED.test(line.text) ? { line, kinds: ['summary'] } : heading; // prettier-ignore
  });
}

const RESEARCH = /^(?:科?研究?|学术|學術|实验室|實驗室)(?:经[历验]|經[歷驗]|工作)/u;

/** Lines from the dates of a post to its name. */
const NEAR = 2;

/** "研究经历" over posts in a laboratory, "海洋声学实验室 ¦ 2019.04 – 至今" over "本科实习生": work, where others tell of their topics. */
export function withResearchPosts(told: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  return told.map((heading, at) => {
    const { line, kinds } = heading;
    if (lexicon.language !== 'zh' || kinds[0] !== 'projects' || !RESEARCH.test(bare(line.text))) return heading;
    const own = lines.slice(line.index + 1, told[at + 1]?.line.index);
    const dated = own.filter((below) => below.text.length <= LONGEST && rangesIn(below.text, lexicon).some(({ isRange }) => isRange)); // prettier-ignore
    const near = (below: Line): readonly Line[] =>
      lines.slice(Math.max(line.index + 1, below.index - NEAR), below.index + NEAR);
    const tells = (below: Line): boolean =>
      near(below).some(({ text }) => POST.test(text)) &&
      (namesHanEmployer(undated(below, lexicon), lexicon) || near(below).some(({ text }) => HOUSE.test(text)));
    const posts = dated.filter(tells);
    return posts.length > 0 && 2 * posts.length > dated.length ? { line, kinds: ['experience'] } : heading;
  });
}

const LONGEST = 60;
const POST = u`^(?:副?教授|讲师|講師|(?:特聘|客座|助理|准聘)\S{2,6}|访问学者|訪問學者|助教)$|实习生|實習生|研究员|研究員|研究助理|研究助教|助理研究|科研助理|访问学[生者]|訪問學[生者]|研究生|博士后|本科生|工程师|助理|(?<!\p{L})(?:RA|TA|Research (?:Assistant|Intern|Fellow))(?!\p{L})`;

/** The house in a line of its own above its dates. */
const HOUSE =
  /^[\u4e00-\u9fff]{2,16}(?:大学|大學|学院|學院|研究所|研究院|分校)(?:[\u4e00-\u9fff]{2,8}(?:学院|學院|系))?$/u;

/** The first cell of a dated line, without its dates. */
function undated({ cells, text }: Line, lexicon: Lexicon): string {
  const [first = text] = cells.map((cell) => cell.text);
  return rangesIn(first, lexicon).reduceRight((rest, { index, length }) => `${rest.slice(0, index)} ${rest.slice(index + length)}`, first); // prettier-ignore
}

const ESSENTIAL: ReadonlySet<SectionKind> = new Set(['education', 'experience']);
const LEAST_WHOLE = 4;

/** "教育背景" alone in plain letters, of a section that none in prominent ones opens. */
export function isWholeHan({ line, kinds: [kind, ...more] }: Heading, told: ReadonlySet<SectionKind>): boolean {
  if (!kind || more.length > 0 || !ESSENTIAL.has(kind) || told.has(kind)) return false;
  return line.cells.length === 1 && line.mark === null && holdsCjk(line.text) && line.text.length >= LEAST_WHOLE && line.text.length <= 2 * LEAST_WHOLE; // prettier-ignore
}
