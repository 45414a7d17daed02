/** The table of contact messages as the operator's command asks for it and prints it. */
import { RETENTION_DAYS } from '../src/contact/message.ts';

export interface StoredMessage {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly received_at: number;
  readonly locale: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly trapped: 0 | 1;
  readonly forwarded: string;
}

const DAY_MS = 86_400_000;

export const LISTED = 'SELECT * FROM contact_messages ORDER BY received_at DESC, id';

/** Deletes what has been kept for as long as it may be; `now` in milliseconds since the epoch. */
export function deleteExpired(now: number): string {
  return `DELETE FROM contact_messages WHERE received_at <= ${now - RETENTION_DAYS * DAY_MS}`;
}

export interface Choice {
  readonly ids: readonly string[];
  readonly trapped: boolean;
  readonly all: boolean;
}

/** The statement that deletes exactly one kind of choice; null for none, for two at once, or for what is no id. */
export function deleting({ ids, trapped, all }: Choice): string | null {
  if ([ids.length > 0, trapped, all].filter(Boolean).length !== 1) return null;
  // No parameters on this way to the database: nothing but the characters of a UUID may pass.
  if (ids.some((id) => !/^[\da-f-]{8,36}$/.test(id))) return null;
  const which = all ? '1' : trapped ? 'trapped = 1' : ids.map((id) => `id LIKE '${id}%'`).join(' OR ');
  return `DELETE FROM contact_messages WHERE ${which} RETURNING id`;
}

/** One message for a terminal. What a stranger wrote must not steer it: control and direction characters are shown as dots. */
export function told(stored: StoredMessage): string {
  const { id, received_at, locale, name, email, subject, message, forwarded } = stored;
  const head = `${new Date(received_at).toISOString()}  ${subject}  (${locale}, forwarded: ${forwarded})  ${id}`;
  return harmless(`${head}\n${name} <${email}>\n${message.replace(/^/gm, '  ')}`);
}

function harmless(text: string): string {
  return text.replace(/[^\P{C}\n\t\u200c\u200d]/gu, '·');
}
