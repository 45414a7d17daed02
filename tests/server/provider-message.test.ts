import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DETAIL_CHARACTERS, readProviderError, sayable } from '../../src/server/provider-message.ts';
import { toAiError } from '../../src/server/upstream-error.ts';

const RESUME =
  'Ana Ejemplo García, ana@example.org. Coordinadora de logística en Transportes Ficticios desde 2019. 物流主任 山田太郎';
const KEY = 'local-key-7f3a';
const say = (message: string) => sayable(message, [RESUME], KEY);

describe('a provider’s message', () => {
  it.each([
    ['The model `gpt-x` does not exist', 'The model `gpt-x` does not exist'],
    ['Incorrect API key provided: sk-ab12cd34. You can find it', 'Incorrect API key provided: …. You can find it'],
    ['Bad key local-key-7f3a given', 'Bad key … given'],
    ['Bad key loc*****f3a given', 'Bad key … given'],
    ['Authorization: Bearer abc.def', 'Authorization: …'],
    ['token eyJhbGciOiJIUzI1NiJ9xyz123 refused', 'token … refused'],
    ['Invalid content: Coordinadora de logística', 'Invalid content: …'],
    ['Invalid content: COORDINADORA DE LOGISTICA en Transp', 'Invalid content: …'],
    ['Bad: Coordinadora\\nTransportes Ficticios', 'Bad: …'],
    ['Bad input from ana@example.org', 'Bad input from …'],
    ['入力エラー: 山田太郎', '入力エラー: …'],
    ['Max 2019 tokens', 'Max … tokens'],
  ])('%s', (given, expected) => {
    expect(say(given)).toBe(expected);
  });
  it.each([null, '', '  ', '…', 'Coordinadora Transportes', '12345', '🙂'])('%j leaves nothing to say', (message) => {
    expect(sayable(message, [RESUME], KEY)).toBeNull();
  });
  it('is at most 200 characters', () => {
    expect(say('unsupported parameter '.repeat(40))?.length).toBe(MAX_DETAIL_CHARACTERS);
  });
  it('never repeats a run of the resume, wherever the echo is cut', () => {
    const cut = fc.tuple(fc.nat(RESUME.length), fc.integer({ min: 6, max: 40 }));
    fc.assert(
      fc.property(cut, fc.boolean(), ([from, length], escaped) => {
        const echo = RESUME.slice(from, from + length);
        const said = say(`Invalid request: ${escaped ? JSON.stringify(echo) : echo}`) ?? '';
        const left = said.replace(/^Invalid request:\s*/u, '');
        // What may be left is punctuation, single letters and words that any error uses.
        expect(left.match(/[\p{L}\p{N}]{3,}/gu) ?? []).toEqual([]);
      }),
    );
  });
  it.each([
    ['{"error":{"message":"m","code":"c","type":"t"}}', 'm', 'c t'],
    ['{"error":"m"}', 'm', ''],
    ['{"message":"m","code":"c"}', 'm', 'c'],
    ['{"error":{"message":5}}', null, ''],
    ['<html>', null, ''],
    ['', null, ''],
    ['null', null, ''],
    ['[]', null, ''],
  ])('is read from %s', (body, message, kinds) => {
    expect(readProviderError(body)).toEqual({ message, kinds });
  });
});

describe('a failure status', () => {
  const map = (status: number, message = '', retryAfter: string | null = null, error: object = { message }) =>
    toAiError(
      { status, body: JSON.stringify({ error }), retryAfter },
      [RESUME],
      KEY,
      Date.parse('2026-11-21T10:00:00Z'),
    );
  it.each([
    [401, 'Invalid API key', 'ai_key'],
    [403, '', 'ai_key'],
    [402, 'Insufficient Balance', 'ai_quota'],
    [429, 'You exceeded your current quota', 'ai_quota'],
    [429, 'Check your BILLING details', 'ai_quota'],
    [429, 'Slow down', 'ai_busy'],
    [500, '', 'ai_error'],
    [503, '', 'ai_overloaded'],
    [400, '', 'ai_other'],
    [404, '', 'ai_other'],
    [422, '', 'ai_other'],
    [502, '', 'ai_other'],
    [302, '', 'ai_other'],
  ])('%d %j is %s', (status, message, code) => {
    expect(map(status, message)).toMatchObject({ code, status });
  });
  it('reads a quota from the machine code too', () => {
    expect(map(429, '', null, { code: 'insufficient_quota' }).code).toBe('ai_quota');
  });
  it('keeps words only for ai_other', () => {
    expect([map(418, 'I am a teapot').detail, map(401, 'I am a teapot').detail]).toEqual(['I am a teapot', undefined]);
  });
  it.each([
    [429, null, 30],
    [429, '7', 7],
    [429, '0', 30],
    [429, '-1', 30],
    [429, 'soon', 30],
    [429, '999999', 3_600],
    [429, 'Sat, 21 Nov 2026 10:00:45 GMT', 45],
    [503, null, 120],
    [503, '60', 60],
    [500, '60', undefined],
    [401, '60', undefined],
  ])('%d with Retry-After %j waits %s s', (status, header, seconds) => {
    expect(map(status, '', header).retryAfter).toBe(seconds);
  });
});
