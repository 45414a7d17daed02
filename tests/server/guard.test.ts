import { describe, expect, it } from 'vitest';
import { handleAnalyze } from '../../src/server/analyze.ts';
import { handleConfig } from '../../src/server/config.ts';
import { createDeps } from '../../src/server/deps.ts';
import type { Env } from '../../src/server/env.ts';
import { handleNotFound } from '../../src/server/not-found.ts';
import { API_HEADERS } from '../../src/server/respond.ts';
import { openDatabase } from './sqlite.ts';

const SITE = 'https://cv.example.org';
const SECRET = 'Resumen confidencial de una persona ficticia';
const BODY = JSON.stringify({ text: `${SECRET} ${'x'.repeat(60)}`, locale: 'es' });

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit | null;
  readonly env?: Env;
}

async function ask({ method = 'POST', headers = {}, body = BODY, env = {} }: Asked) {
  const lines: string[] = [];
  const calls: string[] = [];
  const deps = createDeps({
    log: (line) => lines.push(line),
    fetch: (url) => (calls.push(url), Promise.resolve(new Response('{}'))),
  });
  const request = new Request(`${SITE}/api/analyze`, {
    method,
    headers: { origin: SITE, 'content-type': 'application/json', ...headers },
    body: method === 'GET' || method === 'HEAD' ? null : body,
    duplex: 'half',
  } as RequestInit);
  const response = await handleAnalyze(request, env, deps);
  const text = await response.text();
  return { response, lines, calls, problem: text === '' ? null : (JSON.parse(text) as Record<string, unknown>) };
}

const endless = (counted: { bytes: number }) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      counted.bytes += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(32));
    },
  });

describe('the guards, in their order', () => {
  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { response, problem } = await ask({ method });
    expect([response.status, problem?.['code'], response.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ]);
  });
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; a=application/json',
    'application/json; charset=utf-16',
    '',
  ])('%j is an unsupported type', async (type) => {
    const { response, problem } = await ask({ headers: { 'content-type': type } });
    expect([response.status, problem?.['code']]).toEqual([415, 'unsupported_media']);
  });
  it('a compressed body is unsupported', async () => {
    expect((await ask({ headers: { 'content-encoding': 'gzip' } })).response.status).toBe(415);
  });
  it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
    '%s is the type',
    async (type) => {
      expect((await ask({ headers: { 'content-type': type } })).problem?.['code']).toBe('not_configured');
    },
  );
  it.each([
    'https://evil.example.com',
    'null',
    'http://cv.example.org',
    'https://cv.example.org:8443',
    'https://cv.example.org.evil.example.com',
    '',
  ])('the origin %j is forbidden', async (origin) => {
    const { response, problem } = await ask({ headers: { origin } });
    expect([response.status, problem?.['code']]).toEqual([403, 'forbidden']);
  });
  it.each(['cross-site', 'same-site', 'none'])('Sec-Fetch-Site %s is forbidden', async (site) => {
    expect((await ask({ headers: { 'sec-fetch-site': site } })).response.status).toBe(403);
  });
  it('the site’s configured address is an origin too', async () => {
    const headers = { origin: 'https://public.example.org', 'sec-fetch-site': 'same-origin' };
    expect((await ask({ headers })).response.status).toBe(403);
    expect((await ask({ headers, env: { SITE_URL: 'https://public.example.org/' } })).problem?.['code']).toBe(
      'not_configured',
    );
    expect((await ask({ headers, env: { SITE_URL: 'not an address' } })).response.status).toBe(403);
  });
  it('a claimed length over the cap is too large', async () => {
    const { response } = await ask({ headers: { 'content-length': '131073' } });
    expect(response.status).toBe(413);
  });
  it('a body without a length is counted and left at the cap', async () => {
    const counted = { bytes: 0 };
    const { response, problem } = await ask({ body: endless(counted) });
    expect([response.status, problem?.['code']]).toEqual([413, 'too_large']);
    expect(counted.bytes).toBeLessThan(300_000);
  });
  it('exactly 128 KiB is read', async () => {
    expect((await ask({ body: BODY.padEnd(131_072) })).problem?.['code']).toBe('not_configured');
    expect((await ask({ body: BODY.padEnd(131_073) })).problem?.['code']).toBe('too_large');
  });
  it.each(['', '{', 'nope', '[]', 'null', '{}', '{"text":"short","locale":"es"}', BODY.replace('}', ',"model":"x"}')])(
    '%j is a bad request',
    async (body) => {
      const { response, problem } = await ask({ body });
      expect([response.status, problem?.['code']]).toEqual([400, 'bad_request']);
      expect(JSON.stringify(problem)).not.toContain('short');
    },
  );
  it('bytes that are no UTF-8 are a bad request', async () => {
    expect((await ask({ body: new Uint8Array([0x22, 0xff, 0x22]) })).response.status).toBe(400);
  });
  it('without a key nothing is sent', async () => {
    const { response, problem, calls } = await ask({ env: { AI_API_KEY: '  ' } });
    expect([response.status, problem?.['code'], calls]).toEqual([503, 'not_configured', []]);
  });
  it('refuses in the documented order when everything is wrong at once', async () => {
    const wrong = {
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example.com' },
      body: 'x'.repeat(200_000),
    };
    expect((await ask({ ...wrong, method: 'PUT' })).response.status).toBe(405);
    expect((await ask(wrong)).response.status).toBe(415);
    expect((await ask({ ...wrong, headers: { origin: 'https://evil.example.com' } })).response.status).toBe(403);
    expect((await ask({ body: wrong.body })).response.status).toBe(413);
    expect((await ask({ body: 'x' })).response.status).toBe(400);
    expect((await ask({})).response.status).toBe(503);
  });
});

describe('every answer', () => {
  it('bears the security headers, problem details and a request id', async () => {
    for (const asked of [{}, { method: 'PUT' }, { body: 'x' }, { headers: { origin: 'null' } }]) {
      const { response, problem } = await ask(asked);
      for (const [name, value] of Object.entries(API_HEADERS)) expect(response.headers.get(name)).toBe(value);
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(problem).toMatchObject({
        type: 'about:blank',
        status: response.status,
        instance: `urn:uuid:${response.headers.get('x-request-id')}`,
      });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    }
  });
  it('leaves one line in the log, without a word of the text', async () => {
    const { lines } = await ask({});
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      route: 'analyze',
      status: 503,
      code: 'not_configured',
      bytesIn: BODY.length,
    });
    expect(lines[0]).not.toContain('confidencial');
  });
});

describe('the other routes', () => {
  const deps = createDeps({ log: () => undefined });
  const config = async (env: Env, method = 'GET') =>
    handleConfig(new Request(`${SITE}/api/config`, { method }), env, deps);
  it('config names the receiver, or nobody', async () => {
    expect(await (await config({})).json()).toEqual({ ai: null, turnstile: null });
    expect(await (await config({ AI_API_KEY: 'k', DB: openDatabase() })).json()).toEqual({
      ai: { provider: 'DeepSeek', country: 'CN' },
      turnstile: null,
    });
  });
  it('config offers nothing that every request would be refused', async () => {
    const nothing = { ai: null, turnstile: null };
    expect(await (await config({ AI_API_KEY: 'k' })).json(), 'no database').toEqual(nothing);
    const env = { AI_API_KEY: 'k', DB: openDatabase(), TURNSTILE_SECRET_KEY: 's' };
    expect(await (await config(env)).json(), 'no site key').toEqual(nothing);
    expect(await (await config({ ...env, TURNSTILE_SITE_KEY: '0xKEY' })).json()).toMatchObject({ turnstile: '0xKEY' });
    const unused = { AI_API_KEY: 'k', DB: openDatabase(), TURNSTILE_SITE_KEY: '0xKEY' };
    expect(await (await config(unused)).json(), 'no secret').toMatchObject({ turnstile: null });
  });
  it('config answers HEAD without a body and refuses POST', async () => {
    expect(await (await config({}, 'HEAD')).text()).toBe('');
    const refused = await config({}, 'POST');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
  it.each(['GET', 'POST', 'OPTIONS'])('%s on an unknown path is a 404 problem', async (method) => {
    const response = await handleNotFound(new Request(`${SITE}/api/nope`, { method }), {}, deps);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  });
});
