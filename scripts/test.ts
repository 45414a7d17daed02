/** `npm test`: every stage, whatever the ones before it said; `npm test -- units site` runs only those. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroupsWithUs } from './processes.ts';
import { type Stage, STAGES } from './stages.ts';
import { closingLine, sum, type Tally } from './tally.ts';

async function main(names: readonly string[]): Promise<number> {
  const known = STAGES.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  const isChosen = ({ name }: Stage): boolean => names.length === 0 || names.includes(name);
  const chosen = STAGES.map((group) => group.map((lane) => lane.filter(isChosen)));
  const reports = await mkdtemp(join(tmpdir(), 'revisacv-test-'));
  const lines: string[] = [];
  const tallies: Tally[] = [];
  const passing = async ({ name, run }: Stage): Promise<void> => {
    const started = Date.now();
    const tally = await run(reports);
    tallies.push(tally);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const line = `${name.padEnd(8)} ${closingLine(tally)} (${seconds} s)`;
    lines.push(line);
    console.log(line);
  };
  try {
    for (const group of chosen.filter((lanes) => lanes.flat().length > 0)) {
      const title = group.flat().map(({ name }) => name);
      console.log(`\n=== ${title.join(' and ')} ===`);
      await Promise.all(
        group.map(async (lane) => {
          for (const stage of lane) await passing(stage);
        }),
      );
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  const total = sum(tallies);
  console.log(['', ...total.failures.map((failure) => `failed: ${failure}`), ...lines, closingLine(total)].join('\n'));
  return total.failed === 0 ? 0 : 1;
}

endGroupsWithUs();
process.exitCode = await main(process.argv.slice(2));
