/** A provider that fails again and again is left alone for a minute; then one request tries it for all. */
import { AiError } from '../ai/errors.ts';
import type { AiErrorCode } from '../resume/errors.ts';
import { numberIn, run, type Database } from './database.ts';
import { secondsUntil } from './day.ts';

export const PAUSE_MS = 60_000;
const NAME = 'ai';

const PROBE = `
  UPDATE circuit_breaker SET tried_at = ?2
  WHERE name = ?1 AND failures >= ?3 AND tried_at <= ?4 RETURNING failures`;
const FAILED = `
  INSERT INTO circuit_breaker (name, failures, tried_at) VALUES (?1, 1, ?2)
  ON CONFLICT (name) DO UPDATE SET failures = failures + 1, tried_at = ?2`;

/** Throws AiError: `ai_paused` with the seconds to wait after `limit` failures in a row, `store_unavailable`. */
export async function checkBreaker(db: Database | undefined, limit: number, now: number): Promise<void> {
  if (limit === 0) return;
  const [row] = await run(db, 'SELECT failures, tried_at FROM circuit_breaker WHERE name = ?1', NAME);
  if (!row || numberIn(row, 'failures') < limit) return;
  // Of those who come at once after the pause, one statement lets one pass.
  const probes = await run(db, PROBE, NAME, now, limit, now - PAUSE_MS);
  if (probes.length > 0) return;
  const until = Math.max(numberIn(row, 'tried_at'), now - PAUSE_MS) + PAUSE_MS;
  throw new AiError('ai_paused', { retryAfter: secondsUntil(until, now) });
}

const DOWN: ReadonlySet<AiErrorCode> = new Set([
  'ai_key',
  'ai_quota',
  'ai_error',
  'ai_overloaded',
  'ai_timeout',
  'ai_unreachable',
  'ai_invalid',
]);

/** What a failure says of the provider: it is down, it is up though this answer was of no use, or nothing (null), as a rush does. */
export function verdictOf(error: unknown): 'down' | 'up' | null {
  if (!(error instanceof AiError)) return null;
  const { code, status = 0 } = error;
  if (DOWN.has(code) || (code === 'ai_other' && status >= 500)) return 'down';
  return code === 'ai_format' || code === 'ai_other' ? 'up' : null;
}

/** Notes how a call ended; a database that is gone is not the visitor's concern any more. */
export async function recordVerdict(
  db: Database | undefined,
  limit: number,
  verdict: 'down' | 'up',
  now: number,
): Promise<void> {
  if (limit === 0) return;
  const isDown = verdict === 'down';
  const note = isDown ? run(db, FAILED, NAME, now) : run(db, 'DELETE FROM circuit_breaker WHERE name = ?1', NAME);
  await note.catch(() => undefined);
}
