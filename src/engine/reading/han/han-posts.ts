/**
 * Posts and projects below the line of an employer, in Japanese and Chinese: the firm stands once with the whole of its years, below it
 * what one was there from when to when (部署異動), or what one worked on (プロジェクト, 工事経歴).
 */
import { u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import { HAN_BREAK, HAN_DEPARTMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { hanFields, type HanFields } from './han-fields.ts';
import { employerBelow, houseName, opensHouse, postsBelow } from './han-groups.ts';
import { labelledPost, withValues } from './han-head.ts';
import { isLent, LENT } from './han-lent.ts';
import { placedIn } from './han-moves.ts';
import { hanPieces, type HanPiece } from './han-pieces.ts';
import { isWithin } from './han-years.ts';
import type { Entry } from '../reading.ts';

/** An employer beyond doubt, see `HanPiece.employer`. */
const EMPLOYER = 2;
const LEGAL_FORM = 3;
const POST = 2;
const LONGEST_DUTY = 10;
const LONGEST_PROJECT = 40;

/** The head's texts without their dates. */
function textsOf({ header }: Entry, lexicon: Lexicon): string[] {
  return header.flatMap(({ cells }) =>
    cells.map(({ text }) =>
      rangesIn(text, lexicon)
        .toReversed()
        .reduce((rest, { index, length }) => `${rest.slice(0, index)}   ${rest.slice(index + length)}`, text),
    ),
  );
}

/** Of a project, whatever one was called in it. */
const OF_TEAM = /(?:担当期間|参画期間|チーム(?:人数|規模|構成)?|体制|团队规模|團隊規模)\s?[:：]/u;

interface Head {
  readonly pieces: readonly HanPiece[];
  /** Labelled as, or ends like, an employer. */
  readonly employer: boolean;
  /** By a legal form. */
  readonly legal: boolean;
  /** Labelled as what one was in a project. */
  readonly part: boolean;
  /** Told by labels. */
  readonly labelled: string | null;
}

/** In Japanese see `labelledPost`. */
function titlesIn({ fields }: HanFields, { language }: Lexicon): string[] {
  return language === 'zh' ? fields.flatMap(({ role, value }) => (role === 'title' ? [value] : [])) : [];
}

function headOf(entry: Entry, lexicon: Lexicon): Head {
  const told = withValues(textsOf(entry, lexicon), lexicon).map((text) => ({ text, found: hanFields(text) }));
  const roles = new Set(told.flatMap(({ found }) => found?.fields.map(({ role }) => role) ?? []));
  const pieces = hanPieces(
    told.map(({ text, found }) => (found ? [found.lead, ...titlesIn(found, lexicon)].join('   ') : text)),
    lexicon,
  );
  return {
    pieces,
    employer: roles.has('organisation') || pieces.some((piece) => piece.employer >= EMPLOYER && !piece.department),
    legal: pieces.some((piece) => piece.employer >= LEGAL_FORM),
    // "営業二課 リーダー" over "【役割】…": what one was stands before it.
    part:
      (roles.has('part') && !pieces.some(({ post }) => post >= POST)) || told.some(({ text }) => OF_TEAM.test(text)),
    labelled: lexicon.language === 'ja' ? labelledPost(told.map(({ text }) => text)) : null,
  };
}

/** "浜辺中央店": a shop of the firm above. */
const SHOP = /^(?!.*(?:書店|商店|酒店|百貨店|専門店|料理店|薬店)$).{2,14}(?:店|校|教室)$/u;

/** Whether nothing but shops could employ: below a firm with its legal form they are parts of it. */
function isOfShops({ pieces, legal }: Head): boolean {
  const houses = pieces.filter(({ employer, department }) => employer >= EMPLOYER && !department);
  return !legal && houses.length > 0 && houses.every(({ text }) => SHOP.test(text));
}

/** What one was there: in Japanese the branch and the department with the post, in Chinese the post. */
function titleOf(entry: Entry, { pieces, labelled }: Head, lexicon: Lexicon): string | null {
  if (labelled !== null) return entry.title?.endsWith(labelled) === true ? entry.title : labelled;
  const told = pieces.some(({ post }) => post > 0);
  // "第三営業部 課長" over "営業課の管理".
  const sure = lexicon.language === 'ja' && pieces.some(({ post, department }) => post >= POST || department);
  // "駅前店 ホール・調理": what no list of trades holds.
  const own = pieces.filter(
    ({ department, post, employer, place, text }) =>
      department ||
      post >= (sure ? POST : 1) ||
      (lexicon.language === 'ja' && SHOP.test(text)) ||
      (!told && employer === 0 && !place && text.length <= LONGEST_DUTY),
  );
  if (!own.some(({ department, post }) => department || post > 0)) return entry.title;
  if (lexicon.language === 'ja') return own.map(({ text }) => text).join(' ');
  const first = own.find((piece) => piece.post >= POST);
  if (!first) return (own.find((piece) => piece.post > 0) ?? own[0])?.text ?? null;
  // "操作工、班长"
  const others = pieces.slice(first.at + 1);
  const end = others.findIndex(({ listed, post, cell }) => !listed || post < POST || cell !== first.cell);
  return [first, ...(end < 0 ? others : others.slice(0, end))].map(({ text }) => text).join(' ');
}

function isPost({ pieces, part, labelled }: Head): boolean {
  return (
    !part &&
    (labelled !== null ||
      pieces.some((piece) => piece.post >= POST || piece.department || HAN_DEPARTMENT.test(piece.text)))
  );
}

interface Told {
  entry: Entry;
  readonly posts: Told[];
}

/** "育児休業", "暂停工作（照顾家人）" beside its years. */
function isBreak({ section, header }: Entry, { employer }: Head): boolean {
  return section === 'experience' && !employer && header.some(({ text }) => HAN_BREAK.test(text));
}

const SERVICE = /义务兵|義務兵|服役|服兵役|入伍|退伍|参军|從軍|士官|兵役/u;

/** Years in the army between those at school. */
function isService({ section, organisation, header }: Entry): boolean {
  return section === 'education' && organisation === null && header.some(({ text }) => SERVICE.test(text));
}

const PROJECT = /(?:プロジェクト|案件)(?:経験)?(?:\s?[(（][^()（）]{1,12}[)）])?$|[(（]\d{1,2}案件[)）]$/u;

/** "在庫管理刷新プロジェクト" without years below a firm. */
function isUndatedProject({ dates, header: [first] }: Entry): boolean {
  return dates === null && first !== undefined && first.text.length <= LONGEST_PROJECT && PROJECT.test(first.text);
}

/** What a project is told by, below its name. */
const OF_PROJECT = u`^[^\p{L}]{0,3}(?:概要|規模|期間|役割|担当|内容|技術|使用技術|体制|環境|課題|背景|目的|成果)\s?[:：]`;

/** "顧客向け管理画面 機能追加" without years below a firm, over "概要：…" and "担当：…". */
function isUndatedTask({ dates, header, bullets, paragraphs }: Entry): boolean {
  if (dates !== null || header.length !== 1) return false;
  const told = [...bullets, ...paragraphs].map(({ text }) => text);
  return told.filter((text) => OF_PROJECT.test(text)).length > 1;
}

/** "2018", "2012-2013" alone over what was done then. */
const YEARS = /^(?:19|20)\d{2}(?:\s?[-–—~～〜]\s?(?:19|20)\d{2})?年?度?$/u;

/** Whether an entry tells of a year at the firm: it began or ended in that year, or was at work all over it. */
function isYearOf({ dates, header }: Entry, { dates: whole }: Entry): boolean {
  const [line] = header;
  if (header.length !== 1 || !line || !YEARS.test(line.text) || !dates?.start || !whole?.start || !whole.end)
    return false;
  const last = dates.end ?? dates.start;
  return last >= whole.start.slice(0, 4) && (whole.end === 'present' || dates.start <= whole.end.slice(0, 4));
}

/** What is built for customers; firms are called so as well. */
const PRODUCT =
  /(?:システム|サービス|サイト|アプリ(?:ケーション)?|プラットフォーム|ツール|系统|系統|平台|网站|網站|小程序)(?:の?(?:開発|构建|开发))?$/u;

/** "図書予約システム ¦ 2019年10月 ～ 2021年5月" below "株式会社なぎさ ¦ 2019年4月 ～ 2021年5月": what was worked on, however it ends. */
function isProduct({ pieces, legal }: Head, firm: Head): boolean {
  return firm.legal && !legal && pieces.length === 1 && pieces.every(({ text }) => PRODUCT.test(text));
}

/** A firm's entry whose first product stands where the post would. */
function withoutProduct(entry: Entry, { pieces, legal }: Head): Entry {
  const product = legal && pieces.some(({ text, post }) => text === entry.title && (post === 0 || text.length > LONGEST_DUTY) && PRODUCT.test(text)); // prettier-ignore
  return product ? { ...entry, title: null } : entry;
}

/** Of nothing but its years behind a label: "【期間】2021年4月〜2023年3月". */
function tellsYearsOnly({ header: [own, more], section }: Entry): boolean {
  if (section !== 'experience' || !own || more) return false;
  const told = hanFields(own.text);
  return told !== null && told.lead === '' && told.fields.every(({ role }) => role === 'dates');
}

/** A firm's years below what is told of it: "株式会社なぎさ製作所", "【概要】", "検査装置を作る会社です。", "【期間】2021年4月〜2023年3月". */
function withYearsBelow(entries: readonly Entry[]): readonly Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const firm = joined.at(-1);
    const open = firm?.section === entry.section && firm.dates === null && firm.bullets.length === 0;
    if (!firm || !open || entry.dates === null || !tellsYearsOnly(entry)) joined.push(entry);
    else joined[joined.length - 1] = { ...withProject(firm, entry), dates: entry.dates };
  }
  return joined;
}

/** `entries`: the jobs of a section in their order; `projects`: lines of tables of projects. */
export function hanPosts(entries: readonly Entry[], projects: ReadonlySet<number>, lexicon: Lexicon): readonly Entry[] {
  if (!isCjk(lexicon.language)) return entries;
  const told: Told[] = [];
  let firm: Told | null = null;
  let house: Head | null = null;
  const all = withYearsBelow(entries).map((entry) => ({ entry, head: headOf(entry, lexicon) }));
  let left = 0;
  let name = '';
  for (const [at, { entry: whole, head }] of all.entries()) {
    if (left > 0 && firm) {
      left -= 1;
      const post: Told = { entry: { ...whole, title: titleOf(whole, head, lexicon), organisation: employerBelow(name, head, lexicon.language === 'ja') }, posts: [] }; // prettier-ignore
      told.push(post);
      firm.posts.push(post);
      continue;
    }
    const own = houseName(whole, head, lexicon.language === 'zh' || head.employer);
    left = own === null ? 0 : postsBelow(own, whole, all.slice(at + 1));
    if (own !== null && left > 0) {
      name = own;
      house = head;
      firm = { entry: { ...whole, title: null, organisation: own }, posts: [] };
      told.push(firm);
      continue;
    }
    const entry = withoutProduct(whole, head);
    if (isBreak(entry, head) || isService(entry)) continue;
    const work = isUndatedProject(entry) || isUndatedTask(entry);
    const product = house !== null && isProduct(head, house);
    const smaller = firm !== null && isSmaller(entry, firm.entry);
    const small = smaller && (house?.employer === false || (entry.dates === null && !isPost(head)));
    const client = firm !== null && head.employer && isClient(entry, firm.entry, lexicon);
    const below =
      firm &&
      !(name !== '' && firm.entry.organisation === name && opensHouse(head)) &&
      entry.section === 'experience' &&
      (house?.employer !== false || small || isOfJob(entry, head, firm.entry)) &&
      (!head.employer ||
        product ||
        client ||
        (lexicon.language === 'ja' && house?.legal === true && isOfShops(head))) &&
      (work ||
        (small && entry.dates === null) ||
        isWithin(entry.dates, firm.entry.dates) ||
        isYearOf(entry, firm.entry));
    const lent: boolean = firm !== null && isLent(entry, firm.entry);
    if (!firm || !below) {
      const own: Told = {
        entry: lent ? { ...entry, organisation: entry.organisation?.replace(LENT, '').trim() ?? null } : entry,
        posts: [],
      };
      told.push(own);
      if (lent) continue;
      const named = entry.organisation !== null && head.pieces.some(({ post }) => post >= POST);
      firm = (head.employer || named || isOwnAccount(entry)) && entry.section === 'experience' ? own : null;
      house = firm && head;
    } else if (!work && !product && !small && !client && isPost(head) && !projects.has(entry.header[0]?.index ?? -1)) {
      const { organisation } = firm.entry;
      const post = { entry: { ...entry, title: titleOf(entry, head, lexicon), organisation }, posts: [] };
      told.push(post);
      firm.posts.push(post);
    } else if (isSetAs(entry, firm.entry)) told.push({ entry, posts: [] });
    else firm.entry = withProject(firm.entry, work || small || client ? { ...entry, title: null } : entry);
  }
  const jobs = told
    .filter((own) => !isLineOfFirm(own))
    .map(({ entry }) => ({ ...entry, title: placedIn(entry.title) }));
  return jobs.filter((job, at) => !isAgency(job, jobs[at + 1]));
}

/** "2019.05-2021.12 南湖小学新建" below a post and its house, which tell the whole of the years: what was worked on. */
function isOfJob(
  { title, organisation, header, bullets }: Entry,
  { pieces }: Head,
  { title: post, organisation: house }: Entry,
): boolean {
  if (post === null || house === null || (title !== null && organisation !== null)) return false;
  return header.length === 1 && bullets.length === 0 && pieces.length === 1 && pieces.every((piece) => piece.post < POST && piece.employer < LEGAL_FORM); // prettier-ignore
}

/** "個人事業主" in letters larger than those that one worked for. */
function isOwnAccount({ title, organisation }: Entry): boolean {
  return organisation === null && title !== null && OWN_ACCOUNT.test(title);
}

const OWN_ACCOUNT = /^(?:個人事業主?|フリーランス|自営業)/u;

/** Whether a firm in smaller letters below is one that the first worked for: not where that lends its people. */
function isClient({ header: own }: Entry, { header: above }: Entry, { language }: Lexicon): boolean {
  if (language !== 'ja' || above.some(({ text }) => AGENCY.test(text))) return false;
  return Math.max(...own.map(({ size }) => size)) < Math.max(...above.map(({ size }) => size)) - 1;
}

/** Whether the first stands in letters smaller than the head of the second: what was worked on there. */
function isSmaller({ header: [own] }: Entry, { header: [head] }: Entry): boolean {
  return own !== undefined && head !== undefined && own.size < head.size - 1;
}

/** Two jobs at one time: the second head set in bold as the first, larger than what stands below either. */
function isSetAs({ header: [own], organisation }: Entry, { header: [other, below] }: Entry): boolean {
  if (!own || !other || organisation === null || !own.bold || !other.bold) return false;
  const level = Math.abs(own.box.x - other.box.x) < 1 && Math.abs(own.size - other.size) < 0.1;
  return level && below !== undefined && own.size > below.size;
}

const AGENCY = /[(（](?:人材)?派遣(?:会社|元|業)?[)）]|派遣元|派遣登録|に登録/u;

/** "株式会社なぎさキャスト（派遣会社）" over those that it lent one to. */
function isAgency({ header, section, dates, bullets }: Entry, next: Entry | undefined): boolean {
  if (section !== 'experience' || bullets.length > 0 || !header.some(({ text }) => AGENCY.test(text))) return false;
  return next?.section === 'experience' && next.organisation !== null && isWithin(next.dates, dates);
}

/** The line of a firm above its posts is none of them; what it says goes to the first. */
function isLineOfFirm({ entry, posts: [first] }: Told): boolean {
  if (!first) return false;
  const { bullets, paragraphs } = entry;
  if (entry.title !== null && bullets.length + paragraphs.length > 0) return false;
  first.entry = {
    ...first.entry,
    bullets: [...bullets, ...first.entry.bullets],
    paragraphs: [...paragraphs, ...first.entry.paragraphs],
  };
  return true;
}

/** What was done in a project was done in the job. */
export function withProject(job: Entry, project: Entry): Entry {
  return {
    ...job,
    title: job.title ?? (PROJECT.test(project.title ?? '') ? null : project.title),
    bullets: [...job.bullets, ...project.bullets],
    paragraphs: [...job.paragraphs, ...project.paragraphs],
  };
}
