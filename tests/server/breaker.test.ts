import { describe, expect, it } from 'vitest';
import { AiError } from '../../src/ai/errors.ts';
import { checkBreaker, PAUSE_MS, recordVerdict, verdictOf } from '../../src/server/breaker.ts';
import { openDatabase } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 21);
const LIMIT = 3;

async function broken() {
  const db = openDatabase();
  for (let i = 0; i < LIMIT; i += 1) {
    await checkBreaker(db, LIMIT, NOW);
    await recordVerdict(db, LIMIT, 'down', NOW);
  }
  return db;
}

describe('the breaker', () => {
  it('opens after that many failures in a row, and says when it tries again', async () => {
    const db = await broken();
    await expect(checkBreaker(db, LIMIT, NOW + 15_000)).rejects.toMatchObject({ code: 'ai_paused', retryAfter: 45 });
  });
  it('counts only what comes in a row', async () => {
    const db = openDatabase();
    for (const verdict of ['down', 'down', 'up', 'down', 'down'] as const) await recordVerdict(db, LIMIT, verdict, NOW);
    await checkBreaker(db, LIMIT, NOW);
  });
  it('lets one of those at once try after its pause, and closes when that went well', async () => {
    const db = await broken();
    const later = NOW + PAUSE_MS;
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => checkBreaker(db, LIMIT, later)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(checkBreaker(db, LIMIT, later + 1_000)).rejects.toMatchObject({ retryAfter: 59 });
    await recordVerdict(db, LIMIT, 'up', later + 2_000);
    await checkBreaker(db, LIMIT, later + 2_000);
  });
  it('stays open for another pause when the try failed', async () => {
    const db = await broken();
    const later = NOW + PAUSE_MS;
    await checkBreaker(db, LIMIT, later);
    await recordVerdict(db, LIMIT, 'down', later + 5_000);
    await expect(checkBreaker(db, LIMIT, later + 64_000)).rejects.toMatchObject({ code: 'ai_paused' });
    await checkBreaker(db, LIMIT, later + 65_000);
  });
  it('of zero never opens and asks no database', async () => {
    await recordVerdict(undefined, 0, 'down', NOW);
    await checkBreaker(undefined, 0, NOW);
  });
});

it.each([
  [new AiError('ai_error'), 'down'],
  [new AiError('ai_key'), 'down'],
  [new AiError('ai_timeout'), 'down'],
  [new AiError('ai_other', { status: 520 }), 'down'],
  [new AiError('ai_other', { status: 422 }), 'up'],
  [new AiError('ai_format'), 'up'],
  [new AiError('ai_busy'), null],
  [new AiError('budget_spent'), null],
  [new TypeError('x'), null],
])('%o says of the provider: %s', (error, verdict) => expect(verdictOf(error)).toBe(verdict));
