/** A degree in Chinese or Japanese: school, subject and level in any order. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsCjk } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { BRACKETS, degreeParts, IN_BRACKETS, isAside, RANKED, VERB, type HanDegree } from './han-degree-parts.ts';
import { ABROAD, isHanPlace } from './han-places.ts';
import { withoutSaid } from './han-school-texts.ts';
import { untoldSchool } from './han-untold-school.ts';
import { zhDegreeOf } from './zh-degree.ts';
import { LATIN_SCHOOL } from './zh-school-kinds.ts';

/** A school and what is written to it without a blank. */
const GLUED =
  /^(.{2,24}?(?:大学大学院|大学短期大学部|大学院|短期大学部?|大学校|大学(?!短期大学)|短大|カレッジ|学院(?!大学|短期|高|中|女子)|(?:美容|理容|看護|調理師|服装|製菓|歯科|自動車|農業|工業|栄養|鍼灸|リハビリテーション|日本語|外国語|ビジネス)(?:専門)?学校|高等専門学校|専門学校|専修学校|高等学校|高校|高等部|中学校|中等部))(.{1,30}(?:学部|学科|研究科|専攻|課程|科|コース|学域|学群|学類).*)$/u;
/** Departments of a university beside it. */
const FACULTY = /(?:学院|學院|系|学部|研究科|学研究院|研究院|学府|学環|学群|学類|学域|大学院)$/u;
const LEVEL =
  /^(?:学士|修士|博士|准学士|短期大学士|専門士|高度専門士)(?:\s?[(（].{1,14}[)）])?$|^(?:学士|修士|博士).{1,8}号$|^.{1,8}(?:学士|硕士|碩士|博士|修士)$/u;

/** What was finished, not where. */
const SCHOOLING =
  /^(?:普通)?(?:高中|初中|小学|小學|高職|中学|中學)(?:毕业|畢業|学历|學歷)?$|^(?:高校|高等学校|中学校?|専門学校|短大|短期大学|大学|大学院)(?:卒業?|修了)$/u;
/** "サンペドロ大学(フィリピン)看護学部" */
const COUNTRY = /^[(（][ァ-ヴー]{2,10}[)）](?=.{2})/u;

/** Schools by their end, whose words open names of subjects as well: "学校教育課程". */
const JAPANESE_SCHOOL =
  /.{2}(?:学校|短大|大学部|カレッジ|アカデミー|養成所|養成校|講習所|教習所|訓練校|訓練所|能力開発(?:促進)?センター|職業訓練センター|ポリテク(?:センター|カレッジ)|ビジネススクール|ロースクール)$/u;

/** "経営学科卒業", "修士課程（文学）修了": that it was ended, behind what was studied. */
const ENDED = /\s?(?:卒業|修了|中退|中途退学|(?:単位(?:取得|修得)(?:後|の上|満期)?|満期)退学)(?:見込み?|予定)?$/u;

/** Who runs a school: "学校法人なぎさ学園 なぎさ福祉専門学校". */
const BODY = /^(?:準?学校|国立大学|公立大学)法人\S*$/u;

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

/** "语言技能：英语六级", "卒業論文：…": told in a line of its own beside the studies. */
const BESIDE =
  /^\s?[^:：]{0,6}(?:技能|证书|證書|证照|荣誉|榮譽|奖|獎|语言|語言|外语|课程|課程|成绩|成績|活动|活動|社团|社團|爱好|干部|幹部|任职|实践|實踐|ゼミ|部活|サークル|受賞|論文|论文|テーマ|卒論)[^:：]{0,4}[:：]/u;

/** `texts`: the cells of the head with their dates taken out. */
export function degreeOf(texts: readonly string[], lexicon: Lexicon): HanDegree {
  // "2021年3月卒業" in a line of its own: the verb tells no subject.
  const isTold = (text: string): boolean => !ABROAD.test(text) && !BESIDE.test(text) && !VERB.test(text.trim());
  const plain = texts.length === 1 ? texts : texts.filter(isTold);
  return lexicon.language === 'zh' ? zhDegreeOf(plain, lexicon) : jaDegreeOf(plain, lexicon);
}

/** "普通科（高等学校卒業）", "食物栄養学科（短期大学士）": the kind of school in brackets is no school. */
function named(part: string): string {
  const outside = part.replace(BRACKETS, '').trim();
  return holdsCjk(outside) ? outside : part;
}

/** "博士（文学）学位取得", "修士号を取得" */
const GRANTED = /(?<=博士|修士|学士|[)）])\s?(号?)(?:の?学位)?を?(?:取得|授与)$/u;

const WHOLE_DEGREE = /^(?:博士|修士|学士)\s?[(（][^()（）]{1,12}[)）]$/u;
/** "日本語学部 卒業（学士）"; behind a faculty and its department it is kept as written. */
const WITH_LEVEL =
  /^(卒業|修了)\s?[(（](?:短期大学|準|高度)?(?:学士|修士|博士|専門士)(?:\s?[(（]?[^()（）]{0,8}[)）]?)[)）]$/u;
/** "文学研究科 博士後期課程 単位取得満期退学": how a course was left is none of its name. */
const LEFT_WITHOUT = /^(?:単位(?:取得|修得)(?:後|の上|満期)?|満期)(?:退学)?$/u;
/** "訪問学生" over "ホラント大学 天文台": what took one in for a while is all behind it. */
const VISITING = /^(?:訪問学生|[交派][換遣]留学生?|短期留学生?|聴講生|研究生|科目等履修生|特別(?:聴講|研究)学生)$/u;

/** "大学院理学研究科修士課程": a course of a graduate school that another piece names. */
const COURSE_THERE = /^大学院.*(?:課程|専攻|学科|コース|研究科|学府)(?:\s?(?:修了|卒業|中退|在学中?))?$/u;

function jaDegreeOf(texts: readonly string[], lexicon: Lexicon): HanDegree {
  const words = keysOf(lexicon.schoolWords);
  const places = new Set(keysOf(lexicon.places));
  const isSchool = (part: string): boolean => {
    const name = named(part);
    return (
      (words.some((word) => key(name).includes(word)) ||
        JAPANESE_SCHOOL.test(name) ||
        (/^[A-Z]/u.test(name) && LATIN_SCHOOL.test(name)) ||
        /[一二三四五六七八九十]{1,2}[中高]$|[分本]校$|..(?:高工|農工|商工|高商|工商)$/u.test(name)) &&
      !LEVEL.test(part) &&
      !VERB.test(part) &&
      !SCHOOLING.test(part)
    );
  };
  const all = texts
    .flatMap((text) => degreeParts(withoutSaid(text, lexicon)))
    .flatMap((part) => {
      const [, school, rest] = GLUED.exec(part) ?? [];
      return school === undefined || rest === undefined
        ? [part]
        : [
            school,
            rest
              .trim()
              .replace(COUNTRY, '')
              .replace(/^[(（]([^()（）]*)[)）]$/u, '$1'),
          ];
    })
    .map((part) => part.replace(GRANTED, '$1'));
  const parts = withNames(all);
  const listed = parts.filter(isSchool);
  const apart = listed.filter((part) => !COURSE_THERE.test(part));
  const schools = apart.length > 0 ? apart : listed;
  // Of "北方大学 計算機学院" the first is the school, wherever its department stands.
  const houses = schools.filter((part) => !BODY.test(part));
  const school = houses.find((part) => !FACULTY.test(part) || /大学院$/u.test(part)) ?? schools[0];
  const rest = parts.filter(
    (part) =>
      part !== school &&
      part !== '' &&
      !BODY.test(part) &&
      !isAside(part) &&
      !places.has(key(part)) &&
      !places.has(key(part).replace(/[都府県市区]$/u, '')) &&
      !isHanPlace(part, lexicon),
  );
  const untold = school === undefined ? untoldSchool(rest.filter((part) => !VERB.test(part))) : null;
  if (untold !== null)
    return { title: rest.filter((part) => part !== untold && !VERB.test(part)).join(' '), organisation: untold };
  const bare = (part: string): string => part.replace(IN_BRACKETS, (whole, inner: string) => (isHanPlace(inner, lexicon) ? '' : whole)); // prettier-ignore
  const [visit, ...host] = rest;
  if (visit !== undefined && school !== undefined && VISITING.test(visit))
    return { title: visit, organisation: [school, ...host.filter((part) => !VERB.test(part))].map(bare).join(' ') };
  const level = rest.find((part) => LEVEL.test(part));
  // Where a Japanese degree is named, its department belongs to the school.
  if (level !== undefined && school !== undefined) {
    const faculty = rest.filter((part) => part !== level && FACULTY.test(part));
    if (faculty.length > 0 && !rest.some((part) => /学科$|専攻$/u.test(part)))
      return { title: level, organisation: [school, ...faculty].join(' ') };
    // "博士（工学） なぎさ大学大学院 工学研究科 電子工学専攻": whole before its school, a degree takes nothing from behind it.
    const behind = parts
      .slice(parts.indexOf(school) + 1)
      .filter((part) => FACULTY.test(part) || /学科$|専攻$/u.test(part));
    if (WHOLE_DEGREE.test(level) && parts.indexOf(level) < parts.indexOf(school) && behind.length > 0)
      return { title: level, organisation: [school, ...behind].join(' ') };
  }
  const subjects = rest.filter((part) => !VERB.test(part) && !(rest.length === 2 && WITH_LEVEL.test(part))).map(bare);
  // "経済学部 経営学科 卒業" is kept as written, of "文学部 卒業" the verb says nothing.
  const kept = rest.filter(
    (part, at) =>
      !(VERB.test(part) && rest.slice(0, at).every((before) => VERB.test(before))) && !LEFT_WITHOUT.test(part),
  );
  const told = (subjects.length > 1 && level === undefined ? kept : subjects).map((part) =>
    SCHOOLING.test(part)
      ? part
      : subjects.length === 1
        ? part.replace(ENDED, '')
        : part.replace(/[)）]\s?(?:卒業|修了)$/u, ')'),
  );
  const verb = school === undefined ? undefined : /^(.{3,}?)(?:卒業|修了|入学)$/u.exec(school)?.[1];
  const body = parts[parts.indexOf(school ?? '') - 1];
  const whole = body !== undefined && BODY.test(body) && school !== undefined ? `${body} ${school}` : school;
  return { title: told.join(' ') || null, organisation: verb ?? (whole && bare(whole.replace(RANKED, ''))) ?? null };
}

/** A level that tells no subject. */
export const LEVEL_ALONE =
  /^(?:(?:联合培养)?(?:博士|硕士|碩士|本科|学士|學士|大专|專科|专科|中专|高中)(?:研究生|生)?)$/u;
