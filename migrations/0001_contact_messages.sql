-- Messages of the contact form. They are deleted RETENTION_DAYS (src/contact/message.ts) after they came.
CREATE TABLE contact_messages (
  id TEXT PRIMARY KEY, -- UUID; the webhook's idempotency key too
  received_at INTEGER NOT NULL, -- milliseconds since the epoch
  locale TEXT NOT NULL, -- language that the sender reads
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  trapped INTEGER NOT NULL DEFAULT 0, -- 1: the field that people do not see was filled
  forwarded TEXT NOT NULL DEFAULT 'no' -- no, pending, yes, failed: the webhook
) WITHOUT ROWID;

CREATE INDEX contact_messages_by_age ON contact_messages (received_at);
