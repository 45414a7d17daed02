/**
 * `node scripts/fit-kinds.ts`: fits the weights by which the second reading tells posts from employers, schools, degrees, places and what is
 * none of them (`reading/heads/kind-odds.ts`) to the lists of `scripts/kinds` and to the dev resumes' labels, and writes them to
 * `src/engine/lexicons/kind-weights.ts`. First it prints what texts of resumes that were left out are taken for. `-- --dry` writes nothing.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LEXICONS } from '../src/engine/lexicons/index.ts';
import { NAMED_KINDS } from '../src/engine/reading/heads/kind-odds.ts';
import { devExamples, listExamples } from './kinds/examples.ts';
import { fittedKinds, oddsOf, type KindExample } from './kinds/model.ts';
import { packedWeights, stepped } from './packed-weights.ts';

const TARGET = path.resolve(import.meta.dirname, '../src/engine/lexicons/kind-weights.ts');
/** Resumes are left out in so many turns. */
const FOLDS = 4;

function confusion(tests: readonly KindExample[], weights: Float64Array, counts: number[][]): void {
  const odds = oddsOf(weights);
  for (const { text, kind, language } of tests) {
    const own = odds(text, LEXICONS[language]);
    const told = NAMED_KINDS.reduce((best, other) => (own[other] > own[best] ? other : best));
    const row = counts[NAMED_KINDS.indexOf(kind)];
    if (row) row[NAMED_KINDS.indexOf(told)] = (row[NAMED_KINDS.indexOf(told)] ?? 0) + 1;
  }
}

const lists = await listExamples();
const resumes = await devExamples();
const counts = NAMED_KINDS.map(() => NAMED_KINDS.map(() => 0));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const learned = resumes.filter((_, at) => at % FOLDS !== fold).flatMap(({ examples }) => examples);
  const left = resumes.filter((_, at) => at % FOLDS === fold).flatMap(({ examples }) => examples);
  confusion(left, fittedKinds([...lists, ...learned]), counts);
}
console.log(['is \\ told'.padEnd(10), ...NAMED_KINDS.map((kind) => kind.padStart(9)), '    right'].join(''));
counts.forEach((row, at) => {
  const share = (row[at] ?? 0) / row.reduce((sum, count) => sum + count, 0);
  console.log([(NAMED_KINDS[at] ?? '').padEnd(10), ...row.map((count) => String(count).padStart(9)), share.toFixed(3).padStart(9)].join('')); // prettier-ignore
});

const { step, steps } = stepped(fittedKinds([...lists, ...resumes.flatMap(({ examples }) => examples)]));
const packed = packedWeights(steps);
console.log(`${String(lists.length)} texts of lists, ${String(resumes.length)} resumes; ${String(packed.length)} characters, ${String(steps.filter((own) => own !== 0).length)} weights`); // prettier-ignore
if (!process.argv.includes('--dry'))
  await writeFile(
    TARGET,
    [
      '/** Fitted by `scripts/fit-kinds.ts`; not to be changed by hand. Two weights a character (`reading/text/packed-weights.ts`). */',
      '// prettier-ignore',
      'export const KIND_WEIGHTS = {',
      `  step: ${step.toPrecision(6)},`,
      `  packed: '${packed}',`,
      '};',
      '',
    ].join('\n'),
  );
