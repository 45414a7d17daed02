/** The head of an entry in Chinese or Japanese, where employer, post, department and place stand in any order and parted by anything. */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import { withoutSince } from './han-tidy.ts';
import { HAN_DEPARTMENT, HAN_RANK, HAN_WORKER } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isPostField, postInTerms } from './han-asides.ts';
import { isHanBranch } from './han-branch.ts';
import { withoutTerms } from './han-facts.ts';
import { hanFields } from './han-fields.ts';
import { hanJobOf, type HanHead } from './han-job.ts';
import { unbracketed } from './han-brackets.ts';
import { hanPieces, namesHanHead, type HanPiece } from './han-pieces.ts';
import { degreeOf, LEVEL_ALONE } from './han-school.ts';
import { employerScore, LEGAL, startsAtPlace } from './han-scores.ts';
import { key } from '../text/fold.ts';

const NONE = /^(?:(?:役職)?(?:なし|無し?)|特になし|-|—|一般)(?:\s?[(（].*)?$/u;
/** "（2023年4月より）", "（チーム5名）" behind a post. */
const ASIDE = /\s*[(（][^()（）]*(?:(?:19|20)\d{2}|\d\s?[名人年])[^()（）]*[)）]$/u;

/** "機長", "師長": of what, the department tells. */
const CHIEF = /^.{1,2}長$/u;
/** "営業一課／役職なし" */
const NO_RANK = /\s?[/∕]\s?役職\s?(?:なし|無し?)$/u;
/** "フロント係 → 支配人" */
const CHANGED = /\s?(?:→|⇒|➡)\s?(?=\S)/u;
/** "副店長 ※2021年3月まで一般" */
const NOTE = /\s*※.*$/u;

/** A post beyond doubt, see `HanPiece.post`. */
const POST = 2;

/** `texts`: the cells of the header lines with their dates taken out, in order. */
export function hanHeadOf(cells: readonly string[], education: boolean, lexicon: Lexicon): HanHead {
  const texts = withValues(cells, lexicon).map((text) => withoutNow(text, lexicon));
  const told = texts.map((text) => ({ text, found: hanFields(text) }));
  const fields = told.flatMap(({ found }) => found?.fields ?? []);
  const value = (...roles: readonly HanFieldRole[]): string | null => {
    const values = fields.filter(({ role }) => roles.includes(role)).map((field) => field.value.replace(NOTE, '').replace(NO_RANK, '').replace(ASIDE, '').split(CHANGED).at(-1) ?? ''); // prettier-ignore
    return values.find((text) => text !== '' && !NONE.test(text)) ?? null;
  };
  // "定位" below "…，研究方向：推荐系统，室内": the line was full.
  const goesOn = (at: number): boolean => education && told[at - 1]?.found?.fields.at(-1)?.role === 'aside' && (told[at]?.text.length ?? 0) < SHORT; // prettier-ignore
  const plain = told
    .filter(({ text }, at) => !goesOn(at) || SCHOOLED.test(text))
    .map(({ text, found }) => (found ? found.lead : text))
    .filter((text) => text.trim() !== '');
  if (education) {
    const [, house, course] = plain.flatMap((text) => STUDENT_OF.exec(text.trim()) ?? []);
    if (house !== undefined && course !== undefined) return { title: course, organisation: house };
    const [, abroad, college] = plain.flatMap((text) => TAKEN_AT.exec(text.trim()) ?? []);
    if (abroad !== undefined && college !== undefined) return { title: abroad.trim(), organisation: college.trim() };
    const free = degreeOf(plain, lexicon);
    // "主修：教学论、儿童心理学、班级管理" lists courses.
    const subject = value('major');
    const listed = subject?.split(/[、,，;；]/u).length ?? 0;
    // Two may be a double major, unless the head tells a subject of its own.
    const courses = free.title !== null && listed > (LEVEL_ALONE.test(free.title) ? 2 : 1);
    const told = [courses ? null : subject, value('degree')].filter((part) => part !== null);
    // "专业：物理学" below "海州大学 硕士".
    const level =
      told.length === 1 && free.title !== null && LEVEL_ALONE.test(free.title) && !told[0]?.includes(free.title);
    // "文学部" over "専攻：日本近代文学".
    const faculty = lexicon.language === 'ja' && told.length === 1 && free.title !== null && /(?:学部|学科|研究科)$/u.test(free.title); // prettier-ignore
    const named = level ? [...told, free.title] : faculty ? [free.title, ...told] : told;
    const school = value('school', 'organisation');
    // "最高學歷 ¦ 青田大學 傳播學系 碩士": the label asks for all of it.
    const whole = school !== null && named.length === 0 && plain.length === 0 ? degreeOf([school], lexicon) : null;
    if (whole?.organisation && whole.title) return whole;
    return {
      title: named.length > 0 ? named.join(' ') : school === null ? free.title : (free.title ?? free.organisation),
      organisation: school ?? free.organisation,
    };
  }
  const japanese = lexicon.language === 'ja';
  const pieces = hanPieces(plain, lexicon);
  // "営業二課 リーダー" over "役割：二名の指導、進捗の管理": what was done.
  const role = value('part');
  const tells = (some: readonly HanPiece[]): boolean => some.some((piece) => piece.post >= POST);
  const part = role !== null && tells(pieces) && !tells(hanPieces([role], lexicon)) ? null : role;
  const titled = value('title');
  const post =
    (titled === null ? null : withoutTerms(ofField(titled, lexicon))) ??
    part ??
    fields.find((field) => isPostField(field, lexicon))?.value ??
    fields.map((field) => postInTerms(field, lexicon)).find((own) => own !== null) ??
    null;
  const free = hanJobOf(pieces, japanese, post !== null);
  const placed = value('department');
  const department = placed === null || !japanese || !/[(∕/・]/u.test(placed) ? placed : placedAs(placed, lexicon);
  // "所属 ¦ 株式会社なぎさ" above "派遣先 ¦ …": whose staff one was.
  const house = value('organisation');
  const hired = department !== null && LEGAL.test(department) ? department : house && withoutTown(house, lexicon);
  const employer = hired ?? (free.organisation === null ? (value('agency') ?? department) : null);
  const ranked = post !== null && japanese && department !== null && department !== employer && (HAN_RANK.test(post) || CHIEF.test(post)); // prettier-ignore
  // "業務部（制作部）" above "【役職】課長".
  const besides = post !== null && japanese && department === null && (texts !== cells || HAN_RANK.test(post.split(/[\s/／]/u)[0] ?? '')) ? pieces.filter((piece) => piece.post < POST && piece.employer < 2 && HAN_DEPARTMENT.test(piece.text.replace(/\s?[(（].*$/u, ''))) : []; // prettier-ignore
  // "株式会社なぎさ 海浜工場 製造部 第一課": the works are of the firm's name.
  const inner = besides.filter(({ text }) => free.organisation?.split(' ').includes(text) !== true);
  const beside = inner[0] ?? besides[0];
  const parts = (inner.length > 0 ? inner : besides.slice(0, 1)).map(({ text }) => text).join(' ');
  const own = ranked ? `${department} ${post}` : beside ? `${parts} ${post}` : post;
  if (employer !== null) {
    const [bare = employer, within] = unbracketed(employer, lexicon);
    const named = hanJobOf(hanPieces([employer], lexicon), japanese);
    const title =
      own ?? within ?? named.title ?? free.title ?? free.organisation ?? (department === employer ? null : department);
    return { title, organisation: named.title === null || isHanBranch(named.title) ? bare : named.organisation };
  }
  return {
    title: own ?? free.title ?? (free.organisation === department ? null : department),
    organisation: beside !== undefined && free.organisation === beside.text ? null : free.organisation,
  };
}

/** "公司：阿财记，怡保旧街场": where the house is, behind a comma. */
function withoutTown(house: string, lexicon: Lexicon): string {
  const [, name = house, town = ''] = /^([^,，、]{2,})[,，、]\s?([^,，、]{2,10})$/u.exec(house) ?? [];
  return town !== '' && employerScore(town, lexicon) === 0 && startsAtPlace(key(town), lexicon) ? name : house;
}

/** "現職：金滿堂酒家 點心部二廚": a label of both the house and the post; "現職：課長" is of the post. */
function withoutNow(text: string, lexicon: Lexicon): string {
  const rest = text.replace(/^(?:現職|现职|前職|前职|现任|現任|曾任|原任|現在|现在|目前)\s?[:：]\s?/u, '');
  return rest !== text && (/\S\s\S/u.test(rest.trim()) || namesHanHead(rest, lexicon)) ? rest : text;
}

/** "海外事業部/課長" is both, of "課長（部下5名）" the bracket is no part. */
function ofField(titled: string, lexicon: Lexicon): string {
  const [first = titled, ...rest] = unbracketed(titled, lexicon);
  const sides = lexicon.language === 'ja' && rest.length > 0 && !/[(（]/u.test(titled);
  return sides ? [first, ...rest].join(' ') : first;
}

/** "循環器内科病棟（42床）/看護師" behind the label of a department: both, without the facts. */
function placedAs(department: string, lexicon: Lexicon): string {
  const own = hanPieces([department], lexicon).filter((piece) => piece.department || piece.post >= POST);
  return own.some(({ post }) => post >= POST) ? own.map(({ text }) => text).join(' ') : department;
}

/** Characters of what a full line left over. */
const SHORT = 8;

/** "【役職】" over "課長", in cells of their own: in one. What is said at length behind such a label was done there. */
export function withValues(cells: readonly string[], { language }: Lexicon): readonly string[] {
  const at = language === 'ja' ? cells.findIndex((cell) => POST_LABEL.test(cell.trim())) : -1;
  const value = cells[at + 1];
  if (at < 0 || value === undefined || hanFields(value) !== null) return cells;
  return [...cells.slice(0, at), `${cells[at] ?? ''}${value}`, ...cells.slice(at + 2).filter((cell) => cell.length <= LONGEST_CELL || LEGAL.test(cell))]; // prettier-ignore
}

const POST_LABEL = /^[【〔［[]\s?(?:役職|役割|職種|職位|ポジション)\s?[】〕］\]]$/u;
const LONGEST_CELL = 16;

/** What labels alone say that one was in a firm: "【所属】営業部 【役職】主任". */
export function labelledPost(texts: readonly string[]): string | null {
  const fields = texts.flatMap((text) => hanFields(text)?.fields ?? []);
  const value = (wanted: HanFieldRole): string | null =>
    fields.find(({ role, value }) => role === wanted && value !== '' && !NONE.test(value))?.value.replace(ASIDE, '') ?? null;
  const [post, department] = [value('title'), value('department')].map((told) => told && withoutSince(told));
  if (!post || !department) return post ?? department ?? null;
  return HAN_RANK.test(post) ? `${department} ${post}` : post;
} // prettier-ignore

const SCHOOLED =
  /卒業|修了|入学|毕业|畢業|本科|大专|專科|专科|中专|高中|硕士|碩士|博士(?!后|後|研究员)|学士|學士|学部|学科|研究科|専攻|专业/u;

/** "東山大学歯学部附属病院": what a faculty runs is where one works. */
const RUN_BY_FACULTY = /(?:大学|大學)\S{0,8}(?:病院|医院|醫院)/u;
const LEFT = /卒業|修了|入学|毕业|畢業|学科|専攻|专业/u;

/** "海州职业技术学院 - 工程造价" */
const STUDIED = /^[\u4e00-\u9fff]{2,20}(?:大学|学院|大學|學院|学校|學校)\s?(?:\s-|[–—|｜])\s?[\u4e00-\u9fff]{2,12}$/u;

/** "Diploma of Travel Management（Harbour College, ケアンズ）": a degree in Latin letters, in brackets where it was taken. */
const TAKEN_AT =
  /^((?:(?:Advanced|Graduate|Postgraduate|Higher|National|Associate) )?(?:Diploma|Certificate|Bachelor|Master|Doctor|Degree|Foundation)\b[^()（）]{2,80})[(（]([A-Z][^()（）,，、]{2,50}?)\s?(?:[,，、・][^()（）]{1,30})?[)）]$/u;

/** "なぎさデザイン研究所 Webコース（学生）" */
const STUDENT_OF = /^(\S{3,20})\s(\S{2,24})\s?[(（](?:学生|生徒|受講生|訓練生)[)）]$/u;
/** "海州市高级中学 学习": in a form's one list of studies and jobs. */
const LEARNT_AT = /(?:学校|中学|高中|大学|学院|专业|學校|中學|大學|學院|專業)\s{1,4}(?:学习|就读|學習|就讀)\s*$/u;
const AS_STUDENT = /[(（](?:学生|生徒|受講生|訓練生)[)）]\s*$/u;

/** Whether a head among jobs is one of schooling: it names a level or a leaving, and no post. */
export function hanNamesDegree(texts: readonly string[], lexicon: Lexicon): boolean {
  if (
    texts.some(
      (text) => (STUDIED.test(text.trim()) && !HAN_WORKER.test(text)) || AS_STUDENT.test(text) || LEARNT_AT.test(text),
    )
  )
    return true;
  const whole = texts.join(' ');
  if (RUN_BY_FACULTY.test(whole) && !LEFT.test(whole)) return false;
  return SCHOOLED.test(whole) && hanPieces(texts, lexicon).every((piece) => piece.post < 2);
}

const SCHOOL =
  /(?:中学|中學|高中|高校|高専|短大|学校|學校|技校|职高|职中|大学|大學|学院|學院|党校)(?:[\s:：,，、(（|｜]|$)/u;

/** Whether the one text of a head tells where or what one studied. */
export function namesSchooling(text: string, lexicon: Lexicon): boolean {
  return (
    hanNamesDegree([text], lexicon) || (SCHOOL.test(text) && hanPieces([text], lexicon).every(({ post }) => post < 2))
  );
}
