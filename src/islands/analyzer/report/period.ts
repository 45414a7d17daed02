import type { ResumeDate } from '../../../resume/report.ts';

/** "2021-03" … as a reader of `tag` writes it, "present" as `present`; an unknown end is left out. */
export function periodText(start: ResumeDate | null, end: ResumeDate | null, tag: string, present: string): string {
  const text = (date: ResumeDate) => (date === 'present' ? present : dateText(date, tag));
  return [start, end].flatMap((date) => (date === null ? [] : [text(date)])).join(' – ');
}

function dateText(date: ResumeDate, tag: string): string {
  const [year, month] = date.split('-').map(Number);
  if (year === undefined || month === undefined) return date;
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, month - 1)));
}
