/**
 * `npm run bench:perturb -- [DIR…]`: does a job stay when something about it changes that a reader would not need? One thing at a time, in
 * memory, over the blind fixtures (or the PDFs of folders): its dates are taken away, its employer or its post gets a stranger's name, of the
 * words that resumes of `bench:sweep` are composed of. No label is needed: what was read before is what must be read after. Prints by language the shares of jobs
 * and degrees that stay, and of the others of their file that a change takes with them. `--failures FILE` tells each that did not.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../src/resume/language.ts';
import { perturbed, PERTURBATIONS, type Outcome } from './perturb/files.ts';

const { values, positionals } = parseArgs({
  options: { failures: { type: 'string' }, languages: { type: 'string', default: LANGUAGES.join(',') } },
  allowPositionals: true,
});
const outcomes = (await perturbed(positionals)).filter(({ language }) =>
  values.languages.split(',').includes(language),
);

function cell(of: readonly Outcome[]): string {
  const [stayed, others] = [of.filter((outcome) => outcome.stays).length, of.reduce((sum, { lost }) => sum + lost, 0)];
  const share = of.length === 0 ? '—' : (stayed / of.length).toFixed(2);
  return `${share} ${String(stayed)}/${String(of.length)} -${String(others)}`.padStart(18);
}

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
print(['    ', ...PERTURBATIONS.map((name) => name.padStart(18))].join('  '));
for (const language of [...LANGUAGES, null]) {
  const of = outcomes.filter((outcome) => language === null || outcome.language === language);
  if (of.length > 0)
    print([(language ?? 'all').padEnd(4), ...PERTURBATIONS.map((name) => cell(of.filter(({ change }) => change === name)))].join('  ')); // prettier-ignore
}
if (values.failures !== undefined) {
  const told = outcomes.filter(({ stays, lost }) => !stays || lost > 0);
  await writeFile(
    values.failures,
    told.map((one) => [one.change, one.file, one.before, one.after].join('\t')).join('\n'),
  );
}
