/** Messages in D1, for RETENTION_DAYS and no longer. */
import { RETENTION_DAYS } from '../contact/message.ts';
import type { ReceivedMessage } from './contact-schema.ts';
import { run, runAll, type Database } from './database.ts';
import { DAY_MS } from './day.ts';

export type Forwarded = 'no' | 'pending' | 'yes' | 'failed';

const SAVE = `
  INSERT INTO contact_messages (id, received_at, locale, name, email, subject, message, trapped, forwarded)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
  ON CONFLICT DO NOTHING RETURNING id`;

/** Keeps a message and deletes those whose time is over. False when it was here already. Throws AiError `store_unavailable`. */
export async function saveMessage(
  db: Database | undefined,
  received: ReceivedMessage,
  forwarded: Forwarded,
  now: number,
): Promise<boolean> {
  const { submission, locale, name, email, subject, message, trapped } = received;
  const [, saved = []] = await runAll(db, [
    ['DELETE FROM contact_messages WHERE received_at <= ?1', now - RETENTION_DAYS * DAY_MS],
    [SAVE, submission, now, locale, name, email, subject, message, trapped ? 1 : 0, forwarded],
  ]);
  return saved.length > 0;
}

export async function markForwarded(db: Database | undefined, id: string, forwarded: Forwarded): Promise<void> {
  await run(db, 'UPDATE contact_messages SET forwarded = ?2 WHERE id = ?1', id, forwarded);
}
