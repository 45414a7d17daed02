import { expect, test } from 'vitest';
import { currency, MAIN } from '../../../src/components/chrome/navigation.ts';

test.each([
  ['/', '/', 'page'],
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/tendencias-reclutamiento-2025', 'true'],
  ['/', '/blog', undefined],
  ['/blog', '/blogroll', undefined],
  ['/about', '/blog', undefined],
] as const)('the entry %s on the page %s is marked %s', (entry, page, mark) => {
  expect(currency(entry, page)).toBe(mark);
});

test('the header has the five entries, home first', () => {
  expect(MAIN.map(([page]) => page)).toEqual(['/', '/about', '/blog', '/testimonials', '/contact']);
});
