/** A degree in Chinese or Japanese: school, subject and level in any order. */
import { u } from '../../../resume/patterns.ts';
import { HAN_FACULTY } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { ABROAD, isHanPlace } from './han-places.ts';
import { withoutSaid } from './han-school-texts.ts';
import { untoldSchool } from './han-untold-school.ts';

export interface HanDegree {
  readonly title: string | null;
  readonly organisation: string | null;
}

const BETWEEN =
  /(?<=大学|大學|学院|學院)\s?[:：]\s?|\s*[|｜／•●∙⋅\t]\s*|\s+[/·]\s+|\s{2,}|\s+[–—―@-]\s+|(?<=[\u4e00-\u9fff)）])-(?=[\u4e00-\u9fff])|[—―]{1,2}|[【】「」『』]|[,、，;；]\s*|。(?=.)/u;
/** What began or ended there, not what was studied. */
const VERB =
  /^(?:卒業(?:年度|年月?)?|卒業見込み?|入学|修了|修了見込み?|中退|中途退学|在学中|在籍中|編入学?|(?:大学|大學|研究所)?(?:毕业|畢業|肄业|肄業|就學中)|肄业|肄業|在读|在讀|结业|肄业中|进修|预计|預計|(?:预计|預計)?(?:毕业|畢業)(?:时间|時間)?|(?:预计|預計|将于|將於).{0,16}(?:毕业|畢業)|应届(?:毕业|生)?|應屆(?:畢業)?|进行中|進行中|就读中|就讀中|[春夏秋冬]季(?:班|入学|入學|学期|學期)?|取得|単位取得退学|満期退学|及び|同上)$/u;
/** Ranks and the like of the school or the studies. */
const ASIDE =
  /^(?:論文題目|(?:(?:毕业|畢業|学位|學位|[学硕博][士]|卒業|修士|博士)?(?:论文|論文|设计)|导师|導師|指導教員)(?:[:：《「(（].*)?|(?:全日制|统招|統招|非全日制|非统招|日間部|夜間部|进修部|進修部|夜大|业余|脱产|在职|成教|网络教育|远程教育)(?:\s?[(（][^()（）]{1,12}[)）])?|(?:985|211|双一流|双非|一本|二本|重点(?:大学|本科|高中)?|qs\s?(?:前|top)?\s?\d{1,4})(?:\s?[/、·∕+]\s?(?:985|211|双一流|qs\s?(?:前|top)?\s?\d{1,4})){0,3}(?:大学|高校|院校)?|.{2,20}(?:资助|資助|助学金|助學金)|.{0,6}(?:排名|绩点|gpa).*|gpa.*|(?:前|top)\s?\d.*|(?:专业|年级|班级|学院)(?:前|第)\s?\d.*|.{0,4}届(?:应届)?(?:毕业)?生?|中国.{0,3}|.{2,3}[省市]|.{0,10}(?:奖学金|獎學金|奨学金).{0,8}|(?:首席|次席)(?:卒業|毕业|畢業)?|.{1,10}(?:表彰|受賞)|(?:平均|加权|加權)\S{0,3}[分绩績].{0,8}|(?:优秀|優秀|优良|优等)(?:毕业生|畢業生|学生|學生|团员|干部|班干).{0,6}|三好学生.{0,6}|第[一二三四五六七八九十\d]{1,3}名(?:毕业|畢業)?|[\u4e00-\u9fff]{2,6}[:：].+|(?:(?:在校|在读|就读|大学|大學)(?:期间|期間|时|時)?\s?)?(?:曾)?(?:担任|擔任|曾任).{2,30}|merit|distinction|(?!访问|訪問|交换|交換).{2,8}学者(?:称号)?|[一二三][级級等](?:[甲乙][级級等])?(?:[荣榮][誉譽])?|[\u4e00-\u9fff]{2,4}\s?(?:[1-7]\*{1,2}|[1-7]|[A-F][12])|(?:辅修|輔修|双修).{2,10})$/iu;
/** "（英国・QS前100）", "（双一流）" behind a school. */
const RANKED = /\s?[(（][^()（）]*(?:qs|985|211|双一流|前\d|重点|排名)[^()（）]*[)）]$/iu;
/** A school and what is written to it without a blank. */
const GLUED =
  /^(.{2,24}?(?:大学大学院|大学短期大学部|大学院|短期大学部?|大学校|大学(?!短期大学)|短大|カレッジ|学院(?!大学|短期|高|中|女子)|(?:美容|理容|看護|調理師|服装|製菓|歯科|自動車|農業|工業|栄養|鍼灸|リハビリテーション|日本語|外国語|ビジネス)(?:専門)?学校|高等専門学校|専門学校|専修学校|高等学校|高校|高等部|中学校|中等部))(.{1,30}(?:学部|学科|研究科|専攻|課程|科|コース|学域|学群|学類).*)$/u;
/** In a line of a public servant: "燕赵师范大学中文系汉语言文学专业学习", "获文学学士学位". */
const STUDIED =
  /^(.{2,20}?(?:大学|大學|党校|职业学院|学院|學院|学校))((?:.{1,10}(?:学院|系))?.{2,16}?专业(?:[(（][^()（）]{2,6}[)）])?)((?:(?:硕士|博士)?研究生|硕士|博士|学士|本科|专科|大专)?)(?:在职)?(?:学习|就读|毕业|进修)?$/u;
/** "东岭大学 (DLU) 机械工程学院本科", "东岭大学硕士": a school, its faculty, what was taken there. */
const OF_UNIVERSITY =
  /^(.{2,16}?(?:大学|大學)(?:\s?[(（][A-Za-z]{2,6}[)）])?)\s?((?:[\u4e00-\u9fff]{1,12}?(?:学院|學院|系)|[\u4e00-\u9fff]{2,16}?(?:研究所|研究院|研究中心|实验室|研究室)(?:[\u4e00-\u9fff]{2,8}中心)?)?)\s?([^学學院]{0,20})$/u;
/** Where in a university one did research. */
const INSTITUTE = /(?:研究所|研究院|实验室|研究室|中心)$/u;
const TAKEN = /(?:本科|专科|大专|專科|硕士|碩士|博士|学士|學士)(?:研究生|生)?$/u;
const GRANTED = /^(?:获得?|取得|授予)(.{2,12}?)(?:学位)?$/u;
/** Departments of a university beside it. */
const FACULTY = /(?:学院|學院|系|学部|研究科|学研究院|研究院|学府|学環|学群|学類|学域|大学院)$/u;
/** "机械学院" before "机械工程系", written to it. */
const OF_FACULTY = /^.{2,12}(?:学院|學院)(?=.{2,10}系$)/u;
const LEVEL =
  /^(?:学士|修士|博士|准学士|短期大学士|専門士|高度専門士)(?:\s?[(（].{1,14}[)）])?$|^(?:学士|修士|博士).{1,8}号$|^.{1,8}(?:学士|硕士|碩士|博士|修士)$/u;

/** "（全日制统招本科）" behind a blank. */
const LEVEL_BEHIND = /\s[(（]([^()（）]{0,8}(?:本科|专科|大专|硕士|博士|学士))[)）]/gu;
/** "University of Lakeside（加拿大）联合培养博士生" */
const ABROAD_BEFORE = /(?<=[A-Za-z]\s?)[(（][\u4e00-\u9fff]{2,6}[)）](?=[\u4e00-\u9fff]{2})/gu;
/** What was finished, not where. */
const SCHOOLING =
  /^(?:普通)?(?:高中|初中|小学|小學|高職|中学|中學)(?:毕业|畢業|学历|學歷)?$|^(?:高校|高等学校|中学校?|専門学校|短大|短期大学|大学|大学院)(?:卒業?|修了)$/u;
const IN_BRACKETS = /\s?[(（]([^()（）]{2,10})[)）]$/u;
const BRACKETS = /[(（][^()（）]{1,40}[)）]/gu;

function split(text: string): string[] {
  const parted = text
    .replace(LEVEL_BEHIND, ' | $1 ')
    .replace(ABROAD_BEFORE, ' | ')
    .replace(/\s\d{2,4}[级級届屆](?=\s|$)/gu, ' ');
  const whole = parted.replace(BRACKETS, (inner) => inner.replace(/[,、，;；]\s*/gu, '・'));
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
        .replace(/(文[凭憑]考?[试試])[\s:：].*$/u, '$1')
        .replace(/(文[凭憑](?:\s?[(（][^()（）]{2,8}[)）])?)\s(?:\d{1,2}[A-F][+*]?\s?){1,4}$/iu, '$1')
        .replace(u`^(?:在读|在讀|非?全日制|统招)+(?=\p{L}{2})|^(?:毕业于|畢業於|就读于|就讀於|考入)(?=\p{L}{3})`, '')
        .trim(),
    )
    .filter((part) => part !== '' && u`\p{L}`.test(part));
}

const SUBJECT = /.(?:专业|專業|系)$/u;

/** "サンペドロ大学(フィリピン)看護学部" */
const COUNTRY = /^[(（][ァ-ヴー]{2,10}[)）](?=.{2})/u;

/** "文学院汉语言文学专业" */
const FACULTY_BEFORE = /^.{1,8}(?:学院|學院)(?=.{2,16}专业)/u;
const NONE = /(?!)/u;

/** "美国费城", not "英国文学". */
const TOWN_ABROAD =
  /^(?:美国|美國|英国|英國|日本|法国|法國|德国|德國|加拿大|澳大利亚|澳洲|新加坡|韩国|韓國|俄罗斯)(?!.{0,4}(?:学|學|史|语|語|文化|专业|專業|研究|法|政治|经济|經濟|校|系|院)$)[\u4e00-\u9fff]{2,4}$/u;

/** Schools by their end, whose words open names of subjects as well: "学校教育課程". */
const JAPANESE_SCHOOL =
  /.{2}(?:学校|短大|大学部|カレッジ|アカデミー|養成所|養成校|講習所|教習所|訓練校|訓練所|能力開発(?:促進)?センター|職業訓練センター|ポリテク(?:センター|カレッジ)|ビジネススクール|ロースクール)$/u;

/** What a school is, not its name. */
const KIND_ALONE = /^(?:専門学校|専修学校|各種学校|語学学校|日本語学校|大学|短期大学|大学院|高等学校|高校)$/u;

/** "Institut Nord (国立) 専門学校": a kind of school behind its name in Latin letters. */
function withNames(parts: readonly string[]): string[] {
  return parts.reduce<string[]>((names, part) => {
    const before = names.at(-1);
    if (before === undefined || !KIND_ALONE.test(part) || !/^[A-Za-z]/u.test(before)) return [...names, part];
    return [...names.slice(0, -1), `${before.replace(IN_BRACKETS, '').replace(BRACKETS, '').trim()} ${part}`];
  }, []);
}

/** `texts`: the cells of the head with their dates taken out. */
export function degreeOf(texts: readonly string[], lexicon: Lexicon): HanDegree {
  const words = keysOf(lexicon.schoolWords);
  const japanese = lexicon.language === 'ja';
  const places = new Set(keysOf(lexicon.places));
  const isSchool = (part: string): boolean =>
    (words.some((word) => key(part).includes(word)) ||
      (japanese && JAPANESE_SCHOOL.test(part)) ||
      /[一二三四五六七八九十]{1,2}[中高]$|[分总本]校$|..(?:高工|[农農]工|商工|高商|家商|工商|工家|女中|附中)$/u.test(
        part,
      )) &&
    !LEVEL.test(part) &&
    !VERB.test(part) &&
    !SCHOOLING.test(part) &&
    !/(?:年[级級]|文[凭憑](?:\s?[(（][^()（）]{2,8}[)）])?|证书|證書)$|文[凭憑]考?[试試考]|[会會统統]考(?:$|[试試\s(（])|^dse(?:$|\s)/iu.test(
      part,
    );
  const faculties = new Set<string>();
  const all = texts
    .filter((text) => texts.length === 1 || !ABROAD.test(text))
    .flatMap((text) => split(withoutSaid(text, lexicon)))
    .flatMap((part) => {
      const [, school, rest, level = ''] = (japanese ? GLUED : STUDIED).exec(part) ?? [];
      const [, university, faculty = '', taken = ''] = (!japanese && OF_UNIVERSITY.exec(part)) || [];
      if (university !== undefined && (HAN_FACULTY.test(faculty) || INSTITUTE.test(faculty))) {
        faculties.add(faculty);
        return [university, faculty, ...(taken === '' ? [] : [taken])];
      }
      if (university !== undefined && faculty === '' && TAKEN.test(taken)) return [university, taken];
      if (school !== undefined && rest !== undefined)
        return [
          school,
          rest
            .trim()
            .replace(COUNTRY, '')
            .replace(japanese ? NONE : FACULTY_BEFORE, ''),
          level,
        ];
      return [!japanese ? part.replace(GRANTED, '$1').replace(OF_FACULTY, '') : part];
    });
  const parts = withNames(all);
  const schools = parts.filter((part) => isSchool(part) && !faculties.has(part));
  // Of "北方大学 计算机学院" the first is the school, wherever its department stands.
  const school = schools.find((part) => !FACULTY.test(part) || /大学院$/u.test(part)) ?? schools[0];
  // "材料学院 材料加工工程专业": beside the subject the faculty says nothing.
  const subject = parts.some((part) => part !== school && !faculties.has(part) && SUBJECT.test(part));
  const own = japanese ? [] : partsOfUniversity(parts, school);
  const rest = parts.filter(
    (part) =>
      part !== school &&
      part !== '' &&
      !own.includes(part) &&
      !(subject && faculties.has(part)) &&
      !ASIDE.test(part) &&
      !(!japanese && TOWN_ABROAD.test(part)) &&
      !places.has(key(part)) &&
      !places.has(key(part).replace(/[都府県市区]$/u, '')) &&
      !isHanPlace(part, lexicon) &&
      !(isSchool(part) && !japanese && !faculties.has(part)),
  );
  const untold = school === undefined ? untoldSchool(rest.filter((part) => !VERB.test(part))) : null;
  if (untold !== null)
    return { title: rest.filter((part) => part !== untold && !VERB.test(part)).join(' '), organisation: untold };
  const level = japanese ? rest.find((part) => LEVEL.test(part)) : undefined;
  // Where a Japanese degree is named, its department belongs to the school.
  if (level !== undefined && school !== undefined) {
    const faculty = rest.filter((part) => part !== level && FACULTY.test(part));
    if (faculty.length > 0 && !rest.some((part) => /学科$|専攻$/u.test(part)))
      return { title: level, organisation: [school, ...faculty].join(' ') };
  }
  const subjects = rest
    .filter((part) => !VERB.test(part))
    .map((part) => part.replace(IN_BRACKETS, (whole, inner: string) => (isHanPlace(inner, lexicon) ? '' : whole)));
  // "経済学部 経営学科 卒業" is kept as written, of "文学部 卒業" the verb says nothing.
  const kept = rest.filter((part, at) => !(VERB.test(part) && rest.slice(0, at).every((before) => VERB.test(before))));
  const told = (japanese && subjects.length > 1 && level === undefined ? kept : subjects).map((part) =>
    SCHOOLING.test(part)
      ? part
      : subjects.length === 1
        ? part.replace(/\s?(?:卒業|修了|毕业|畢業)$/u, '')
        : part.replace(/[)）]\s?(?:卒業|修了)$/u, ')'),
  );
  const bare = school?.replace(RANKED, '');
  const verb = school === undefined ? undefined : /^(.{3,}?)(?:卒業|毕业|畢業|修了|入学)$/u.exec(school)?.[1];
  // Where nothing but a level is told beside it, the faculty tells what was studied.
  if (told.every((part) => LEVEL_ALONE.test(part)))
    return { title: [...own, ...told].join(' ') || null, organisation: verb ?? bare ?? null };
  // A longer one says more of the subject than of the school.
  const named = bare !== undefined && own.join('').length <= LONGEST_FACULTY * bare.length ? [bare, ...own] : [bare];
  return { title: told.join(' '), organisation: verb ?? (bare === undefined ? null : named.join(' ')) };
}

/** A level that tells no subject. */
export const LEVEL_ALONE =
  /^(?:(?:联合培养)?(?:博士|硕士|碩士|本科|学士|學士|大专|專科|专科|中专|高中)(?:研究生|生)?)$/u;

/** Of the university's own name. */
const LONGEST_FACULTY = 1.4;

/** Faculties and institutes right behind their university; a department, "中文系", is a subject as well. */
function partsOfUniversity(parts: readonly string[], school: string | undefined): readonly string[] {
  if (!school || !/(?:大学|大學)(?:\s?[(（][A-Za-z]{2,6}[)）])?$/u.test(school)) return [];
  const behind = parts.slice(parts.indexOf(school) + 1);
  const end = behind.findIndex((part) => !/(?:学院|學院)$/u.test(part) && !INSTITUTE.test(part));
  return behind.slice(0, end < 0 ? behind.length : end);
}
