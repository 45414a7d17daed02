/** How work grows with its size: what tells a pattern that backtracks, on a quiet machine and on a crowded one alike. */

/** Linear work on eight times as much takes eight times as long, quadratic work 64 times: in the middle, where neither comes by chance. */
export const LINEAR = 24;
const TIMES = 8;
/** Microseconds of CPU time for each of the two sizes: many steps of the clock, some of which are 4 ms. */
const ENOUGH = 50_000;

/** Mean CPU time of this thread, which no other process adds to. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs += 1) {
    await work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system >= ENOUGH) return (user + system) / runs;
  }
}

/** A collection of other tests' garbage may fall into one measurement: what is not linear is so in each of them. */
const MEASUREMENTS = 3;

/** CPU time for eight times `size` over that for `size`: measured anew, and the least taken, while it looks worse than linear. */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  let least = Infinity;
  for (let time = 0; time < MEASUREMENTS && least >= LINEAR; time += 1) {
    const small = await cpuOf(() => work(size));
    least = Math.min(least, (await cpuOf(() => work(TIMES * size))) / small);
  }
  return least;
}
