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

/** `entries`: of all sections. */
export function withoutDegreesTwice(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language !== 'ja') return entries;
  return entries.filter((entry) => {
    const degree = entry.section === 'education' && entry.title !== null && DEGREE.test(entry.title);
    return !degree || !entries.some((course) => course !== entry && isOf(entry, course));
  });
}
