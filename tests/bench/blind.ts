/** The engine over `fixtures/blind`: resumes that its authors did not write, against what their author says of them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from '../../src/analysis/analyse.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import type { Education, Job, Report } from '../../src/resume/report.ts';
import type { BlindLabel } from './blind-label.ts';
import {
  exactly, sameEmail, sameName, sameOrganisation, samePlace, samePost, type Match,
} from './blind-match.ts'; // prettier-ignore
import { pairs, type Fields } from './blind-pairs.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/blind');
/** The day the resumes were written for. */
const AS_OF = '2026-01-15';

export const BLIND_MEASURES = [
  'language', 'name', 'email', 'phone', 'location', 'sections', 'jobs', 'titles', 'companies', 'dates', 'education', 'columns', 'bullets',
] as const; // prettier-ignore
export type BlindMeasure = (typeof BLIND_MEASURES)[number];

export interface Miss {
  readonly file: string;
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

export interface BlindOutcome {
  readonly file: string;
  readonly label: BlindLabel;
  readonly report: Report;
  /** 0 to 1; null where there is nothing to measure. */
  readonly shares: Readonly<Record<BlindMeasure, number | null>>;
  /** Contact data that the report states and the resume does not. */
  readonly invented: number;
  readonly misses: readonly Miss[];
}

const CONTACTS = { name: sameName, email: sameEmail, phone: exactly, location: samePlace } as const;

function agrees(match: Match, wanted: string | null, found: string | null): boolean {
  return wanted === null || found === null ? wanted === found : match(wanted, found);
}

const JOB_FIELDS: Fields<Job> = {
  title: samePost,
  company: sameOrganisation,
  start: exactly,
  end: exactly,
};
const EDUCATION_FIELDS: Fields<Education> = { degree: samePost, school: sameOrganisation, end: exactly };

/** "open" in a label: a range without an end, "2021–", that may be told as present or as no end. */
const sameEnd = (wanted: string | null, found: string | null): boolean =>
  wanted === 'open' ? found === null || found === 'present' : wanted === found;

/** A resume that names one point in time leaves open whether that is a start or an end; a season may be told as one of its months. */
function sameDates(wanted: Job, found: Job): boolean {
  const { start } = wanted;
  if (start === null || start !== wanted.end) return start === found.start && sameEnd(wanted.end, found.end);
  const points = [found.start, found.end].filter((date) => date !== null);
  return points.length > 0 && points.every((date) => date.startsWith(start));
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const f1 = (hits: number, wanted: number, found: number): number =>
  wanted + found === 0 ? 1 : (2 * hits) / (wanted + found);

const told = (value: unknown): string =>
  value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value);

export function judge(file: string, report: Report, label: BlindLabel): BlindOutcome {
  const { resume } = report;
  const misses: Miss[] = [];
  const note = (right: boolean, field: string, expected: unknown, got: unknown): number => {
    if (!right) misses.push({ file, field, expected: told(expected), got: told(got) });
    return Number(right);
  };
  const contact = (field: keyof typeof CONTACTS): number =>
    note(agrees(CONTACTS[field], label[field], resume[field]), field, label[field], resume[field]);

  const jobs = pairs(label.jobs, resume.jobs, JOB_FIELDS);
  const asked = label.education.length;
  const all = pairs([...label.education, ...(label.optionalEducation ?? [])], resume.education, EDUCATION_FIELDS);
  const schools = { paired: all.paired.slice(0, asked), extra: all.extra };
  const optional = all.paired.slice(asked).filter(({ found }) => found !== null).length;
  const ofJobs = (field: string, right: (wanted: Job, found: Job) => boolean): number | null =>
    mean(
      jobs.paired.map(({ wanted, found }) =>
        found ? note(right(wanted, found), field, wanted, found) : Number(false),
      ),
    );
  for (const { wanted, found } of jobs.paired) note(found !== null, 'job not found', wanted, null);
  for (const extra of jobs.extra) note(false, 'job that is none', null, extra);
  for (const extra of schools.extra) note(false, 'education that is none', null, extra);

  const field = <T extends object>(fields: Fields<T>, name: keyof T & string) => (wanted: T, found: T): boolean =>
    wanted[name] === null || agrees(fields[name], wanted[name] as string, found[name] as string | null); // prettier-ignore
  const schoolShares = schools.paired.map(({ wanted, found }) => {
    if (!found) return note(false, 'education not found', wanted, null);
    const names = (['degree', 'school', 'end'] as const).filter((name) => wanted[name] !== null);
    return mean(names.map((name) => note(field(EDUCATION_FIELDS, name)(wanted, found), `education ${name}`, wanted, found))) ?? 1; // prettier-ignore
  });

  const sections = label.sections;
  const given = resume.sections.filter((kind) => !label.optional?.includes(kind));
  const shares = {
    language: note(report.language === label.language, 'language', label.language, report.language),
    name: contact('name'),
    email: contact('email'),
    phone: contact('phone'),
    location: contact('location'),
    sections: sections && f1(sections.filter((kind) => given.includes(kind)).length, sections.length, given.length),
    jobs: f1(jobs.paired.filter(({ found }) => found).length, label.jobs.length, resume.jobs.length),
    titles: ofJobs('title', field(JOB_FIELDS, 'title')),
    companies: ofJobs('company', field(JOB_FIELDS, 'company')),
    dates: ofJobs('dates', sameDates),
    education: f1(schoolShares.reduce((sum, share) => sum + share, 0), asked, resume.education.length - optional),
    columns: note(report.columns === label.columns, 'columns', label.columns, report.columns),
    bullets: note(Math.abs(resume.bullets - label.bullets) <= 0.2 * label.bullets, 'bullets', label.bullets, resume.bullets),
  }; // prettier-ignore
  for (const kind of sections ?? []) note(given.includes(kind), 'section not found', kind, null);
  for (const kind of given) note(sections?.includes(kind) ?? true, 'section that is none', null, kind);

  const stated = (['name', 'email', 'phone', 'location'] as const).filter((name) => resume[name] !== null);
  return { file, label, report, shares, invented: stated.filter((name) => shares[name] === 0).length, misses };
}

/**
 * The engine over the resumes of two folders: `labels/x.json` beside `pdf/x.pdf`, which may be one folder.
 * @throws when a label has no PDF or is no JSON.
 */
export async function runFolder(labels: string, pdfs: string): Promise<BlindOutcome[]> {
  const files = (await readdir(labels)).filter((file) => file.endsWith('.json')).toSorted();
  const outcomes: BlindOutcome[] = [];
  for (const file of files.map((name) => path.basename(name, '.json'))) {
    const label = JSON.parse(await readFile(path.join(labels, `${file}.json`), 'utf8')) as BlindLabel;
    const bytes = new Uint8Array(await readFile(path.join(pdfs, `${file}.pdf`)));
    const { report } = await analyse(bytes, nodeRuntime, { fileName: `${file}.pdf`, asOf: AS_OF });
    outcomes.push(judge(file, report, label));
  }
  return outcomes;
}

export const runBlind = (): Promise<BlindOutcome[]> => runFolder(path.join(FOLDER, 'labels'), path.join(FOLDER, 'pdf'));
