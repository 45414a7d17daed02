import { expect, test } from 'vitest';
import { isProductionHost } from '../../src/consent/hosts.ts';

test.each([
  ['www.example.org', true],
  ['localhost.example.org', true],
  ['1.example.org', true],
  ['localhost', false],
  ['cv.localhost', false],
  ['127.0.0.1', false],
  ['192.168.1.20', false],
  ['[::1]', false],
  ['abc.stackblitz.io', false],
  ['abc.webcontainer.io', false],
])('%s: visitors are asked: %s', (host, asked) => {
  expect(isProductionHost(host)).toBe(asked);
});
