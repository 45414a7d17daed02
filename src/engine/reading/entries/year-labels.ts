/** Dates that stand alone: the small years at the two ends of a drawn timeline, and what heads nothing. */
import type { Entry } from '../reading.ts';

/** Of the letters of the head that they stand at. */
const SMALL = 0.75;

function isNameless({ title, organisation }: Entry): boolean {
  return title === null && organisation === null;
}

/** "2009" small above a head and "2014" as small below it: from when to when. */
function endsOf(entry: Entry, label: Entry): boolean {
  const [start, ...head] = entry.header;
  const [year, ...more] = label.header;
  if (!start || !year || more.length > 0 || entry.section !== label.section) return false;
  const size = Math.max(...head.map((line) => line.size));
  const small = year.size < SMALL * size && Math.abs(start.size - year.size) < 0.1;
  const [from, to] = [entry.dates?.start ?? '', label.dates?.start ?? label.dates?.end ?? ''];
  return small && entry.dates?.end === null && from !== '' && from <= to;
}

/** With the end that such a year tells, and without dates that nothing stands at. */
export function withYearLabels(entries: readonly Entry[]): Entry[] {
  return entries.reduce<Entry[]>((told, entry) => {
    if (!isNameless(entry)) return [...told, entry];
    const last = told.at(-1);
    if (last?.dates && entry.dates && endsOf(last, entry)) {
      const end = entry.dates.start ?? entry.dates.end;
      const dates = { ...last.dates, end, text: `${last.dates.text} – ${entry.dates.text}` };
      const [bullets, paragraphs] = [
        [...last.bullets, ...entry.bullets],
        [...last.paragraphs, ...entry.paragraphs],
      ];
      return [...told.slice(0, -1), { ...last, dates, bullets, paragraphs }];
    }
    return entry.bullets.length + entry.paragraphs.length > 0 ? [...told, entry] : told;
  }, []);
}
