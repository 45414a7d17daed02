import { describe, expect, it } from 'vitest';
import { quotasOf, takeTurn, takeTurnInMemory, type Windows } from '../../src/server/limit.ts';
import { openDatabase } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 21, 23, 50);
const QUOTAS = quotasOf('ai', 3, 5);

describe.each([
  [
    'in the database',
    () => {
      const db = openDatabase();
      return (client: string, now: number) => takeTurn(db, client, QUOTAS, now);
    },
  ],
  [
    'in the process',
    () => {
      const windows: Windows = new Map();
      return async (client: string, now: number) => Promise.resolve(takeTurnInMemory(windows, client, QUOTAS, now));
    },
  ],
])('a limit kept %s', (_, open) => {
  it('lets in what fits into a minute, says how long to wait, and forgets', async () => {
    const take = open();
    for (let i = 0; i < 3; i += 1) await take('a', NOW + i * 1_000);
    await expect(take('a', NOW + 10_000)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 50 });
    await expect(take('a', NOW + 59_500)).rejects.toMatchObject({ retryAfter: 1 });
    await take('b', NOW + 10_000);
    await take('a', NOW + 60_000);
  });
  it('holds over a day, up to its end', async () => {
    const take = open();
    for (let i = 0; i < 5; i += 1) await take('a', NOW + i * 61_000);
    const late = NOW + 6 * 61_000;
    await expect(take('a', late)).rejects.toMatchObject({
      retryAfter: Math.ceil((Date.UTC(2026, 10, 22) - late) / 1000),
    });
    await take('a', Date.UTC(2026, 10, 22));
  });
  it('lets no more in of those who come at once', async () => {
    const take = open();
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, async () => take('a', NOW)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

it('of zero lets nobody in', async () => {
  const closed = quotasOf('ai', 0, 9);
  await expect(takeTurn(openDatabase(), 'a', closed, NOW)).rejects.toMatchObject({ code: 'rate_limited' });
});

it('keeps no row past its time', async () => {
  const db = openDatabase();
  await takeTurn(db, 'a', QUOTAS, NOW);
  await takeTurn(db, 'b', QUOTAS, NOW + 86_400_000);
  expect(db.rows('SELECT DISTINCT client FROM client_limits')).toEqual([{ client: 'b' }]);
});

it('without a database lets nobody in', async () => {
  await expect(takeTurn(undefined, 'a', QUOTAS, NOW)).rejects.toMatchObject({ code: 'store_unavailable' });
});
