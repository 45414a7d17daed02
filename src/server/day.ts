/** The day that caps and salts go by: UTC. */
export const DAY_MS = 86_400_000;

/** YYYY-MM-DD. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Milliseconds since the epoch. */
export function endOfDay(now: number): number {
  return (Math.floor(now / DAY_MS) + 1) * DAY_MS;
}

/** Whole seconds from now until then, at least one. */
export function secondsUntil(then: number, now: number): number {
  return Math.max(1, Math.ceil((then - now) / 1000));
}
