/**
 * `npm run bench:sweep`: the engine over resumes composed from independent axes (language, arrangement of a job's head, form and place of its
 * dates, faces, layout …), so that what it knows singly meets in every pair. Prints the figures of each language and what each value of each
 * axis costs, the costliest first. `-- --seed N --count N` for others than the usual ones, `--pairs` for pairs that cost more than both of
 * their values, `--failures FILE` for every miss with the file's number, `--only SEED-PLACE --keep DIR` to draw that file again,
 * `--words FILE` for a JSON file of other words by language, in the form of `sweep/words/words.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { failures, languageBoard } from './blind-print.ts';
import { axisBoard, pairBoard } from './sweep/board.ts';
import { sweep, type SweepOptions } from './sweep/files.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '400' },
    only: { type: 'string' },
    keep: { type: 'string' },
    failures: { type: 'string' },
    words: { type: 'string' },
    pairs: { type: 'boolean', default: false },
  },
});
const [seed, only] = values.only?.split('-').map(Number) ?? [Number(values.seed), undefined];
const words =
  values.words === undefined ? undefined : (JSON.parse(await readFile(values.words, 'utf8')) as SweepOptions['words']);
const swept = await sweep({ seed: seed ?? 1, count: Number(values.count), only, keep: values.keep, words });
const outcomes = swept.map(({ outcome }) => outcome);
const print = (text: string): boolean => process.stdout.write(`${text}\n`);
if (only === undefined) {
  print(languageBoard(outcomes));
  print(`\n${axisBoard(swept)}`);
  if (values.pairs) print(`\n${pairBoard(swept)}`);
} else print(`${swept.map(({ plan }) => JSON.stringify(plan)).join('\n')}\n${failures(outcomes)}`);
if (values.failures !== undefined) {
  const plans = swept.map(({ file, plan }) => `${file}\t${JSON.stringify(plan)}`);
  await writeFile(values.failures, `${failures(outcomes)}\n${plans.join('\n')}\n`);
}
