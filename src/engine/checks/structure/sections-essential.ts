import type { SectionKind } from '../../../resume/report.ts';
import { isStudent } from '../../reading/items/achievements.ts';
import { rangesIn } from '../../reading/dates/dates.ts';
import type { Reading } from '../../reading/reading.ts';
import { defineCheck, finding, scored } from '../define.ts';

/** What the score loses with each: a resume without its jobs fails, one without a list of skills is warned. */
const LOSS = { experience: 0.65, education: 0.5, skills: 0.4 } as const satisfies Partial<Record<SectionKind, number>>;
const ESSENTIAL = ['experience', 'education', 'skills'] as const;

/** It goes with a 履歴書, which tells the schooling: templates of Japanese job boards and of the labour ministry have no place for it. */
const WORK_HISTORY = /職務経歴書|職務履歴書|業務経歴書|職歴書/u;
const TITLE_LINES = 6;
/** Worth a word, for who sends it alone. */
const TOLD_ELSEWHERE = 0.11;

function isWorkHistory({ language, lines }: Pick<Reading, 'language' | 'lines'>): boolean {
  return (
    language === 'ja' && lines.slice(0, TITLE_LINES).some(({ text }) => WORK_HISTORY.test(text.replaceAll(' ', '')))
  );
}

/** Headings that letters and articles do not have. */
const OF_A_RESUME: readonly SectionKind[] = [
  ...ESSENTIAL,
  'projects',
  'certifications',
  'volunteering',
  'publications',
];
/** A resume has this, however badly it is told; 0 is left to what is none. */
const LEAST = 0.05;

/** A letter or an article may name one. */
const FEWEST_PERIODS = 2;
/** Periods told beside what filled them. */
const LONGEST_HEAD = 120;

function tellsPeriods({ lines, lexicon }: Pick<Reading, 'lines' | 'lexicon'>): boolean {
  if (!lexicon) return false;
  const rows = lines.filter(({ text }) => text.length <= LONGEST_HEAD && /\d/u.test(text));
  const told = rows.filter(({ text }) => rangesIn(text, lexicon).some(({ isRange }) => isRange));
  return told.length >= FEWEST_PERIODS;
}

/** Neither a job nor a degree, nor a heading over such, nor rows of periods: an invoice, a letter, an article. */
function isNoResume(reading: Pick<Reading, 'entries' | 'lines' | 'lexicon'>, kinds: ReadonlySet<SectionKind>): boolean {
  return reading.entries.length === 0 && !OF_A_RESUME.some((kind) => kinds.has(kind)) && !tellsPeriods(reading);
}

export default defineCheck({
  id: 'sections-essential',
  requires: ['headings', 'sections', 'entries', 'language', 'lexicon', 'lines'],
  messageIds: ['missing', 'told-elsewhere', 'no-headings', 'nothing'],
  run: (reading) => {
    const kinds = new Set<SectionKind>([
      ...reading.sections.map((section) => section.kind),
      ...reading.headings.flatMap((heading) => heading.kinds),
    ]);
    const none = { found: 0, of: ESSENTIAL.length };
    if (isNoResume(reading, kinds)) return scored(0, [finding('nothing')], none);
    if (kinds.size === 0) return scored(LEAST, [finding('no-headings')], none);
    if (kinds.has('projects') && isStudent(reading)) kinds.add('experience');
    // A 履歴書 has a table of 免許・資格 and no place for skills.
    if (reading.language === 'ja' && kinds.has('certifications')) kinds.add('skills');
    const missing = ESSENTIAL.filter((kind) => !kinds.has(kind));
    const elsewhere = isWorkHistory(reading);
    const score = missing.reduce(
      (rest, kind) => rest - (kind === 'education' && elsewhere ? TOLD_ELSEWHERE : LOSS[kind]),
      1,
    );
    return scored(
      Math.max(score, LEAST),
      missing.map((section) =>
        section === 'education' && elsewhere ? finding('told-elsewhere') : finding('missing', { section }),
      ),
      { found: ESSENTIAL.length - missing.length, of: ESSENTIAL.length },
    );
  },
});
