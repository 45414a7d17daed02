/** The engine over the fixtures' resumes, against what their authors say of them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from '../../src/analysis/analyse.ts';
import { fold } from '../../src/engine/reading/text/fold.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import type { Report, ResumeFacts, SectionKind } from '../../src/resume/report.ts';
import { samePlace } from './blind-match.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
/** The day the fixtures were written for. */
export const AS_OF = '2026-01-15';

/** From the best to the worst: a tricky one is a good resume in a difficult form. */
export const KINDS = ['strong', 'sample', 'tricky', 'weak'] as const;
export type Kind = (typeof KINDS)[number];

export const MEASURES = [
  'name', 'email', 'phone', 'location', 'sections', 'jobs', 'titles', 'companies', 'dates', 'education', 'columns', 'bullets',
] as const; // prettier-ignore
export type Measure = (typeof MEASURES)[number];

/** Shares from 0 to 1. */
export type Shares = Readonly<Record<Measure, number>>;

interface Label extends ResumeFacts {
  readonly columns: number;
  /** Sections that one reader would count and another not: neither asked for nor held against the report. */
  readonly optional?: readonly SectionKind[];
}

export interface Outcome {
  readonly language: Language;
  readonly kind: Kind;
  readonly report: Report;
  readonly shares: Shares;
}

/** Between CJK characters a blank says nothing: 萩 原　光 希 is 萩原 光希. */
const HAN_BLANK =
  /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])\s+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

const plain = (text: string): string => fold(text).toLowerCase().replace(HAN_BLANK, '');

function same(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : plain(a) === plain(b);
}

/** Street and house number before the town are no error: labels leave them out. */
function sameTown(found: string | null, wanted: string | null): boolean {
  return found === null || wanted === null ? found === wanted : same(found, wanted) || samePlace(wanted, found);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function f1(hits: number, wanted: number, found: number): number {
  return wanted + found === 0 ? 1 : (2 * hits) / (wanted + found);
}

interface Pair<T> {
  readonly wanted: T;
  readonly found: T | null;
}

/** Each labelled record with the found one that agrees with it in most fields; null where none agrees in any. */
function paired<T extends object>(wanted: readonly T[], found: readonly T[]): Pair<T>[] {
  const free = [...found];
  return wanted.map((label) => {
    const fields = Object.keys(label) as (keyof T)[];
    const agreement = (other: T): number =>
      fields.filter((field) => label[field] !== null && same(label[field] as string, other[field] as string | null))
        .length;
    const best = free.toSorted((a, b) => agreement(b) - agreement(a))[0];
    if (!best || agreement(best) === 0) return { wanted: label, found: null };
    free.splice(free.indexOf(best), 1);
    return { wanted: label, found: best };
  });
}

function shareOf<T extends object>(pairs: readonly Pair<T>[], fields: readonly (keyof T)[]): number {
  const agrees = ({ wanted, found }: Pair<T>, field: keyof T): boolean =>
    found !== null && same(wanted[field] as string | null, found[field] as string | null);
  return mean(pairs.map((pair) => mean(fields.map((field) => Number(agrees(pair, field))))));
}

function sharesOf({ resume, columns }: Report, label: Label): Shares {
  const jobs = paired(label.jobs, resume.jobs);
  const education = paired(label.education, resume.education);
  const sections = resume.sections.filter((kind) => !label.optional?.includes(kind));
  const both = label.sections.filter((kind) => sections.includes(kind)).length;
  return {
    name: Number(same(resume.name, label.name)),
    email: Number(same(resume.email, label.email)),
    phone: Number(same(resume.phone, label.phone)),
    location: Number(sameTown(resume.location, label.location)),
    sections: f1(both, label.sections.length, sections.length),
    jobs: f1(jobs.filter(({ found }) => found).length, label.jobs.length, resume.jobs.length),
    titles: shareOf(jobs, ['title']),
    companies: shareOf(jobs, ['company']),
    dates: shareOf(jobs, ['start', 'end']),
    education: shareOf(education, ['degree', 'school', 'end']),
    columns: Number(columns === label.columns),
    bullets: f1(Math.min(label.bullets, resume.bullets), label.bullets, resume.bullets),
  };
}

async function outcomeOf(language: Language, kind: Kind): Promise<Outcome> {
  const name = `${language}-${kind}`;
  const bytes = new Uint8Array(await readFile(path.join(FIXTURES, `pdf/${name}.pdf`)));
  const label = JSON.parse(await readFile(path.join(FIXTURES, `labels/${name}.json`), 'utf8')) as Label;
  const { report } = await analyse(bytes, nodeRuntime, { fileName: `${name}.pdf`, asOf: AS_OF });
  return { language, kind, report, shares: sharesOf(report, label) };
}

export async function runFixtures(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const language of LANGUAGES) for (const kind of KINDS) outcomes.push(await outcomeOf(language, kind));
  return outcomes;
}

/** The mean of every measure over some outcomes. */
export function meansOf(outcomes: readonly Outcome[]): Shares {
  const of = (measure: Measure): number => mean(outcomes.map(({ shares }) => shares[measure]));
  return Object.fromEntries(MEASURES.map((measure) => [measure, of(measure)])) as Record<Measure, number>;
}
