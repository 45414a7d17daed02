/** What the whole site may spend on the AI a day. Calls are counted before they are made and never given back; tokens are reserved, then settled. */
import { AiError } from '../ai/errors.ts';
import { takeDaily, usedToday } from './daily-use.ts';
import { run, type Database } from './database.ts';
import { dayOf, endOfDay, secondsUntil } from './day.ts';

const CALLS = 'ai calls';
const TOKENS = 'ai tokens';

export interface Caps {
  readonly calls: number;
  readonly tokens: number;
}

export interface Meter {
  /** Throws AiError `budget_spent` when no call fits any more; takes nothing. */
  check(): Promise<void>;
  /** Takes one call and its tokens, before each attempt. Throws AiError `budget_spent`; also `store_unavailable`, like `check`. */
  reserve(): Promise<void>;
  /** What the last attempt really cost, in tokens. An attempt that is never settled keeps what it reserved. */
  settle(tokens: number): Promise<void>;
}

/** `worst` is what one call may cost at most, in tokens. */
export function createMeter(db: Database | undefined, caps: Caps, worst: number, now: () => number): Meter {
  let heldSince: number | null = null;
  const give = (tokens: number, since: number) =>
    run(db, 'UPDATE daily_use SET used = max(0, used + ?3) WHERE day = ?1 AND name = ?2', dayOf(since), TOKENS, tokens);
  return {
    async check() {
      const used = await usedToday(db, now());
      const fits = (used.get(CALLS) ?? 0) < caps.calls && (used.get(TOKENS) ?? 0) + worst <= caps.tokens;
      if (!fits) throw spent(now());
    },
    async reserve() {
      const started = now();
      if (!(await takeDaily(db, TOKENS, worst, caps.tokens, started))) throw spent(started);
      if (!(await takeDaily(db, CALLS, 1, caps.calls, started))) {
        await give(-worst, started);
        throw spent(started);
      }
      heldSince = started;
    },
    async settle(tokens) {
      if (heldSince === null) return;
      const since = heldSince;
      heldSince = null;
      // A database that is gone leaves the reservation as it is, which errs on the safe side.
      await give(tokens - worst, since).catch(() => undefined);
    },
  };
}

function spent(now: number): AiError {
  return new AiError('budget_spent', { retryAfter: secondsUntil(endOfDay(now), now) });
}

/** The most tokens that a chat request can cost: no token is shorter than a byte, and the reply has its own limit. */
export function worstCost(body: Readonly<Record<string, unknown>>): number {
  const limits = [body['max_tokens'], body['max_completion_tokens']].filter((limit) => typeof limit === 'number');
  return new TextEncoder().encode(JSON.stringify(body)).byteLength + Math.max(0, ...limits);
}
