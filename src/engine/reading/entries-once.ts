/** What a resume tells twice, as in a form and the history behind it. */
import { key } from './fold.ts';
import type { Entry } from './reading.ts';

function startOf({ dates }: Entry): string | null {
  return dates?.start ?? dates?.end ?? null;
}

/** Of the same employer from the same month on, or of no name at all and dated by the other: told twice, as in a form and the history behind it. */
function tellsAgain(again: Entry, first: Entry): boolean {
  if (again.section !== first.section || first.organisation === null || startOf(again) === null) return false;
  const nameless = again.organisation === null && again.title === null;
  const dated = startOf(again) === startOf(first) || (nameless && startOf(again) === first.dates?.end);
  return dated && (nameless || key(again.organisation ?? '') === key(first.organisation));
}

/** What a resume tells twice is one entry, with what is said of it in either place. */
export function onceEach(entries: readonly Entry[]): Entry[] {
  const once: Entry[] = [];
  for (const entry of entries) {
    const at = once.findIndex((first) => first.header[0]?.page !== entry.header[0]?.page && tellsAgain(entry, first));
    const first = once[at];
    if (!first) once.push(entry);
    else
      once[at] = {
        ...first,
        title: first.title ?? entry.title,
        bullets: [...first.bullets, ...entry.bullets],
        paragraphs: [...first.paragraphs, ...entry.paragraphs],
      };
  }
  return once;
}
