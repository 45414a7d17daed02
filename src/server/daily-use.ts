/** What the whole site may use up a day. Taking is one statement: of requests at once, no more get through than fit. */
import { numberIn, run, type Database } from './database.ts';
import { dayOf } from './day.ts';

const TAKE = `
  INSERT INTO daily_use (day, name, used) VALUES (?1, ?2, ?3)
  ON CONFLICT (day, name) DO UPDATE SET used = used + ?3 WHERE used + ?3 <= ?4
  RETURNING used`;

/** Takes an amount from the day's; false when that much is not left. Throws AiError `store_unavailable`. */
export async function takeDaily(
  db: Database | undefined,
  name: string,
  amount: number,
  cap: number,
  now: number,
): Promise<boolean> {
  if (amount > cap) return false;
  return (await run(db, TAKE, dayOf(now), name, amount, cap)).length > 0;
}

/** What has been used of the day's, by name. Throws AiError `store_unavailable`. */
export async function usedToday(db: Database | undefined, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await run(db, 'SELECT name, used FROM daily_use WHERE day = ?1', dayOf(now));
  return new Map(rows.map((row) => [String(row['name']), numberIn(row, 'used')]));
}
