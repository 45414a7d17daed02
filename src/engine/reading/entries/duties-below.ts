/** What was done in the jobs of a table, told below it: "工作內容" over the name of each employer, in a line of its own, over a list. */
import { key } from '../text/fold.ts';
import type { Bullet, Entry, Line } from '../reading.ts';

const tight = (name: string): string => key(name).replace(/[\s・·]+/gu, '');

interface Told {
  readonly entries: readonly Entry[];
  /** Lines that belong to none of them. */
  readonly rest: readonly Line[];
}

/** `rows`: the jobs of the table. `lines`: those of its section besides. A list below a name goes to the one job there of which nothing is told. */
export function withDutiesBelow(
  rows: readonly Entry[],
  lines: readonly Line[],
  bullets: ReadonlyMap<number, Bullet>,
): Told {
  const found = new Map<Entry, readonly Bullet[]>();
  const taken = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    if (line.cells.length !== 1 || bullets.has(line.index)) continue;
    const own = rows.filter(({ organisation }) => organisation !== null && tight(organisation) === tight(line.text));
    const [job] = own;
    if (!job || own.length > 1 || job.bullets.length > 0 || found.has(job)) continue;
    const below = lines.slice(at + 1);
    const end = below.findIndex(({ index }) => !bullets.has(index));
    const list = end < 0 ? below : below.slice(0, end);
    if (list.length === 0) continue;
    found.set(job, [...new Set(list.flatMap(({ index }) => bullets.get(index) ?? []))]);
    for (const one of [line, ...list]) taken.add(one);
  }
  if (found.size === 0) return { entries: rows, rest: lines };
  return {
    entries: rows.map((job) => ({ ...job, bullets: found.get(job) ?? job.bullets })),
    rest: lines.filter((line) => !taken.has(line)),
  };
}
