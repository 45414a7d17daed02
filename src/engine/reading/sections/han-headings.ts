/** Headings in Chinese and Japanese by what they are made of: "执业经历", "主要研究業績", "所获奖励". Every trade has its own kind of 经历. */
import { gu, u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { isOwnTitle } from '../names/document-titles.ts';
import { key } from '../text/fold.ts';
import { hanRole, isHanPersonal } from '../han/han-fields.ts';
import type { Heading, Line } from '../reading.ts';

/** No heading of a section is longer without being a sentence. */
const LONGEST = 14;

/** Words that close a heading and tell what it lists; the first that fits. */
const FORMS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:个人|個人|求职|求職|自我|本人|我的|候选人)?(?:评价|評價|评述|介绍|介紹|简介|簡介|简述|簡述|总结|總結|综述|概述|概况|优势|優勢|陈述|陳述|推荐|亮点|特质|鉴定|描述|寄语)$/u, 'summary'],
  [/^(?:自传|自傳|自述|求职意向|求职目标|求職意向|应聘意向|意向职位|期望工作|职业目标|职业规划|求職條件|關於我|关于我|个人特点|工作总结|职业总结|能力概述|核心优势|核心竞争力|综合能力概述|(?:个人|個人|职业|職業|专业|專業|自我|簡歷|简历)?(?:摘要|总览|總覽)|(?:求職|求职|職業|职业|職涯|生涯|应聘|應徵|就业|就業)(?:目標|目标|意愿|意願|方向|期望|岗位|職位|希望|规划|規劃)|(?:自傳|自传)(?:简述|簡述|摘要)|个人宣言|自我(?:推荐|推薦|期許|期许)|自[薦荐]信?|写在前面|寫在前面|(?:应聘|求职|應徵|求職)(?:理由|动机|動機)|工作态度|工作態度|职业理想|(?:个人|個人)(?:特質|特质|概要))$/u, 'summary'],
  [/^(?:自己(?:pr|紹介|推薦|アピール).{0,6}|.{0,4}志望(?:の)?動機.{0,10}|.{0,6}(?:要約|要旨|概略|サマリー?)|(?:経歴|職歴|職務)の?(?:概要|あらまし)|pr(?:ポイント)?|強み.{0,4}|私について|メッセージ|はじめに|ひとこと|一言|人柄|抱負|セールスポイント|応募(?:の)?(?:動機|理由)|志望(?:の)?理由|応募にあたって.{0,6}|仕事(?:への|に対する|で大切に).{1,10}|大切にして(?:いる|きた)こと|これから|(?:入社後|今後|将来)[にの]?(?:やりたい|したい|挑戦したい|取り組みたい)こと|(?:入社後|今後)の(?:抱負|目標))$/u, 'summary'],
  [/^.{0,6}(?:项目|項目|专案|專案|课题|課題|工程实例|案例|(?<!发表|發表)作品(?:集)?).{0,3}(?:经[历验]|經[歷驗]|实[践绩]|業績|业绩|展示|介绍|一览|简介|描述|成果)?$/u, 'projects'],
  [/^.{0,8}(?:(?:プロジェクト|制作|開発|作品|設計|ポートフォリオ)(?:経歴|経験|実績|事例|一覧|紹介|歴|集)|プロジェクト|作品|ポートフォリオ|個人(?:開発|制作))$/u, 'projects'],
  [/^.{0,4}(?:科研|研究|学术|學術|教学科研).{0,2}(?:成果|成就|发表|發表|著作|论著|業績|业绩)$/u, 'publications'],
  [/^.{0,6}(?:论文|論文|訳書|著作|著書|论著|论著|专著|专利|專利|特許|发表|發表|出版|出版物|学会発表|講演|登壇|寄稿|執筆|掲載|業績(?:一覧|リスト)?|文章|譯著|译著|学術論文|口頭発表)(?:发表|目录|目錄|一览|一覧|情况|情況|及著作|与专利|リスト|実績|歴|等|・.{1,6}|文章|作品)?$/u, 'publications'],
  [/^.{0,5}(?:志愿|志願|志工|义工|義工|公益|社团|社團|学生会|校园|校內|校内|在校|学生干部|学生工作|课外|課外|社会工作|社會服務|社会服务|公共服务|公共服務|学术服务|學術服務|学术兼职|學術兼職|社会兼职|ボランティア|サークル|部活|地域|社会貢献).{0,6}(?<!\/)(?:\/组织经历|\/活动经历)?$|^(?:课外|課外|其他|社会实践)?活[动動](?:经历|經歷|经验)?$/u, 'volunteering'],
  [/^(?:学生時代|大学時代|在学中|学業以外)(?:に|で)?(?:力を|最も|打ち込|頑張|取り組).{0,10}$/u, 'volunteering'],
  [/^(?:.{0,4}(?:教育|学习|學習|读书|讀書|念书|唸書|上学|求学|求學|就读|就讀|进修|進修|留学)(?:经历|經歷|背景|情况|情況|信息|資訊|程度|履历|履歷|简历|经验|概况|与培训|及培训|歴|経験)|教育(?:与|與|和|及|、)?(?:培训|培訓|进修|進修)(?:经历|經歷|背景|情况|情況|经验|經驗)|(?:个人|個人|主要|所受|受|学校|高等|學校)?教育|(?:学んだ|通った)(?:ところ|場所|学校)|学業|.{0,4}(?:学业|學業|学历|學歷|学歴|学位|毕业院校|最終学歴).{0,4})$/u, 'education'],
  [/^.{0,4}(?:获奖|獲獎|得奖|得獎|奖励|獎勵|奖惩|奖项|獎項|荣誉|榮譽|表彰|受賞|賞詞|褒章|赏罚|賞罰|奖学金|獎學金|竞赛|競賽).{0,4}$/u, 'awards'],
  [/^.{0,2}(?:(?:语言|語言|语文|語文|外语|外語|英语|英語|日语|語学|外国語|言語)(?:能力|水平|技能|情况|成绩|程度|力|スキル|について|・.{1,4}|与.{2,3}|及.{2,3})|语言|語言|外语|外語|語学|外国語|言語|方言|会说的(?:话|语言)|會說的語言|話せる(?:言葉|ことば|言語|外国語)|使える外国語)$/u, 'languages'],
  [/^.{0,6}(?:证书|證書|证照|證照|资格|資格|资质|資質|执照|執照|免許|検定|认证|認證|憑證|培训|培訓|训练|訓練|研修|講習|受講|证件|證件|驾照|駕照|(?:驾驶|上岗|操作|从业)证|牌照)(?:情况|情況|经历|經歷|证书|證書|证明|一览|一覧|清单|歴|等|など|名称|技能|[・与和及].{1,6})?$/u, 'certifications'],
  [/^.{0,4}(?:兴趣|興趣|爱好|愛好|嗜好|趣味).{0,6}$|^(?:闲暇(?:时间|之余)?|平时喜欢.{0,4}|喜欢(?:做)?的(?:事|事情)|好きな(?:こと|もの)|休日の過ごし方)$/u, 'interests'],
  [/^(?:推荐人|推薦人|证明人|證明人|推薦者|照会先).{0,4}$/u, 'references'],
  [/^(?:.{0,8}(?:技能|特长|特長|专长|專長|技术栈|技術棧|スキル|スタック|スキル(?:セット|シート)|擅长领域|业务领域|専門領域|専門分野|得意分野)|(?:专业|專業|职业|相关|主要|使用(?:可能)?|扱える|常用|掌握|核心|办公|计算机|电脑|電腦|it|pc|开发|编程|设计|个人|個人|其他|業務|専門|保有|擅長|熟悉)?(?:技术|技術|软件|軟體|工具|能力|知识|知識|ソフト|ツール|知識|知識・?技術|言語・ツール)|(?:我)?(?:会做|能做|能干|会干|拿手|擅长|擅長|會做)的(?:事|活|菜|工作)|拿手菜|会(?:开的车|用的(?:软件|机器|设备))|业务能力|業務能力|操作(?:机型|機型|设备)|(?:(?:わたし|私|自分)[にのが])?(?:でき|扱え|使え|操作でき|対応でき|任せられ|こなせ)る(?:こと|お?仕事|業務|機械|機器|作業|工程|料理|重機)|得意(?:なこと|な(?:業務|お?仕事|作業|料理|領域)|とする.{0,6})?|経験(?:した)?(?:業務|作業|工程|機種)|(?:使用(?:可能)?|使える|扱える)(?:な)?(?:言語|技術|機材|機器|道具|ソフト|ツール)(?:等|など)?)(?:清单|列表|描述|一览|一覧|评估|水平|掌握|要約|概要|・.{1,8}|情况)?$/u, 'skills'],
  [/^.{0,6}(?:经历|經歷|履历|履歷|经验|經驗|履历表|职历|職歷|就职情况|工作情况|工作情況|任职情况|从业情况|从业背景|职业背景|工作背景|任职|任職|海上资历|海上資歷|航海资历|服务资历|工作资历|(?:就業|就业|工作|受僱|受雇|任職|任职|服務)(?:紀錄|纪录|记录|記錄))$|^(?:(?:实习|實習)(?:(?:与|和|及)工作)?|工作(?:(?:与|和|及)实习)?)$/u, 'experience'],
  [/^.{0,8}(?:経歴|職歴|経験|(?:所属|在籍)(?:会社|企業)|勤務歴|勤務先|就業歴|業務歴|アルバイト歴?|インターン(?:シップ)?(?:歴|経験)?|履歴|キャリア|歴任)(?:詳細|一覧|概要|・実績)?$|^現職$|^(?:お?しごと|働いて(?:き|い)た(?:ところ|場所|会社|職場)|(?:教員|教職|教務|乗務|乗船|料理|調理|修業|修行|看護|保育|介護|診療|講師|指導|舞台|出演|職人|操縦|飛行|施工|編集|記者)歴)$/u, 'experience'],
  // "我念过的书", "考下来的证", "拿过的奖", "まなんだところ": a clause before the noun.
  [/^我?(?:(?:[念读讀上]过的|[念读讀上]過的)(?:书|書|学|學|学校|學校)|(?:求学|求學)(?:之路|历程|歷程))$|^まなんだ(?:ところ|場所|学校|こと)$/u, 'education'],
  [/^我?(?:[做干上]过的(?:工作|班|活|事|公司)|做過的(?:工作|事|公司)|[上打](?:过)?[班工]的(?:地方|单位)|职场(?:轨迹|经历|历程|之路)|職場(?:軌跡|歷程))$/u, 'experience'],
  [/^我?(?:考(?:过|到|取|下来)?|拿(?:过|到)|持有)的(?:证|證|证件|本)$|^(?:とった|取った|取得した|持っている)(?:資格|免許)$/u, 'certifications'],
  [/^我?(?:拿|得|获)(?:过|到)的(?:奖|獎|奖状|荣誉)$/u, 'awards'],
]; // prettier-ignore

/** Boxes of a 履歴書 that ask for several things at once; their words are enough, however they are set. */
const FORM_BOX =
  /^(?:志望の?動機|自己pr|特技|アピールポイント)(?:[、,・/](?:その他|特技|趣味|好きな学科|志望の?動機|自己pr|アピールポイント|アピールしたいこと|希望職種)){1,5}(?:など|等)?(?:\(.{0,20}\))?$/u;

/** Null for any other line. */
export function hanFormHeading(text: string): SectionKind | null {
  if (/^特技[・、]趣味$/u.test(key(text).replace(/\s+/gu, ''))) return 'interests';
  return text.length < 60 && FORM_BOX.test(key(text).replace(/\s+/gu, '')) ? 'summary' : null;
}

/** What is set like a heading and heads a box of its own, no section. */
const OTHER =
  /履歴書|経歴書|在留資格|^(?:个人|個人|求职|求職|应聘|我的|中文)?(?:简历|簡歷)$|的(?:简历|簡歷|履历|履歷)$|履历表|履歷表|联系方式|聯絡方式|基本信息|个人信息|個人資料|基本資料|基本資訊|本人希望|連絡先|通勤|家族|配偶|健康|研究テーマ|研究方向|工作年限|工作经验[:：]|学历[:：]|最高学历|経験年数|業務内容|職務内容|担当業務|工作内容|主要职责|.[–—-](?:项目|項目|专案|專案)$|(?:公司|集团|中心|基金会|协会|学校|大学|学院|研究所|研究院|出版社|医院|幼儿园|事務所|(?<!^(?:所属|在籍))会社|教师|老师|教員|講師|讲师|师|员)$|(?:学士|學士|硕士|碩士|文凭|文憑|学位|學位)(?:\s?[(（][^()（）]*[)）])?$/u;

const HAN = u`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;

/** "主要論文（査読付、全14編より）": which of them are listed. */
const CHOICE = /[(（][^()（）]{0,12}(?:抜粋|査読|編より|件より|節選|节选|摘录|摘錄|选登|部分)[^()（）]{0,12}[)）]$/u;

/** Null for anything that is no such heading. `text`: without ornaments, folded. */
export function hanHeading(text: string): SectionKind | null {
  const tight = text
    .replace(/\s+/gu, '')
    .replace(CHOICE, '')
    .replace(/^[一二三四五六七八九十]{1,2}[、.,]/u, '');
  if (
    tight.length < 2 ||
    tight.length > LONGEST ||
    !HAN.test(tight) ||
    /[\d,。;:、@]/u.test(tight) ||
    OTHER.test(tight) ||
    isOwnTitle(tight)
  )
    return null;
  return FORMS.find(([form]) => form.test(tight))?.[1] ?? null;
}

/** "学历 ¦ 本科", "語学 ¦ 英語" of a personal table: a field that a word answers. */
const FIELD_VALUE =
  /^(?:本科|大专|專科|专科|硕士|碩士|博士|高中|初中|小学|中专|中技|技校|职高|大學|大学|國中|国中)\S{0,4}$/u;

/** One row among those of the person, see `runInSchooling`; in the rail of "職歴" it heads the studies. */
const LAST_SCHOOL = '最終学歴';

/** What a row's first cell heads, where the cell beside it is more than the answer to a field. `named`: what its words alone say. */
/** `railed`: in the rail in which the headings of jobs or studies stand. */
export function hanRail(
  label: string,
  line: Line,
  named: readonly SectionKind[],
  railed: () => boolean,
): SectionKind[] {
  const beside = line.cells[1]?.text ?? '';
  if (isHanPersonal(label) || (label === LAST_SCHOOL && !railed())) return [];
  if (named[0] === 'publications' && CITED.test(beside)) return ['publications'];
  // "実績・経験スキル" of each job.
  const aside = label.split('・').some((part) => hanRole(part) === 'aside');
  if (aside && !(named.length > 0 && railed())) return [];
  if (CAREER.test(label) && OPENS_DATED.test(beside)) return ['education', 'experience'];
  // "工作经历 ¦ 时间 ¦ 单位名称 ¦ 岗位": beside its heading stands the head of a table.
  const headed = line.cells.length > 2 && isTableLabels(line.cells.slice(1).map(({ text }) => text));
  const next = line.cells.length > 3 && !headed ? (line.cells[2]?.text ?? '') : '';
  if (hanRole(next) !== null || isHanPersonal(next)) return [];
  if (FIELD_VALUE.test(beside.replace(/\s/gu, ''))) return [];
  // "言語 ¦ Python, Go, Java等"
  if (named[0] === 'languages' && CODE.test(beside)) return ['skills'];
  if (named.length > 0) return [...named];
  const kind = (line.cells.length === 2 || headed) && (label.length >= 3 || railed()) ? hanHeading(label) : null;
  return kind ? [kind] : [];
}

/** Printed somewhere: no thesis of a degree. */
const CITED = /[《“"][^》”"]{2,60}[》”"].{0,40}(?:《|期|卷|刊|出版|学报|學報|(?:19|20)\d{2})/u;

/** What one programs in. */
const CODE = u`^(?!CET|TEM|IELTS|TOEFL|TOEIC|English|JLPT|N[1-5])[A-Za-z][A-Za-z+#.]*(?:\s?[,、，/]\s?[A-Za-z][A-Za-z+#. ]*)+(?:等|など)?$`;

/** Of a public servant: school and posts in one box. */
const CAREER = /^(?:(?:个人|工作|学习|主要|本人)?(?:简历|履历|簡歷|履歷))$/u;
const OPENS_DATED = /^(?:19|20)\d{2}\s?[年./-]/u;

/** Most of them known. */
function isTableLabels(texts: readonly string[]): boolean {
  const known = texts.filter((text) => hanRole(text) !== null).length;
  return known >= 2 && 2 * known > texts.length && texts.every((text) => text.length <= LONGEST && !/\d/u.test(text));
}

const MARK = u`^[^\p{L}\p{N}]`;

/** "≪業務内容≫" below "【職務経歴】": a label over what was done in a job, in brackets of its own; nor the fields of each job. */
export function withoutJobLabels(told: readonly Heading[]): Heading[] {
  const headings = withoutFieldRows(told);
  const jobs = headings.find(({ kinds }) => kinds.includes('experience'));
  if (!jobs) return headings;
  const mark = MARK.exec(jobs.line.text)?.[0];
  return headings.filter(({ line }) => {
    const own = MARK.exec(line.text)?.[0];
    const label = line.index > jobs.line.index && own !== undefined && own !== mark && line.cells.length === 1;
    return !label || line.size > jobs.line.size || hanRole(line.text.replace(ENCLOSING, '')) !== 'aside';
  });
}

/** "勤務先 ¦ 海辺クリニック" below "職務経歴": a field of each job, no section of its own. */
function withoutFieldRows(headings: readonly Heading[]): Heading[] {
  const kept: Heading[] = [];
  for (const heading of headings) {
    const { line, kinds } = heading;
    const within = kept.at(-1)?.kinds.includes(kinds[0] ?? 'summary') === true;
    const label = line.cells.length === 2 ? (line.cells[0]?.text ?? '') : '';
    if (!within || hanRole(label) === null) kept.push(heading);
  }
  return kept;
}

const ENCLOSING = gu`[^\p{L}\p{N}・]`;

const EACH = /^(?:職務経歴|職歴)$/u;

/** "【実績】" under each employer is a label, not a section. What a later page repeats of a heading goes on with it. */
export function withoutRepeated<T extends { readonly line: Line }>(
  headings: readonly T[],
  labelOf: (heading: T) => string,
): T[] {
  const counts = new Map<string, number>();
  // "■職務内容" over the jobs is not "〔職務内容〕" in each of them.
  const keyOf = (heading: T): string =>
    `${String(heading.line.page)} ${String(heading.line.bold)} ${heading.line.size.toFixed(0)} ${MARK.exec(heading.line.text)?.[0] ?? ''} ${labelOf(heading)}`;
  for (const heading of headings) counts.set(keyOf(heading), (counts.get(keyOf(heading)) ?? 0) + 1);
  // "職務経歴" over each of the jobs.
  return headings.filter((heading) => counts.get(keyOf(heading)) === 1 || EACH.test(labelOf(heading)));
}
