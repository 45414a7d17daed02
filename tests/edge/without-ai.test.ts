/** A deployment without an AI, or with one that it must not use. */
import { afterEach, describe, expect, it } from 'vitest';
import { startPages, type PagesSite } from './pages.ts';
import { startUpstream } from './upstream.ts';

let site: PagesSite | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

const ask = async (origin: string) => {
  const config = (await (await fetch(`${origin}/api/config`)).json()) as unknown;
  const response = await fetch(`${origin}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ text: 'x'.repeat(60), locale: 'es' }),
  });
  return { config, status: response.status, code: ((await response.json()) as { code: string }).code };
};
const NOTHING = { config: { ai: null, turnstile: null }, status: 503, code: 'not_configured' };

describe('a site without an AI', () => {
  it('says so and sends nothing', async () => {
    const upstream = await startUpstream();
    site = await startPages({ env: { AI_BASE_URL: upstream.url } });
    expect(await ask(site.origin)).toEqual(NOTHING);
    expect(upstream.calls).toHaveLength(0);
    await upstream.close();
  });
  it('is what a base without encryption makes it, and the log says why, once', async () => {
    site = await startPages({ env: { AI_BASE_URL: 'http://ai.example.org', AI_API_KEY: 'k' } });
    expect(await ask(site.origin)).toEqual(NOTHING);
    await expect.poll(() => site?.output().split('AI_BASE_URL must be').length).toBe(2);
  });
});
