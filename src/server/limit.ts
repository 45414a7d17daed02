/** How often one client may ask. Counting and deciding are one statement, so that requests at once cannot slip through together. */
import { AiError } from '../ai/errors.ts';
import { numberIn, runAll, type Database } from './database.ts';
import { endOfDay, secondsUntil } from './day.ts';

export interface Quota {
  readonly name: string;
  /** Requests; 0 lets nobody in. */
  readonly limit: number;
  /** Milliseconds since the epoch: when a window that starts now ends. */
  readonly endsAt: (now: number) => number;
}

const MINUTE_MS = 60_000;

/** The two that every limited route has: a rolling minute, and the day. */
export function quotasOf(route: string, perMinute: number, perDay: number): readonly Quota[] {
  return [
    { name: `${route} minute`, limit: perMinute, endsAt: (now) => now + MINUTE_MS },
    { name: `${route} day`, limit: perDay, endsAt: endOfDay },
  ];
}

const TAKE = `
  INSERT INTO client_limits (client, quota, ends_at, used) VALUES (?1, ?2, ?3, 1)
  ON CONFLICT (client, quota) DO UPDATE SET
    used = CASE WHEN ends_at <= ?4 THEN 1 ELSE min(used, ?5) + 1 END,
    ends_at = CASE WHEN ends_at <= ?4 THEN ?3 ELSE ends_at END
  RETURNING used, ends_at`;

/** Counts a request of a client. Throws AiError: `rate_limited` with the seconds to wait, `store_unavailable`. */
export async function takeTurn(
  db: Database | undefined,
  client: string,
  quotas: readonly Quota[],
  now: number,
): Promise<void> {
  for (const { name, limit, endsAt } of quotas) {
    const [, taken] = await runAll(db, [
      ['DELETE FROM client_limits WHERE ends_at <= ?1', now],
      [TAKE, client, name, endsAt(now), now, limit],
    ]);
    const row = taken?.[0];
    if (!row || numberIn(row, 'used') > limit) {
      throw new AiError('rate_limited', { retryAfter: secondsUntil(numberIn(row, 'ends_at'), now) });
    }
  }
}

/** Windows of this process: for a site without a database, where nothing better is to be had. */
export type Windows = Map<string, { endsAt: number; used: number }>;

/** Clients remembered; beyond that the oldest are forgotten. */
const MOST_WINDOWS = 10_000;

export function takeTurnInMemory(windows: Windows, client: string, quotas: readonly Quota[], now: number): void {
  for (const { name, limit, endsAt } of quotas) {
    const key = `${name} ${client}`;
    const known = windows.get(key);
    const window = known && known.endsAt > now ? known : { endsAt: endsAt(now), used: 0 };
    window.used = Math.min(window.used, limit) + 1;
    windows.set(key, window);
    if (window.used > limit) throw new AiError('rate_limited', { retryAfter: secondsUntil(window.endsAt, now) });
  }
  for (const oldest of windows.keys()) {
    if (windows.size <= MOST_WINDOWS) break;
    windows.delete(oldest);
  }
}
