/** The guards that cost something, in their order: who may ask the AI, and for how much. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleAnalyze } from '../../src/server/analyze.ts';
import { createDeps } from '../../src/server/deps.ts';
import type { Env } from '../../src/server/env.ts';
import { startUpstream, type Upstream } from '../edge/upstream.ts';
import { openDatabase, type TestDatabase } from './sqlite.ts';

const SITE = 'https://cv.example.org';
const HOST = 'cv.example.org';
const START = Date.UTC(2026, 10, 21, 9);

let upstream: Upstream;
/** Answers of the Turnstile double, in turn; the last one stays. */
let verdicts: unknown[] = [];
const asked: unknown[] = [];
const issuer = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(JSON.parse(body));
    const verdict = verdicts.length > 1 ? verdicts.shift() : verdicts[0];
    if (verdict === undefined) response.destroy();
    else response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict));
  });
});
beforeAll(async () => {
  upstream = await startUpstream();
  await new Promise<void>((done) => issuer.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await upstream.close();
  await new Promise((done) => issuer.close(done));
});

let db: TestDatabase;
let now: number;
beforeEach(() => {
  db = openDatabase();
  now = START;
  upstream.script({ kind: 'good' });
  asked.length = 0;
});

const withTurnstile = () => ({
  TURNSTILE_SITE_KEY: '0xSITE',
  TURNSTILE_SECRET_KEY: '0xSECRET',
  TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/siteverify`,
});

async function ask(env: Env = {}, { address = '203.0.113.7', token }: { address?: string; token?: string } = {}) {
  const lines: string[] = [];
  const request = new Request(`${SITE}/api/analyze`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/json', 'cf-connecting-ip': address },
    body: JSON.stringify({ text: 'Texto ficticio '.repeat(8), locale: 'es', ...(token && { turnstileToken: token }) }),
  });
  const full = { AI_BASE_URL: upstream.url, AI_API_KEY: 'k', DB: db, ...env };
  const deps = createDeps({ log: (line) => lines.push(line), now: () => now });
  const response = await handleAnalyze(request, full, deps);
  const { code, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code, body, wait: response.headers.get('retry-after'), lines };
}

const used = () =>
  Object.fromEntries(db.rows('SELECT name, used FROM daily_use').map(({ name, used }) => [String(name), used]));

describe('when all is refused', () => {
  it('the cheapest guard speaks first', async () => {
    const env = { ...withTurnstile(), AI_LIMIT_PER_MINUTE: '0', AI_DAILY_CALLS: '0', AI_BREAKER_FAILURES: '1' };
    await db.batch([db.prepare("INSERT INTO circuit_breaker VALUES ('ai', 9, ?1)").bind(now)]);
    verdicts = [{ success: true, hostname: HOST, action: 'analyze' }];
    const token = 't';
    expect((await ask({ ...env, AI_API_KEY: '' })).code).toBe('not_configured');
    expect(await ask(env)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(asked).toEqual([]);
    expect(await ask(env, { token })).toMatchObject({ status: 429, code: 'rate_limited', wait: '60' });
    expect(await ask({ ...env, AI_LIMIT_PER_MINUTE: '9' }, { token })).toMatchObject({
      status: 503,
      code: 'budget_spent',
      wait: String(15 * 3_600),
    });
    const open = { ...env, AI_LIMIT_PER_MINUTE: '9', AI_DAILY_CALLS: '9' };
    expect(await ask(open, { token })).toMatchObject({ status: 503, code: 'ai_paused', wait: '60' });
    expect((await ask({ ...open, AI_BREAKER_FAILURES: '0' }, { token })).status).toBe(200);
    expect(upstream.calls).toHaveLength(1);
  });
  it('without a database nothing is sent', async () => {
    expect(await ask({ DB: undefined })).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(await ask({ DB: undefined, RATE_SECRET: 's' })).toMatchObject({ status: 503, code: 'store_unavailable' });
    const broken = openDatabase();
    await broken.batch([broken.prepare('DROP TABLE daily_use')]);
    const answer = await ask({ DB: broken });
    expect(answer).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(JSON.parse(answer.lines[0] ?? '')).toMatchObject({
      store: expect.stringContaining('no such table') as string,
    });
    expect(upstream.calls).toHaveLength(0);
  });
});

describe('the limit of a client', () => {
  it('is told with the time to wait, and is its own', async () => {
    const env = { AI_LIMIT_PER_MINUTE: '2', AI_LIMIT_PER_DAY: '3' };
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await ask(env)).status);
    expect(codes).toEqual([200, 200, 429]);
    expect((await ask(env, { address: '203.0.113.8' })).status).toBe(200);
    now += 60_000;
    expect((await ask(env)).status).toBe(200);
    now += 60_000;
    expect(await ask(env)).toMatchObject({ code: 'rate_limited', wait: String(15 * 3_600 - 120) });
  });
  it('holds within a /64 and not beyond', async () => {
    const env = { AI_LIMIT_PER_MINUTE: '1' };
    const answers = [];
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:a:b:c:d', '2001:db8:1:3::1']) {
      answers.push((await ask(env, { address })).status);
    }
    expect(answers).toEqual([200, 429, 200]);
    expect(JSON.stringify(db.rows('SELECT * FROM client_limits'))).not.toContain('2001');
  });
  it('is six a minute and sixty a day where nothing else is set', async () => {
    let [inOneMinute, inOneDay] = [0, 0];
    while ((await ask({ AI_BREAKER_FAILURES: '0' })).status === 200) inOneMinute += 1;
    inOneDay = inOneMinute;
    for (let i = 0; i < 80; i += 1) {
      now += 61_000;
      if ((await ask()).status === 200) inOneDay += 1;
    }
    expect([inOneMinute, inOneDay]).toEqual([6, 60]);
  });
});

describe('Turnstile', () => {
  const valid = { success: true, hostname: HOST, action: 'analyze' };
  it('asks its issuer with the secret and the token, and nothing of the visitor', async () => {
    verdicts = [valid];
    expect((await ask(withTurnstile(), { token: 'visitor-token' })).status).toBe(200);
    expect(asked).toEqual([{ secret: '0xSECRET', response: 'visitor-token' }]);
  });
  it.each<[string, unknown]>([
    ['invalid', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['for another site', { ...valid, hostname: 'evil.example.com' }],
    ['for something else', { ...valid, action: 'login' }],
    ['truthy only', { ...valid, success: 'true' }],
  ])('refuses a token that is %s', async (_, verdict) => {
    verdicts = [verdict];
    expect(await ask(withTurnstile(), { token: 't' })).toMatchObject({ status: 403, code: 'forbidden' });
    expect(upstream.calls).toHaveLength(0);
    expect(used()).toEqual({});
  });
  it.each<[string, unknown]>([
    ['hangs up', undefined],
    ['answers HTML', '<h1>no</h1>'],
    ['answers too much', ' '.repeat(20_000)],
  ])('lets nobody in when the issuer %s', async (_, verdict) => {
    verdicts = [verdict];
    expect(await ask(withTurnstile(), { token: 't' })).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(upstream.calls).toHaveLength(0);
  });
  it('asks no address that is not safe', async () => {
    const env = { ...withTurnstile(), TURNSTILE_VERIFY_URL: 'http://verify.example.org' };
    expect(await ask(env, { token: 't' })).toMatchObject({ status: 503, code: 'store_unavailable' });
  });
});

describe('the site’s budget', () => {
  it('counts a repeated call twice and gives no call back', async () => {
    upstream.script({ kind: 'status', status: 500 }, { kind: 'good' });
    expect((await ask()).status).toBe(200);
    expect(used()).toEqual({ 'ai calls': 2, 'ai tokens': 1_540 });
  });
  it('makes no second call when the first was the last one', async () => {
    upstream.script({ kind: 'status', status: 500 });
    expect(await ask({ AI_DAILY_CALLS: '1' })).toMatchObject({ code: 'ai_error' });
    expect(upstream.calls).toHaveLength(1);
    expect(await ask({ AI_DAILY_CALLS: '1' })).toMatchObject({ code: 'budget_spent' });
    expect(upstream.calls).toHaveLength(1);
  });
  it('keeps what a call reserved that got lost, and asks nobody while paused', async () => {
    upstream.script({ kind: 'raw', body: 'no JSON' });
    const env = { AI_BREAKER_FAILURES: '2' };
    expect([(await ask(env)).code, (await ask(env)).code, (await ask(env)).code]).toEqual([
      'ai_invalid',
      'ai_invalid',
      'ai_paused',
    ]);
    expect(upstream.calls).toHaveLength(2);
    expect(used()['ai calls']).toBe(2);
    expect(Number(used()['ai tokens'])).toBeGreaterThan(6_000);
    upstream.script({ kind: 'good' });
    now += 60_000;
    expect((await ask(env)).status).toBe(200);
    expect((await ask(env)).status).toBe(200);
  });
  it('is not asked of the provider beyond its tokens', async () => {
    expect(await ask({ AI_DAILY_TOKENS: '3000' })).toMatchObject({ code: 'budget_spent' });
    expect(upstream.calls).toHaveLength(0);
    expect(used()).toEqual({});
  });
  it('takes its default for a knob that is no number, and says so', async () => {
    const answer = await ask({ AI_DAILY_CALLS: 'many' });
    expect(answer.status).toBe(200);
    expect(answer.lines.join('\n')).toContain('AI_DAILY_CALLS must be a whole number');
  });
});
