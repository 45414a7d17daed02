/** The key of the AI provider, and its address, are the server's: nothing of them is in what visitors are given. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILD_CANARY } from '../../scripts/stages.ts';
import { builtFiles, DIST } from './built.ts';

const TEXT = builtFiles('**/*').filter((file) => /\.(?:html|js|mjs|css|json|xml|txt|map|webmanifest)$/.test(file));

test.each([
  ['the key that was in the environment of the build', new RegExp(BUILD_CANARY)],
  ['the host of the default provider', /api\.deepseek\.com/i],
  ['the path of a chat endpoint', /\/chat\/completions/],
  ['an authorization header', /\bBearer\b/],
  ['something that looks like a key', /\bsk-[A-Za-z0-9_-]{16,}/],
  ['a source map', /\/\/# sourceMappingURL=(?!data:)/],
])('no file holds %s', (_, pattern) => {
  const holders = TEXT.filter((file) => pattern.test(readFileSync(join(DIST, file), 'utf8')));
  expect(holders).toEqual([]);
});

test('no file is a secret or a source', () => {
  expect(builtFiles('**/*').filter((file) => /\.(?:map|tsx?|astro|env|vars)$/.test(file))).toEqual([]);
});
