import { describe, expect, test } from 'vitest';
import { allowedHosts } from '../../src/consent/content-policy.ts';
import { siteSettings } from '../../src/consent/site-settings.ts';

const ADS = { PUBLIC_ADS_CLIENT: 'ca-pub-1', PUBLIC_ADS_SLOT: '22' };

describe('settings of a build', () => {
  test.each([{}, { PUBLIC_ANALYTICS_ID: '', PUBLIC_ADS_CLIENT: ' ', PUBLIC_ADS_SLOT: '' }])('none: %o', (env) => {
    const settings = siteSettings(env);
    expect(settings).toEqual({ analytics: null, ads: null });
    expect(Object.values(allowedHosts(settings)).flat()).toEqual([]);
  });

  test('an id brings the service’s usual script', () => {
    expect(siteSettings({ PUBLIC_ANALYTICS_ID: 'G-ABC123', ...ADS })).toEqual({
      analytics: { id: 'G-ABC123', script: 'https://www.googletagmanager.com/gtag/js' },
      ads: {
        client: 'ca-pub-1',
        slot: '22',
        script: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
      },
    });
  });

  test.each([
    ['a client without a slot', { PUBLIC_ADS_CLIENT: 'ca-pub-1' }],
    ['a slot without a client', { PUBLIC_ADS_SLOT: '22' }],
    ['an id with markup', { PUBLIC_ANALYTICS_ID: 'G-1"><script>' }],
    ['a script without https', { PUBLIC_ANALYTICS_ID: 'G-1', PUBLIC_ANALYTICS_SCRIPT: 'http://example.org/t.js' }],
    ['a script that is no address', { ...ADS, PUBLIC_ADS_SCRIPT: '//example.org/ads.js' }],
    ['a script of another kind', { ...ADS, PUBLIC_ADS_SCRIPT: 'data:text/javascript,1' }],
  ])('%s stops the build', (_, env) => {
    expect(() => siteSettings(env)).toThrow(/^PUBLIC_/);
  });
});

describe('policy of the pages', () => {
  test('analytics open no frames', () => {
    const hosts = allowedHosts(siteSettings({ PUBLIC_ANALYTICS_ID: 'G-1' }));
    expect(hosts.script).toContain('https://www.googletagmanager.com');
    expect(hosts.connect).toContain('https://*.google-analytics.com');
    expect(hosts.frame).toEqual([]);
  });

  test('another script’s host is allowed, and only its host', () => {
    const hosts = allowedHosts(siteSettings({ ...ADS, PUBLIC_ADS_SCRIPT: 'http://127.0.0.1:9000/ads.js' }));
    expect(hosts.script).toContain('http://127.0.0.1:9000');
    expect(hosts.frame).toContain('https://*.doubleclick.net');
    for (const host of hosts.script) expect(host).toMatch(/^https?:\/\/[\w*.-]+(?::\d+)?$/);
  });
});
