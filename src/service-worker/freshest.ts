/** The network before what is kept. */

/**
 * The network's answer, or the kept one when the network has none, is at its wits' end (5xx), or takes longer than `patience` while
 * something is kept. Without anything kept the network has all the time it needs.
 * @param patience milliseconds
 * @returns null when there is neither
 */
export async function freshest(
  asking: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: number,
): Promise<Response | null> {
  const fresh = asking.catch(() => null);
  const first = await Promise.race([fresh, late(patience)]);
  if (first !== LATE && first !== null && first.status < 500) return first;
  return (await kept()) ?? (await fresh);
}

const LATE = Symbol('late');

function late(patience: number): Promise<typeof LATE> {
  return new Promise((done) => setTimeout(() => done(LATE), patience));
}
