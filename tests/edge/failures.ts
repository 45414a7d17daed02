/** What a provider may answer instead of an evaluation, and as what it is told. */
import type { Behaviour } from './upstream.ts';

export const WORDS = 'Coordinadora de envíos en una empresa ficticia';
export const BODY = { text: `[NAME_1]\n${WORDS}\nReduje un 30 % los plazos de entrega`, locale: 'es' };

/** Its name, what the provider does, then the status, the code and the further fields of our own answer. */
type Failure = readonly [string, Behaviour, number, string, Readonly<Record<string, unknown>>];

/** Each is asked once: asking again would change nothing. */
export const FAILURES: readonly Failure[] = [
  [
    '401',
    { kind: 'status', status: 401, body: { error: { message: 'Invalid key' } } },
    503,
    'ai_key',
    { upstreamStatus: 401 },
  ],
  ['403', { kind: 'status', status: 403 }, 503, 'ai_key', { upstreamStatus: 403 }],
  ['402', { kind: 'status', status: 402 }, 503, 'ai_quota', {}],
  [
    '429 over quota',
    { kind: 'status', status: 429, body: { error: { message: 'You exceeded your current quota' } } },
    503,
    'ai_quota',
    {},
  ],
  [
    '429 over billing',
    { kind: 'status', status: 429, body: { error: { message: 'See your billing details' } } },
    503,
    'ai_quota',
    {},
  ],
  [
    '429',
    { kind: 'status', status: 429, body: { error: { message: 'Slow down' } } },
    429,
    'ai_busy',
    { retryAfter: 30 },
  ],
  [
    '429 that names a time',
    { kind: 'status', status: 429, headers: { 'retry-after': '45' } },
    429,
    'ai_busy',
    { retryAfter: 45 },
  ],
  [
    '418',
    { kind: 'status', status: 418, body: { error: { message: `No ${WORDS} sk-abcdef123456` } } },
    502,
    'ai_other',
    { upstreamStatus: 418, detail: 'No …' },
  ],
  [
    '400 without a message',
    { kind: 'status', status: 400 },
    502,
    'ai_other',
    { upstreamStatus: 400, detail: 'Error desconocido' },
  ],
  [
    '422 in HTML',
    { kind: 'status', status: 422, body: '<h1>no</h1>' },
    502,
    'ai_other',
    { detail: 'Error desconocido' },
  ],
  [
    'a redirect',
    { kind: 'status', status: 302, headers: { location: 'https://example.org/' } },
    502,
    'ai_other',
    { upstreamStatus: 302 },
  ],
  ['no choices', { kind: 'raw', body: '{"id":"x"}' }, 502, 'ai_invalid', {}],
  ['empty choices', { kind: 'raw', body: '{"choices":[]}' }, 502, 'ai_invalid', {}],
  ['no message', { kind: 'raw', body: '{"choices":[{}]}' }, 502, 'ai_invalid', {}],
  ['HTML', { kind: 'raw', body: '<!doctype html><title>x</title>', contentType: 'text/html' }, 502, 'ai_invalid', {}],
  ['an empty 200', { kind: 'raw', body: '' }, 502, 'ai_invalid', {}],
  ['10 MB', { kind: 'huge', megabytes: 10 }, 502, 'ai_invalid', {}],
  ['blank content', { kind: 'content', content: ' '.repeat(200) }, 502, 'ai_format', {}],
  ['null content', { kind: 'content', content: null }, 502, 'ai_format', {}],
  ['prose only', { kind: 'content', content: 'I would rather not.' }, 502, 'ai_format', {}],
  ['truncated JSON', { kind: 'content', content: '{"overallScore": 80, "scores": {' }, 502, 'ai_format', {}],
  ['incomplete JSON', { kind: 'content', content: '{"overallScore": 80}' }, 502, 'ai_format', {}],
  [
    'a reply stopped at its length',
    {
      kind: 'content',
      content: '{"overallScore":1,"scores":{},"strengths":[],"recommendations":[]}',
      finishReason: 'length',
    },
    502,
    'ai_format',
    {},
  ],
  [
    'a filtered reply',
    {
      kind: 'content',
      content: '{"overallScore":1,"scores":{},"strengths":[],"recommendations":[]}',
      finishReason: 'content_filter',
    },
    502,
    'ai_format',
    {},
  ],
];
