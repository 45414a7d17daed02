import { iu } from '../../../resume/patterns.ts';
import type { Finding } from '../../../resume/report.ts';
import { SHORT_JOBS } from '../../lexicons/short-jobs.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { withoutDurations } from '../../reading/dates/durations.ts';
import { tellsPartOfYear } from '../../reading/dates/parts-of-year.ts';
import { holdsCjk } from '../../reading/text/characters.ts';
import { key } from '../../reading/text/fold.ts';
import { countIn, indexWords } from '../../reading/text/word-index.ts';
import { oddHeadings } from '../../reading/sections/odd-headings.ts';
import { nameOfEntry } from '../../reading/entries/entry-name.ts';
import type { Entry } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_FINDINGS = 6;
/** "Every job": a single gap among many still warns, a third of them undated nearly fails. */
const SCORES = [
  [0, 0],
  [0.5, 0.3],
  [0.65, 0.5],
  [0.9, 0.85],
  [1, 0.85],
] as const;

/** A row of a 履歴書 (2018年4月 入社) carries one date; the next row ends it. */
function isFormRow(entry: Entry): boolean {
  return entry.bullets.length === 0 && entry.paragraphs.length === 0;
}

const OPEN = /[-–—]\s*$/u;

/** "2017 –" below a job that began later, where what goes on is called "heute": nobody knows whether it ended. */
function leftOpen(entries: readonly Entry[]): ReadonlySet<Entry> {
  const jobs = entries.filter(({ section, dates }) => section === 'experience' && dates?.start);
  const going = jobs.filter(({ dates }) => dates?.end === 'present');
  if (going.every(({ dates }) => OPEN.test(dates?.text ?? ''))) return new Set();
  const later = (job: Entry, than: Entry): boolean => (job.dates?.start ?? '') > (than.dates?.start ?? '');
  const open = going.filter(({ dates }) => OPEN.test(dates?.text ?? ''));
  return new Set(open.filter((job) => jobs.slice(0, jobs.indexOf(job)).some((above) => later(above, job))));
}

const SHORT = indexWords(SHORT_JOBS);

/** "05/2025 Immersion de deux semaines": so short a time needs no end. */
const WEEKS = iu`(?<!\p{L})(?:\d{1,2}|une?|two|three|four|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|uma|duas|dois|três|quatro|due|tre|quattro|cinque|zwei|drei|vier|fünf)[ -](?:weeks?|days?|semaines?|jours?|semanas?|d[ií]as?|settiman[ae]|giorni|wochen|tage)(?!\p{L})`;

const MONTH = iu`^(?:\p{L}{3,10}\.?\s(?:del?\s)?|(?:0?\d|1[0-2])[./-])\d{4}$`;
/** Of the jobs, those of one month at the most. */
const MOST_MONTHS = 1 / 3;

/** "juil. 2024" among jobs that tell from when to when: whoever writes both ends means the one month. */
function isLoneMonth(entries: readonly Entry[]): boolean {
  const jobs = entries.filter(({ section, dates }) => section === 'experience' && dates !== null);
  const lone = jobs.filter(({ dates }) => dates?.end === null);
  return lone.length <= MOST_MONTHS * jobs.length;
}

/** "Juni 2014 Praktikum", "Fall 2023": a job of that time; "2017" alone as well, unless it is the latest, which may go on. */
function isOfOneTime({ title, dates, header }: Entry, entries: readonly Entry[], { seasons }: Lexicon): boolean {
  const { start = null, end = null, text = '' } = dates ?? {};
  if (start === null || end !== null || OPEN.test(text)) return false;
  // "Julio 2023 (9 meses)"
  if (header.some((line) => withoutDurations(line.text) !== line.text || WEEKS.test(line.text))) return true;
  if (countIn(key(title ?? header[0]?.text ?? ''), SHORT, true) > 0) return true;
  const told = text.toLowerCase();
  const season = Object.keys(seasons).some(
    (name) => told.startsWith(`${name} `) || (holdsCjk(name) && told.includes(name)),
  );
  if ((season || tellsPartOfYear(told)) && /\d{4}/u.test(told)) return true;
  const month = MONTH.test(told) && isLoneMonth(entries);
  if (!month && !/^\d{4}年?$/u.test(told)) return false;
  return entries.some(({ section, dates: other }) => section === 'experience' && other !== dates && ((other?.start ?? '') > start || other?.end === 'present' || (other?.end ?? '').slice(0, 4) > start.slice(0, 4))); // prettier-ignore
}

function problemOf(entry: Entry, oneDateIsEnough: boolean, open: boolean): Finding | null {
  const { dates } = entry;
  const name = nameOfEntry(entry);
  const shown = entry.header.length > 0 ? entry.header : (entry.bullets[0]?.lines ?? entry.paragraphs[0]?.lines ?? []);
  const evidence = evidenceOf(shown);
  if (!dates || (dates.start === null && dates.end === null)) return finding('no-dates', { entry: name }, evidence);
  if (!open && (oneDateIsEnough || (dates.start !== null && dates.end !== null))) return null;
  if (dates.start === null) return finding('no-start', { entry: name, end: dates.end ?? '' }, evidence);
  return finding('no-end', { entry: name, start: dates.start }, evidence);
}

export default defineCheck({
  id: 'entry-dates',
  requires: ['entries', 'sections', 'language', 'headings', 'lines', 'contact', 'typography', 'lexicon'],
  messageIds: ['no-dates', 'no-start', 'no-end'],
  run: (reading) => {
    const { entries, sections, language, lexicon } = reading;
    const has = (kind: string): boolean => sections.some((section) => section.kind === kind);
    if (!has('experience') && !has('education')) return notApplicable;
    const odd = new Set(oddHeadings(reading).odd?.map(({ index }) => index));
    const dated = entries.filter(
      ({ section, header: [first] }) =>
        (section === 'experience' || section === 'education') && !(first && odd.has(first.index)),
    );
    if (dated.length === 0 || (has('experience') && !dated.some((entry) => entry.section === 'experience'))) {
      const told = sections.find(({ kind, lines }) => kind === 'experience' && lines.length > 1);
      // Jobs in running text, and not a figure among them.
      if (!told || told.lines.some(({ text }) => /\d/u.test(text))) return undetermined;
      const { line } = told.heading;
      return scored(0, [finding('no-dates', { entry: line.text }, evidenceOf([line]))], { complete: 0, total: 1 });
    }
    const open = leftOpen(dated);
    const findings = dated.flatMap((entry) => {
      const alone = lexicon !== null && isOfOneTime(entry, dated, lexicon);
      const single = entry.section === 'education' || (language === 'ja' && isFormRow(entry)) || alone;
      return problemOf(entry, single, open.has(entry)) ?? [];
    });
    const complete = dated.length - findings.length;
    const score = findings.length === 0 ? 1 : ramp(complete / dated.length, SCORES);
    const starts = dated.flatMap(({ section, dates }) =>
      section === 'experience' && dates?.start ? [dates.start.slice(0, 4)] : [],
    );
    const data = { complete, total: dated.length, jobs: starts.length, since: starts.toSorted()[0] ?? '' };
    return scored(score, findings.slice(0, MAX_FINDINGS), data);
  },
});
