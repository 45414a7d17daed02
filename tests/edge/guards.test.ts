/** The guards where they run: many requests at once, under workerd, with D1. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from './database.ts';
import { startPages, type PagesSite } from './pages.ts';
import { startUpstream, type Upstream } from './upstream.ts';

const OPEN = { AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000', AI_BREAKER_FAILURES: '0' };
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

async function withSite(env: Readonly<Record<string, string>>, work: (site: PagesSite) => Promise<void>) {
  const site = await startPages({ env: { AI_BASE_URL: upstream.url, AI_API_KEY: 'k', AI_EXTRA_BODY: '{}', ...env } });
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

async function ask(site: PagesSite, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}/api/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin, ...headers },
    body: JSON.stringify({ text: 'Texto ficticio '.repeat(8), locale: 'es' }),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, wait: response.headers.get('retry-after') };
}

describe('fifty requests at once', () => {
  it('make exactly as many calls as the day has', async () => {
    await withSite({ ...OPEN, AI_DAILY_CALLS: '7' }, async (site) => {
      upstream.script({ kind: 'good' });
      const answers = await Promise.all(Array.from({ length: 50 }, () => ask(site)));
      expect(upstream.calls).toHaveLength(7);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
      expect(answers.filter(({ status, code }) => status === 503 && code === 'budget_spent')).toHaveLength(43);
      const rows = await rowsOf(site, "SELECT used FROM daily_use WHERE name = 'ai calls'");
      expect(rows).toEqual([{ used: 7 }]);
    });
  });
  it('make no more when each is tried twice', async () => {
    await withSite({ ...OPEN, AI_DAILY_CALLS: '9' }, async (site) => {
      upstream.script({ kind: 'status', status: 500 });
      await Promise.all(Array.from({ length: 50 }, () => ask(site)));
      expect(upstream.calls).toHaveLength(9);
    });
  });
});

it('a client is limited whatever it claims to be, and no address of it is kept', async () => {
  await withSite({ AI_LIMIT_PER_MINUTE: '3' }, async (site) => {
    upstream.script({ kind: 'good' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => ask(site, { 'x-forwarded-for': `198.51.100.${i}`, 'x-real-ip': '1.2.3.4' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ code }) => code === 'rate_limited');
    expect(refused).toHaveLength(9);
    for (const { wait } of refused) expect(Number(wait)).toBeGreaterThan(50);
    expect(upstream.calls).toHaveLength(3);
    expect(JSON.stringify(await rowsOf(site, 'SELECT * FROM client_limits'))).not.toMatch(/127\.0|198\.51|::1/);
  });
});

it('a provider that fails is left alone', async () => {
  await withSite({ ...OPEN, AI_BREAKER_FAILURES: '3' }, async (site) => {
    upstream.script({ kind: 'status', status: 401 });
    const codes = [];
    for (let i = 0; i < 5; i += 1) codes.push((await ask(site)).code);
    expect(codes).toEqual(['ai_key', 'ai_key', 'ai_key', 'ai_paused', 'ai_paused']);
    expect(upstream.calls).toHaveLength(3);
  });
});

it('a site whose database has no tables asks nobody', async () => {
  const env = { AI_BASE_URL: upstream.url, AI_API_KEY: 'k' };
  const site = await startPages({ env, tables: 'missing' });
  try {
    upstream.script({ kind: 'good' });
    expect(await ask(site)).toMatchObject({ status: 503, code: 'store_unavailable' });
    expect(upstream.calls).toHaveLength(0);
  } finally {
    await site.stop();
  }
});
