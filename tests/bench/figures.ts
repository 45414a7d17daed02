/** The figures of the scoreboard by board, row and measure: what `floors.json` holds and the tests compare. */
import { LANGUAGES, type Language } from '../../src/resume/language.ts';
import { CHECK_IDS } from '../../src/resume/report.ts';
import type { BlindSet } from './blind-label.ts';
import { blindMean, inventedIn } from './blind-print.ts';
import { BLIND_MEASURES, type BlindOutcome } from './blind.ts';
import { meansOf, type Outcome } from './outcome.ts';
import { shareOf, type BlindAlarms, type Recall, type Sound, type Tally } from './planted.ts';

export type Board = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** `fixtures`: our own resumes, by language; `dev` and `held`: those by another hand; `checks`: how far each check can be trusted. */
export const BOARDS = ['fixtures', 'dev', 'held', 'checks'] as const;
export type Boards = Readonly<Record<(typeof BOARDS)[number], Board>>;

/** A row for each language and one for all. */
function byLanguage<T>(
  items: readonly T[],
  languageOf: (item: T) => Language,
  figures: (items: readonly T[]) => Readonly<Record<string, number>>,
): Board {
  const rows = LANGUAGES.map((language) => [language, figures(items.filter((item) => languageOf(item) === language))]);
  return Object.fromEntries([...rows, ['all', figures(items)]]) as Board;
}

export function fixtureFigures(outcomes: readonly Outcome[]): Board {
  return byLanguage(
    outcomes,
    ({ language }) => language,
    (some) => meansOf(some),
  );
}

export function blindFigures(outcomes: readonly BlindOutcome[], set: BlindSet): Board {
  return byLanguage(
    outcomes.filter(({ label }) => label.set === set),
    ({ label }) => label.language,
    (some) => ({
      ...Object.fromEntries(BLIND_MEASURES.flatMap((measure) => {
        const mean = blindMean(some, measure);
        return mean === null ? [] : [[measure, mean]];
      })),
      invented: inventedIn(some),
    }),
  ); // prettier-ignore
}

function byCheck(measure: string, tallies: readonly Tally[]): Board {
  return Object.fromEntries(
    CHECK_IDS.flatMap((id) => {
      const share = shareOf(tallies.filter(({ check }) => check === id));
      return share === null ? [] : [[id, { [measure]: share }]];
    }),
  );
}

export const plantedFigures = ({ planted }: Pick<Recall, 'planted'>): Board => byCheck('planted', planted);
export const soundFigures = ({ sound }: Pick<Sound, 'sound'>): Board => byCheck('alarms', sound);
export const blindAlarmFigures = ({ honest, columns }: BlindAlarms): Board =>
  byCheck('alarms in blind', [...honest, ...columns]);

/** Boards of the same rows, side by side. */
export function joined(boards: readonly Board[]): Board {
  const rows = CHECK_IDS.filter((id) => boards.some((board) => id in board));
  return Object.fromEntries(rows.map((id) => [id, Object.assign({}, ...boards.map((board) => board[id])) as Board[string]])); // prettier-ignore
}
