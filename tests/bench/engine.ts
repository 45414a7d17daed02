/**
 * `npm run bench:engine`: the engine over the fixtures' resumes, against what their authors say of them. Prints a line a language and one for
 * all: shares found of name, e-mail, phone, place, sections (F1), jobs (F1), their titles, employers and dates, education, columns and
 * bullets; then the overall scores of each kind of resume. After that the same over the blind resumes, `dev` and `held` apart, how far the
 * checks can be trusted, and what lies above or below the committed floors. With `-- --write-floors` what is measured becomes the floor;
 * with `-- --failures FILE` what was missed in `dev` is written there.
 */
import { writeFile } from 'node:fs/promises';
import { LANGUAGES } from '../../src/resume/language.ts';
import { blindBoard, devFailures } from './blind-print.ts';
import { runBlind } from './blind.ts';
import {
  blindAlarmFigures,
  blindFigures,
  fixtureFigures,
  joined,
  plantedFigures,
  soundFigures,
  type Boards,
} from './figures.ts';
import { changeBoard, changes, gone, writeFloors } from './floors.ts';
import { KINDS, meansOf, MEASURES, runFixtures, type Outcome } from './outcome.ts';
import { blindAlarms, runRecall, runSound, trustBoard } from './planted.ts';

function meanScore(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { report }) => sum + (report.scores.overall ?? 0), 0) / outcomes.length;
}

function row(head: string, outcomes: readonly Outcome[]): string {
  const shares = meansOf(outcomes);
  const scores = KINDS.map((kind) => meanScore(outcomes.filter((outcome) => outcome.kind === kind)));
  const cells = [
    ...MEASURES.map((measure) => shares[measure].toFixed(2).padStart(measure.length)),
    ...scores.map((score) => score.toFixed(0).padStart(6)),
  ];
  return [head.padEnd(4), ...cells].join('  ');
}

function fixtureBoard(outcomes: readonly Outcome[]): string {
  const title = ['    ', ...MEASURES, ...KINDS.map((kind) => kind.padStart(6))].join('  ');
  const rows = LANGUAGES.map((language) =>
    row(
      language,
      outcomes.filter((outcome) => outcome.language === language),
    ),
  );
  const misses = outcomes.flatMap(({ language, kind, shares }) =>
    MEASURES.filter((measure) => shares[measure] < 1).map(
      (measure) => `${language}-${kind} ${measure} ${shares[measure].toFixed(2)}`,
    ),
  );
  const short = misses.length === 0 ? [] : ['\nShort of what the labels say:', ...misses];
  return [title, ...rows, row('all', outcomes), ...short].join('\n');
}

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

const outcomes = await runFixtures();
print(fixtureBoard(outcomes));
const blind = await runBlind();
print(blindBoard(blind));
const [recall, sound, alarms] = [await runRecall(), await runSound(), blindAlarms(blind)];
print(trustBoard(recall, sound, alarms));
const measured: Boards = {
  fixtures: fixtureFigures(outcomes),
  dev: blindFigures(blind, 'dev'),
  held: blindFigures(blind, 'held'),
  checks: joined([plantedFigures(recall), soundFigures(sound), blindAlarmFigures(alarms)]),
};
print(changeBoard([...changes(measured), ...gone(measured)]));
if (process.argv.includes('--write-floors')) {
  await writeFloors(measured);
  print('\nWritten to tests/bench/floors.json.');
}
const target = process.argv[process.argv.indexOf('--failures') + 1];
if (process.argv.includes('--failures') && target !== undefined) await writeFile(target, devFailures(blind));
