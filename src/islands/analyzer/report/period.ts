import type { ResumeDate } from '../../../resume/report.ts';

/** "2021-03" … "present" as a reader of `tag` writes it; an unknown end is left out. */
export function periodText(start: ResumeDate | null, end: ResumeDate | null, tag: string): string {
  return [start, end].flatMap((date) => (date === null ? [] : [dateText(date, tag)])).join(' – ');
}

function dateText(date: ResumeDate, tag: string): string {
  // "today", in the words of every language.
  if (date === 'present') return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(0, 'day');
  const [year, month] = date.split('-').map(Number);
  if (year === undefined || month === undefined) return date;
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(year, month - 1)));
}
