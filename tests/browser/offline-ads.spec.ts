/** With ads configured, a request of theirs that fails is answered with an empty 200; nobody else's is. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../scripts/processes.ts';
import { contentPolicy, headersFile, inlineHashes } from '../../scripts/security-headers.ts';
import { writeServiceWorker } from '../../scripts/service-worker.ts';
import { startPages } from '../edge/pages.ts';
import { isKept } from './kept.ts';
import { expect, test as base } from './test.ts';

base.use({ serviceWorkers: 'allow' });

interface Other {
  readonly origin: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Answers /good with a script that leaves a mark, anything else with 503. */
async function startOther(): Promise<Other> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isGood = request.url === '/good';
    response.writeHead(isGood ? 200 : 503, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
    response.end(isGood ? 'document.documentElement.dataset.ad = "shown"' : 'no ads today');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}

/** The built site as a build with an ad host has it: its policy allows both hosts, its service worker knows the first. */
async function withAds(directory: string, ads: string, others: readonly string[]): Promise<void> {
  await cp(join(ROOT, 'dist'), directory, { recursive: true });
  const files = globSync('**/*.html', { cwd: directory }).map((file) => readFile(join(directory, file), 'utf8'));
  const allowed = [ads, ...others];
  const hosts = { script: allowed, connect: allowed, image: allowed, frame: [ads] };
  await writeFile(
    join(directory, '_headers'),
    headersFile(contentPolicy(inlineHashes(await Promise.all(files)), hosts)),
  );
  await writeServiceWorker(directory, [ads]);
}

const test = base.extend<{ ads: Other; other: Other; origin: string }>({
  ads: async ({}, use) => {
    const ads = await startOther();
    await use(ads);
    await ads.close();
  },
  other: async ({}, use) => {
    const other = await startOther();
    await use(other);
    await other.close();
  },
  origin: async ({ ads, other }, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'revisacv-ads-'));
    await withAds(directory, ads.origin, [other.origin]);
    const site = await startPages({ directory, tables: 'missing' });
    await use(site.origin);
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  },
});

function fetched(page: Page, url: string): Promise<readonly [number, string] | 'failed'> {
  return page.evaluate(async (address) => {
    try {
      const answer = await fetch(address);
      return [answer.status, await answer.text()] as const;
    } catch {
      return 'failed' as const;
    }
  }, url);
}

/** What becomes of a script element. */
function loaded(page: Page, url: string): Promise<string> {
  return page.evaluate(
    (address) =>
      new Promise<string>((done) => {
        const script = document.createElement('script');
        script.src = address;
        for (const name of ['load', 'error']) script.addEventListener(name, () => done(name));
        document.head.append(script);
      }),
    url,
  );
}

test('a failing ad request is an empty 200, a good one is passed on, others fail as ever', async ({
  page,
  ads,
  other,
  origin,
}) => {
  await page.goto(origin);
  await isKept(page, '/');
  expect([...ads.asked, ...other.asked], 'the service worker asks nobody of its own accord').toEqual([]);

  expect(await loaded(page, `${ads.origin}/good`)).toBe('load');
  await expect(page.locator('html')).toHaveAttribute('data-ad', 'shown');
  expect(await fetched(page, `${ads.origin}/unit`)).toEqual([200, '']);
  expect(await fetched(page, `${other.origin}/unit`)).toEqual([503, 'no ads today']);
  expect(ads.asked).toEqual(['/good', '/unit']);

  await ads.close();
  await other.close();
  expect(await fetched(page, `${ads.origin}/unit`)).toEqual([200, '']);
  expect(await loaded(page, `${ads.origin}/script`)).toBe('load');
  expect(await fetched(page, `${other.origin}/unit`)).toBe('failed');
  expect(await loaded(page, `${other.origin}/script`)).toBe('error');
});
