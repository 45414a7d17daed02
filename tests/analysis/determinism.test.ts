import { describe, expect, it } from 'vitest';
import { measure } from '../../src/engine/index.ts';
import type { ResumeDocument } from '../../src/resume/document.ts';
import { fixture, read } from '../pdf/small-pdf.ts';

const OPTIONS = { asOf: '2026-11-21' } as const;

async function reportOf(name: string): Promise<string> {
  return JSON.stringify(measure(await read(fixture(name), { fileName: `${name}.pdf` }), OPTIONS));
}

/** Counts the distinct texts among some. */
const kinds = (texts: readonly string[]): number => new Set(texts).size;

describe('one file', () => {
  it('gives one report byte for byte, read and measured 100 times', async () => {
    const reports: string[] = [];
    for (let turn = 0; turn < 100; turn += 1) reports.push(await reportOf('two-column'));
    expect(kinds(reports)).toBe(1);
    expect(reports[0]).toContain('"checks"');
  });

  it.each(['es-sample', 'ja-weak', 'zh-strong', 'hidden-text', 'type3-font'])(
    'gives one report whatever was read before: %s.pdf',
    async (name) => {
      const first = await reportOf(name);
      await reportOf('de-weak');
      expect(await reportOf(name)).toBe(first);
    },
  );

  it('is read to the same document, which measuring leaves as it is', async () => {
    const document = await read(fixture('fr-sample'));
    const before = JSON.stringify(document);
    measure(document, OPTIONS);
    expect(JSON.stringify(document)).toBe(before);
    expect(JSON.stringify(await read(fixture('fr-sample')))).toBe(before);
  });

  it('gives the same report from a document that came through a worker', async () => {
    const document = await read(fixture('pt-weak'));
    const sent = structuredClone<ResumeDocument>(document);
    expect(JSON.stringify(measure(sent, OPTIONS))).toBe(JSON.stringify(measure(document, OPTIONS)));
  });
});

describe('several files at once', () => {
  it('do not mix', async () => {
    const names = ['en-strong', 'ja-sample', 'two-column', 'hidden-text', 'page-3-throws', 'restricted-no-copy'];
    const alone: string[] = [];
    for (const name of names) alone.push(await reportOf(name));
    expect(kinds(alone)).toBe(names.length);
    expect(await Promise.all(names.map(reportOf))).toEqual(alone);
  });

  it('do not disturb each other when one is broken, locked or stopped', async () => {
    const alone = await reportOf('en-weak');
    const stopped = new AbortController();
    const results = await Promise.allSettled([
      reportOf('en-weak'),
      read(fixture('truncated')),
      read(fixture('encrypted-password')),
      read(fixture('pages-400'), {
        signal: stopped.signal,
        onPage: () => {
          stopped.abort();
        },
      }),
      reportOf('en-weak'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled']);
    for (const result of results) if (result.status === 'fulfilled') expect(result.value).toBe(alone);
  });
});
