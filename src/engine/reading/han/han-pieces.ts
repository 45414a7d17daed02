/** A head in Chinese or Japanese cut into its pieces. */
import { HAN_DEPARTMENT, HAN_LATIN_HOUSE, HAN_OFFICE, HAN_POST_END, HAN_PRACTICE } from '../../lexicons/han-heads.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsCjk } from '../text/characters.ts';
import { isHanBranch } from './han-branch.ts';
import { isHanDeed } from './han-deeds.ts';
import { isClause, isHanFact } from './han-facts.ts';
import { hanRole } from './han-fields.ts';
import { gluedBefore, gluedPost, gluedToFirm } from './han-glued.ts';
import { isKind, SINCE, unbracketed } from './han-brackets.ts';
import { withBars } from './han-bars.ts';
import { atLatinFirm, isLatinName, withoutTools } from './han-latin-firms.ts';
import { withoutMoves } from './han-moves.ts';
import { ABROAD, beforePlace, isHanPlace } from './han-places.ts';
import { fromSentence, headIn } from './han-sentences.ts';
import { atDivision, atMarks } from './han-tight.ts';
import { atUnit } from './han-units.ts';
import { employerScore, isLatinEmployer, LEGAL, postScore } from './han-scores.ts';
import { tidy } from './han-tidy.ts';

const BETWEEN =
  /\s*[|｜／∕•●∙⋅\t]\s*|\s+\/\s+|\s+·\s+|\s{2,}|\s+[–—―-]\s+|[—―]{1,2}|[【】「」『』]|[,、，;；](?!\s*(?:Ltd|LTD|Inc|INC|LLC|K\.K)\b|\d{3})\s*|。(?=.)(?![^(（]*[)）])/u;

export interface HanPiece {
  readonly text: string;
  readonly cell: number;
  /** Place within all pieces. */
  readonly at: number;
  readonly employer: number;
  readonly post: number;
  readonly department: boolean;
  readonly place: boolean;
  /** Behind "、" of a list. */
  readonly listed: boolean;
}

/** "なぎさ 株式会社", where the name before has no such form of its own. */
function isClosingKind(word: string, before: string): boolean {
  if (LEGAL.test(before) || /\s/u.test(before)) return false;
  return /^(?:株式|有限|合同)会社$/u.test(word) || (CLOSING_FIRM.test(word) && /^[\u4e00-\u9fff]{2,4}$/u.test(before));
}

/** "海州 科技有限公司" */
const CLOSING_FIRM =
  /^(?:科技|信息|网络|软件|技术|贸易|商贸|实业|文化|传媒|教育|建筑|建设|食品|餐饮|物流|电子|机械|医疗|医药|生物|能源|环保|咨询|服务|投资|控股)\S{0,4}有限(?:责任)?公司$/u;

/** "31~50人" behind the name of a firm. */
function isSize(word: string): boolean {
  return /^\d/u.test(word) && isHanFact(word);
}

const UNCLOSED = /[(（][^()（）]*$/u;

/** "2等陸士" */
const RANK = /^[123]等[陸海空]/u;

/** A kind of house, alone or with its name in Latin letters. */
function isHouse(text: string): boolean {
  const [first = '', ...name] = text.split(' ');
  if (isKind(text) || (isKind(first) && !holdsCjk(name.join('')))) return !LEGAL.test(text);
  return name.length > 0 && !holdsCjk(text) && HAN_LATIN_HOUSE.test(text);
}

/** At blanks between Chinese or Japanese words, and behind a whole employer; "高级 Java 工程师" and "Web デザイナー" stay whole. */
function atBlanks(text: string, lexicon: Lexicon): string[] {
  return text.split(' ').reduce<string[]>((pieces, word) => {
    const last = pieces.at(-1);
    // "(従業員 1,200 名)"
    if (last !== undefined && UNCLOSED.test(last)) return [...pieces.slice(0, -1), `${last} ${word}`];
    // "居酒屋 ホールスタッフ", "ヘアサロン Lumie スタイリスト", "Studio Mio カメラマン"
    if (last !== undefined && holdsCjk(word) && isHouse(last) && postScore(word, lexicon) >= EMPLOYER)
      return [...pieces, word];
    // "株式会社 みらい", "すし処 磯千鳥": a kind is no name.
    if (last !== undefined && (isKind(last) || isClosingKind(word, last)))
      return [...pieces.slice(0, -1), `${last} ${word}`];
    const both = last !== undefined && holdsCjk(last.slice(-1)) && (holdsCjk(word.slice(0, 1)) || RANK.test(word));
    const behind =
      last !== undefined &&
      !both &&
      holdsCjk(last.slice(-1)) &&
      (employerScore(last, lexicon) >= 2 || (lexicon.language === 'ja' && HAN_DEPARTMENT.test(last)));
    // "株式会社 Blue Orchard 配達員"
    const post = last !== undefined && !both && LEGAL.test(last) && holdsCjk(word) && postScore(word, lexicon) >= 2;
    const part =
      last !== undefined &&
      lexicon.language === 'zh' &&
      HAN_DEPARTMENT.test(word) &&
      !isHanBranch(word) &&
      isLatinName(last);
    const bracket = last !== undefined && /[)）]$/u.test(last) && holdsCjk(word.slice(0, 1));
    return last === undefined || both || behind || post || part || bracket || isSize(word)
      ? [...pieces, word]
      : [...pieces.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** "アルバイト → 正社員": how one was employed, and then. */
const TERMS_CHANGED =
  /^(?:\S{0,4}(?:アルバイト|パート|社員|職員|派遣|嘱託))(?:\s?(?:→|⇒|から)\s?\S{0,4}(?:アルバイト|パート|社員|職員)(?:に|へ)?(?:登用)?)+$/u;
/** "正社員（営業所長代理）": the post, behind how one was employed. */
const EMPLOYED_AS =
  /^(?:(?:正|準|契約|派遣|嘱託|限定)社員|正職員|パート(?:タイム|タイマー)?|アルバイト)\s?[(（]([^()（）\d]{2,20})[)）]$/u;
/** "株式会社なぎさグループ" is no part of a firm. */
const NAMED_GROUP = /^(?:株式会社|有限会社|合同会社)\s?\S+(?:グループ|センター|ライン|チーム|ユニット)$/u;
/** "営業一課／役職なし" */
const NO_POST = /^役職\s?[:：]?\s?(?:なし|無し?)$/u;
/** The end of a remark that opened in the line above. */
const CUT = /^[^(（]{0,2}[)）]$|(?:学习|函授|进修|在职|挂职|借调)[)）]$/u;
/** "栄養士 → 管理栄養士": what one was before; in Chinese both are told. */
const BECAME = /^.{1,24}\s?(?:→|⇒)\s?(?=\S)/u;
const sinceOf = (part: string, { language }: Lexicon): string =>
  language === 'ja' ? part.replace(BECAME, '').replace(SINCE, '') : part;
/** "任质量管理员", no "任课教师". */
const HELD = /^任(?![务務课課职職教])/u;
/** "自由职业，为中小企业做安全咨询" */
const FOR_WHOM = /^[为為].{2,12}(?:做|提供|承接|承做).{2,}$/u;
interface Part {
  readonly text: string;
  readonly cell: number;
  readonly listed: boolean;
  readonly house: boolean;
}

/** "営業事務を担当", "施工管理に従事": the post in it; what else one had charge of stays as it is. */
function withoutCharge(part: string, lexicon: Lexicon): string {
  const post = part.replace(/(?:を担当|に従事|を務める)$/u, '');
  return post !== part && postScore(post, lexicon) >= EMPLOYER ? post : part;
}

function namesIn(text: string, lexicon: Lexicon): string[] {
  return text
    .split(BETWEEN)
    .map(tidy)
    .flatMap((part) => beforePlace(part, lexicon))
    .flatMap((part) => atMarks(part, lexicon))
    .flatMap((part) => atLatinFirm(withoutTools(part, lexicon), lexicon))
    .flatMap((part) => atBlanks(part, lexicon))
    .flatMap((part) => atDivision(part, lexicon))
    .flatMap((part) => (lexicon.language === 'ja' ? withoutMoves(withoutCharge(part, lexicon)) : [part]))
    .map((part) => part.replace(EMPLOYED_AS, (whole, post: string) => (postScore(post, lexicon) > 0 ? post : whole)))
    .flatMap((part) => unbracketed(part, lexicon))
    .map((part) => part.replace(/^(?:历任|歷任)(?=\S{2})/u, ''))
    .map((part) => (HELD.test(part) && postScore(part.slice(1), lexicon) >= EMPLOYER ? part.slice(1) : part))
    .map((part) => (TERMS_CHANGED.test(part) ? part : sinceOf(tidy(part), lexicon)))
    .filter(
      (part) =>
        u`\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]`.test(part) &&
        !part.split('・').every(isHanFact) &&
        !TERMS_CHANGED.test(part) &&
        !NO_POST.test(part) &&
        !CUT.test(part) &&
        !(lexicon.language === 'zh' && FOR_WHOM.test(part)) &&
        !(lexicon.language === 'ja' && isClause(part)),
    );
}

/** "检验员 @ 云帆科技": an employer stands behind the sign. */
const SIGN = /\s+@\.?\s+/u;

/** "Quality Inspector at Harbour Mills" in Latin letters. */
const LATIN_AT = /^[\s,]*([^,|]{3,50}?)\s+at\s+(?=\S)(.{2,60})$/u;

/** "株式会社なぎさ：人事マネージャー" */
const BEFORE_COLON = /^([^:：]{2,40}?)\s?[:：]\s?([^:：]{2,30})$/u;

/** A house needs no legal form before its colon, and the post may stand there too: "橙子餐厅：店长", "店长：橙子餐厅". */
function isParted(own: string, role: string, lexicon: Lexicon): boolean {
  const [before, behind] = [own, role].map((side) => postScore(side, lexicon) >= EMPLOYER);
  if (LEGAL.test(own)) return behind === true;
  if (before === behind || own.length < LEAST_HOUSE || hanRole(own) !== null) return false;
  if (employerScore(before ? role : own, lexicon) >= EMPLOYER) return true;
  // "老井火锅：服务员", whatever the house is called.
  return behind === true && own.length > LEAST_HOUSE && own.length <= LONGEST_HOUSE && role.length <= LONGEST_ROLE && !OF_FORM.test(own); // prettier-ignore
}

const LEAST_HOUSE = 2;
const LONGEST_HOUSE = 12;
const LONGEST_ROLE = 8;
/** Ends of labels that a form may have. */
const OF_FORM =
  /(?:目标|意向|要求|类别|類別|方向|性质|性質|类型|類型|级别|等级|对象|上级|下属|人数|工作|任务|情况|方式|能力|内容|说明|证书|業務|担当|役割|理由|形態|体制|環境|規模|実績|期間|場所|職種|[者人])$/u;

/** "深圳龙华 电子厂普工": a house that is told by its town and kind alone, in one word with the post. */
const OF_PLACE =
  /^([^\s,，]{2,8})\s+([\u4e00-\u9fff]{2,6}(?:[厂廠店馆館]|超市|工地|公司|[医醫]院|学校|學校|食堂|市场|市場|农场|車行|车行))([^\s()（）,，]{2,10})$/u;

function atKind(text: string, lexicon: Lexicon): string {
  if (lexicon.language !== 'zh') return text;
  const [, place = '', house = '', post = ''] = OF_PLACE.exec(text.trim()) ?? [];
  return post !== '' && isHanPlace(place, lexicon) && postScore(post, lexicon) >= EMPLOYER ? `${place}${house} | ${post}` : text; // prettier-ignore
}

function sidesOf(text: string, lexicon: Lexicon): string[] {
  const [, own = '', role = ''] = BEFORE_COLON.exec(text) ?? [];
  if (role !== '' && isParted(own, role, lexicon)) return [`${own} | ${role}`];
  const [, post = '', house = ''] = holdsCjk(text) ? [] : (LATIN_AT.exec(text) ?? []);
  return house !== '' && postScore(post, lexicon) > 0 ? [post, house] : atKind(text, lexicon).split(SIGN);
}

/** "私房菜「阿權小館」": what a house is, written to its name. */
const QUOTED =
  /(?<![\u4e00-\u9fff])([\u4e00-\u9fff]{0,4}(?:私房菜|餐[廳厅館馆]|酒[店樓楼家吧]|飯店|饭店|食堂|麵館|面馆|小吃店|火[鍋锅]店|早餐店|咖啡[廳厅館馆店]|民宿|[書书]店|花店|超市|[診诊]所|幼[兒儿][園园]|[補补][習习]班|培[訓训]班|工作室|美容院|[髮发]廊|品牌|公司))[「『]([^「」『』]{2,14})[」』]\s*/gu;
/** "坞墙中心小学（特岗教师） 语文、音乐教师": what stands in brackets before a post is how one was hired. */
const POST_BETWEEN = /^([^\s()（）]{3,30})\s?[(（]([^()（）]{2,10})[)）]\s+([^\s()（）]{2,24})$/u;

function withoutFirstPost(text: string, lexicon: Lexicon): string {
  const [, house = '', inner = '', post = ''] = POST_BETWEEN.exec(text.trim()) ?? [];
  const both = house !== '' && [inner, post].every((part) => postScore(part, lexicon) >= EMPLOYER);
  return both && employerScore(house, lexicon) >= EMPLOYER ? `${house} ${post}` : text;
}

/** "カフェ「ひなた」（ホール・新人教育）": the name of such a house. */
function withoutQuotes(text: string): string {
  return text.replace(EDITED, '$1$2').replace(NAMED, (whole, kind: string, name: string) => (isKind(kind) && !LEGAL.test(kind) ? `${kind} ${name} | ` : whole)); // prettier-ignore
}

/** "「月刊まちなみ」編集部" */
const EDITED = /[「『]([^「」『』]{2,16})[」』](編集部)/gu;

const NAMED = /([^\s「」『』、,|｜（）()]{2,12})[「『]([^「」『』]{1,20})[」』]\s*/gu;

/** Behind who owns it: "中海散运“海安轮” 水手", "粤海货运 M/V OCEAN STAR 船长". */
const SHIP =
  /(?<=[\u4e00-\u9fff]\s?)(?:["“'‘](?:[^"“”'‘’]{1,8}[轮輪号號]|[A-Z][A-Z\d .-]{2,20})["”'’]|(?:M\/?V|M\/?T)\.?\s[A-Z\d][A-Z\d .-]{1,20}(?![a-z]))[轮輪号號]?(?=\s?[\u4e00-\u9fff])/gu;

const WITH_NAME = /[\u4e00-\u9fff]“[^“”]+”/u;
/** "尾道支店、岡山支店ほか 渉外担当": branches of one post. */
const BRANCHES =
  /((?:支店|支社|支部|支局|営業所|出張所|事業所|本社|本店|工場))[、,]\s?(?=[^\s、,。・]{1,10}(?:支店|支社|支部|支局|営業所|出張所|事業所|本社|本店|工場)(?:ほか|他|など|等)?\s)/gu;
/** "岡山支店ほか": and others. */
const AND_OTHERS = /(?:ほか|など)$/u;

/** "（100-499人 | 互联网）" behind a firm: its size and its trade. */
const FACTS_IN_BRACKETS = /\s?[(（]([^()（）]*[|｜][^()（）]*)[)）]/gu;

/** "和顺物流（500人）仓储部" */
const SIZE_WITHIN =
  /[(（](\d[^()（）|｜]{0,12}|[^()（）|｜]{0,12}\d[人名]|[A-D]轮[^()（）]{0,12})[)）](?=[\u4e00-\u9fff])/gu;

function factless(whole: string, inner: string): string {
  return inner.split(/[|｜]/u).some((part) => isHanFact(part.trim())) ? ' | ' : whole;
}

const sizeless = (whole: string, inner: string): string => (inner.split(/[,，、]/u).every(isHanFact) ? ' | ' : whole);

function sideParts(text: string, cell: number, houses: boolean, lexicon: Lexicon): Part[] {
  const named =
    lexicon.language === 'zh'
      ? withoutFirstPost(text, lexicon).replace(SHIP, ' | ').replace(QUOTED, '$1“$2” | ')
      : withoutQuotes(text);
  return withBars(
    named.replace(BRANCHES, '$1・').replace(FACTS_IN_BRACKETS, factless).replace(SIZE_WITHIN, sizeless),
    lexicon,
  )
    .split('、')
    .flatMap((list, n) =>
      namesIn(list, lexicon).map((part, at) => {
        const first = at === 0;
        return { text: part, cell, listed: n > 0 && first, house: houses && n === 0 && first };
      }),
    );
}

/** What was done, whomever it names. */
const DONE =
  /^(?:主持(?!人|建筑|设计|律师)|带领|帶領|率领|完成|独立完成|累计|全面负责|负责|負責|参与|參與|协助|協助|主导|主導|配合|统筹|統籌)(?!人|工程师|經理|经理).{8,}$/u;

function partsOf(texts: readonly string[], lexicon: Lexicon): Part[] {
  const named = texts.filter((text) => holdsCjk(text)).length;
  const told = (text: string, cell: number): boolean =>
    ((lexicon.language === 'zh' && DONE.test(text)) || isHanDeed(text, lexicon)) &&
    texts.some((other, at) => at !== cell && u`\p{L}{2}`.test(other));
  const parts = texts.flatMap((text, cell) =>
    sidesOf(
      fromSentence((named > 1 && ABROAD.test(text)) || told(text, cell) ? '' : headIn(text, lexicon), lexicon),
      lexicon,
    ).flatMap((side, at) => sideParts(side, cell, at > 0, lexicon)),
  );
  const employed = parts.some(({ text, house }) => {
    const score = employerScore(text, lexicon);
    return house || (score >= EMPLOYER && !(lexicon.language === 'ja' && score < 3 && postScore(text, lexicon) >= 2));
  });
  return parts.flatMap((part, at) => {
    const glued =
      gluedToFirm(part.text, lexicon) ??
      (employed ? gluedBefore(part.text, at, lexicon) : gluedPost(part.text, lexicon)) ??
      (employed ? atUnit(part.text, lexicon) : null);
    return glued?.map((text) => ({ ...part, text })) ?? [part];
  });
}

export function hanPieces(texts: readonly string[], lexicon: Lexicon): HanPiece[] {
  return partsOf(texts, lexicon).map(({ text, cell, listed, house }, at) => {
    const employer = Math.max(employerScore(text, lexicon), house || WITH_NAME.test(text) ? EMPLOYER : 0);
    const post = house ? 0 : postScore(text, lexicon);
    return {
      text,
      cell,
      at,
      // "幼儿园教师" is a post, "株式会社設計企画" is not.
      employer: post >= 2 && employer < 3 ? 0 : employer,
      post: employer === 3 && !HAN_POST_END.test(text) ? 0 : post,
      department:
        (HAN_DEPARTMENT.test(text.replace(AND_OTHERS, '')) || isHanBranch(text)) &&
        !HAN_PRACTICE.test(text) &&
        !isLatinEmployer(text) &&
        !HAN_OFFICE.test(text) &&
        !NAMED_GROUP.test(text),
      place: isHanPlace(text, lexicon),
      listed,
    };
  });
}

/** Closed or opened as names of employers are, see `employerScore`. */
const EMPLOYER = 2;

/** Whether a text names an employer beyond doubt. */
export function namesHanEmployer(text: string, lexicon: Lexicon): boolean {
  return hanPieces([text], lexicon).some(({ employer }) => employer >= EMPLOYER);
}

/** Whether a text names both an employer and a post: "海州商贸有限公司 技术员". */
export function namesHanHead(text: string, lexicon: Lexicon): boolean {
  const pieces = hanPieces([text], lexicon);
  return pieces.some(({ employer }) => employer >= EMPLOYER) && pieces.some(({ post }) => post >= EMPLOYER);
}

/** "Harbour Mills, back-end engineer": in Latin letters, the house before the post. */
export function namesThenPosts(text: string, lexicon: Lexicon): boolean {
  if (lexicon.language !== 'zh' || holdsCjk(text)) return false;
  const [house, post, more] = hanPieces([text], lexicon);
  return house !== undefined && post !== undefined && !more && house.post === 0 && !house.place && post.post >= 2;
}
