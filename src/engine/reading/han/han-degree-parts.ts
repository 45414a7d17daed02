/** What stands between the marks and blanks of a degree's head in Chinese or Japanese, and which of it is no part of the degree. */
import { u } from '../../../resume/patterns.ts';
import { CJK } from '../text/fold.ts';

/** What a head tells of a degree. */
export interface HanDegree {
  readonly title: string | null;
  readonly organisation: string | null;
}

const BETWEEN =
  /(?<=大学|大學|学院|學院)\s?[:：]\s?|\s*[|｜／•●∙⋅\t]\s*|\s+[/·]\s+|\s{2,}|\s+[–—―@-]\s+|(?<=[\u4e00-\u9fff)）])-(?=[\u4e00-\u9fff])|[—―]{1,2}|[【】「」『』]|[,、，;；]\s*|。(?=.)/u;
/** What began or ended there, not what was studied. */
export const VERB =
  /^(?:[学學][习習]|就[读讀]|卒業(?:年度|年月?)?|卒業見込み?|入学|修了|修了見込み?|中退|中途退学|在学中|在籍中|編入学?|(?:大学|大學|研究所)?(?:毕业|畢業|肄业|肄業|就學中)|肄业|肄業|在读|在讀|结业|肄业中|进修|预计|預計|(?:预计|預計)?(?:毕业|畢業)(?:时间|時間)?|(?:预计|預計|将于|將於).{0,16}(?:毕业|畢業)|应届(?:毕业|生)?|應屆(?:畢業)?|进行中|進行中|就读中|就讀中|[春夏秋冬]季(?:班|入学|入學|学期|學期)?|(?:学位)?(?:取得|授与)|単位(?:取得|修得)(?:後|の上|満期)?退学|満期退学|退学|及び|同上)$/u;
/** Ranks and the like of the school or the studies. */
const ASIDE =
  /^(?:論文題目|(?:(?:毕业|畢業|学位|學位|[学硕博][士]|卒業|修士|博士)?(?:论文|論文|设计)|导师|導師|指導教員)(?:[:：《「(（].*)?|(?:全日制|统招|統招|非全日制|非统招|日間部|夜間部|进修部|進修部|夜大|业余|脱产|在职|成教|网络教育|远程教育)(?:\s?[(（][^()（）]{1,12}[)）])?|(?:985|211|双一流|双非|一本|二本|重点(?:大学|本科|高中)?|qs\s?(?:前|top)?\s?\d{1,4})(?:\s?[/、·∕+]\s?(?:985|211|双一流|qs\s?(?:前|top)?\s?\d{1,4})){0,3}(?:大学|高校|院校)?|.{2,20}(?:资助|資助|助学金|助學金)|.{0,6}(?:排名|绩点|gpa).*|gpa.*|(?:前|top)\s?\d.*|(?:专业|年级|班级|学院|院系)(?:前|第)\s?[\d一二三四五六七八九十].*|.{0,10}(?:保研|推免|免试).{0,6}|.{0,4}届(?:应届)?(?:毕业)?生?|中国.{0,3}|.{2,3}[省市]|.{0,10}(?:奖学金|獎學金|奨学金).{0,8}|(?:首席|次席)(?:卒業|毕业|畢業)?|.{1,10}(?:表彰|受賞)|(?:平均|加权|加權)\S{0,3}[分绩績].{0,8}|(?:(?:国家|全国|[校院系省市区])级?)?(?:优秀|優秀|优良|优等)(?:毕业生|畢業生|学生|學生|团员|干部|班干).{0,6}|三好学生.{0,6}|第[一二三四五六七八九十\d]{1,3}名(?:毕业|畢業)?|[\u4e00-\u9fff]{2,6}[:：].+|(?:(?:在校|在读|就读|大学|大學)(?:期间|期間|时|時)?\s?)?(?:曾)?(?:担任|擔任|曾任).{2,30}|(?![^班]{0,3}(?:专业|專業|学|學)).{0,8}(?:班长|班長|团支书|團支書|团支部书记|课代表|課代表|(?:学习|學習|学藝|學藝|文艺|体育|生活|宣传|组织|劳动)(?:委员|股長))|(?:[校院系]\s?)?(?:学生会|學生會|团委|社团联合会).{0,10}|(?:拿到|拿了|取得|考取|考了|考到|领到|获得?|獲得?)[\u4e00-\u9fff]{0,8}(?:证|證|证书|證書)|再?培[训訓](?:机构|機構)|(?:办学|辦學|教育|发证|發證)(?:机构|機構)|merit|distinction|(?!访问|訪問|交换|交換).{2,8}学者(?:称号)?|[一二三][级級等](?:[甲乙][级級等])?(?:[荣榮][誉譽])?|[\u4e00-\u9fff]{2,4}\s?(?:[1-7]\*{1,2}|[1-7]|[A-F][12])|(?:辅修|輔修|双修).{2,10})$/iu;
/** "（英国・QS前100）", "（双一流）" behind a school. */
export const RANKED = /\s?[(（][^()（）]*(?:qs|985|211|双一流|前\d|重点|排名)[^()（）]*[)）]$/iu;
/** "（全日制统招本科）" behind a blank. */
const LEVEL_BEHIND = /\s[(（]([^()（）]{0,8}(?:本科|专科|大专|硕士|博士|学士))[)）]/gu;
/** "University of Lakeside（加拿大）联合培养博士生" */
const ABROAD_BEFORE = /(?<=[A-Za-z]\s?)[(（][\u4e00-\u9fff]{2,6}[)）](?=[\u4e00-\u9fff]{2})/gu;
export const IN_BRACKETS = /\s?[(（]([^()（）]{2,10})[)）]$/u;
export const BRACKETS = /[(（][^()（）]{1,40}[)）]/gu;

/** "硕士（保研）": what stands in brackets behind the degree may be no part of it. */
export function isAside(part: string): boolean {
  const bare = part.replace(BRACKETS, '').trim();
  return ASIDE.test(part) && (bare === '' || ASIDE.test(bare));
}

/** "なぎさスクール Webエンジニアコース" */
const LATIN_COURSE =
  /(?<=スクール|カレッジ|アカデミー|学校|大学|学院|センター)\s(?=[A-Za-z][A-Za-z+#.]{0,12}[\u30a0-\u9fff]{0,10}(?:コース|クラス|科|専攻|学部))/gu;
/** "北浜大学 大学院" */
const GRADUATE = /(?<=大学)\s+(?=大学院)/gu;

/** The parts of a head's text. */
export function degreeParts(text: string): string[] {
  const parted = text
    .replace(LATIN_COURSE, ' | ')
    .replace(GRADUATE, '')
    .replace(LEVEL_BEHIND, ' | $1 ')
    .replace(ABROAD_BEFORE, ' | ')
    .replace(/\s\d{2,4}[级級届屆](?=\s|$)/gu, ' ');
  const whole = parted.replace(BRACKETS, (inner) => inner.replace(/[,、，;；]\s*|\s+[/∕]\s+/gu, '・'));
  const parts = whole.split(BETWEEN).flatMap((part) =>
    part.split(' ').reduce<string[]>((pieces, word) => {
      const last = pieces.at(-1);
      const joint =
        last === undefined ||
        (/(?:university|college|institute|academy|school)$/iu.test(last) && CJK.test(word.slice(0, 1))) ||
        (CJK.test(last.slice(-1)) || /[)）]$/u.test(last) ? CJK.test(word.slice(0, 1)) : false);
      return joint ? [...pieces, word] : [...pieces.slice(0, -1), `${last} ${word}`];
    }, []),
  );
  return parts
    .map((part) =>
      part
        .replace(/。+$/u, '')
        .replace(/^[\s■◆◇●○▍□★:：·~〜-]+|[\s:：·~〜-]+$/gu, '')
        .replace(/^[(（]([^()（）]*)[)）]$/u, '$1')
        .replace(/^(?:修士|博士(?:前期|後期)?)課程\s?[(（](.{1,6}(?:修士|博士))[)）]$/u, '$1')
        .replace(/(文[凭憑]考?[试試])(?:[:：]|\s(?![(（])).*$/u, '$1')
        .replace(/(文[凭憑](?:\s?[(（][^()（）]{2,8}[)）])?)\s(?:\d{1,2}[A-F][+*]?\s?){1,4}$/iu, '$1')
        .replace(
          u`^(?:在读|在讀|非?全日制|统招)+(?=\p{L}{2})|^(?:毕业于|畢業於|就读于|就讀於|考入)(?=\p{L}{3})|^(?:学习|學習|修读|修讀|攻读|攻讀)(?=\p{L}{2,12}(?:专业|專業))`,
          '',
        )
        .trim(),
    )
    .filter((part) => part !== '' && u`\p{L}`.test(part));
}

/** "美国费城", "西班牙萨拉曼卡市", not "英国文学". */
export const TOWN_ABROAD =
  /^(?:美国|美國|英国|英國|日本|法国|法國|德国|德國|加拿大|澳大利亚|澳洲|新加坡|韩国|韓國|俄罗斯|西班牙|葡萄牙|意大利|義大利|荷兰|荷蘭|瑞士|瑞典|奥地利|奧地利|比利时|比利時|爱尔兰|愛爾蘭|丹麦|挪威|芬兰|波兰|墨西哥|巴西|阿根廷|泰国|泰國|越南|马来西亚|馬來西亞|新西兰|紐西蘭)(?!.{0,4}(?:学|學|史|语|語|文化|专业|專業|研究|法|政治|经济|經濟|校|系|院)$)(?:[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff]{2,6}[市州])$/u;
