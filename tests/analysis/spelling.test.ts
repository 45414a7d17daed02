import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/analysis/analyse.ts';
import { unpacked } from '../../src/analysis/fetch-words.ts';
import { awaitsDictionary } from '../../src/analysis/awaits-dictionary.ts';
import { keptWords, withSpelling, type LoadWords } from '../../src/analysis/spelling.ts';
import type { Analysis } from '../../src/analysis/types.ts';
import { wordsFromPackages } from '../../src/dictionaries/node.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import type { Language } from '../../src/resume/language.ts';
import type { CheckStatus } from '../../src/resume/report.ts';
import { fixture } from '../pdf/small-pdf.ts';

const OPTIONS = { asOf: '2026-11-21', fileName: 'ana-ejemplo.pdf' } as const;
const words = keptWords(wordsFromPackages);

const measured = (name: string): Promise<Analysis> => analyse(Uint8Array.from(fixture(name)), nodeRuntime, OPTIONS);
const statusOf = ({ report }: Analysis): CheckStatus | undefined =>
  report.checks.find(({ id }) => id === 'spelling')?.status;

describe('a report with its spelling', () => {
  test.each(['es', 'en', 'fr', 'pt', 'de', 'it'])(
    '%s: good resumes pass, and nothing else changes',
    async (language) => {
      for (const kind of ['strong', 'sample']) {
        const before = await measured(`${language}-${kind}`);
        expect(statusOf(before)).toBe('undetermined');
        expect(awaitsDictionary(before)).toBe(true);
        const after = await withSpelling(before, words, OPTIONS);
        expect(statusOf(after)).toBe('pass');
        expect(after.report.scores).toEqual(before.report.scores);
        expect(after.report.recommendations).toEqual(before.report.recommendations);
        const others = ({ report }: Analysis) => report.checks.filter(({ id }) => id !== 'spelling');
        expect(others(after)).toEqual(others(before));
        expect(awaitsDictionary(after)).toBe(false);
      }
    },
  );

  test.each(['ja-strong', 'zh-strong', 'encrypted-password', 'image-only', 'empty'])(
    'has nothing to wait for: %s.pdf',
    async (name) => {
      const asked: Language[] = [];
      const load: LoadWords = (language) => {
        asked.push(language);
        return Promise.reject(new Error('not asked for'));
      };
      const before = await measured(name).catch(() => null);
      if (before === null) return;
      expect(awaitsDictionary(before)).toBe(false);
      expect(await withSpelling(before, load, OPTIONS)).toBe(before);
      expect(asked).toEqual([]);
    },
  );

  test('fails with what is no dictionary', async () => {
    const before = await measured('en-strong');
    const page: LoadWords = () => Promise.resolve(new TextEncoder().encode('<!doctype html>'));
    await expect(withSpelling(before, page, OPTIONS)).rejects.toThrow(RangeError);
  });
});

describe('the words', () => {
  test('are the same packed and unpacked', async () => {
    const bytes = await wordsFromPackages('it');
    expect(Buffer.compare(await unpacked(Uint8Array.from(gzipSync(bytes))), bytes)).toBe(0);
    expect(await unpacked(bytes)).toBe(bytes);
  });

  test('are fetched once, and again after a failure', async () => {
    let asked = 0;
    const load = keptWords(async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return readFile(import.meta.filename);
    });
    await expect(load('es')).rejects.toThrow('offline');
    const [first, second] = await Promise.all([load('es'), load('es')]);
    expect(second).toBe(first);
    expect(asked).toBe(2);
  });
});
