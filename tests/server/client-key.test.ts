import { describe, expect, it } from 'vitest';
import { clientKey, networkOf } from '../../src/server/client-key.ts';
import { DAY_MS } from '../../src/server/day.ts';
import { openDatabase } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const from = (address: string, more: Record<string, string> = {}) =>
  new Request('https://cv.example.org/', { headers: { 'cf-connecting-ip': address, ...more } });

describe('one client is', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['', ''],
    ['unknown', ''],
    ['2001:db8::1::2', ''],
    ['2001:db8::1]@x', ''],
  ])('%s as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe.each([
  ['a secret', { RATE_SECRET: 'operator-secret' }],
  ['a salt of the day', {}],
])('the key made with %s', (_, env) => {
  const db = openDatabase();
  const key = (address: string, more?: Record<string, string>, now = NOW) =>
    clientKey(from(address, more), env, db, now);

  it('is the same for a whole /64 and whatever else the client claims', async () => {
    const keys = await Promise.all([
      key('2001:db8:1:2::1'),
      key('2001:db8:1:2:ffff:ffff:ffff:ffff'),
      key('2001:db8:1:2::1', {
        'x-forwarded-for': '198.51.100.1',
        'x-real-ip': '198.51.100.1',
        forwarded: 'for=1.2.3.4',
      }),
    ]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  });
  it('is another for the next network and the next day', async () => {
    const keys = await Promise.all([key('2001:db8:1:2::1'), key('2001:db8:1:3::1'), key('203.0.113.7')]);
    expect(new Set([...keys, await key('203.0.113.7', {}, NOW + DAY_MS)]).size).toBe(4);
  });
});

it('a day’s salt is shared by all who come at once, and gone the next day', async () => {
  const db = openDatabase();
  const keys = await Promise.all(Array.from({ length: 20 }, () => clientKey(from('203.0.113.7'), {}, db, NOW)));
  expect(new Set(keys).size).toBe(1);
  expect(db.rows('SELECT day FROM daily_salts')).toEqual([{ day: '2026-11-21' }]);
  await clientKey(from('203.0.113.7'), {}, db, NOW + DAY_MS);
  expect(db.rows('SELECT day FROM daily_salts')).toEqual([{ day: '2026-11-22' }]);
});

it('needs no database where there is a secret, and cannot do without one else', async () => {
  expect(await clientKey(from('203.0.113.7'), { RATE_SECRET: 's' }, undefined, NOW)).toHaveLength(32);
  await expect(clientKey(from('203.0.113.7'), {}, undefined, NOW)).rejects.toMatchObject({ code: 'store_unavailable' });
});
