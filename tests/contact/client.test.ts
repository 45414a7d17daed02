import { describe, expect, it } from 'vitest';
import { sendMessage } from '../../src/contact/client.ts';
import { newSubmission } from '../../src/contact/submission.ts';

const REQUEST = {
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'otro',
  message: 'Una pregunta corta',
  submission: newSubmission(),
  locale: 'es',
  homepage: '',
};
const answering = (status: number, body: unknown) =>
  sendMessage(REQUEST, {
    fetch: () => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  });

describe('what became of a message', () => {
  it.each<[number, unknown, unknown]>([
    [200, { ok: true }, null],
    [200, '<!doctype html><title>RevisaCV</title>', { kind: 'unavailable' }],
    [200, { ok: false }, { kind: 'unavailable' }],
    [429, { code: 'rate_limited', retryAfter: 42 }, { kind: 'rate_limited', seconds: 42 }],
    [429, 'slow down', { kind: 'rate_limited', seconds: 60 }],
    [503, { code: 'not_configured' }, { kind: 'not_configured' }],
    [404, '<h1>nothing here</h1>', { kind: 'not_configured' }],
    [405, '', { kind: 'not_configured' }],
    [400, { code: 'bad_request', detail: 'email (invalid)' }, { kind: 'refused', field: 'email' }],
    [403, { code: 'forbidden' }, { kind: 'refused', field: null }],
    [503, { code: 'store_unavailable' }, { kind: 'unavailable' }],
    [502, 'null', { kind: 'unavailable' }],
  ])('%d with %j', async (status, body, fault) => expect(await answering(status, body)).toEqual(fault));

  it('without a network, or without an answer in time', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await sendMessage(REQUEST, { fetch: offline })).toEqual({ kind: 'offline' });
    const silent = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await sendMessage(REQUEST, { fetch: silent, deadlineMs: 20 })).toEqual({ kind: 'timeout' });
  });
});

it('each submission has a UUID of its own', () => {
  const ids = Array.from({ length: 100 }, newSubmission);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
