/** The contact form's door as deployed: the real function under workerd, D1 in a temporary folder, a webhook on loopback. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_HEADERS } from '../../src/server/respond.ts';
import { rowsOf } from './database.ts';
import { startPages, type PagesSite } from './pages.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const SECRET = 'receiver-secret-000';
const FIELDS = {
  name: 'Aurora Ficticia',
  email: 'aurora@example.org',
  subject: 'sugerencia',
  message: 'Me gustaría leer el informe\r\nen catalán. 👩‍💻',
};

let receiver: Receiver;
let site: PagesSite;
beforeAll(async () => {
  receiver = await startReceiver();
  site = await startPages({
    env: {
      CONTACT_WEBHOOK_URL: receiver.url,
      CONTACT_WEBHOOK_SECRET: SECRET,
      CONTACT_LIMIT_PER_MINUTE: '1000',
      CONTACT_LIMIT_PER_DAY: '1000',
    },
  });
});
afterAll(async () => {
  await site.stop();
  await receiver.close();
});

const bodyOf = (fields: object = {}) => ({
  ...FIELDS,
  submission: randomUUID(),
  locale: 'es',
  homepage: '',
  ...fields,
});

async function send(body: unknown, headers: Record<string, string> = {}, to = site) {
  const response = await fetch(`${to.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: to.origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  for (const [name, value] of Object.entries(API_HEADERS)) expect(response.headers.get(name), name).toBe(value);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const stored = (id: string, to = site) => rowsOf(to, `SELECT * FROM contact_messages WHERE id = '${id}'`);

describe('a message', () => {
  it('is kept, forwarded with a signature and marked so', async () => {
    receiver.script(200);
    const body = bodyOf();
    expect(await send(body)).toEqual({ status: 200, body: { ok: true } });
    await expect.poll(() => receiver.deliveries.length).toBe(1);
    const [delivery] = receiver.deliveries;
    const stamp = String(delivery?.headers['x-revisacv-timestamp']);
    const expected = createHmac('sha256', SECRET)
      .update(`${stamp}.${delivery?.body ?? ''}`)
      .digest('hex');
    expect(delivery?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': body.submission,
      'x-revisacv-signature': `sha256=${expected}`,
    });
    expect(Math.abs(Number(stamp) - Date.now() / 1000)).toBeLessThan(30);
    const told = JSON.parse(delivery?.body ?? '') as Record<string, unknown>;
    expect(told).toMatchObject({
      id: body.submission,
      locale: 'es',
      name: FIELDS.name,
      email: FIELDS.email,
      subject: 'sugerencia',
      message: 'Me gustaría leer el informe\nen catalán. 👩‍💻',
    });
    await expect
      .poll(() => stored(body.submission), { timeout: 20_000, interval: 500 })
      .toMatchObject([
        { name: FIELDS.name, email: FIELDS.email, trapped: 0, forwarded: 'yes', message: told['message'] },
      ]);
  });

  it('is tried three times, each dated and signed, and called failed when nobody takes it', async () => {
    receiver.script(500, 0, 503);
    const body = bodyOf();
    expect(await send(body)).toMatchObject({ status: 200 });
    await expect.poll(() => receiver.deliveries.length, { timeout: 20_000 }).toBe(3);
    expect(new Set(receiver.deliveries.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([body.submission]),
    );
    await expect
      .poll(() => stored(body.submission), { timeout: 20_000, interval: 500 })
      .toMatchObject([{ forwarded: 'failed' }]);
    expect(receiver.deliveries).toHaveLength(3);
  });

  it('sent twice is one message', async () => {
    receiver.script(200);
    const body = bodyOf();
    expect([(await send(body)).status, (await send(body)).status]).toEqual([200, 200]);
    await expect.poll(() => receiver.deliveries.length).toBe(1);
    expect(await stored(body.submission)).toHaveLength(1);
  });

  it('of a program that fills the hidden field is set apart and goes nowhere', async () => {
    receiver.script(200);
    const body = bodyOf({ homepage: 'https://spam.example.org' });
    expect(await send(body)).toEqual({ status: 200, body: { ok: true } });
    expect(await stored(body.submission)).toMatchObject([{ trapped: 1, forwarded: 'no' }]);
    expect(receiver.deliveries).toHaveLength(0);
  });

  it('leaves no word of itself in the log', async () => {
    await expect.poll(() => site.output()).toContain('"message":"stored"');
    expect(site.output()).not.toMatch(/Aurora|aurora@|catalán|receiver-secret/);
  });
});

describe('refused', () => {
  it.each<[string, object, string]>([
    ['a line break in the name', { name: 'Ana\r\nBcc: all@example.org' }, 'name (invalid)'],
    ['a line break in the address', { email: 'ana@example.org\nBcc: all@example.org' }, 'email (invalid)'],
    ['a second address', { email: 'ana@example.org, all@example.org' }, 'email (invalid)'],
    ['an address that is none', { email: 'ana@' }, 'email (invalid)'],
    ['a subject of one’s own', { subject: 'oferta' }, 'subject (invalid)'],
    ['a blank name', { name: ' \u00a0 ' }, 'name (required)'],
    ['nine characters', { message: '  123456789  ' }, 'message (short)'],
    ['5,001 characters', { message: 'x'.repeat(5_001) }, 'message (long)'],
    ['an unknown field', { to: 'all@example.org' }, 'body (unrecognized_keys)'],
    ['a missing field', { name: undefined }, 'name (invalid_type)'],
  ])('%s, by its field', async (_, fields, detail) => {
    expect(await send(bodyOf(fields))).toMatchObject({ status: 400, body: { code: 'bad_request', detail } });
  });
  it('what is too long for the door, comes from elsewhere, or is no JSON', async () => {
    expect(await send(' '.repeat(65 * 1024))).toMatchObject({ status: 413 });
    expect(await send(bodyOf(), { origin: 'https://evil.example.com' })).toMatchObject({ status: 403 });
    expect(await send('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    });
    expect((await fetch(`${site.origin}/api/contact`)).status).toBe(405);
  });
});

describe('other deployments', () => {
  it('limit a client, whatever it claims to be', async () => {
    const limited = await startPages({ env: { CONTACT_LIMIT_PER_MINUTE: '2' } });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i += 1) {
        statuses.push((await send(bodyOf(), { 'x-forwarded-for': `203.0.113.${i}` }, limited)).status);
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
    } finally {
      await limited.stop();
    }
  });
  it('without tables say so, unless the webhook takes the message', async () => {
    const bare = await startPages({ tables: 'missing' });
    try {
      expect(await send(bodyOf(), {}, bare)).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
      await expect.poll(() => bare.output()).toContain('no such table');
    } finally {
      await bare.stop();
    }
    receiver.script(204);
    const hooked = await startPages({ tables: 'missing', env: { CONTACT_WEBHOOK_URL: receiver.url } });
    try {
      expect(await send(bodyOf(), {}, hooked)).toEqual({ status: 200, body: { ok: true } });
      expect(receiver.deliveries).toHaveLength(1);
      receiver.script(400);
      expect(await send(bodyOf(), {}, hooked)).toMatchObject({ status: 503, body: { code: 'store_unavailable' } });
      expect(receiver.deliveries).toHaveLength(1);
    } finally {
      await hooked.stop();
    }
  });
});
