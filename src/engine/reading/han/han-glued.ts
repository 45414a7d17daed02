/** Employers and posts in one word, as public servants and nurses write their careers: "海州市水务局办公室副主任". */
import { u } from '../../../resume/patterns.ts';
import { HAN_BRANCH, HAN_KIND, HAN_OFFICE, HAN_POST_END } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { keysOf } from '../text/fold.ts';
import { closesAsEmployer, employerScore, postScore } from './han-scores.ts';
import { isZhTrade } from './han-trades.ts';

const HOUSE =
  /(?:[市县縣區区省州旗](?:委|纪委|政协|人大)(?:(?:宣传|组织|统战)部|办公室|政法委)?|\S{3,8}(?:镇|鎮|乡|鄉|街道|社区|村)|[市县區区省州]\S{1,5}[局厅廳委]|委员会|政府|法院|检察院|公司|集团|集團|厂|廠|大学|大學|学院|學院|学校|學校|中学|中學|小学|幼儿园|医院|醫院|卫生院|银行|銀行|支行|分行|事务所|研究所|研究院|设计院|出版社|报社|电视台|协会)$/u;
/** A kind of house, which names none: "三甲医院护士", "外贸公司业务员". */
const KIND =
  /^(?:某|一家|大型|小型|中型|私立|公立|民营|民办|国有|上市|外资|合资|三甲|二甲|知名|多家|各|外贸|物流|广告|房地产|互联网|保险|集团|分公司|子公司|总公司|普通|重点|高级|社区|综合)/u;
/** "北原县农业银行滨江支行": the branch with the name of its house. */
const NAMED_BRANCH =
  /(?:银行|銀行|公司|集团|集團)[\u4e00-\u9fff]{0,8}(?:支行|分行|分公司|分部|分店|营业部|分理处|网点)$/u;
const HAN_ONLY = u`^\p{sc=Han}+$`;
/** Characters of the shortest name, and of the longest post. */
const LEAST_NAME = 5;
const MOST_POST = 8;
const LEAST_POST = 2;

/** Kinds of houses in Japanese, without a name: "総合病院看護師", "自動車学校指導員". */
export const NAMELESS =
  /^(?:\S{0,4}[都道府県市])?(?:(?:公立|私立|国立|国公立|市立|県立|都立|区立|町立|民間|地域|総合|大学|専門|調剤|法律|会計|税理士|弁護士|司法書士|特許|設計|建築設計|建築|デザイン|地方|都市|信託|商業|大手|中堅|外資系?|海外|日系|介護|老人|自動車|日本語|看護|料理|音楽|特別支援|小|中|高等|幼|短期|こども|動物|歯科|整形外科|産婦人科|内科|精神科|リハビリ|救急|個人|複合|温泉|観光|リゾート|ビジネス|シティ|高級|老舗|イタリアン|フレンチ|コンビニエンス|ドラッグ|アパレル|書籍|食品|スポーツ|フィットネス)*(?:病院|医院|クリニック|薬局|大学|大学院|学校|高校|学園|保育園|幼稚園|こども園|事務所|研究所|銀行|百貨店|ストア|スーパー|ホテル|旅館|レストラン|カフェ|食堂|居酒屋|店|塾|教室|スクール|サロン|クラブ|ジム|工場|倉庫|会社|企業|団体|法人|役所|施設|ホーム|ステーション))$|センター$|^(?:訪問|通所|居宅|地域|在宅)/u;
const LONGEST_GLUED = 10;

/** "日本海振興会特別研究員", "みさき保育園保育士", as typesetting programs drop the blank between. */
function gluedJapanese(text: string, lexicon: Lexicon): readonly [employer: string, post: string] | null {
  const end = text.search(/\s?[(（]/u);
  const whole = end < 0 ? text : text.slice(0, end);
  if (/\s/u.test(whole) || postScore(whole, lexicon) < 2) return null;
  const least = Math.max(LEAST_NAME, whole.length - LONGEST_GLUED);
  const places = Array.from({ length: Math.max(0, whole.length - LEAST_POST - least + 1) }, (_, n) => least + n);
  const parts = (at: number): readonly [string, string] => [text.slice(0, at), text.slice(at)];
  const named = (at: number): boolean => {
    const [employer, post] = parts(at);
    const nameless = HAN_KIND.test(employer) || NAMELESS.test(employer) || HAN_BRANCH.test(employer);
    return !nameless && employerScore(employer, lexicon) >= 2 && postScore(post, lexicon) >= 2;
  };
  // What only opens like a house goes on as far as no known post begins: "市立みさき病院薬剤師".
  const at =
    places.findLast((own) => closesAsEmployer(text.slice(0, own), lexicon) && named(own)) ??
    places.find((own) => named(own) && keysOf(lexicon.titleWords).includes(whole.slice(own)));
  return at === undefined ? null : parts(at);
}
const PARTY = /(?:党委|纪委|党组|支部)$/u;

/** The names apart, the employer first; null for any other text. */
export function gluedPost(text: string, lexicon: Lexicon): readonly string[] | null {
  if (lexicon.language === 'ja') return gluedJapanese(text, lexicon);
  // "第一幼儿园园长助理兼工会主席"
  const [, first, second] = /^(.{6,}?)(兼.{2,10})$/u.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [employer, post] = gluedPost(first, lexicon) ?? [];
    return employer === undefined || post === undefined ? null : [employer, post + second];
  }
  if (text.length < LEAST_NAME + LEAST_POST || KIND.test(text) || !HAN_ONLY.test(text)) return null;
  const titles = keysOf(lexicon.titleWords);
  // The name is as long as can be: "水资源科科员" ends in 科员.
  const least = Math.max(LEAST_NAME, text.length - MOST_POST);
  for (let at = text.length - LEAST_POST; at >= least; at -= 1) {
    const [employer, post] = [text.slice(0, at), text.slice(at)];
    const named =
      (HOUSE.test(employer) || HAN_OFFICE.test(employer)) &&
      (!HAN_BRANCH.test(employer) || NAMED_BRANCH.test(employer));
    // "白石镇 党委委员": which body of the town, with the post.
    if (PARTY.test(employer) && /^(?:副?书记|委员)/u.test(post)) continue;
    if (
      named &&
      (HAN_POST_END.test(post) || isZhTrade(post) || titles.some((title) => title.length > 1 && post.endsWith(title)))
    )
      return [employer, post];
  }
  return chain(text, lexicon);
}

/** A rank says little without its department: "市场部经理". */
const RANK =
  /^(?:副|总|總|助理|常务)?(?:主任|经理|經理|主管|总监|總監|[部科处处室组班队课]长|[部科處室組班隊課]長|负责人|助理|干事|委员|书记|科员|职员|员工|成员)$/u;
const PART = /(?:[部组組科室班队隊]|[一二三四五六七八九十]店|车间|車間|中心|大区|事业群)$/u;
const BRANCH = /^[\u4e00-\u9fff]{1,6}(?:支行|分行|分公司|分部|分店|营业部|分理处)$/u;
const LEAST_HOUSE = 4;
const LONGEST_CHAIN = 40;
/** Characters of a department. */
const PARTS = [2, 3, 4, 5, 6, 7];

const FIRM = /(?:公司|集团|集團)$/u;
const WITHIN = /(?:公司|集团|集團)(?=[\u4e00-\u9fff]{2})/u;

/** Where a legal form stands within a text that closes as a post: its names apart, though it reads as an employer. */
export function gluedToFirm(text: string, lexicon: Lexicon): readonly string[] | null {
  return lexicon.language === 'zh' && WITHIN.test(text) && HAN_ONLY.test(text) ? chain(text, lexicon) : null;
}

/** "海州精机有限公司品质部巡检员": a house, a part of it and a post, of which each is told by its end. */
function chain(text: string, lexicon: Lexicon): readonly string[] | null {
  if (text.length > LONGEST_CHAIN || postScore(text, lexicon) < 2) return null;
  const legal = WITHIN.test(text);
  for (let at = text.length - LEAST_POST; at >= LEAST_HOUSE; at -= 1) {
    const house = text.slice(0, at);
    const rest = text.slice(at);
    if (
      !(legal ? FIRM.test(house) : closesAsEmployer(house, lexicon) && !HAN_BRANCH.test(house)) ||
      /^(?:有限|股份|责任)/u.test(rest)
    )
      continue;
    for (const length of PARTS) {
      const [part, post] = [rest.slice(0, length), rest.slice(length)];
      if (BRANCH.test(part) && post.length >= LEAST_POST && postScore(post, lexicon) >= 2) return [house + part, post];
      if (post.length < LEAST_POST || !PART.test(part) || postScore(post, lexicon) < 2) continue;
      return RANK.test(post) ? [house, rest] : [house, part, post];
    }
    if (legal && rest.length <= MOST_POST && postScore(rest, lexicon) >= 2) return [house, rest];
  }
  return null;
}

/** "北浜大学准教授 先端研究所", "財団法人なぎさ振興会研究員": what closes as a house does before a post, though an employer is named beside it. */
export function gluedBefore(text: string, at: number, lexicon: Lexicon): readonly string[] | null {
  if (lexicon.language !== 'ja' || at > 0) return null;
  const [house, post] = gluedPost(text, lexicon) ?? [];
  return house !== undefined &&
    post !== undefined &&
    /(?:大学|大学院|短大|高専|会|機構|協会|財団|病院|庁|省)$/u.test(house)
    ? [house, post]
    : null;
}
