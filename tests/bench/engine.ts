/**
 * `node tests/bench/engine.ts`: the engine over the fixtures' resumes, against what their authors say of them. Prints a line a language and
 * one for all: shares found of name, e-mail, phone, place, sections (F1), jobs (F1), their titles, employers and dates, education, columns
 * and bullets; then the overall scores of the strong, the sample and the weak resume. After that the same over the blind resumes, `dev` and
 * `held` apart, and how far the checks can be trusted; `--failures FILE` writes there what was missed in `dev`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from '../../src/analysis/analyse.ts';
import { fold } from '../../src/engine/reading/fold.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import type { Report, ResumeFacts } from '../../src/resume/report.ts';
import { blindBoard, devFailures } from './blind-print.ts';
import { runBlind } from './blind.ts';
import { blindAlarms, runRecall, runSound, trustBoard } from './planted.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');
/** The day the fixtures were written for. */
export const AS_OF = '2026-01-15';

export const KINDS = ['strong', 'sample', 'weak'] as const;
export type Kind = (typeof KINDS)[number];

export const MEASURES = [
  'name', 'email', 'phone', 'location', 'sections', 'jobs', 'titles', 'companies', 'dates', 'education', 'columns', 'bullets',
] as const; // prettier-ignore
export type Measure = (typeof MEASURES)[number];

/** Shares from 0 to 1. */
export type Shares = Readonly<Record<Measure, number>>;

interface Label extends ResumeFacts {
  readonly columns: number;
}

export interface Outcome {
  readonly language: Language;
  readonly kind: Kind;
  readonly report: Report;
  readonly shares: Shares;
}

function same(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : fold(a).toLowerCase() === fold(b).toLowerCase();
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
  const both = label.sections.filter((kind) => resume.sections.includes(kind)).length;
  return {
    name: Number(same(resume.name, label.name)),
    email: Number(same(resume.email, label.email)),
    phone: Number(same(resume.phone, label.phone)),
    location: Number(same(resume.location, label.location)),
    sections: f1(both, label.sections.length, resume.sections.length),
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

function row(head: string, outcomes: readonly Outcome[]): string {
  const shares = meansOf(outcomes);
  const scores = KINDS.map((kind) =>
    mean(outcomes.filter((outcome) => outcome.kind === kind).map(({ report }) => report.scores.overall ?? 0)),
  );
  const cells = [
    ...MEASURES.map((measure) => shares[measure].toFixed(2).padStart(measure.length)),
    ...scores.map((score) => score.toFixed(0).padStart(6)),
  ];
  return [head.padEnd(4), ...cells].join('  ');
}

if (process.argv[1] === import.meta.filename) {
  const outcomes = await runFixtures();
  const lines = LANGUAGES.map((language) =>
    row(
      language,
      outcomes.filter((outcome) => outcome.language === language),
    ),
  );
  const title = ['    ', ...MEASURES, ...KINDS.map((kind) => kind.padStart(6))].join('  ');
  process.stdout.write([title, ...lines, row('all', outcomes), ''].join('\n'));
  const misses = outcomes.flatMap(({ language, kind, shares }) =>
    MEASURES.filter((measure) => shares[measure] < 1).map(
      (measure) => `${language}-${kind} ${measure} ${shares[measure].toFixed(2)}`,
    ),
  );
  if (misses.length > 0) process.stdout.write(`\nShort of what the labels say:\n${misses.join('\n')}\n`);
  const blind = await runBlind();
  process.stdout.write(`${blindBoard(blind)}\n`);
  process.stdout.write(`${trustBoard(await runRecall(), await runSound(), blindAlarms(blind))}\n`);
  const target = process.argv[process.argv.indexOf('--failures') + 1];
  if (process.argv.includes('--failures') && target !== undefined) await writeFile(target, devFailures(blind));
}
