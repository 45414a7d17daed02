/** The table of what shows our security names tests that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';

const table = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const rows = table.split('\n').filter((line) => /^\| (?!-|item)/.test(line));

/** Each file that is named, with the title quoted after it. */
function named(text: string): { file: string; title: string }[] {
  return [...text.matchAll(/`(tests\/[^`]+)`(?:: “([^”]+)”)?/g)].map(([, file = '', title = '']) => ({ file, title }));
}

test('there are rows, and each names a test or says that there is none', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => named(row).length === 0 && !/\| none(?:: [^|]+)? *\|$/.test(row))).toEqual([]);
});

test.each(named(table))('$file “$title” is there', ({ file, title }) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(title);
});

test('files that the policy itself names are there', () => {
  const policy = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
  const files = [...policy.matchAll(/`(tests\/[^`]+)`|\]\(([^)]+)\)/g)].map(([, path, link]) => path ?? link ?? '');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
