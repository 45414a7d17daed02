import { describe, expect, it } from 'vitest';
import { createMeter, worstCost } from '../../src/server/budget.ts';
import { DAY_MS } from '../../src/server/day.ts';
import { openDatabase } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 21, 23);
const at = (now: number) => () => now;

describe('the day’s budget', () => {
  it('lets exactly as many calls through as it has, of fifty at once', async () => {
    const db = openDatabase();
    const caps = { calls: 7, tokens: 1_000_000 };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => createMeter(db, caps, 10, at(NOW)).reserve()),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(db.rows('SELECT name, used FROM daily_use ORDER BY name')).toEqual([
      { name: 'ai calls', used: 7 },
      { name: 'ai tokens', used: 70 },
    ]);
    const late = createMeter(db, caps, 10, at(NOW));
    await expect(late.check()).rejects.toMatchObject({ code: 'budget_spent', retryAfter: 3_600 });
    await expect(late.reserve()).rejects.toMatchObject({ code: 'budget_spent' });
    await createMeter(db, caps, 10, at(NOW + DAY_MS)).reserve();
  });
  it('never reserves more tokens than it has, and gives back what a call did not need', async () => {
    const db = openDatabase();
    const caps = { calls: 100, tokens: 250 };
    const meters = Array.from({ length: 5 }, () => createMeter(db, caps, 100, at(NOW)));
    const outcomes = await Promise.allSettled(meters.map((meter) => meter.reserve()));
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false, false]);
    await meters[0]?.settle(30);
    // A second word on the same call changes nothing.
    await meters[0]?.settle(0);
    expect(db.rows("SELECT used FROM daily_use WHERE name = 'ai tokens'")).toEqual([{ used: 130 }]);
    await meters[2]?.reserve();
    await expect(meters[3]?.check()).rejects.toMatchObject({ code: 'budget_spent' });
    expect(db.rows("SELECT used FROM daily_use WHERE name = 'ai calls'")).toEqual([{ used: 3 }]);
  });
  it('gives no call back, and tells more tokens than were reserved', async () => {
    const db = openDatabase();
    const meter = createMeter(db, { calls: 2, tokens: 1_000 }, 100, at(NOW));
    await meter.reserve();
    await meter.settle(400);
    await meter.reserve();
    await meter.settle(0);
    expect(db.rows('SELECT used FROM daily_use ORDER BY name')).toEqual([{ used: 2 }, { used: 400 }]);
    await expect(meter.reserve()).rejects.toMatchObject({ code: 'budget_spent' });
  });
  it('settles on the day of the call', async () => {
    const db = openDatabase();
    let now = NOW;
    const meter = createMeter(db, { calls: 2, tokens: 1_000 }, 100, () => now);
    await meter.reserve();
    now += DAY_MS;
    await meter.settle(5);
    expect(db.rows("SELECT day, used FROM daily_use WHERE name = 'ai tokens'")).toEqual([
      { day: '2026-11-21', used: 5 },
    ]);
  });
  it.each([
    ['calls', { calls: 0, tokens: 1_000 }],
    ['tokens', { calls: 1, tokens: 99 }],
  ])('without %s lets nothing through', async (_, caps) => {
    const db = openDatabase();
    await expect(createMeter(db, caps, 100, at(NOW)).reserve()).rejects.toMatchObject({ code: 'budget_spent' });
    expect(db.rows('SELECT sum(used) AS used FROM daily_use')).not.toEqual([{ used: 1 }]);
  });
});

it('a call’s worst cost covers its bytes and the reply', () => {
  const body = { messages: [{ role: 'user', content: '履歴書' }], max_tokens: 3_000 };
  expect(worstCost(body)).toBe(new TextEncoder().encode(JSON.stringify(body)).byteLength + 3_000);
  expect(worstCost({ ...body, max_completion_tokens: 9_000 })).toBeGreaterThan(9_000);
});
