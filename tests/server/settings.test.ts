import { describe, expect, it } from 'vitest';
import { createDeps } from '../../src/server/deps.ts';
import type { Env } from '../../src/server/env.ts';
import { readAiSettings } from '../../src/server/settings.ts';

function read(env: Env) {
  const lines: string[] = [];
  const deps = createDeps({ log: (line) => lines.push(line) });
  const settings = readAiSettings({ AI_API_KEY: 'secret-key', ...env }, deps);
  readAiSettings({ AI_API_KEY: 'secret-key', ...env }, deps);
  return { settings, lines };
}

describe('the AI of a deployment', () => {
  it('has defaults that fit together', () => {
    expect(read({}).settings).toEqual({
      endpoint: 'https://api.deepseek.com/chat/completions',
      apiKey: 'secret-key',
      model: 'deepseek-flash',
      extraBody: { thinking: { type: 'disabled' }, response_format: { type: 'json_object' } },
      provider: 'DeepSeek',
      country: 'CN',
      deadlineMs: 25_000,
    });
  });
  it('takes an empty variable for none', () => {
    expect(read({ AI_BASE_URL: ' ', AI_MODEL: '', AI_EXTRA_BODY: '', AI_DEADLINE_MS: '' }).settings).toEqual(
      read({}).settings,
    );
    expect(read({ AI_API_KEY: ' ' })).toEqual({ settings: null, lines: [] });
  });
  it.each([
    ['https://ai.example.org', 'https://ai.example.org/chat/completions'],
    ['https://ai.example.org/v1/', 'https://ai.example.org/v1/chat/completions'],
    ['http://127.0.0.1:9000', 'http://127.0.0.1:9000/chat/completions'],
    ['http://127.9.9.9/v1', 'http://127.9.9.9/v1/chat/completions'],
    ['http://[::1]:9000', 'http://[::1]:9000/chat/completions'],
    ['http://localhost:9000', 'http://localhost:9000/chat/completions'],
  ])('takes the base %s', (base, endpoint) => {
    expect(read({ AI_BASE_URL: base }).settings?.endpoint).toBe(endpoint);
  });
  it.each([
    'http://ai.example.org',
    'http://127.0.0.1.example.org',
    'http://localhost.example.org',
    'http://10.0.0.1',
    'http://[::2]',
    'http://0.0.0.0',
    'ftp://127.0.0.1',
    'file:///etc/passwd',
    'https://user:pass@ai.example.org',
    'https://ai.example.org/?x=1',
    'https://ai.example.org/#x',
    'nonsense',
    'http://localhost@ai.example.org',
    'data:,x',
  ])('has no AI with the base %s, and says so once', (base) => {
    const { settings, lines } = read({ AI_BASE_URL: base });
    expect(settings).toBeNull();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('AI_BASE_URL');
    expect(lines[0]).not.toContain('secret-key');
  });
  it.each(['{', '[]', 'null', '5', '"x"'])('has no AI with the extra body %s', (json) => {
    expect(read({ AI_EXTRA_BODY: json })).toMatchObject({
      settings: null,
      lines: [expect.stringContaining('AI_EXTRA_BODY')],
    });
  });
  it('has no AI with a key that no header carries', () => {
    expect(read({ AI_API_KEY: 'clé\nx' }).settings).toBeNull();
  });
  it('names a receiver that it does not know by its host, and no country', () => {
    expect(read({ AI_BASE_URL: 'https://ai.example.org/v1' }).settings).toMatchObject({
      provider: 'ai.example.org',
      country: '',
    });
    expect(read({ AI_BASE_URL: 'https://api.deepseek.com/v1' }).settings).toMatchObject({
      provider: 'DeepSeek',
      country: 'CN',
    });
    expect(
      read({ AI_BASE_URL: 'https://ai.example.org', AI_PROVIDER_NAME: 'Example AI', AI_PROVIDER_COUNTRY: 'FR' })
        .settings,
    ).toMatchObject({
      provider: 'Example AI',
      country: 'FR',
    });
  });
  it.each([
    ['2000', 2_000],
    ['25001', 25_000],
    ['99999999', 25_000],
    ['0', 25_000],
    ['-5', 25_000],
    ['2.5', 25_000],
    ['soon', 25_000],
  ])('a deadline of %s is %d ms', (text, expected) =>
    expect(read({ AI_DEADLINE_MS: text }).settings?.deadlineMs).toBe(expected),
  );
});
