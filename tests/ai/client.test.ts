import { describe, expect, it, vi } from 'vitest';
import { fetchConfig, requestAnalysis } from '../../src/ai/client.ts';
import { AiError, HTTP_STATUS, mayRetry } from '../../src/ai/errors.ts';
import { toProblem } from '../../src/ai/problem.ts';
import { AI_ERROR_CODES } from '../../src/resume/errors.ts';

const BODY = { text: 'x'.repeat(60), locale: 'fr' } as const;
const RESULT = {
  overallScore: 70,
  scores: { structure: 60, content: 70, ats: 80, design: 90 },
  strengths: ['Dates claires'],
  recommendations: [{ category: 'ATS', suggestion: 'Titres simples', priority: 'Alta' }],
  summary: 'Bien.',
};
const answering = (body: string | null, init?: ResponseInit) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
const failing = async (answer: Promise<unknown>) => {
  const error: unknown = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiError)) throw new Error(`not an AiError: ${String(error)}`);
  return error;
};

describe('asking for an evaluation', () => {
  it('posts JSON to the site itself and gives the result', async () => {
    const fetch = answering(JSON.stringify(RESULT));
    expect(await requestAnalysis(BODY, { fetch })).toEqual({ ...RESULT, cut: false });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/analyze');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', cache: 'no-store' });
    expect(JSON.parse(init?.body as string)).toEqual(BODY);
  });
  it('cuts a long text and says so', async () => {
    const fetch = answering(JSON.stringify(RESULT));
    const { cut } = await requestAnalysis({ ...BODY, text: `${'x'.repeat(29_999)}😀` }, { fetch });
    const { text } = JSON.parse(fetch.mock.calls[0]?.[1]?.body as string) as { text: string };
    expect([cut, text]).toEqual([true, 'x'.repeat(29_999)]);
  });
  it.each(AI_ERROR_CODES)('reads the problem %s', async (code) => {
    const problem = toProblem(new AiError(code, { status: 418, retryAfter: 7 }), 'id');
    const error = await failing(
      requestAnalysis(BODY, { fetch: answering(JSON.stringify(problem), { status: problem.status }) }),
    );
    expect(error).toMatchObject({ code, status: 418, retryAfter: 7, detail: undefined });
    expect(problem.status).toBe(HTTP_STATUS[code]);
  });
  it('keeps the provider’s words of ai_other', async () => {
    const problem = toProblem(new AiError('ai_other', { status: 418, detail: 'I am a teapot' }), 'id');
    const error = await failing(requestAnalysis(BODY, { fetch: answering(JSON.stringify(problem), { status: 502 }) }));
    expect(error.detail).toBe('I am a teapot');
  });
  it.each([
    ['an HTML page with status 200', '<!doctype html>', 200, 'ai_invalid'],
    ['truncated JSON', JSON.stringify(RESULT).slice(0, 40), 200, 'ai_invalid'],
    ['an empty body', '', 200, 'ai_invalid'],
    ['a bare text', '"ok"', 200, 'ai_invalid'],
    ['null', 'null', 200, 'ai_invalid'],
    ['a wrong shape', '{"ok":true}', 200, 'ai_format'],
    ['an HTML 404', '<html>', 404, 'not_found'],
    ['an HTML 405', '', 405, 'method_not_allowed'],
    ['an HTML 413', '<html>', 413, 'too_large'],
    ['an HTML 429', '<html>', 429, 'rate_limited'],
    ['an HTML 500', '<html>', 500, 'ai_other'],
    ['an HTML 504', '<html>', 504, 'ai_timeout'],
    ['a problem with an unknown code', '{"code":"constructor"}', 503, 'ai_other'],
  ])('makes %s an AiError', async (_, body, status, code) => {
    expect((await failing(requestAnalysis(BODY, { fetch: answering(body, { status }) }))).code).toBe(code);
  });
  it('calls a network failure unreachable', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failing(requestAnalysis(BODY, { fetch }))).code).toBe('ai_unreachable');
  });
  it('calls a connection lost within the body unreachable', async () => {
    const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(stream)));
    expect((await failing(requestAnalysis(BODY, { fetch }))).code).toBe('ai_unreachable');
  });
  it('gives up at its deadline, even on a fetch that ignores its signal', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
    expect((await failing(requestAnalysis(BODY, { fetch, deadlineMs: 20 }))).code).toBe('ai_timeout');
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
  it('lets the caller’s own abort through as it is', async () => {
    const controller = new AbortController();
    const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
    const answer = requestAnalysis(BODY, { fetch, signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(requestAnalysis(BODY, { fetch, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('reading the configuration', () => {
  const none = { ai: null, turnstile: null };
  it('names the receiver', async () => {
    const config = { ai: { provider: 'Example AI', country: 'FR' }, turnstile: 'site-key' };
    expect(await fetchConfig({ fetch: answering(JSON.stringify(config)) })).toEqual(config);
  });
  it.each([
    ['HTML', '<html>', 200],
    ['a failure', '{"ai":{"provider":"x","country":"y"}}', 500],
    ['null', 'null', 200],
    ['a list', '[]', 200],
    ['no name', '{"ai":{"provider":" ","country":"y"}}', 200],
    ['a wrong type', '{"ai":true,"turnstile":1}', 200],
  ])('offers nothing on %s', async (_, body, status) => {
    expect(await fetchConfig({ fetch: answering(body, { status }) })).toEqual(none);
  });
  it('offers nothing without a network', async () => {
    expect(await fetchConfig({ fetch: () => Promise.reject(new TypeError()) })).toEqual(none);
  });
});

describe('asking again', () => {
  it.each([
    'ai_busy',
    'ai_error',
    'ai_overloaded',
    'ai_timeout',
    'ai_unreachable',
    'ai_invalid',
    'ai_format',
    'rate_limited',
  ] as const)('may help after %s', (code) => expect(mayRetry(new AiError(code))).toBe(true));
  it.each(['ai_key', 'ai_quota', 'budget_spent', 'bad_request', 'forbidden', 'too_large', 'not_configured'] as const)(
    'cannot help after %s',
    (code) => expect(mayRetry(new AiError(code))).toBe(false),
  );
  it('may help after ai_other only where the provider failed', () => {
    expect([520, 418, undefined].map((status) => mayRetry(new AiError('ai_other', { status })))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
