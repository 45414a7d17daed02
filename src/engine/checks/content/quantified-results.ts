import { isCjk, type Language } from '../../../resume/language.ts';
import { achievementBullets, sundryLines, workBullets, workEntries } from '../../reading/items/achievements.ts';
import { hasFigure } from '../../reading/items/figures.ts';
import type { Line, Reading } from '../../reading/reading.ts';
import { lengthOf } from '../../reading/text/words.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, type Outcome } from '../define.ts';
import { isFormAlone } from '../japanese-form.ts';
import { percentOf, ramp } from '../ramp.ts';

const SHARE = 0.4;
const EXAMPLES = 3;

/** Words; characters in Japanese and Chinese. Less is a remark. */
const REMARK = { words: 15, characters: 40 };

/** Of the head of a job: its post, employer, town and dates. */
const HEAD = { words: 20, characters: 45 };

type Parts = Pick<Reading, 'bullets' | 'entries' | 'sections' | 'lines' | 'lexicon' | 'language'>;

/** What is said of the jobs where no list says it: their paragraphs, or all that stands below the heading where no job was told apart. */
function runningText(reading: Parts): readonly Line[] {
  const jobs = workEntries(reading);
  if (jobs.length > 0) return jobs.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
  const kinds = new Set(reading.sections.map(({ kind }) => kind));
  // Neither work nor studies under a heading: whatever is told, is told in what there is.
  const untold = !kinds.has('experience') && !kinds.has('education') && !kinds.has('projects');
  return reading.sections.flatMap(({ kind, lines }) => (kind === 'experience' || untold ? lines : []));
}

/** Whether the sections of a kind hold heads with no more than a remark; false where there is nothing. */
function areHeads(reading: Parts, kind: 'experience' | 'projects', language: Language): boolean {
  const told = reading.entries.filter(({ section }) => section === kind).length;
  const sundry = sundryLines(reading);
  const headed = reading.sections.filter((section) => section.kind === kind);
  // Without headings the entries' heads are all there is.
  const lines =
    reading.sections.length > 0
      ? headed.flatMap((section) => section.lines).filter(({ index }) => !sundry.has(index))
      : reading.entries.flatMap(({ section, header }) => (section === kind ? header : []));
  const unit = isCjk(language) ? 'characters' : 'words';
  const words = lengthOf(lines.map(({ text }) => text).join(' '), language);
  return words > 0 && words <= HEAD[unit] * Math.max(told, 1) + REMARK[unit];
}

/** Whether the jobs are such heads. What a scholar or a student did may be told by publications or projects, unless these are heads as well. */
function areBareHeads(reading: Parts, language: Language): boolean {
  const holds = (wanted: 'publications' | 'projects'): boolean =>
    reading.sections.some(({ kind, lines }) => kind === wanted && lines.length > 0);
  if (holds('publications') || (holds('projects') && !areHeads(reading, 'projects', language))) return false;
  const jobs = reading.entries.some(({ section }) => section === 'experience');
  return jobs && areHeads(reading, 'experience', language);
}

/** Duties in running text are judged as well: who writes no list would otherwise have nothing to answer for. */
function ofRunningText(reading: Parts): Outcome {
  const { language, lexicon } = reading;
  if (language === null || isFormAlone({ lines: reading.lines, language })) return notApplicable;
  const lines = runningText(reading);
  const text = lines.map((line) => line.text).join(' ');
  const least = isCjk(language) ? REMARK.characters : REMARK.words;
  if (lengthOf(text, language) < least && areBareHeads(reading, language)) {
    const heads = workEntries(reading).flatMap(({ header }) => header.slice(0, 1));
    return scored(0, [finding('untold', {}, evidenceOf(heads.slice(0, EXAMPLES)))]);
  }
  if (lengthOf(text, language) < least || hasFigure(text, lexicon)) return notApplicable;
  return scored(0, [finding('running-text', {}, evidenceOf(lines.slice(0, EXAMPLES)))]);
}

export default defineCheck({
  id: 'quantified-results',
  requires: ['bullets', 'entries', 'sections', 'lines', 'lexicon', 'language'],
  messageIds: ['few', 'running-text', 'untold', 'no-figure'],
  run: (reading) => {
    const bullets = achievementBullets(reading);
    if (bullets.length === 0) return workBullets(reading).length === 0 ? ofRunningText(reading) : notApplicable;
    const without = bullets.filter((bullet) => !hasFigure(bullet.text, reading.lexicon));
    const withFigure = bullets.length - without.length;
    const share = withFigure / bullets.length;
    const data = { withFigure, total: bullets.length, percent: percentOf(withFigure, bullets.length) };
    const score = ramp(share, [
      [0, 0],
      [SHARE / 2, 0.5],
      [SHARE, 0.9],
      [0.6, 1],
    ]);
    if (share >= SHARE) return scored(score, [], data);
    const examples = without
      .slice(0, EXAMPLES)
      .map((bullet) => finding('no-figure', {}, evidenceOf(bullet.lines, bullet.text)));
    return scored(score, [finding('few', data), ...examples], data);
  },
});
