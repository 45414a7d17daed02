/** What the host is told to send with every file: scored as Mozilla's Observatory scores a site, and true of the pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentPolicy, headersFile } from '../../scripts/security-headers.ts';
import { DIST, PAGES } from './built.ts';

const NOBODY = { script: [], connect: [], image: [], frame: [] };

/** Headers of the rule for every file. */
function headersOf(file: string): ReadonlyMap<string, string> {
  const [, all = ''] = /^\/\*\n((?: {2}.+\n)+)/.exec(file) ?? [];
  return new Map(
    all
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', ...value] = line.trim().split(': ');
        return [name.toLowerCase(), value.join(': ')];
      }),
  );
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive): [string, readonly string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Points lost of 100 (github.com/mdn/mdn-http-observatory, docs/scoring.md); none is the top grade before its bonuses. */
function pointsLost(headers: ReadonlyMap<string, string>): Record<string, number> {
  const policy = directivesOf(headers.get('content-security-policy') ?? '');
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? [];
  const unsafe = [...policy.values()]
    .flat()
    .filter((source) => /^'unsafe-(?:inline|eval|hashes)'$|^(?:https?:|\*)$/.test(source));
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const losses = {
    'no policy of content': policy.size < 2 || scripts.length === 0 ? 25 : 0,
    'unsafe sources': unsafe.length > 0 ? 20 : 0,
    'no default of none or self': ["'none'", "'self'"].includes(policy.get('default-src')?.[0] ?? '') ? 0 : 10,
    'may be framed': policy.get('frame-ancestors')?.[0] === "'none'" ? 0 : 20,
    'base may be moved': policy.has('base-uri') ? 0 : 5,
    'transport not strict for half a year': age >= 15_768_000 ? 0 : 20,
    'types may be guessed': headers.get('x-content-type-options') === 'nosniff' ? 0 : 5,
    'referrer told to all': /^(?:no-referrer|same-origin|strict-origin)/.test(headers.get('referrer-policy') ?? '')
      ? 0
      : 5,
    'opener shared': headers.get('cross-origin-opener-policy') === 'same-origin' ? 0 : 5,
    'files lent to all': headers.get('cross-origin-resource-policy') === 'same-origin' ? 0 : 5,
    'devices open': headers.has('permissions-policy') ? 0 : 5,
  };
  return Object.fromEntries(Object.entries(losses).filter(([, points]) => points > 0));
}

const built = headersOf(readFileSync(join(DIST, '_headers'), 'utf8'));

test('the built site loses no point', () => {
  expect(pointsLost(built)).toEqual({});
});

test('the score can be lost', () => {
  const weak = new Map(built);
  weak.set('content-security-policy', "default-src *; script-src 'self' 'unsafe-inline'");
  weak.delete('strict-transport-security');
  expect(Object.keys(pointsLost(weak)).sort()).toEqual([
    'base may be moved',
    'may be framed',
    'no default of none or self',
    'transport not strict for half a year',
    'unsafe sources',
  ]);
});

describe.each(PAGES)('$file', ({ $ }) => {
  const policy = directivesOf(built.get('content-security-policy') ?? '');
  const allows = (name: string, text: string) =>
    policy.get(name)?.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`) === true;

  test('has nothing inline that the policy would stop', () => {
    const scripts = $('script:not([src]):not([type="application/ld+json"])').toArray();
    expect(scripts.filter((script) => !allows('script-src', $(script).text()))).toEqual([]);
    expect(
      $('style')
        .toArray()
        .filter((style) => !allows('style-src', $(style).text())),
    ).toEqual([]);
    expect($('[style]')).toHaveLength(0);
    const handlers = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => /^on[a-z]/.test(name));
    expect(handlers).toEqual([]);
  });
});

test('hosts of others stand in the policy only where they are configured', () => {
  const hashes = { scripts: [], styles: [] };
  expect(contentPolicy(hashes, NOBODY)).not.toMatch(/https?:/);
  const ads = ['https://ads.example.org'];
  const policy = directivesOf(contentPolicy(hashes, { script: ads, connect: ads, image: ads, frame: ads }));
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) expect(policy.get(name)).toContain(ads[0]);
});

test('a line that the host would cut ends the build', () => {
  expect(() => headersFile('x'.repeat(2_000))).toThrow('2000 are allowed');
});
