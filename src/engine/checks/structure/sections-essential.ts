import type { SectionKind } from '../../../resume/report.ts';
import { isStudent } from '../../reading/items/achievements.ts';
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

export default defineCheck({
  id: 'sections-essential',
  requires: ['headings', 'sections', 'entries', 'language', 'lines'],
  messageIds: ['missing', 'told-elsewhere', 'no-headings'],
  run: (reading) => {
    const kinds = new Set<SectionKind>([
      ...reading.sections.map((section) => section.kind),
      ...reading.headings.flatMap((heading) => heading.kinds),
    ]);
    if (kinds.size === 0) return scored(0, [finding('no-headings')], { found: 0, of: ESSENTIAL.length });
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
      score,
      missing.map((section) =>
        section === 'education' && elsewhere ? finding('told-elsewhere') : finding('missing', { section }),
      ),
      { found: ESSENTIAL.length - missing.length, of: ESSENTIAL.length },
    );
  },
});
