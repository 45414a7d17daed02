/** What a piece of a degree's head in Chinese is by its own words: a school, what is studied there, what was taken, how. */
import { u } from '../../../resume/patterns.ts';
import { HAN_FACULTY } from '../../lexicons/han-heads.ts';
import { ZH_SHORT_SCHOOLS, ZH_SUBJECT_END, ZH_SUBJECTS } from '../../lexicons/zh-subjects.ts';
import { CJK } from '../text/fold.ts';
import { recalled } from '../text/once.ts';
import { simplified } from '../../lexicons/han-simplified.ts';

/** `department`: "中文系", a part of the school beside a subject and the subject where none is told. */
export type SchoolKind = 'school' | 'department' | 'subject' | 'level' | 'mode' | 'unknown';

const MODE =
  '(?:非?全日制|非?统招|普招|普通高等教育|普通|自学考试|自考|函授|成人高考|成人教育|成人|成教|成考|网络教育|网教|网络|远程教育|远程|夜大学?|业余|脱产|在职|电大|继续教育|国家统招|校企合作|进修部|日间部|夜间部|在职专班|兼读制?|全日制|日制|中外合作办学|公费|委培|定向)';
const TAKEN =
  '(?:博士后|中师|普通高中|普通高校|(?:学术型|专业型|联合培养|直博|硕博连读)?(?:博士|硕士)(?:研究生|生|学位)?|(?:大学|普通|重点|全国重点)?本科(?:生|双学位)?|(?:大学|高等)?专科|大专|高职|中专|中技|技校|职高|高中|初中|高级技工|技工|专升本|专接本|专插本|本硕连读|本硕博连读|(?:荣誉)?(?:[\\u4e00-\\u9fff]{1,2}学|[文理工法商医农管教])?(?:荣誉)?(?:双)?(?:学士|硕士|博士)(?:学位)?|副学士|研究生|双学位|双学士|第二学位|辅修|文凭|高级文凭|专业文凭|MBA|EMBA|MPA|MPAcc|MPACC|MEM|MTI|MFA|DBA|Ph\\.?D\\.?|B\\.?Sc\\.?|M\\.?Sc\\.?|B\\.?A\\.?|M\\.?A\\.?|B\\.?Eng\\.?|M\\.?Eng\\.?|[二四五]专|二技|四技|四年制|五年制)';
const BEHIND = '(?:学历|学位|毕业|层次|阶段|在读|结业|肄业|课程班|班|预科|进修部|日间部|夜间部|在职专班|学分班)';
const LEVEL = new RegExp(
  `^(?:${MODE}[·、/]?){0,2}${TAKEN}(?:[/／及和、+]?${TAKEN}){0,2}${BEHIND}{0,2}(?:[(（][^()（）]{1,14}[)）])?$`,
  'u',
);
const MODE_ALONE = new RegExp(`^联合培养$|^${MODE}(?:[·、/]?${MODE})?(?:教育|学历|学习|教学|生)?$`, 'u');

const SCHOOL_END =
  '(?:大学|学院|学校|中学|高中|[一二三四五六七八九十]中|党校|技校|卫校|中专|职中|职高|职校|师大|师院|交大|工大|理工|科大|农大|医大|财大|电大|职院|职大|医专|师专|高专|幼师|附中|女中|家商|高商|商工|工商|高工|家工|研究院|研究所|研究生院|科学院|(?:大学|研究所|研究院)\\S{2,10}(?:研究中心|中心|实验室|研究室|医学部)|分校|校区|书院|公学|学堂|体校|艺校|戏校|警校|军校|幼专|职教中心|教育中心|(?:进修|培训|训练|研修|学习)中心|(?:职业|就业|技能|业余)(?:训练|培训|进修)(?:局|学校|所|院)|再培训局|中学校|商学院|农工|独中|獨中|国中|国小|小学|学园|分院)';
const SCHOOL = new RegExp(
  `^[A-Za-z\\u4e00-\\u9fff]{2,20}${SCHOOL_END}(?:[(（][\\u4e00-\\u9fffA-Za-z·, -]{1,16}[)）])?$`,
  'u',
);
/** "文学院", "医学部" */
const FACULTY = /^(?:[文理法商工医农]|经管|光华管理)学院$|^(?:医学部|[\u4e00-\u9fff]{2,8}学部)$/u;
/** "私立文海高职": elsewhere the last two characters are a level. */
const FOUNDED = /^(?:[国市县省私公]立)[\u4e00-\u9fff]{2,8}(?:高职|高工|高商|工商|家商|商工|农工)$/u;
/** "村小" */
const VILLAGE_SCHOOL = /^[村镇乡]小$/u;
/** What a school is, and no name: "职业学院", "科技大学". */
const NAMELESS =
  /^(?:大学|学院|学校|中学|职业|技术|高等|师范|专科|专业|进修|中等|高级|普通|科技|工业|理工|财经|医科|农业|林业|农林|电子|外国语|外语|体育|艺术|音乐|美术|医药|中医药|政法|交通|邮电|民族|商业|工商|建筑|工程|机电|护理|卫生|信息|铁道|航空|航天|海事|海洋|石油|矿业|地质|水利|电力|化工|旅游|应用|经济|管理|贸易|附属|重点|本科|大专|中专|硕士|博士|毕业|就读|所在|语言|教育|继续教育|成人教育|职工|干部|远程|国际){1,4}(?:大学|学院|学校|中学|高中)(?:[(（][^()（）]{1,16}[)）])?$/u;
const HOLDS_TAKEN = /(?:本科|大专|硕士|博士|学士|研究生(?!院)|专业(?!.{0,8}(?:学院|学校|书院|大学)))/u;
const NOT_SCHOOL = /^(?:毕业|就读|曾|在|于|从|与|和|及)|(?:年级|文凭|证书|考试|会考|统考)/u;

/** "University of Leeds", "UCL". */
export const LATIN_SCHOOL =
  /^(?:UCL|UCLA|UCB|MIT|NUS|NTU|LSE|KCL|HKU|CUHK|HKUST|USTC|UIUC|CMU|NYU|USC|UNSW|TUM|ETH|EPFL)$|university|college|institut|academy|polytechnic|universit|universida[dt]e?|hochschule|pol[iy]t[eéè]cni|(?<![a-z])[eé]coles?\s|escuela|escola\s|akademi|accademia|school|(?:^|\s)uni(?:\.|\s|$)/iu;

/** "MBA", "BSc" */
export function isLatinLevel(text: string): boolean {
  return /^[A-Za-z.]{2,8}$/u.test(text) && LEVEL.test(text);
}

const SUFFIXES = /(?:专业|方向|类|科|学程|\s?[(（][^()（）]{1,12}[)）])$/u;
const TOLD_SUBJECT = u`^(?!学院|大学|学校|系|院)[\u4e00-\u9fffA-Za-z、与及（）()]{2,20}(?:专业|方向)(?:\s?[(（][^()（）]{1,12}[)）])?$`;
const DEPARTMENT = /^(?!学系|院|学院)[\u4e00-\u9fff]{1,10}(?:学系|系|系所)$/u;
/** No two-letter word tells one within touching names. */
const LEAST_TOLD = 2;
const MOST_TOLD = 14;

/** A piece's kind, and how much its words speak for it: more the longer it is. */
export interface Told {
  readonly kind: SchoolKind;
  readonly weight: number;
}

/** Exams of schools in Hong Kong and abroad. */
const EXAM =
  /^(?:香港|新加坡|马来西亚)?(?:剑桥)?(?:(?:中学|高级程度|高等程度|普通教育|独立?中学?|高中)?(?:会考|统考)(?:文凭)?|(?:香港)?中学文凭(?:考试|试)?|文凭试|[AO]\s?(?:水准|-?Levels?)|HKDSE|DSE|HKCEE|HKALE|GCE|SPM|STPM|UEC|IB)(?:[(（][^()（）]{1,14}[)）])?$/iu;
const LATIN_DEGREE =
  /(?<![A-Za-z])(?:bachelor|master|doctor|associate|diploma|degree|ph\.?d|b\.?sc?|m\.?sc?|a\.?a\.?s)(?![A-Za-z])/iu;
const INNER = /^([^()（）]{2,16})[(（]([^()（）]{2,16})[)）]$/u;

const UNKNOWN: Told = { kind: 'unknown', weight: 0 };

function isNamedSubject(text: string): boolean {
  return [text, text.replace(SUFFIXES, ''), text.replace(SUFFIXES, '').replace(SUFFIXES, '')].some(
    (name) => ZH_SUBJECTS.has(name) || (name.endsWith('学') && ZH_SUBJECTS.has(name.slice(0, -1))),
  );
}

function isSchool(text: string): boolean {
  const inner = /[(（]([^()（）]{2,14})[)）]$/u.exec(text)?.[1];
  // "海州师大（专升本）", "海州学院（酒店管理）"
  if (inner !== undefined && (LEVEL.test(inner) || isNamedSubject(inner) || TOLD_SUBJECT.test(inner))) return false;
  if (FOUNDED.test(text)) return true;
  return SCHOOL.test(text) && !HOLDS_TAKEN.test(text) && !NOT_SCHOOL.test(text);
}

/** "南院（南方大学学院）" */
function isShortened(text: string): boolean {
  const [, name = '', inner = ''] = INNER.exec(text) ?? [];
  return (
    inner !== '' &&
    !/^(?:大学|学院|学校)/u.test(name) &&
    isSchool(inner) &&
    !NAMELESS.test(inner) &&
    !isNamedSubject(name)
  );
}

/** Within a piece that tells a subject. */
const HOLDS_SCHOOL = /大学|学院|学校|中学|党校|研究所/u;

/** Base and each letter's weight. */
const WEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
  exam: [3, 0.8],
  level: [1.2, 0.8],
  subject: [2, 0.45],
  told: [1.5, 0.45],
  ended: [0.5, 0.2],
  department: [1.8, 0.45],
  school: [1.5, 0.3],
  short: [2, 0.3],
  nameless: [0.6, 0],
  mode: [0.3, 0.2],
};

/** What it is, in the order of what is surest. */
function wordOf(text: string, own: string): [kind: SchoolKind, weight: keyof typeof WEIGHTS] | null {
  if (EXAM.test(own)) return ['level', 'exam'];
  if (LEVEL.test(own) || (LATIN_DEGREE.test(own) && !CJK.test(own))) return ['level', 'level'];
  if (isNamedSubject(own)) return ['subject', 'subject'];
  if (ZH_SHORT_SCHOOLS.has(text) || ZH_SHORT_SCHOOLS.has(own)) return ['school', 'short'];
  if (isSchool(own)) return ['school', NAMELESS.test(own) && !HAN_FACULTY.test(own) ? 'nameless' : 'school'];
  if (isShortened(own) || FACULTY.test(own)) return ['school', 'school'];
  if (VILLAGE_SCHOOL.test(own)) return ['school', 'nameless'];
  if (MODE_ALONE.test(own)) return ['mode', 'mode'];
  if (HOLDS_SCHOOL.test(own)) return null;
  if (DEPARTMENT.test(own)) return ['department', 'department'];
  if (TOLD_SUBJECT.test(own)) return ['subject', 'told'];
  if (own.length > LEAST_TOLD && own.length <= MOST_TOLD && ZH_SUBJECT_END.test(own)) return ['subject', 'ended'];
  return null;
}

/** Of a piece in characters, which no blank parts. */
export const kindOfPiece = recalled((text: string): Told => {
  const own = simplified(text)
    .replace(/\s(?=[(（])/gu, '')
    .replace(/^[(（]([^()（）]*)[)）]$/u, '$1');
  const [kind, word] = wordOf(text, own) ?? [];
  const [base, letter] = WEIGHTS[word ?? ''] ?? [0, 0];
  return kind === undefined ? UNKNOWN : { kind, weight: base + letter * text.length };
});
