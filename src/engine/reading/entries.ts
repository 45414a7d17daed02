/** Jobs, degrees and projects: header lines with their dates, then what is said of them. */
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { inherit } from './employer-groups.ts';
import { onceEach } from './entries-once.ts';
import { entryOf } from './entry-drafts.ts';
import { itemsOf } from './entry-items.ts';
import { startsOf } from './entry-starts.ts';
import { formEntries } from './form-entries.ts';
import { isFormTable } from './form-rows.ts';
import { hanEnds } from './han-ends.ts';
import { hanPosts } from './han-posts.ts';
import { likeTheOthers } from './head-habits.ts';
import { namesDegree } from './headers.ts';
import type { Bullet, Entry, Section } from './reading.ts';
import { schoolItems } from './school-lines.ts';
import { isStudies } from './school-marks.ts';
import { schoolStarts } from './school-starts.ts';
import { inOrder, tableEntries } from './table-entries.ts';

const WITH_ENTRIES: readonly SectionKind[] = ['experience', 'education', 'projects', 'volunteering'];

/** Fewer are remarks: "Abschluss: …". */
const MOST_FIELDS = 3;

/** In the order of the page. */
export function entriesOf(sections: readonly Section[], bullets: readonly Bullet[], lexicon: Lexicon): Entry[] {
  const byLine = new Map(bullets.flatMap((bullet) => bullet.lines.map((line) => [line.index, bullet] as const)));
  const done = new Set<number>();
  const schooled = sections.some(({ kind }) => kind === 'education');
  const all = sections.flatMap(({ lines }) => lines);
  const entries = sections.flatMap((section) => {
    if (!WITH_ENTRIES.includes(section.kind) || done.has(section.heading.line.index)) return [];
    done.add(section.heading.line.index);
    const { entries: rows, rest } = tableEntries(section, byLine, lexicon);
    if (rows.length === 0 && isFormTable(section.lines))
      return formEntries(section.lines, section.kind, byLine, lexicon);
    const told = itemsOf(rest, byLine, lexicon);
    // A form's labels tell its entries apart.
    const studies = isStudies(section.kind, lexicon) && told.filter(({ field }) => field).length < MOST_FIELDS;
    const items = studies ? schoolItems(told, all, lexicon) : told;
    const starts = studies ? schoolStarts(items, lexicon) : startsOf(items, section.kind, lexicon);
    const drafts = starts.map((start, i) => {
      const own = items.slice(start, starts[i + 1] ?? items.length);
      const draft = entryOf(own, section.kind, lexicon);
      // Without a heading for them, degrees stand among the jobs.
      const degree = !schooled && section.kind === 'experience' && namesDegree(draft.texts, lexicon);
      return degree ? entryOf(own, 'education', lexicon) : draft;
    });
    const heads = likeTheOthers(drafts, section.kind, lexicon);
    const entries = drafts.map(({ entry }, i) => ({
      ...entry,
      title: heads[i]?.title ?? null,
      organisation: heads[i]?.organisation ?? null,
    }));
    const headed = hanPosts(hanEnds(entries, lexicon), lexicon).filter((entry) => entry.header.length > 0);
    return inherit(inOrder([...headed, ...rows]));
  });
  return onceEach(entries);
}
