/**
 * `npm run bench:redaction`: the redaction over the labelled resumes. Prints a line a language: the share of each kind of personal data that
 * is gone to its last letter and digit, and the share of other words that were touched; then what was missed, with `-- --misses`. `-- --from <folder>` measures
 * resumes in the same form that lie elsewhere: such as nobody has tuned to.
 */
import { parseArgs } from 'node:util';
import { redact } from '../../src/ai/redact/redact.ts';
import { measure } from '../../src/engine/index.ts';
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import { dense, LABELS, labelledResumes, type Label, type LabelledResume } from '../fixtures/redaction/labelled.ts';

const AS_OF = '2026-01-15';

export interface Count {
  readonly found: number;
  readonly all: number;
}

export interface RedactionOutcome {
  readonly language: Language;
  readonly kinds: Readonly<Record<Label, Count>>;
  /** `found`: words outside of every mark that were touched all the same. */
  readonly touched: Count;
  /** What was missed and what was touched for nothing, for whoever repairs it. */
  readonly misses: readonly string[];
}

/** For each character of the dense text whether a placeholder stands in its place. */
async function maskOf({ id, document, dense: whole }: LabelledResume): Promise<readonly boolean[]> {
  const { text, placeholders } = await redact(document, measure(document, { asOf: AS_OF }));
  const originals = new Map(placeholders);
  let seen = '';
  const mask: boolean[] = [];
  for (const part of text.split(/(\[[A-Z]+_\d+\])/u)) {
    const original = originals.get(part);
    const shown = dense(original ?? part);
    seen += shown;
    for (let at = 0; at < shown.length; at += 1) mask.push(original !== undefined);
  }
  if (seen !== whole) throw new Error(`${id}: what is sent does not lead back to what was written`);
  return mask;
}

const percent = ({ found, all }: Count) => (all === 0 ? '   –' : ((100 * found) / all).toFixed(1).padStart(5));

export function sum(counts: readonly Count[]): Count {
  return { found: counts.reduce((n, c) => n + c.found, 0), all: counts.reduce((n, c) => n + c.all, 0) };
}

export async function runLanguage(language: Language, folder?: string): Promise<RedactionOutcome> {
  const kinds = Object.fromEntries(LABELS.map((label) => [label, { found: 0, all: 0 }])) as Record<
    Label,
    { found: number; all: number }
  >; // the keys are LABELS
  const touched = { found: 0, all: 0 };
  const misses: string[] = [];
  for (const resume of labelledResumes(language, folder)) {
    const mask = await maskOf(resume);
    const isMasked = (at: number) => mask[at] === true || !/[\p{L}\p{N}]/u.test(resume.dense.charAt(at));
    for (const { label, start, end } of resume.spans) {
      if (label === 'any') continue;
      const places = Array.from({ length: end - start }, (_, offset) => start + offset);
      kinds[label].all += 1;
      if (places.every(isMasked)) kinds[label].found += 1;
      else {
        const left = places.map((at) => (isMasked(at) ? '·' : resume.dense.charAt(at))).join('');
        misses.push(`${resume.id}: ${label} ${resume.dense.slice(start, end)} -> ${left}`);
      }
    }
    for (const [start, end] of resume.words) {
      touched.all += 1;
      if (mask.slice(start, end).some(Boolean)) {
        touched.found += 1;
        misses.push(`${resume.id}: touched ${resume.dense.slice(start, end)}`);
      }
    }
  }
  return { language, kinds, touched, misses };
}

function line(name: string, kinds: Readonly<Record<Label, Count>>, touched: Count): string {
  return `${name.padEnd(4)} ${LABELS.map((label) => `${label} ${percent(kinds[label])}`).join('  ')}  touched ${percent(touched)}`;
}

if (import.meta.main) {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: { misses: { type: 'boolean' }, from: { type: 'string' } },
  });
  const outcomes: RedactionOutcome[] = [];
  for (const language of LANGUAGES) {
    const outcome = await runLanguage(language, values.from);
    outcomes.push(outcome);
    console.log(line(language, outcome.kinds, outcome.touched));
    if (values.misses) for (const miss of outcome.misses) console.log(`     ${miss}`);
  }
  const all = Object.fromEntries(
    LABELS.map((label) => [label, sum(outcomes.map(({ kinds }) => kinds[label]))]),
  ) as Record<Label, Count>; // the keys are LABELS
  console.log(line('all', all, sum(outcomes.map(({ touched }) => touched))));
}
