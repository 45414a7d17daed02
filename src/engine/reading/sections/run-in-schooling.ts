/** Schooling that has no section of its own but a label in a row: "Titolo di studio: Licenza media (1998)", "Schulabschluss ¦ Mittlere Reife 2004". */
import { gu, u } from '../../../resume/patterns.ts';
import { SCHOOLING_LABELS } from '../../lexicons/education-words.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { key } from '../text/fold.ts';
import { namesHead } from '../heads/headers.ts';
import type { Line, Section } from '../reading.ts';

const LATIN = ['es', 'en', 'fr', 'pt', 'de', 'it'] as const;
const LABELS: ReadonlySet<string> = new Set(
  [...LATIN.flatMap((language) => LEXICONS[language].headings.education), ...SCHOOLING_LABELS].map(key),
);
const LONGEST = 240;
/** What is said there is of a job, or of somebody else. */
const ELSEWHERE = new Set(['experience', 'projects', 'volunteering', 'publications', 'references']);

function isLabel(text: string): boolean {
  return LABELS.has(key(text).replace(gu`^[^\p{L}]+|[\s:：.]+$`, ''));
}

/** The row without its label; null where it has none. */
function valueOf(line: Line): Line | null {
  const [first, ...rest] = line.cells;
  if (!first) return null;
  if (rest.length > 0 && isLabel(first.text))
    return { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') };
  const [opening = '', label = '', value = ''] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(first.text) ?? [];
  if (opening === '' || !isLabel(label)) return null;
  const cells = [{ ...first, text: value }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

function namesSchooling(text: string): boolean {
  return LATIN.some((language) => namesHead(text, 'education', LEXICONS[language]));
}

/** "最終学歴 ¦ 海辺大学 工学部 2014年3月卒業", "出身高校 ¦ …", wherever it stands in the row of a Japanese form. */
function japaneseValue(line: Line): Line | null {
  const at = line.cells.findIndex(
    ({ text }) => text.length <= LONGEST_LABEL && JAPANESE_LABEL.test(text.replace(/\s/gu, '')),
  );
  const [only, more] = line.cells;
  const [, label = '', value = ''] = only && !more ? (LABELLED.exec(only.text) ?? []) : [];
  if (only && JAPANESE_LABEL.test(label) && JAPANESE_SCHOOL.test(value))
    return { ...line, cells: [{ ...only, text: value }], text: value };
  const cell = at < 0 ? undefined : line.cells[at + 1];
  return cell && JAPANESE_SCHOOL.test(cell.text) ? { ...line, cells: [cell], text: cell.text, box: cell.box } : null;
}

const LONGEST_LABEL = 16;
/** "・出身大学：海辺大学 文学部" */
const LABELLED = /^[\s・•-]*([^\s:：]{2,16})\s?[:：]\s?(\S.{2,60})$/u;
const JAPANESE_LABEL =
  /^(?:最終学歴|学歴|(?:出身|在籍|在学|卒業)?(?:大学院?|高校|高等学校|学校|校)名?(?:(?:[・/、](?:大学院|学部|学科|専攻|研究科|学校)名?)+)?)$/u;
const JAPANESE_SCHOOL = /大学|高等学校|高校|専門学校|高専|学院|学園|短大/u;

/** "本科/海州大学计算机系", "• 海州大学 (统招)本科" among personal data. */
const CHINESE =
  /^(?:[•·●▪◦‣*–-]\s?)?(?:(?:全日制|非全日制|统招|在职)?(?:博士|硕士|研究生|本科|大专|专科)(?:学历)?\s?[/∕|｜]\s?(?=.{0,24}(?:大学|学院|学校))|(?=[\u4e00-\u9fff]{2,12}(?:大学|学院)\s?[/∕|｜(（]?.{0,12}(?:本科|硕士|博士|大专|专科)(?:[(（].{1,4}[)）])?$))/u;

/** "134-0000-0000 | 海州大学 会计学（本科）": one of the fields that make the head. */
const BESIDE =
  /^[\u4e00-\u9fff]{2,12}(?:大学|大學|学院|學院)\s?[/∕(（]?.{0,16}(?:本科|硕士|碩士|博士|大专|专科|学士|學士)\s?[)）]?$/u;

/** "科系：海州大學 經濟學系 學士" */
const CHINESE_LABEL =
  /^(?:[•·●▪◦‣*–-]\s?)?(?:最高)?(?:科系|系所|学历|學歷|学校|學校|院校|(?:毕业|畢業)(?:院校|学校|學校))\s?[:：]\s*((?=[\u4e00-\u9fff]{2,12}(?:大学|大學|学院|學院)).+)$/u;

/** "学历：硕士/海州大学/计算机科学" */
const LEVEL_FIRST =
  /^(?:[•·●▪◦‣*–-]\s?)?(?:最高)?(?:学历|學歷|教育背景|教育程度)\s?[:：]\s*((?:全日制|非全日制|统招|在职)?(?:博士|硕士|碩士|研究生|本科|大专|專科|专科|学士|學士)(?:学历)?\s?[/∕|｜]\s?[\u4e00-\u9fff]{2,12}(?:大学|大學|学院|學院).*)$/u;

/** "专业：会计学" in the line below. */
const SUBJECT = u`^[^\p{L}\p{N}]{0,2}(?:所学)?(?:专业|專業|主修|科系)\s?[:：]\s?(?=\S{2,24}$)`;

/** Whatever dot the face of a list has. */
const DRAWN = /^[\ue000-\uf8ff]\s?/u;

function chineseValue(whole: Line, next: Line | undefined): Line | null {
  const line = { ...whole, text: whole.text.replace(DRAWN, '') };
  const told = chineseRow(line, next);
  const subject = next && SUBJECT.test(next.text) ? next.text.replace(SUBJECT, '') : null;
  const [cell] = told?.cells ?? [];
  if (!told || !cell || subject === null || told.text.includes(subject)) return told;
  const text = `${told.text} ${subject}`;
  return { ...told, text, cells: [{ ...cell, text }] };
}

/** "海州大学（985，双一流） | 计算机技术 | 工学硕士 | 绩点排名前 10%" below the name: without what ranks it. */
function headedBy(text: string): string | null {
  const [school = '', ...rest] = text.split(/\s?[|｜]\s?/u);
  const level = rest.some((part) => part.length <= LONGEST_LEVEL && /(?:博士|硕士|碩士|本科|学士|學士|大专|专科)$/u.test(part)); // prettier-ignore
  if (!level || !/^[\u4e00-\u9fff]{2,12}(?:大学|大學|学院|學院)(?:[(（][^()（）]*[)）])?$/u.test(school)) return null;
  return [school.replace(/[(（].*$/u, ''), ...rest.filter((part) => !/绩点|排名|gpa|\d|@/iu.test(part))].join(' ');
}

const LONGEST_LEVEL = 10;

function chineseRow(line: Line, next: Line | undefined): Line | null {
  const [cell] = line.cells;
  if (line.cells.length > 2 || !cell || line.text.length > LONGEST_HEAD) return null;
  // "海州科技大学/男/1995"
  const [, alone] = u`^[^\p{L}\p{N}]{0,2}([\u4e00-\u9fff]{2,12}(?:大学|学院))\s?[/∕|｜]\s?[男女](?=\s?[/∕|｜]|$)`.exec(line.text) ?? []; // prettier-ignore
  if (alone !== undefined) return { ...line, text: alone, cells: [{ ...cell, text: alone }] };
  const headed = headedBy(line.text);
  if (headed !== null) return { ...line, text: headed, cells: [{ ...cell, text: headed }] };
  const beside = line.text.split(/\s[|｜]\s/u).find((part, at) => at > 0 && BESIDE.test(part));
  if (beside !== undefined) return { ...line, text: beside, cells: [{ ...cell, text: beside }] };
  if (line.text.length > LONGEST_CHINESE) return null;
  const [, levelled = ''] = LEVEL_FIRST.exec(line.text) ?? [];
  if (levelled !== '') {
    const parts = levelled.split(/\s?[/∕|｜]\s?/u);
    const text = [...parts.slice(1), parts[0] ?? ''].join(' ');
    return { ...line, text, cells: [{ ...cell, text }] };
  }
  const told = CHINESE_LABEL.exec(line.text)?.[1]?.replace(/\s?[/∕|｜]\s?/gu, ' ');
  if (told !== undefined) return { ...line, text: told, cells: [{ ...cell, text: told }] };
  if (line.cells.length > 1) return null;
  const opening = CHINESE.exec(line.text)?.[0];
  if (opening === undefined) return null;
  const left = next && next.text.length <= LONGEST_CHINESE && LEFT.test(next.text) ? next.text : null;
  const level = opening.replace(/[^\u4e00-\u9fff]/gu, '');
  const text =
    `${line.text.slice(opening.length).replace(FACULTY, '$1 ')} ${level} ${left?.replace(LEFT, '') ?? ''}`.trim();
  return { ...line, text, cells: [{ ...cell, text }] };
}

/** "海州学院计算机系" */
const FACULTY = /^(.{2,12}?(?:大学|大學|学院|學院))(?=[\u4e00-\u9fff]{2,8}系(?:$|[\s(（]))/u;

/** "毕业时间：2018年" in the line below. */
const LEFT = /^(?:[•·●▪◦‣*–-]\s?)?(?:毕业|畢業)(?:时间|時間|年份|日期)\s?[:：]\s?/u;

const LONGEST_CHINESE = 40;
const LONGEST_HEAD = 120;

/** A section of such rows where education has no heading. */
export function runInSchooling(sections: readonly Section[], lines: readonly Line[]): Section[] {
  if (sections.some(({ kind }) => kind === 'education')) return [];
  const taken = new Set(
    sections.filter(({ kind }) => ELSEWHERE.has(kind)).flatMap((section) => section.lines.map((line) => line.index)),
  );
  const own = lines.flatMap((line, at) => {
    if (line.text.length > LONGEST || taken.has(line.index)) return [];
    const value = valueOf(line);
    return value && namesSchooling(value.text)
      ? [value]
      : (japaneseValue(line) ?? chineseValue(line, lines[at + 1]) ?? []);
  });
  const [first] = own;
  return first ? [{ kind: 'education', heading: { line: first, kinds: ['education'] }, lines: own }] : [];
}
