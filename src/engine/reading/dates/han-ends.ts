/** Ends of Japanese and Chinese jobs whose dash hangs before a name. */
import { isCjk } from '../../../resume/language.ts';
import type { ResumeDate } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry } from '../reading.ts';
import { rangesIn } from './dates.ts';

const HANGING = /[-–—−‒~～〜]\s*$/u;
const STUDYING = /在学|在籍|在读|在讀|就读|就讀|見込|预计|預計/u;

/** "2014 ‒ 高级文凭": the year in which a degree was taken, with the dash that stands before every line. */
function isYearOfDegree({ section, dates, header }: Entry): boolean {
  return (
    section === 'education' &&
    dates?.end === 'present' &&
    HANGING.test(dates.text) &&
    !header.some(({ text }) => STUDYING.test(text))
  );
}

/** "2020年12月 株式会社なぎさ 現在": from then on. */
function isToNow({ section, dates, header: [head] }: Entry): boolean {
  return section === 'experience' && dates?.start !== undefined && dates.start !== null && dates.end === null && NOW_LAST.test(head?.text ?? ''); // prettier-ignore
}

const NOW_LAST = /\s(?:現在|在職中)$/u;

/** "预计 2027 年 6 月毕业", "（2026年3月修了見込み）": when studies that go on will end. */
const EXPECTED =
  /(?:预计|預計|将于|將於)[^\d]{0,4}(\d{4}\s?[年./-](?:\s?\d{1,2}\s?月?)?).{0,6}(?:毕业|畢業|结业|結業)|(\d{4}\s?[年./-](?:\s?\d{1,2}\s?月?)?)\s?(?:に|末)?\s?(?:卒業|修了|学位取得|毕业|畢業)(?:見込|予定|（?预计)/u;

function expectedEnd({ section, dates, header }: Entry, lexicon: Lexicon): ResumeDate | null {
  if (section !== 'education' || (dates?.end !== 'present' && dates?.end !== null)) return null;
  const told = header.map(({ text }) => EXPECTED.exec(text)).find((match) => match !== null);
  const [date] = told ? rangesIn(told[1] ?? told[2] ?? '', lexicon) : [];
  const end = date?.end ?? date?.start ?? null;
  return end !== null && end > (dates.start ?? '') ? end : null;
}

/** In ja and zh a dash may hang before the employer's name: of the latest job it means now, of those before it the end was left out. */
export function hanEnds(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (!isCjk(lexicon.language)) return entries;
  const latest =
    entries
      .map((entry) => entry.dates?.start ?? '')
      .toSorted()
      .at(-1) ?? '';
  return entries.map((entry) => {
    const { dates } = entry;
    if (isToNow(entry) && dates)
      return { ...entry, title: entry.title === '現在' ? null : entry.title, dates: { ...dates, end: 'present' } };
    if (isYearOfDegree(entry) && dates) return { ...entry, dates: { ...dates, start: null, end: dates.start } };
    const expected = expectedEnd(entry, lexicon);
    if (expected !== null && dates) return { ...entry, dates: { ...dates, end: expected } };
    const open = dates?.end === 'present' && HANGING.test(dates.text) && (dates.start ?? '') < latest;
    return open ? { ...entry, dates: { ...dates, end: null } } : entry;
  });
}
