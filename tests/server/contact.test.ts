/** What a message goes through where there is no database, a broken one, or no receiver. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleContact } from '../../src/server/contact.ts';
import { createDeps, type Deps } from '../../src/server/deps.ts';
import type { Env } from '../../src/server/env.ts';
import { startReceiver, type Receiver } from '../edge/receiver.ts';
import { openDatabase } from './sqlite.ts';

const SITE = 'https://cv.example.org';
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

function site(env: Env, overrides: Partial<Deps> = {}) {
  const lines: string[] = [];
  const work: Promise<unknown>[] = [];
  const deps = createDeps({ log: (line) => lines.push(line), background: (each) => work.push(each), ...overrides });
  const send = async (fields: object = {}) => {
    const body = {
      name: 'Diana Ficticia',
      email: 'diana@example.org',
      subject: 'soporte',
      message: 'No puedo abrir mi archivo',
      submission: randomUUID(),
      locale: 'it',
      homepage: '',
      ...fields,
    };
    const request = new Request(`${SITE}/api/contact`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
      body: JSON.stringify(body),
    });
    const response = await handleContact(request, env, deps);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { send, lines, settled: () => Promise.all(work) };
}

describe('without a database', () => {
  it('and without a receiver the form is told so, and nothing is claimed', async () => {
    expect(await site({}).send()).toMatchObject({ status: 503, body: { code: 'not_configured' } });
  });
  it('a receiver that is no safe address is none', async () => {
    const { send, lines } = site({ CONTACT_WEBHOOK_URL: 'http://hook.example.org' });
    expect(await send()).toMatchObject({ status: 503, body: { code: 'not_configured' } });
    expect(lines.join('\n')).toContain('CONTACT_WEBHOOK_URL must be');
  });
  it('the sender waits for the receiver, and clients are limited all the same', async () => {
    receiver.script(503, 200);
    const { send } = site({ CONTACT_WEBHOOK_URL: receiver.url, CONTACT_LIMIT_PER_MINUTE: '1' });
    expect(await send()).toEqual({ status: 200, body: { ok: true } });
    expect(receiver.deliveries).toHaveLength(2);
    expect(receiver.deliveries[0]?.headers).not.toHaveProperty('x-revisacv-signature');
    expect(await send()).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
  it.each([301, 400, 401, 410])(
    'a receiver that says %d is not asked again, and the sender is told',
    async (status) => {
      receiver.script(status);
      const { send } = site({ CONTACT_WEBHOOK_URL: receiver.url });
      expect(await send()).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
      expect(receiver.deliveries).toHaveLength(1);
    },
  );
  it('what a program left goes nowhere', async () => {
    receiver.script(200);
    expect((await site({ CONTACT_WEBHOOK_URL: receiver.url }).send({ homepage: 'x' })).status).toBe(200);
    expect(receiver.deliveries).toHaveLength(0);
  });
});

describe('with a database', () => {
  it('and no receiver a message is kept', async () => {
    const db = openDatabase();
    expect((await site({ DB: db }).send()).status).toBe(200);
    expect(db.rows('SELECT name, forwarded, locale FROM contact_messages')).toEqual([
      { name: 'Diana Ficticia', forwarded: 'no', locale: 'it' },
    ]);
  });
  it('the sender does not wait for the receiver', async () => {
    const db = openDatabase();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const fetch = async () => {
      await held;
      return new Response(null, { status: 204 });
    };
    const { send, settled, lines } = site({ DB: db, CONTACT_WEBHOOK_URL: 'https://hook.example.org/in' }, { fetch });
    expect((await send()).status).toBe(200);
    expect(db.rows('SELECT forwarded FROM contact_messages')).toEqual([{ forwarded: 'pending' }]);
    release();
    await settled();
    expect(db.rows('SELECT forwarded FROM contact_messages')).toEqual([{ forwarded: 'yes' }]);
    expect(lines.join('\n')).not.toMatch(/Diana|diana|archivo/);
  });
  it('the site takes no more than its day allows', async () => {
    const { send } = site({ DB: openDatabase(), CONTACT_DAILY_MESSAGES: '1' });
    expect([(await send()).status, (await send()).status]).toEqual([200, 503]);
  });
  it('a text that looks like SQL is a text', async () => {
    const db = openDatabase();
    const message = "'); DROP TABLE contact_messages; --";
    await site({ DB: db }).send({ message });
    expect(db.rows('SELECT message FROM contact_messages')).toEqual([{ message }]);
  });
});
