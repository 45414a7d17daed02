/** Employers and schools that point at the one before: "同病院", "同社 本店", "同大学大学院", "同上". */
import { HAN_DEPARTMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry } from '../reading.ts';
import { LEGAL } from './han-scores.ts';

const SAME =
  /^(?:(?:同|上記)(?:社|院|園|校|店|行|局|庁|省|署|市|会|所|館|塾|寺|組|学|上|病院|医院|法人|施設|事務所|組合|金庫|協会|機構|大学|高校|高等学校|学校|団体|研究所|研究室|銀行|工場|商店|財団|センター)?|〃|々)$/u;
/** "同大学大学院 工学研究科": the part that is told stays. */
const SAME_SCHOOL = /^同(?:大学|大|校|学)(?=\s?\S)/u;
const UNIVERSITY = /^\S*?大学(?=$|大学院|\s|[^院附付])/u;

/** "株式会社なぎさへ合併": what became of the firm. */
const RENAMED = /(?:へ|に|と)の?(?:(?:吸収)?合併|(?:社名|商号)変更|改称|改組|事業譲渡)$/u;

function nameFrom(own: string, before: string | null): string {
  const name = own.trim();
  if (before === null) return own;
  if (SAME.test(name)) return before;
  const university = UNIVERSITY.exec(before)?.[0];
  return university !== undefined && SAME_SCHOOL.test(name) ? name.replace(SAME_SCHOOL, university) : own;
}

/** A department in a row of its dates, and nothing else. */
function isDepartmentAlone({ title, organisation, dates, header }: Entry): boolean {
  if (title !== null || organisation === null || dates === null || header.length !== 1) return false;
  return HAN_DEPARTMENT.test(organisation) && !LEGAL.test(organisation) && !/\s/u.test(organisation);
}

/** "2012年4月～2017年3月 工事部" below "有限会社なぎさ園", "2017年4月～現在 工事部 主任": where one was in the firm whose line stands over its posts. */
function withDepartments(entries: readonly Entry[]): readonly Entry[] {
  let firm: string | null = null;
  return entries.map((entry) => {
    const { organisation, header, section } = entry;
    if (firm !== null && section === 'experience' && isDepartmentAlone(entry))
      return { ...entry, title: organisation, organisation: firm };
    const line = header.length > 1 && LEGAL.test(header[0]?.text ?? '') && !YEAR.test(header[0]?.text ?? '');
    if (organisation !== firm || line) firm = line ? organisation : null;
    return entry;
  });
}

const YEAR = /(?:19|20)\d{2}/u;

/** Without what became of a firm. `entries`: of a section, in their order. Where the latest comes first, the name stands below. */
export function withSameFirm(all: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language !== 'ja') return all;
  const entries = all.filter(({ title, organisation }) => title !== null || !RENAMED.test(organisation ?? ''));
  const points = (entry: Entry | undefined): boolean =>
    entry?.organisation !== null && entry !== undefined && SAME.test(entry.organisation.trim());
  const told: Entry[] = [];
  for (const [at, entry] of entries.entries()) {
    const { organisation, section } = entry;
    const above = told.at(-1);
    const below = entries.slice(at + 1).find((next) => !points(next));
    const named = above?.section === section ? above : below?.section === section ? below : undefined;
    told.push(
      organisation === null ? entry : { ...entry, organisation: nameFrom(organisation, named?.organisation ?? null) },
    );
  }
  return withDepartments(told);
}
