/** What is kept goes when its time is over, also on a site that nobody writes to. */
import { RETENTION_DAYS } from '../contact/message.ts';
import { runAll, type Database } from './database.ts';
import { DAY_MS, dayOf } from './day.ts';

/** Once an hour and process: deleting needs no haste, and a visit shall not cost a write. */
const EVERY_MS = 60 * 60_000;

/** When this process looks for expired rows again, in milliseconds since the epoch. */
export interface Chores {
  due: number;
}

/** Deletes messages, windows of clients and salts whose time is over. A store that is down is asked again an hour later. */
export async function forgetExpired(db: Database, chores: Chores, now: number): Promise<void> {
  if (now < chores.due) return;
  chores.due = now + EVERY_MS;
  await runAll(db, [
    ['DELETE FROM contact_messages WHERE received_at <= ?1', now - RETENTION_DAYS * DAY_MS],
    ['DELETE FROM client_limits WHERE ends_at <= ?1', now],
    ['DELETE FROM daily_salts WHERE day < ?1', dayOf(now)],
  ]).catch(() => undefined);
}
