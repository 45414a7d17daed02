import { expect, test } from 'vitest';
import { namedFiles } from '../../src/service-worker/keep.ts';
import { cacheName, leftovers, otherBuilds } from '../../src/service-worker/versions.ts';

const NAMES = ['revisacv-one', 'somebody-else', 'revisacv-two', 'revisacv-three'];

test('a build has a cache of its own', () => {
  expect(cacheName('one')).toBe('revisacv-one');
  expect(otherBuilds(NAMES, 'three')).toEqual(['revisacv-one', 'revisacv-two']);
});

test('a new build’s cache replaces all others', () => {
  expect(leftovers(NAMES, 'three', { tabs: 1 })).toEqual(['revisacv-one', 'revisacv-two']);
});

test('with other tabs open the build before it stays', () => {
  expect(leftovers(NAMES, 'three', { tabs: 2 })).toEqual(['revisacv-one']);
  expect(leftovers(['revisacv-three'], 'three', { tabs: 2 })).toEqual([]);
});

test('what others keep on the same address is not ours to delete', () => {
  for (const tabs of [1, 2]) expect(leftovers(NAMES, 'three', { tabs })).not.toContain('somebody-else');
});

test('the hashed files of a page are told from its other addresses', () => {
  const html = `<link href="/_astro/a.b-1_.css"><script src='/_astro/c.js'></script><a href="/about">_astro</a>
    <astro-island component-url="/_astro/a.b-1_.css" props="[&quot;/_astro/d.svg&quot;]">`;
  expect(namedFiles(html)).toEqual(['/_astro/a.b-1_.css', '/_astro/c.js', '/_astro/d.svg']);
});
