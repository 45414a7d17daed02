/** The contract of CHECKS.md: one id is one file, one scoring entry, one message entry a language, one test. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/engine/checks/index.ts';
import { SCORING } from '../../src/engine/scoring.ts';
import type { ReportMessages } from '../../src/i18n/report/messages.ts';
import { AREAS } from '../../src/resume/analysis.ts';
import { LANGUAGES } from '../../src/resume/language.ts';
import { CHECK_IDS } from '../../src/resume/report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'src/engine/checks');

describe('the registry of checks', () => {
  test('holds every id once, in order', () => {
    expect(CHECKS.map(({ id }) => id)).toEqual([...CHECK_IDS]);
    expect(Object.keys(SCORING)).toEqual([...CHECK_IDS]);
  });

  test.each(CHECKS.map((check) => [check.id, check] as const))(
    '%s has its file in the folder of its area, and its test',
    (id) => {
      expect(existsSync(path.join(folder, SCORING[id].area, `${id}.ts`))).toBe(true);
      expect(existsSync(path.join(root, 'tests/engine/checks', `${id}.test.ts`))).toBe(true);
    },
  );

  test('has no file without an id', () => {
    const files = AREAS.flatMap((area) =>
      readdirSync(path.join(folder, area)).map((file) => file.replace(/\.ts$/, '')),
    );
    expect(files.sort()).toEqual([...CHECK_IDS].sort());
  });
});

describe.each(LANGUAGES)('the prose in %s', async (language) => {
  const loaded = (await import(`../../src/i18n/report/${language}/index.ts`)) as Readonly<
    Record<string, ReportMessages>
  >;
  const messages = loaded[language] ?? loaded['default'];

  test.each(CHECKS.map((check) => [check.id, check] as const))('says every finding of %s and no other', (id, check) => {
    const entry = messages?.checks[id];
    expect(Object.keys(entry?.findings ?? {}).sort()).toEqual([...check.messageIds].sort());
  });

  test('names every check once, in a short phrase that neither praises nor blames', () => {
    const entries = Object.values(messages?.checks ?? {});
    expect(new Set(entries.map(({ name }) => name)).size).toBe(CHECKS.length);
    for (const { name, pass, fail } of entries) {
      expect(name).not.toMatch(/[{}.。]|^\s*$/);
      expect([pass, fail]).not.toContain(name);
      expect(name.length).toBeLessThanOrEqual(32);
    }
  });
});
