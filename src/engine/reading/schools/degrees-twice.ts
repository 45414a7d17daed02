/** "学位　博士（農学）2021年3月　海辺大学" beside the course that ended with it: one degree, told twice. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { Entry } from '../reading.ts';

const DEGREE =
  /^(?:(?:博士|修士|学士|準学士|短期大学士)(?:\s?[(（][^()（）]{1,12}[)）])?|\S{1,6}(?:博士|修士|学士))(?:\s?取得)?$/u;
const LEVELS = ['博士', '修士', '学士'];
const COURSES: readonly RegExp[] = [/博士/u, /修士|前期|専門職|大学院|研究科/u, /学部|学科|大学/u];

function baseOf(name: string | null): string {
  return key(name ?? '')
    .replace(/大学.*$/u, '大学')
    .replace(/\s/gu, '');
}

/** Whether the course, of the same school and year, is what the degree was taken for. */
function isOf({ title, organisation, dates }: Entry, course: Entry): boolean {
  if (course.section !== 'education' || course.title === null || DEGREE.test(course.title)) return false;
  const own = dates?.end ?? dates?.start ?? null;
  const end = course.dates?.end ?? null;
  if (own === null || end === null || own.slice(0, 4) !== end.slice(0, 4)) return false;
  if (organisation !== null && baseOf(organisation) !== baseOf(course.organisation)) return false;
  const level = LEVELS.findIndex((word) => title?.includes(word));
  return COURSES[level]?.test(`${course.organisation ?? ''}${course.title}`) === true;
}

/** "中學會考（2007）：7 科合格，包括中文": how one did in the exam of a school that is told as well. */
const MARKS =
  /^(?:香港|新加坡|马来西亚|馬來西亞)?(?:(?:中學|中学|高級程度|高级程度|高等程度|普通教育)[會会]考|(?:中學|中学)?文[憑凭](?:考?試|考?试)|高中[統统]考|[統统]一?考[試试]|高考|HKDSE|DSE|HKCEE|HKALE|GCE|[AO]\s?-?Levels?|SPM|STPM|UEC)\s?(?:[(（][^()（）]*[)）])?\s?[:：]\s?\S/iu;

function isExam({ section, title, organisation }: Entry): boolean {
  return section === 'education' && organisation === null && MARKS.test(title ?? '');
}

/** `entries`: of all sections. */
export function withoutDegreesTwice(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language === 'zh') {
    const schooled = entries.some(({ section, organisation }) => section === 'education' && organisation !== null);
    return schooled ? entries.filter((entry) => !isExam(entry)) : entries;
  }
  if (lexicon.language !== 'ja') return entries;
  return entries.filter((entry) => {
    const degree = entry.section === 'education' && entry.title !== null && DEGREE.test(entry.title);
    return !degree || !entries.some((course) => course !== entry && isOf(entry, course));
  });
}
