import { isCjk, type Language } from '../../../resume/language.ts';
import type { Finding } from '../../../resume/report.ts';
import { workBullets, workEntries } from '../../reading/items/achievements.ts';
import { nameOfEntry } from '../../reading/entries/entry-name.ts';
import type { Entry } from '../../reading/reading.ts';
import { lengthOf } from '../../reading/text/words.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { isFormAlone } from '../japanese-form.ts';
import { ramp } from '../ramp.ts';

const MAX_BULLETS = 8;
const PARAGRAPH_WORDS = 60;
/** About as much paper as sixty Latin words take. */
const PARAGRAPH_CHARACTERS = 180;
const MAX_FINDINGS = 6;
/** Further back than this, a line or two about a job are customary. */
const RECENT = 2;
/** Running text this long, as a share of the longest paragraph allowed, hides more than one result. */
const PROSE = 0.5;

/** Jobs that are told in running text and cannot be told apart. */
const NO_JOBS = 0.3;

interface Judged {
  readonly score: number;
  readonly finding: Finding | null;
}

function judge(entry: Entry, position: number, language: Language | null): Judged | null {
  const limit = language !== null && isCjk(language) ? PARAGRAPH_CHARACTERS : PARAGRAPH_WORDS;
  const entryName = nameOfEntry(entry);
  const long = entry.paragraphs
    .map((paragraph) => ({ paragraph, words: lengthOf(paragraph.text, language) }))
    .find(({ words }) => words > limit);
  const count = entry.bullets.length;
  if (long) {
    const score = ramp(long.words / limit, [
      [1, 0.5],
      [1.5, 0.2],
      [3, 0],
    ]);
    return {
      score: count >= 2 ? Math.max(0.7, score) : score,
      finding: finding('paragraph', { entry: entryName, words: long.words }, evidenceOf(long.paragraph.lines)),
    };
  }
  if (count > MAX_BULLETS) {
    const evidence = evidenceOf(entry.bullets.slice(MAX_BULLETS).flatMap((bullet) => bullet.lines));
    return {
      score: ramp(count, [
        [MAX_BULLETS, 0.9],
        [12, 0.6],
        [20, 0.3],
      ]),
      finding: finding('too-many', { entry: entryName, count }, evidence),
    };
  }
  if (count > 1) return { score: 1, finding: null };
  const told = entry.paragraphs.length > 0;
  if (count === 1) {
    if (told || position >= RECENT) return { score: 1, finding: null };
    return {
      score: 0.6,
      finding: finding(
        'single',
        { entry: entryName },
        evidenceOf(entry.bullets[0]?.lines ?? [], entry.bullets[0]?.text),
      ),
    };
  }
  if (!told) return null;
  const words = entry.paragraphs.reduce((sum, { text }) => sum + lengthOf(text, language), 0);
  if (words < PROSE * limit || position >= RECENT) return { score: 0.9, finding: null };
  const evidence = evidenceOf(entry.paragraphs.flatMap(({ lines }) => lines));
  return { score: 0.6, finding: finding('prose', { entry: entryName }, evidence) };
}

/** Where no job has bullets, one finding says so for all. */
function isNoProse({ messageId }: Finding): boolean {
  return messageId !== 'prose';
}

export default defineCheck({
  id: 'bullets-used',
  requires: ['entries', 'bullets', 'sections', 'language', 'lines'],
  messageIds: ['none', 'paragraph', 'prose', 'too-many', 'single'],
  run: (reading) => {
    const entries = workEntries(reading);
    const { length: bullets } = workBullets(reading);
    const hasSection = reading.sections.some((section) => section.kind === 'experience' || section.kind === 'projects');
    if (entries.length === 0) {
      if (!hasSection) return notApplicable;
      const data = { entries: 0, withBullets: 0, bullets };
      if (bullets >= 2) return scored(1, [], data);
      const prose = reading.sections.find(({ kind, lines }) => kind === 'experience' && lines.length > 1);
      if (bullets > 0 || !prose || isFormAlone(reading)) return undetermined;
      return scored(NO_JOBS, [finding('none', {}, evidenceOf([prose.heading.line]))], data);
    }
    const withBullets = entries.filter((entry) => entry.bullets.length > 0).length;
    const data = { entries: entries.length, withBullets, bullets };
    const told = entries.some((entry) => entry.paragraphs.length > 0);
    // A 履歴書 is a form of dates and names; what was done stands in the 職務経歴書.
    if (reading.language === 'ja' && bullets === 0 && !told) return notApplicable;
    if (withBullets < entries.length && isFormAlone(reading)) return notApplicable;
    const judged = entries.flatMap((entry, position) => judge(entry, position, reading.language) ?? []);
    const findings = judged.flatMap(({ finding: found }) => found ?? []);
    if (withBullets === 0) {
      // Bullets that belong to no entry: the jobs could not be told apart, the lists are there.
      if (bullets >= entries.length * 2) return scored(1, [], data);
      const long = findings.some(({ messageId }) => messageId === 'paragraph');
      const score = told ? (long ? 0.3 : 0.55) : 0.15;
      return scored(
        score,
        [finding('none', {}, evidenceOf(entries[0]?.header ?? [])), ...findings.filter(isNoProse)].slice(
          0,
          MAX_FINDINGS,
        ),
        data,
      );
    }
    const mean = judged.reduce((sum, { score }) => sum + score, 0) / judged.length;
    return scored(findings.length === 0 ? mean : Math.min(mean, 0.89), findings.slice(0, MAX_FINDINGS), data);
  },
});
