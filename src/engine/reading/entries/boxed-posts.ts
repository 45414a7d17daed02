/** The line of an employer with the whole of its years above a table of the posts held there: no job of its own. */
import { HAN_EMPLOYMENT } from '../../lexicons/han-heads.ts';
import { isWithin } from '../han/han-years.ts';
import type { Entry } from '../reading.ts';

function isBox({ section, title, organisation, bullets }: Entry): boolean {
  const untitled = title === null || HAN_EMPLOYMENT.test(title);
  return section === 'experience' && untitled && organisation !== null && bullets.length === 0;
}

/** `entries`: in the order of the page; `rows`: those that are rows of tables, which name no employer of their own below such a line. */
export function withoutBoxes(entries: readonly Entry[], rows: ReadonlySet<Entry>): Entry[] {
  let box: Entry | null = null;
  const boxes = new Set<Entry>();
  const told = entries.map((entry) => {
    if (!rows.has(entry)) {
      box = isBox(entry) ? entry : null;
      return entry;
    }
    if (box === null || entry.title === null || entry.organisation !== null || !isWithin(entry.dates, box.dates)) {
      box = null;
      return entry;
    }
    boxes.add(box);
    return { ...entry, organisation: box.organisation };
  });
  return told.filter((entry) => !boxes.has(entry));
}
