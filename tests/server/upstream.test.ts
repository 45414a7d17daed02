/** What the local edge runtime cannot show: cancelling, and a fetch that fails in ways of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleAnalyze } from '../../src/server/analyze.ts';
import { createDeps, type Deps } from '../../src/server/deps.ts';
import { MAX_DEADLINE_MS } from '../../src/server/settings.ts';
import { startUpstream, type Upstream } from '../edge/upstream.ts';
import { openDatabase } from './sqlite.ts';

const SITE = 'https://cv.example.org';
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

function analyze(overrides: Partial<Deps> = {}, signal?: AbortSignal) {
  const lines: string[] = [];
  const request = new Request(`${SITE}/api/analyze`, {
    method: 'POST',
    headers: { origin: SITE, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Texto ficticio '.repeat(8), locale: 'es' }),
    signal: signal ?? null,
  });
  const env = { AI_BASE_URL: upstream.url, AI_API_KEY: 'k', DB: openDatabase() };
  return { answer: handleAnalyze(request, env, createDeps({ log: (line) => lines.push(line), ...overrides })), lines };
}

describe('the upstream call', () => {
  it('is cancelled with the visitor’s request, and not tried again', async () => {
    upstream.script({ kind: 'drip' });
    const controller = new AbortController();
    const started = performance.now();
    const { answer } = analyze({}, controller.signal);
    await expect.poll(() => upstream.calls.length).toBe(1);
    controller.abort();
    expect((await answer).status).toBe(504);
    // The deadline would have ended it too.
    expect(performance.now() - started).toBeLessThan(MAX_DEADLINE_MS);
    await expect.poll(() => upstream.aborted).toBe(1);
    expect(upstream.calls).toHaveLength(1);
  });
  it('is not tried again when over half of the time is gone', async () => {
    const callsWhenEachTakes = async (ms: number): Promise<number> => {
      let [calls, at] = [0, 0];
      const fetch = () => {
        calls += 1;
        at += ms;
        return Promise.resolve(new Response('', { status: 500 }));
      };
      expect((await analyze({ fetch, now: () => at }).answer).status).toBe(502);
      return calls;
    };
    expect(await callsWhenEachTakes(0.4 * MAX_DEADLINE_MS)).toBe(2);
    expect(await callsWhenEachTakes(0.51 * MAX_DEADLINE_MS)).toBe(1);
  });
  it('never follows a redirect, wherever it points', async () => {
    upstream.script({ kind: 'status', status: 307, headers: { location: `${upstream.url}/elsewhere` } });
    const problem = (await (await analyze().answer).json()) as object;
    expect(problem).toMatchObject({ code: 'ai_other', upstreamStatus: 307 });
    expect(upstream.calls.map(({ path }) => path)).toEqual(['/chat/completions']);
  });
  it('that ends in an unforeseen error tells the visitor nothing of it', async () => {
    let said = 0;
    const now = () => {
      said += 1;
      if (said === 2) throw new RangeError('Texto ficticio');
      return said;
    };
    const { answer, lines } = analyze({ now });
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([502, expect.not.stringContaining('ficticio')]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', crash: 'RangeError', code: 'ai_other' });
    expect(lines[0]).not.toContain('ficticio');
  });
  it('keeps an echo of the fence out of the answer', async () => {
    let mark = '';
    const fetch = (_: string, init: RequestInit) => {
      mark = /CURRÍCULUM ([0-9a-f]{32})/.exec(init.body as string)?.[1] ?? '';
      const evaluation = {
        overallScore: 1,
        scores: {},
        strengths: [`La marca es ${mark}`],
        recommendations: [],
        summary: mark,
      };
      return Promise.resolve(
        Response.json({ choices: [{ finish_reason: 'stop', message: { content: JSON.stringify(evaluation) } }] }),
      );
    };
    const body = await (await analyze({ fetch }).answer).text();
    expect(mark).toHaveLength(32);
    expect(body).toContain('La marca es');
    expect(body).not.toContain(mark);
  });
});
