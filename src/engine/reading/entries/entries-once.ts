/** What a resume tells twice, as in a form and the history behind it. */
import { HAN_EMPLOYMENT } from '../../lexicons/han-heads.ts';
import { hanFields } from '../han/han-fields.ts';
import { holdsCjk } from '../text/characters.ts';
import { key } from '../text/fold.ts';
import type { Entry, Section } from '../reading.ts';
import { withoutFieldsOfWork } from './fields-of-work.ts';

function startOf({ dates }: Entry): string | null {
  return dates?.start ?? dates?.end ?? null;
}

/** The name alone above what was done there, of an employer of which nothing was told yet. */
function isNamedAgain({ title, organisation, dates }: Entry, first: Entry): boolean {
  const [own, other] = [key(organisation ?? ''), key(first.organisation ?? '')];
  return dates === null && title === null && own.length > 3 && first.bullets.length === 0 && other.endsWith(own);
}

/** Of the same employer from the same month on, or of no name at all and dated by the other: told twice, as in a form and the history behind it. */
function tellsAgain(again: Entry, first: Entry): boolean {
  if (again.section !== first.section || first.organisation === null) return false;
  if (startOf(again) === null) return isNamedAgain(again, first);
  const nameless = again.organisation === null && again.title === null;
  const dated = startOf(again) === startOf(first) || (nameless && startOf(again) === first.dates?.end);
  return dated && (nameless || nameOf(again) === nameOf(first));
}

/** "株式会社 Nagisa" and "株式会社Nagisa" are one, and so are a university and its faculty. */
function nameOf({ organisation, section }: Entry): string {
  const name = key(organisation ?? '');
  if (!holdsCjk(name)) return name;
  const own = name.replace(/\s+/gu, '');
  return section === 'education' ? own.replace(/(?<=.大[学學]).+(?:学院|學院|系)$/u, '') : own;
}

function isElsewhere(again: Entry, first: Entry): boolean {
  return first.header[0]?.page !== again.header[0]?.page;
}

/** From the same month to the same month: a list of employers above what was done there. */
function isWhole(again: Entry, first: Entry): boolean {
  const months = [again.dates?.start, again.dates?.end];
  return (
    months.every((month) => month?.includes('-') === true || month === 'present') &&
    again.dates?.start === first.dates?.start &&
    again.dates?.end === first.dates?.end &&
    first.bullets.length === 0
  );
}

/** "アルバイト" in the column of how one was employed says less than any post. */
function isTerms(title: string | null): boolean {
  return title === null || HAN_EMPLOYMENT.test(title);
}

/** "役割 ¦ 製図担当" below a list whose columns say less of what one was. */
function labelsPost({ header }: Entry): boolean {
  return header.some(({ text }) => hanFields(text)?.fields.some(({ role }) => role === 'title' || role === 'part'));
}

/** Whether both may be one post, where words are parted: "Tutor" and "Research Assistant" of a university from the same year on are two. */
function isOtherPost(again: Entry, first: Entry): boolean {
  const [own, other] = [key(again.title ?? ''), key(first.title ?? '')];
  if (own === '' || other === '' || holdsCjk(own) || holdsCjk(other)) return false;
  return !own.includes(other) && !other.includes(own);
}

/** Words of a degree that tell it from the others. */
const TELLING = 4;

/** A degree of the same name and year: told among the jobs and among the studies. */
function isSameDegree(again: Entry, first: Entry): boolean {
  const [own, other] = [again, first].map(({ title }) => key(title ?? '').split(' ').slice(0, TELLING).join(' ')); // prettier-ignore
  const studies = again.section === 'education' && first.section === 'education' && own === other && own?.includes(' ') === true; // prettier-ignore
  const when = ({ dates }: Entry): string | undefined => (dates?.end ?? dates?.start)?.slice(0, 4);
  return (
    studies &&
    (again.organisation === null || first.organisation === null) &&
    when(again) !== undefined &&
    when(again) === when(first)
  );
}

/** What a resume tells twice is one entry, with what is said of it in either place. */
export function onceEach(entries: readonly Entry[], sections: readonly Section[]): Entry[] {
  const once: Entry[] = [];
  for (const entry of withoutFieldsOfWork(entries, sections)) {
    const at = once.findIndex(
      (first) =>
        (isSameDegree(entry, first) && entry.paragraphs.length > 0) ||
        (tellsAgain(entry, first) &&
          ((isElsewhere(entry, first) && !isOtherPost(entry, first)) || isWhole(entry, first) || entry.dates === null)),
    );
    const first = once[at];
    if (!first) once.push(entry);
    else
      once[at] = {
        ...first,
        title:
          isTerms(first.title) || (labelsPost(entry) && !labelsPost(first))
            ? (entry.title ?? first.title)
            : first.title,
        bullets: [...first.bullets, ...entry.bullets],
        paragraphs: [...first.paragraphs, ...entry.paragraphs],
      };
  }
  return once;
}
