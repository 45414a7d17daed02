/** The composed resumes of a seed: drawn, labelled, read and judged. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { analyse } from '../../../src/analysis/analyse.ts';
import { nodeRuntime } from '../../../src/pdf/node.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { Report } from '../../../src/resume/report.ts';
import type { BlindLabel } from '../blind-label.ts';
import { judge, type BlindOutcome } from '../blind.ts';
import { plansOf, type Plan } from './axes.ts';
import { composed } from './compose.ts';
import { Random } from './random.ts';
import { drawn } from './sheet.ts';
import { WORDS } from './words/index.ts';
import type { Words } from './words/words.ts';

/** The day the resumes were written for. */
const AS_OF = '2026-01-15';

export interface Swept {
  /** "SEED-PLACE", by which one file can be drawn again. */
  readonly file: string;
  readonly plan: Plan;
  readonly outcome: BlindOutcome;
}

interface Composition {
  readonly file: string;
  readonly plan: Plan;
  readonly label: BlindLabel;
  readonly bytes: Uint8Array;
}

async function composition(seed: number, place: number, plan: Plan, words: Words): Promise<Composition> {
  const random = new Random(seed * 7919 + place);
  const { drawing, label } = composed(plan, random, words);
  return {
    file: `${String(seed)}-${String(place)}`,
    plan,
    label,
    bytes: await drawn(drawing, plan, random.chance(0.5)),
  };
}

export interface SweepOptions {
  readonly seed: number;
  readonly count: number;
  /** Only the file of this place. */
  readonly only?: number | undefined;
  /** A folder that files and labels are kept in, as `npm run bench:folder` takes them. */
  readonly keep?: string | undefined;
  /** Words in place of the usual ones of a language. */
  readonly words?: Partial<Record<Language, Partial<Words>>> | undefined;
}

/** A town behind an employer's name is no error, however short the name; the judge of strangers' files cannot know which word is a town. */
function withoutTowns(report: Report, { towns }: Words): Report {
  const bare = (company: string): string => {
    const town = towns.find((name) => company.replace(/[)）]$/u, '').endsWith(name));
    const cut =
      town === undefined ? company : company.slice(0, company.lastIndexOf(town)).replace(/[\s,–|｜·/(（-]+$/u, '');
    return cut === '' ? company : cut;
  };
  const jobs = report.resume.jobs.map((job) => ({ ...job, company: job.company && bare(job.company) }));
  return { ...report, resume: { ...report.resume, jobs } };
}

/** Of lines that nothing sets apart one reader would say that they are items, and another that they are none. */
const measured = (outcome: BlindOutcome, plan: Plan): BlindOutcome =>
  plan.text !== 'unmarked lines'
    ? outcome
    : {
        ...outcome,
        shares: { ...outcome.shares, bullets: null },
        misses: outcome.misses.filter(({ field }) => field !== 'bullets'),
      };

/** The engine over the composed resumes of a seed. */
export async function sweep({ seed, count, only, keep, words: others }: SweepOptions): Promise<Swept[]> {
  if (keep !== undefined) await mkdir(keep, { recursive: true });
  const all: Swept[] = [];
  for (const [place, plan] of plansOf(seed, Math.max(count, (only ?? 0) + 1)).entries()) {
    if (only !== undefined && place !== only) continue;
    const words = { ...WORDS[plan.language], ...others?.[plan.language] };
    const { file, label, bytes } = await composition(seed, place, plan, words);
    if (keep !== undefined) {
      await writeFile(join(keep, `${file}.pdf`), bytes);
      await writeFile(join(keep, `${file}.json`), JSON.stringify(label, null, 1));
    }
    const { report } = await analyse(new Uint8Array(bytes), nodeRuntime, { fileName: 'cv.pdf', asOf: AS_OF });
    all.push({ file, plan, outcome: measured(judge(file, withoutTowns(report, words), label), plan) });
  }
  return all;
}
