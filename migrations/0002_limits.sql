-- How often a client asked. `client` is an HMAC under the day's salt: no address is kept, and none can be found again the next day.
CREATE TABLE client_limits (
  client TEXT NOT NULL,
  quota TEXT NOT NULL,
  ends_at INTEGER NOT NULL, -- milliseconds since the epoch: when counting starts anew
  used INTEGER NOT NULL,
  PRIMARY KEY (client, quota)
) WITHOUT ROWID;

CREATE INDEX client_limits_by_end ON client_limits (ends_at);

-- Only where the operator has set no RATE_SECRET; a day's salt is deleted on the next.
CREATE TABLE daily_salts (
  day TEXT PRIMARY KEY, -- UTC, YYYY-MM-DD
  salt TEXT NOT NULL
) WITHOUT ROWID;

-- What the whole site used up a day: calls and tokens of the AI, messages.
CREATE TABLE daily_use (
  day TEXT NOT NULL,
  name TEXT NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (day, name)
) WITHOUT ROWID;

-- Failures of the AI provider in a row.
CREATE TABLE circuit_breaker (
  name TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  tried_at INTEGER NOT NULL -- milliseconds since the epoch: the last failure, or the last probe
) WITHOUT ROWID;
