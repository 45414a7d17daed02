/** The text of a degree's head in Chinese or Japanese without what is said beside school, subject and level: how one was taken in, under whom, with what marks. */
import { gu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { AT } from './han-marks.ts';

/** "(2027年3月卒業見込)" without its date. */
const LEAVING =
  /[(（]\s*(?:卒業?|修了|中退|在学|毕业|畢業|肄业|肄業|结业|結業|在读|在讀|入学|入學)(?:見込み?|予定|中|生)?\s*[)）]|[(（]\s*(?:预计|預計|应届|應屆|暑期|暑假|寒假|兼读|全日制)\s*[)）]/gu;

/** "海州大学 (统招)本科", "计算机系（二本）": how one was taken in, of what rank the school is. */
const ADMITTED = /[(（]\s?(?:非?全日制|非?统招|非?統招|[一二三]本|公办|民办|公立|私立|通信教育(?:課程|部))\s?[)）]/gu;

const ADDRESS = /https?:\/\/[^\s\u3040-\u9fff]+/gu;

/** A bracket whose end went with a label within it. */
const CUT = /(?<=\S)\s?[(（][^()（）]{0,12}$/u;

/** "博士（文学）「中世における場所の概念」" */
const THESIS = /[「『][^「」『』]{6,80}[」』]/gu;

/** "映画学科を2013年3月に卒業" without its date. */
const IN_SENTENCE = /(?<=\S)\s?を\s{0,6}に?\s?(?=(?:卒業|修了|中退|中途退学)(?:$|[。、\s]))/gu;

/** "（重点团队，导师：李某某）": with whom. */
const GUIDED = /\s?[(（][^()（）]*(?:导师|導師|指导老师|指導教授|指導教員)[^()（）]*[)）]/gu;

/** "博士（文学）（北浜大学、2019年3月）" */
const GIVEN_BY = /((?:博士|修士|学士)\s?[(（][^()（）]{1,12}[)）])\s?[(（]([^()（）]{2,30})[)）]/gu;

/** "博士（工学）北浜大学" as programs drop the blank between. */
const LEVEL_GLUED = gu`((?:博士|修士|学士)\s?[(（][^()（）]{1,12}[)）])(?=\p{sc=Han}{2,12}大学)`;

/** "修了（修士（経営学））": the degree once more. */
const NESTED = /\s?[(（](?:博士|修士|学士)\s?[(（][^()（）]{1,12}[)）][)）]/gu;

/** "硕士（在读，预计来春答辩）" */
const STILL = /(?<=博士|硕士|碩士|本科|学士|學士)\s?[(（][^()（）]{0,24}(?:在读|在讀|预计|預計)[^()（）]{0,24}[)）]/gu;

/** "预计 2027 年 1 月毕业", "导师 李某某" within the line of a degree. */
const LATER =
  /(?:预计|預計|将于|將於)\s?(?:19|20)\d{2}.{0,10}(?:毕业|畢業)|(?:导师|導師|指导老师|指導教授)\s?[:：]?\s?[\u4e00-\u9fff]{2,4}(?=\s|$)/gu;

/** "大阪府立 なぎさ高等学校" */
const FOUNDED = /((?:[\u4e00-\u9fff]{1,4}[都道府県市区町村縣]|国|國|公|私)立)\s+(?=\S)/gu;

/** "研究方向：推荐系统，室内定位": what one did there, to the end of the text. */
const THEMES =
  /(?:研究(?:方向|领域|領域|兴趣|内容)|(?:主修|核心|主要|相关)课程|(?:毕业|学位|畢業)(?:论文|论文题目|論文|设计))\s?[:：].*$/u;

/** "兰岭大学与中科院某所联合培养博士" */
const JOINTLY = /(?<=大学|學院|学院|大學)[与與和及].{2,16}(?:联合培养|聯合培養)(?=(?:博士|硕士|碩士|本科))/gu;

/** "：获奖学金，学习数据结构、算法", "主要学习面向对象程序设计": what was on the timetable, to the end of the text; no "学习计算机专业". */
const TIMETABLE =
  /(?:^|[:：,，；;。]\s?)(?:在校|在校期间|期间|期間)?(?:主要|重点|系统|深入)?(?:学习|學習|修读|修讀|学过|學過)[了过過]?(?=[\u4e00-\u9fffA-Za-z]{3})(?!.{0,16}(?:专业|專業|本科|专科|大专|硕士|碩士|博士|学士|學士)).*$/u;

const NONE = /$^/u;

/** "食品科学 GPA 3.7/4.0，专业前 15%": marks, wherever they stand. */
const MARKS =
  /[\s|｜,，;；(（]{0,6}(?:(?:累计|平均|综合|加权)?(?:gpa|绩点|均分|平均分|学分绩)|(?:专业|年级|综合|成绩)?排名)\s?[:：]?\s?(?:前|top)?\s?\d[\d./\s]{0,16}%?\s?[)）]?/giu;

/** "海州学院（本科）": a level in brackets that touch the school. */
const LEVEL_TOUCHING =
  /(?<=大学|大學|学院|學院|学校|學校|分校)\s?[(（]\s?((?:全日制|统招|自考|函授)?(?:本科|专科|專科|大专|硕士|碩士|博士|学士|學士|研究生|中专)(?:研究生|在读)?)\s?[)）]/gu;

/** "本科：海州学院 护理学": the level as a label. */
const LEVEL_LABEL =
  /^\s*((?:全日制|统招)?(?:本科|专科|專科|大专|硕士|碩士|博士|学士|學士|研究生|中专)(?:研究生|阶段|学历|學歷|学位|學位)?)\s?[:：]\s?(?=\S{2,20}(?:大学|大學|学院|學院|学校|學校))/u;

export function withoutSaid(text: string, lexicon: Lexicon): string {
  const japanese = lexicon.language === 'ja';
  return text
    .replace(japanese ? NONE : LEVEL_LABEL, '$1 | ')
    .replace(japanese ? NONE : LEVEL_TOUCHING, ' | $1 ')
    .replace(japanese ? NONE : MARKS, ' | ')
    .replace(FOUNDED, '$1')
    .replace(japanese ? THESIS : NONE, ' ')
    .replace(japanese ? IN_SENTENCE : NONE, ' ')
    .replace(GUIDED, ' ')
    .replace(THEMES, ' ')
    .replace(japanese ? NONE : TIMETABLE, ' ')
    .replace(JOINTLY, ' ')
    .replace(CUT, '')
    .replace(STILL, ' ')
    .replace(LATER, ' ')
    .replace(LEAVING, ' ')
    .replace(ADMITTED, ' ')
    .replace(ADDRESS, ' ')
    .replace(AT, ' | ')
    .replace(GIVEN_BY, '$1 $2')
    .replace(LEVEL_GLUED, '$1 ')
    .replace(NESTED, '');
}
