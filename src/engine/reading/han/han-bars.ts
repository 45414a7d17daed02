/** The marks within a head in Chinese or Japanese that part its names, as bars; what is said beside them taken out. */
import { gu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { AT } from './han-marks.ts';
import { latestInTurn, withoutRemarks, withoutTermsBeside } from './han-remarks.ts';

/** "(1) ", "2、", "(三)" before an employer. */
const NUMBER =
  /^\s*(?:[(（]?\d{1,2}[.)、)）]|[(（][一二三四五六七八九十]{1,2}[)）]|[一二三四五六七八九十]{1,2}[、.])\s*(?=\D)/u;

/** "海州重工有限公司财务部": the department touches the firm. */
const DEPARTED = gu`((?:有限|责任|責任|股份)公司|集团|集團)(?!有限|股份|责任|責任)(?=\p{Script=Han}{2,8}(?:部|科|处|處|室|课|課|组)(?:\s|$)|(?<=公司)\p{Script=Han}{2,7}中心(?:\s|$))`;

/** "博士后（合作导师：康世安教授）", "锐达金属（150-500人） [6年9个月]": said of the post, of the time. */
const NOTED =
  /[(（][^()（）:：]{2,10}[:：][^()（）]{1,30}[)）]|[(（]其[间間][^()（）]*(?:[)）]|$)|\s*\[[^[\]]{0,12}(?:年|[个個]月)[^[\]]{0,8}\]/gu;

/** "云帆科技有限公司: 前端工程师", "自雇者: 開發工程師" */
const COLON = /(?<=(?:公司|集团|集團|会社|自雇者?|自由职业者?|自由接案))\s?[:：]\s?(?=\S)/u;

/** "海州远帆•北方软件有限公司": of two houses, one firm. */
const OF_TWO = /(?<=[\u4e00-\u9fff])[•∙⋅・](?=[\u4e00-\u9fff]{2,12}有限(?:责任)?公司)/gu;

/** "株式会社なぎさ<生産管理部>" */
const ANGLED = /(?<=\S)\s?[<〈《]([^<>〈〉《》]{1,24})[>〉》]/gu;

/** "云帆科技 (圆点传播) 有限公司": a brand within the name. */
const TRADING_AS = /\s?([(（][^()（）]{1,14}[)）])\s?(?=(?:股份|有限責任|有限责任)?有限公司)/gu;

/** "Brightwater Co., Ltd.". */
const FORM = /,\s?(?=(?:Ltd|Inc|LLC|LLP|PLC|Corp|Limited|S\.A|GmbH)(?![a-z]))/giu;

/** "海州机床厂(岗位-质检)": the label needs no colon, and tells the post whatever its words. */
const POST_LABEL = /[(（]\s?(?:职位|岗位|职务|職位|職務)\s?[-–—:：]\s?([^()（）]{2,40})[)）]/gu;

/** "算法实习生导师: 李某某", "实习 经理：高某": whom one worked with, behind the post. */
const WITH =
  /(?<=\S)\s?(?:实习|校内|项目)?(?:导师|導師|经理|主管|指导老师|指导教师|指導教授|汇报对象|直属领导|直属上级|上级|领导|证明人)\s?[:：]\s?[\u4e00-\u9fff]{2,4}(?=$|\s|[)）,，])/gu;

/** "支配人 兼 ソムリエ" */
const BOTH = /\s?兼\s(?=\S)/gu;

/** "(2019年4月～現在、正社員)" without its dates. */
const EMPTIED = /([(（])\s*[、,・/]\s*/gu;

const BRACKETS = /[(（][^()（）]{1,60}[)）]/gu;

/** What parts a list within brackets; in Japanese the facts of a firm as well: "（食品卸／従業員1,120名）". */
const LIST_PART = /(?:[、，;；]|,(?!\d{3}))\s*/gu;

const FACTS_PART = /(?:[、，;；/∕｜|]|,(?!\d{3}))\s*/gu;

/** The text with its names parted by bars, without what is told in brackets or behind labels of whom one worked with. */
export function withBars(text: string, lexicon: Lexicon): string {
  return latestInTurn(withoutTermsBeside(text, lexicon), lexicon)
    .replace(NUMBER, '')
    .replace(POST_LABEL, ' | $1 ')
    .replace(OF_TWO, '·')
    .replace(COLON, ' | ')
    .replace(AT, ' | ')
    .replace(ANGLED, ' ($1)')
    .replace(TRADING_AS, '$1')
    .replace(FORM, ' ')
    .replace(EMPTIED, '$1')
    .replace(BOTH, '兼')
    .replace(BRACKETS, (inner) => withoutRemarks(inner, lexicon))
    .replace(NOTED, '')
    .replace(WITH, ' ')
    .replace(BRACKETS, (inner) => inner.replace(lexicon.language === 'ja' ? FACTS_PART : LIST_PART, '・'))
    .replace(DEPARTED, '$1 ');
}
