/** Tables of projects below the line of an employer: "期間 ¦ プロジェクト内容 ¦ 開発環境 ¦ 規模・役割". What was done in them was done in that job. */
import { isCjk } from '../../../resume/language.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Item } from '../entries/entry-items.ts';
import { isHanTableHead } from './han-fields.ts';
import { hanPieces } from './han-pieces.ts';
import { withProject } from './han-posts.ts';
import { isWithin } from './han-years.ts';
import type { Entry, Line } from '../reading.ts';

const PROJECT =
  /プロジェクト|案件|工事(?:件)?名|工事内容|物件名|工期|(?:開発|使用|技術|動作)(?:環境|技術)|使用言語|担当(?:工程|フェーズ)|体制|環境|フレームワーク|参画|项目|項目|專案/u;
const EMPLOYER = /会社|勤務先|企業|所属|役職|公司|单位|單位|职务|職務|职位|職位/u;

/** Whether the head of a table is one of projects and not of jobs. */
export function headsProjects({ cells }: Line): boolean {
  return cells.some(({ text }) => PROJECT.test(text)) && !cells.some(({ text }) => EMPLOYER.test(text));
}

/** "プロジェクト ¦ 予約画面の刷新" opens the box of a project, told in labels: "概要 ¦ … ¦ 期間 ¦ …". */
const BOXED = /^(?:プロジェクト|案件|PJ|工事|業務)(?:名称?|概要|内容)?$/iu;

function opensProject({ cells, place }: Line, above: Line | undefined): boolean {
  const opens = place !== undefined && place.columns > 1 && above?.place?.table !== place.table;
  return opens && cells.length > 1 && cells.length < 4 && BOXED.test(cells[0]?.text.replace(/[\s【】]/gu, '') ?? '');
}

/** Of a job, told in the same way. */
function holdsEmployer(lines: readonly Line[], table: number): boolean {
  return lines.some(({ cells, place }) => place?.table === table && cells.some(({ text }) => /^(?:会社名?|勤務先|企業名|所属(?:会社)?|社名)$/u.test(text.replace(/[\s【】]/gu, '')))); // prettier-ignore
}

/** Lines of the rows below such heads, up to a row of one cell: the next firm. */
export function projectLines(lines: readonly Line[]): ReadonlySet<number> {
  const own = new Set<number>();
  let table: number | null = null;
  for (const [at, line] of lines.entries()) {
    const { place } = line;
    if (!place || place.columns < 2 || place.table !== table) table = null;
    if (place && line.cells.length > 2 && isHanTableHead(line) && headsProjects(line)) table = place.table;
    else if (place && opensProject(line, lines[at - 1]) && !holdsEmployer(lines, place.table)) {
      table = place.table;
      own.add(line.index);
    } else if (table !== null) own.add(line.index);
  }
  return own;
}

/** Points. */
const SMALLER = 0.5;

/** "果园网" in smaller bold letters right below a firm, as more such lines stand below it than there are firms or as it tells what it was built with: what was worked on, no post. `lines`: of the section. */
export function withoutThemes(entries: readonly Entry[], lines: readonly Line[], lexicon: Lexicon): Entry[] {
  return entries.map((entry) => {
    const [firm, theme] = entry.header;
    if (!isCjk(lexicon.language) || entry.section !== 'experience' || entry.title === null || !firm || !theme) return entry;
    if (!theme.bold || theme.cells.length > 1 || theme.size > firm.size - SMALLER || !theme.text.includes(entry.title)) return entry;
    const alike = lines.filter(({ bold, size, box }) => bold && Math.abs(size - theme.size) < 0.1 && Math.abs(box.x - theme.box.x) < 1).length;
    const firms = entries.filter(({ header: [own] }) => own && Math.abs(own.size - firm.size) < 0.1).length;
    const post = hanPieces([theme.text], lexicon).some((piece) => piece.post >= POST);
    const built = lines.some(({ index, text }) => index > theme.index && index <= theme.index + BELOW && BUILT.test(text));
    return post || (alike <= firms && !built) ? entry : { ...entry, title: null };
  });
} // prettier-ignore

const POST = 2;
/** Lines below such a theme within which it is told what it was built with. */
const BELOW = 3;
const BUILT =
  /^(?:[・•]\s?)?(?:開発環境|使用技術|使用言語|技術スタック|言語|技術環境|环境|開發環境|开发环境|技术栈)\s?[:：]/u;

/** "2018年4月 ¦ 株式会社なぎさに入社": told without its end, and begun before the project. */
function isLeftOpen({ dates: whole, organisation }: Entry, { dates: own }: Entry): boolean {
  return organisation !== null && whole !== null && whole.end === null && (whole.start ?? '9') <= (own?.start ?? '');
}

/** `entries` in the order of the page; `projects`: the lines of those among them that are rows of such tables. */
export function withTableProjects(entries: readonly Entry[], projects: ReadonlySet<number>): Entry[] {
  const isProject = ({ header }: Entry): boolean => projects.has(header[0]?.index ?? -1);
  return entries.reduce<Entry[]>((jobs, entry) => {
    const holds = (job: Entry): boolean =>
      job.section === 'experience' && !isProject(job) && (isWithin(entry.dates, job.dates) || isLeftOpen(job, entry));
    const at = isProject(entry) ? jobs.findLastIndex(holds) : -1;
    const job = jobs[at];
    return job
      ? jobs.with(at, withProject(job, isLeftOpen(job, entry) ? { ...entry, title: null } : entry))
      : [...jobs, entry];
  }, []);
}

const NAMED = /^[^:：|]{2,20}(?:项目|項目|专案|專案)[一二三四五\d]?$/u;

/** "订单中台项目" over what was done in it, below the line of a job; what dates stand below is an entry of its own. */
export function isProjectWithin(
  items: readonly Pick<Item, 'role'>[],
  next: Line | undefined,
  { text }: Line,
  lexicon: Lexicon,
): boolean {
  if (!NAMED.test(text) || !items.some(({ role }) => role === 'dated')) return false;
  return rangesIn(text, lexicon).length === 0 && next !== undefined && rangesIn(next.text, lexicon).length === 0;
}
