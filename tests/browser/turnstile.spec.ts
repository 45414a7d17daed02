/** A site that asks for Turnstile's tokens: its script is a third party's, so it is fetched with the first call to the AI and not before. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../scripts/processes.ts';
import { startPages, type PagesSite } from '../edge/pages.ts';
import { startUpstream, type Upstream } from '../edge/upstream.ts';
import { Desk } from './desk.ts';
import { fixture } from './files.ts';
import { expect, test } from './test.ts';
import { watch } from './watch.ts';

// The built pages under test name no other host; those of a site with Turnstile are built to allow its own.
test.use({ bypassCSP: true });

const THIRD_PARTY = 'https://challenges.cloudflare.com/**';
const WIDGET = `globalThis.turnstile = {
  render: (box, { sitekey, action, callback }) => (setTimeout(callback, 50, sitekey + '/' + action), 'widget'),
  remove: () => undefined,
};`;

let upstream: Upstream;
let site: PagesSite;
const tokens: unknown[] = [];
const issuer = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { response: token } = JSON.parse(body) as { response: string };
    tokens.push(token);
    response.end(JSON.stringify({ success: token === '0xSITE/analyze', hostname: '127.0.0.1', action: 'analyze' }));
  });
});

// One server for both.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await new Promise<void>((done) => issuer.listen(0, '127.0.0.1', done));
  upstream = await startUpstream();
  site = await startPages({
    directory: join(ROOT, 'dist'),
    env: {
      AI_API_KEY: 'k',
      AI_BASE_URL: upstream.url,
      TURNSTILE_SITE_KEY: '0xSITE',
      TURNSTILE_SECRET_KEY: '0xSECRET',
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/`,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await upstream.close();
  issuer.close();
});

test('a token is fetched with the first call, checked, and the evaluation comes', async ({ page }) => {
  const watched = await watch(page, site.origin);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && /^https?:/.test(request.url())) outside.push(request.url());
  });
  await page.route(THIRD_PARTY, (route) => route.fulfill({ contentType: 'text/javascript', body: WIDGET }));
  const desk = new Desk(page, site.origin, watched);
  await desk.open('es');
  await page.waitForTimeout(500);
  expect(outside).toEqual([]);
  await desk.choose(fixture('es-strong'));
  await desk.showsResult('ai');
  expect(outside).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  expect(tokens).toEqual(['0xSITE/analyze']);
});

test('without the script nothing is sent, and the measured result stays', async ({ page }) => {
  const watched = await watch(page, site.origin);
  upstream.script({ kind: 'good' });
  await page.route(THIRD_PARTY, (route) => route.abort());
  const desk = new Desk(page, site.origin, watched);
  await desk.open('es');
  await desk.choose(fixture('es-strong'));
  await desk.showsError('es', 'analysis.error.ai_unreachable');
  await expect(desk.results).toHaveAttribute('data-source', 'measured');
  expect(upstream.calls).toHaveLength(0);
  expect(watched.api).toEqual(['GET /api/config']);
});
