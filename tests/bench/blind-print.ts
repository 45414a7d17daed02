/** The scoreboard of the blind resumes as text. */
import { LANGUAGES } from '../../src/resume/language.ts';
import { SETS } from './blind-label.ts';
import { BLIND_MEASURES, type BlindMeasure, type BlindOutcome, type Miss } from './blind.ts';

/** The mean of a measure over some resumes, those aside where there is nothing to measure; null when that is all of them. */
export function blindMean(outcomes: readonly BlindOutcome[], measure: BlindMeasure): number | null {
  const values = outcomes.map(({ shares }) => shares[measure]).filter((share) => share !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const inventedIn = (outcomes: readonly BlindOutcome[]): number =>
  outcomes.reduce((sum, { invented }) => sum + invented, 0);

function row(head: string, outcomes: readonly BlindOutcome[]): string {
  const cells = BLIND_MEASURES.map((measure) =>
    (blindMean(outcomes, measure)?.toFixed(2) ?? '—').padStart(measure.length),
  );
  return [head.padEnd(4), String(outcomes.length).padStart(5), ...cells, String(inventedIn(outcomes)).padStart(8)].join(
    '  ',
  );
}

export function blindBoard(outcomes: readonly BlindOutcome[]): string {
  return SETS.map((set) => {
    const of = outcomes.filter(({ label }) => label.set === set);
    return `\nblind resumes, ${set}\n${languageBoard(of)}`;
  }).join('\n');
}

/** A line for each language that some of the resumes are in, and one for all of them. */
export function languageBoard(outcomes: readonly BlindOutcome[]): string {
  const title = ['    ', 'files', ...BLIND_MEASURES, 'invented'].join('  ');
  const rows = LANGUAGES.map((language) => ({
    language,
    of: outcomes.filter(({ label }) => label.language === language),
  })).filter(({ of }) => of.length > 0);
  return [title, ...rows.map(({ language, of }) => row(language, of)), row('all', outcomes)].join('\n');
}

/** What went wrong in the dev set. Nothing of the held set is ever told. */
export const devFailures = (outcomes: readonly BlindOutcome[]): string =>
  failures(outcomes.filter(({ label }) => label.set === 'dev'));

/** What went wrong, the most frequent field first. */
export function failures(outcomes: readonly BlindOutcome[]): string {
  const misses = outcomes.flatMap(({ misses: found }) => found);
  const byField = Map.groupBy(misses, ({ field }) => field);
  const line = ({ file, expected, got }: Miss): string => `  ${file}\texpected ${expected}\tgot ${got}`;
  return [...byField]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([field, of]) => [`${field}: ${String(of.length)}`, ...of.map(line), ''].join('\n'))
    .join('\n');
}
