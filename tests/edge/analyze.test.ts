/** The deployed shape: the real functions under workerd, a scripted provider behind them. */
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAT_PARAMETERS } from '../../src/ai/request.ts';
import { API_HEADERS } from '../../src/server/respond.ts';
import { BODY, FAILURES } from './failures.ts';
import { startPages, type PagesSite } from './pages.ts';
import { startUpstream, type Behaviour, type Upstream } from './upstream.ts';

const KEY = 'local-test-key-000';
const DEADLINE_MS = 1_500;

let upstream: Upstream;
let site: PagesSite;
beforeAll(async () => {
  upstream = await startUpstream();
  site = await startPages({
    env: {
      AI_BASE_URL: upstream.url,
      AI_API_KEY: KEY,
      AI_MODEL: 'scripted-1',
      AI_DEADLINE_MS: String(DEADLINE_MS),
      AI_EXTRA_BODY: '{}',
      AI_LIMIT_PER_MINUTE: '1000',
      AI_LIMIT_PER_DAY: '1000',
      AI_BREAKER_FAILURES: '0',
    },
  });
});
afterAll(async () => {
  await site.stop();
  await upstream.close();
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(site.origin + path, init);
  const text = await response.text();
  for (const [name, value] of Object.entries(API_HEADERS))
    expect(response.headers.get(name), `${name} of ${response.status}`).toBe(value);
  const isProblem = response.headers.get('content-type') === 'application/problem+json; charset=utf-8';
  expect(isProblem).toBe(response.status !== 200);
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Record<string, unknown> };
}

const analyze = (body: unknown = BODY, headers: Record<string, string> = {}) =>
  call('/api/analyze', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function outcomeOf(...behaviours: readonly [Behaviour, ...Behaviour[]]) {
  upstream.script(...behaviours);
  const started = performance.now();
  const answer = await analyze();
  return { ...answer, ms: performance.now() - started, calls: upstream.calls.length };
}

describe('a good reply', () => {
  it('comes back normalised, from a fence with prose around it', async () => {
    const { status, body } = await outcomeOf({ kind: 'good' });
    expect(status).toBe(200);
    expect(body).toEqual({
      overallScore: 78,
      scores: { structure: 100, content: 71, ats: 0, design: 0 },
      strengths: ['Trayectoria clara', 'Logros con cifras', 'Fechas completas'],
      recommendations: [
        { category: 'Contenido', suggestion: 'Añade cifras a cada logro', priority: 'Alta' },
        { category: 'General', suggestion: 'Usa un solo formato de fecha', priority: 'Media' },
      ],
      summary: 'Un buen currículum al que le faltan cifras.',
    });
  });
  it('was asked for with exactly the specified fields', async () => {
    await outcomeOf({ kind: 'good' });
    const [sent] = upstream.calls;
    expect([sent?.method, sent?.path]).toEqual(['POST', '/chat/completions']);
    expect(sent?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' });
    expect(Object.keys(sent?.headers ?? {})).not.toEqual(
      expect.arrayContaining(['cookie', 'origin', 'x-forwarded-for', 'cf-connecting-ip']),
    );
    const body = JSON.parse(sent?.body ?? '') as { messages: { role: string; content: string }[] };
    expect({ ...body, messages: 0 }).toEqual({ model: 'scripted-1', ...CHAT_PARAMETERS, messages: 0, stream: false });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[1]?.content).toContain(BODY.text);
  });
  it('fences each request with marks of its own', async () => {
    const marks = [];
    for (let i = 0; i < 2; i += 1) {
      await outcomeOf({ kind: 'good' });
      marks.push(
        /<<<CURRÍCULUM ([0-9a-f]{32})>>>/.exec(
          (JSON.parse(upstream.calls[0]?.body ?? '') as { messages: { content: string }[] }).messages[1]?.content ?? '',
        )?.[1],
      );
    }
    expect(marks[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(marks[0]).not.toBe(marks[1]);
  });
  it('says the same thing in every language of the site', async () => {
    upstream.script({ kind: 'content', content: '{"overallScore":1,"scores":{},"strengths":[],"recommendations":[]}' });
    const { body } = await analyze({ ...BODY, locale: 'ja' });
    expect(body['strengths']).toEqual(['採用担当者が確認したい基本情報がそろっています。']);
  });
});

describe('a failing provider', () => {
  it.each(FAILURES)('%s is called once and told as its code', async (_, behaviour, status, code, fields) => {
    const outcome = await outcomeOf(behaviour);
    expect(outcome).toMatchObject({ status, calls: 1, body: { type: 'about:blank', status, code, ...fields } });
    expect(outcome.headers.get('retry-after')).toBe('retryAfter' in fields ? String(fields['retryAfter']) : null);
    expect(JSON.stringify(outcome.body)).not.toMatch(/Coordinadora|sk-|local-test-key/);
  });
  it.each<[string, Behaviour, number, string]>([
    ['500', { kind: 'status', status: 500 }, 502, 'ai_error'],
    ['503', { kind: 'status', status: 503 }, 503, 'ai_overloaded'],
    ['520', { kind: 'status', status: 520 }, 502, 'ai_other'],
    ['a dropped connection', { kind: 'reset' }, 502, 'ai_unreachable'],
  ])('%s is tried twice and no more', async (_, behaviour, status, code) => {
    expect(await outcomeOf(behaviour)).toMatchObject({ status, calls: 2, body: { code } });
  });
  it('that recovers is not noticed', async () => {
    expect(await outcomeOf({ kind: 'status', status: 500 }, { kind: 'good' })).toMatchObject({ status: 200, calls: 2 });
  });
  it('gets no third call when the second fails otherwise', async () => {
    expect(await outcomeOf({ kind: 'reset' }, { kind: 'status', status: 401 })).toMatchObject({
      calls: 2,
      body: { code: 'ai_key' },
    });
  });
  it.each<[string, Behaviour]>([
    ['never answers', { kind: 'silent' }],
    ['sends blank lines for ever', { kind: 'drip' }],
  ])('that %s is left at the deadline', async (_, behaviour) => {
    const outcome = await outcomeOf(behaviour);
    expect(outcome).toMatchObject({ status: 504, calls: 1, body: { code: 'ai_timeout' } });
    expect(outcome.ms).toBeGreaterThan(DEADLINE_MS - 100);
    expect(outcome.ms).toBeLessThan(DEADLINE_MS + 1_000);
    await expect.poll(() => upstream.aborted).toBe(1);
  });
  it('whose failure has no end is told by its status', async () => {
    expect(await outcomeOf({ kind: 'drip', status: 401 })).toMatchObject({ status: 503, body: { code: 'ai_key' } });
    await expect.poll(() => upstream.aborted).toBe(1);
  });
});

describe('the door', () => {
  it.each<[string, number, string, () => Promise<Answer>]>([
    ['GET', 405, 'method_not_allowed', () => call('/api/analyze')],
    [
      'OPTIONS',
      405,
      'method_not_allowed',
      () => call('/api/analyze', { method: 'OPTIONS', headers: { origin: 'https://evil.example.com' } }),
    ],
    ['a form', 415, 'unsupported_media', () => analyze('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['another site', 403, 'forbidden', () => analyze(BODY, { origin: 'https://evil.example.com' })],
    ['a cross-site fetch', 403, 'forbidden', () => analyze(BODY, { 'sec-fetch-site': 'cross-site' })],
    ['129 KiB', 413, 'too_large', () => analyze(' '.repeat(129 * 1024))],
    ['no JSON', 400, 'bad_request', () => analyze('{')],
    [
      'a prompt of one’s own',
      400,
      'bad_request',
      () => analyze({ ...BODY, messages: [{ role: 'user', content: 'hi' }] }),
    ],
    ['a model of one’s own', 400, 'bad_request', () => analyze({ ...BODY, model: 'dear' })],
    ['an unknown path', 404, 'not_found', () => call('/api/nope')],
    ['a POST to an unknown path', 404, 'not_found', () => call('/api/a/b', { method: 'POST', body: 'x' })],
    [
      'a POST to the configuration',
      405,
      'method_not_allowed',
      () => call('/api/config', { method: 'POST', body: 'x' }),
    ],
  ])('refuses %s with %d', async (_, status, code, ask) => {
    upstream.script({ kind: 'good' });
    expect(await ask()).toMatchObject({ status, body: { status, code } });
    expect(upstream.calls).toHaveLength(0);
  });
  it('refuses a request without an origin', async () => {
    const answer = await call('/api/analyze', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(BODY),
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
  it('counts a body that tells no length', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const chunked = httpRequest(`${site.origin}/api/analyze`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.origin },
      });
      chunked.on('response', (response) => resolve(response.statusCode));
      chunked.on('error', reject);
      for (let i = 0; i < 64; i += 1) chunked.write(' '.repeat(32 * 1024));
      chunked.end();
    });
    expect(status).toBe(413);
  });
  it('names the receiver of the text', async () => {
    expect((await call('/api/config')).body).toEqual({ ai: { provider: '127.0.0.1', country: '' }, turnstile: null });
  });
  it('leaves the pages to the static site', async () => {
    const page = await fetch(`${site.origin}/nope`);
    expect([page.status, page.headers.get('x-request-id')]).toEqual([404, null]);
  });
});

describe('the log', () => {
  it('has one line a request, with sizes, times and tokens, and never a word of the text or the key', async () => {
    const { headers } = await outcomeOf({ kind: 'good' });
    const id = headers.get('x-request-id') ?? 'none';
    await expect.poll(() => site.output()).toContain(id);
    await sleep(50);
    const lines = site
      .output()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'api',
      route: 'analyze',
      status: 200,
      characters: BODY.text.length,
      model: 'scripted-1',
      promptTokens: 1200,
      completionTokens: 340,
      upstream: { attempts: 1, status: 200 },
    });
    expect(site.output()).not.toMatch(/Coordinadora|ficticia|local-test-key-000/);
  });
});
