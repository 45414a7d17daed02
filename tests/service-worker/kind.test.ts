import { describe, expect, test } from 'vitest';
import { isAdHost, orEmpty } from '../../src/service-worker/ads.ts';
import { type Asked, kindOf } from '../../src/service-worker/kind.ts';

const SITE = 'https://cv.example.org';
const ADS = ['https://ads.example.net', 'https://*.adnet.example.com'];

function kind(url: string, rest: Partial<Asked> = {}): string {
  return kindOf({ url: new URL(url, SITE).href, method: 'GET', mode: 'cors', ...rest }, SITE, ADS);
}

describe('what is answered, and how', () => {
  test.each([
    ['/', 'page'],
    ['/en/blog/a-post', 'page'],
    ['/_astro/worker-a1b2.js', 'lasting'],
    ['/pdf.worker.min.js?v=6.5.438', 'lasting'],
    ['/pdf.worker.min.js', 'other'],
    ['/pdfjs/cmaps/H.bcmap', 'changing'],
    ['/samples/es.pdf', 'changing'],
    ['/dictionaries/es.dict', 'changing'],
    ['/sw.js', 'other'],
    ['/api/config', 'other'],
    ['https://ads.example.net/unit.js', 'ad'],
    ['https://elsewhere.example.com/unit.js', 'other'],
  ])('%s is %s', (url, expected) => {
    expect(kind(url, expected === 'page' ? { mode: 'navigate' } : {})).toBe(expected);
  });

  test('the API is left alone even when somebody opens it as a page', () => {
    expect(kind('/api/config', { mode: 'navigate' })).toBe('other');
  });

  test.each(['POST', 'HEAD', 'PUT'])('%s is never answered: what is sent is not kept', (method) => {
    for (const path of ['/', '/_astro/a.js', '/samples/es.pdf', '/api/analyze']) {
      expect(kind(path, { method, mode: path === '/' ? 'navigate' : 'cors' })).toBe('other');
    }
  });

  test('without ads nobody else’s request is looked at', () => {
    expect(kindOf({ url: 'https://ads.example.net/unit.js', method: 'GET', mode: 'no-cors' }, SITE, [])).toBe('other');
  });
});

describe('hosts of ads', () => {
  test.each([
    ['https://ads.example.net/a?b', true],
    ['https://cdn.adnet.example.com/', true],
    ['https://a.b.adnet.example.com/', true],
    ['http://ads.example.net/', false],
    ['http://cdn.adnet.example.com/', false],
    ['https://ads.example.net:8443/', false],
    ['https://adnet.example.com/', false],
    ['https://evil-adnet.example.com/', false],
    ['https://ads.example.net.example.com/', false],
  ])('%s: %s', (url, expected) => {
    expect(isAdHost(new URL(url), ADS)).toBe(expected);
  });
});

describe('an ad request', () => {
  test.each([
    ['that finds nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that is refused', () => Promise.resolve(new Response('no', { status: 403 }))],
    ['whose host is down', () => Promise.resolve(new Response('later', { status: 503 }))],
  ])('%s is answered with an empty 200', async (_, asking) => {
    const answer = await orEmpty(asking(), 'script');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(await answer.text()).toBe('');
  });

  test('that succeeds is passed on as it is', async () => {
    const answer = new Response('show()');
    expect(await orEmpty(Promise.resolve(answer), 'script')).toBe(answer);
  });
});
