import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/analysis/analyse.ts';
import type { Analysis, AnalyseOptions, Progress } from '../../src/analysis/types.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { MAX_FILE_BYTES } from '../../src/resume/document.ts';
import { textAt } from '../fixtures/print/sheet.ts';
import { fixture, smallPdf } from '../pdf/small-pdf.ts';

const AS_OF = '2026-11-21';

function run(bytes: Uint8Array, options: Partial<AnalyseOptions> = {}): Promise<Analysis> {
  return analyse(Uint8Array.from(bytes), nodeRuntime, { fileName: 'resume.pdf', asOf: AS_OF, ...options });
}

describe('a file that gives no analysis', () => {
  it.each(['text/html', 'image/png', 'application/msword', 'application/pdf+zip'])(
    'is one of type %s, whatever it holds',
    async (fileType) => {
      await expect(run(fixture('two-column'), { fileType })).rejects.toMatchObject({
        name: 'FileError',
        code: 'not-pdf',
      });
    },
  );

  it.each(['application/pdf', '', 'application/octet-stream', 'application/x-pdf', undefined])(
    'is not one of type %s',
    async (fileType) => {
      expect((await run(fixture('two-column'), { fileType })).error).toBeNull();
    },
  );

  it.each([
    ['not-a-pdf', 'not-pdf'],
    ['empty', 'empty'],
    ['truncated', 'corrupt'],
  ] as const)('%s.pdf throws %s', async (name, code) => {
    await expect(run(fixture(name), { fileType: 'application/pdf' })).rejects.toMatchObject({
      name: 'FileError',
      code,
    });
  });

  it('is one byte larger than 10 MB', async () => {
    const bytes = new Uint8Array(MAX_FILE_BYTES + 1);
    bytes.set(fixture('two-column'));
    await expect(run(bytes)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is one that was stopped', async () => {
    await expect(run(fixture('two-column'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a file that gives a short report', () => {
  it('lacks its password', async () => {
    const { document, error, report } = await run(fixture('encrypted-password'));
    expect([document, error, report.error]).toEqual([null, 'password-needed', 'password-needed']);
    expect(report).toMatchObject({ fileName: 'resume.pdf', asOf: AS_OF, pages: 0, words: 0 });
    expect(report.checks).not.toEqual([]);
    // Without its password a file can be told to be locked, and nothing else.
    const told = report.checks.filter(({ status }) => status !== 'not-applicable').map(({ id }): string => id);
    expect(told.filter((id) => id !== 'not-restricted')).toEqual([]);
    expect(report.scores.overall).toBeNull();
  });

  it('got the wrong password; the right one opens it', async () => {
    expect((await run(fixture('encrypted-password'), { password: 'no' })).error).toBe('password-wrong');
    const opened = await run(fixture('encrypted-password'), { password: 'secreto' });
    expect(opened.error).toBeNull();
    expect(opened.document?.restrictions.password).toBe(true);
  });

  it.each(['image-only'])('has too little text: %s.pdf', async (name) => {
    const { document, error, report } = await run(fixture(name));
    expect([error, report.error]).toEqual(['too-little-text', 'too-little-text']);
    expect(document?.text).toBe('');
    const statusOf = (id: string): string | undefined => report.checks.find((check) => check.id === id)?.status;
    for (const id of ['text-layer', 'contact-email', 'contact-phone']) expect(statusOf(id), id).toBe('fail');
  });

  it('is told from one with enough by 50 characters', async () => {
    const of = (length: number): Promise<Analysis> => run(smallPdf([textAt(50, 700, 8, 'a'.repeat(length))]));
    expect((await of(49)).error).toBe('too-little-text');
    expect((await of(50)).error).toBeNull();
  });
});

describe('the course of an analysis', () => {
  it('is told: opening, every page, measuring', async () => {
    const told: Progress[] = [];
    await run(fixture('page-3-throws'), { onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([
      { stage: 'opening' },
      ...[1, 2, 3, 4].map((page) => ({ stage: 'reading', page, pages: 4 })),
      { stage: 'measuring' },
    ]);
  });

  it('leaves out the page that throws, and says which', async () => {
    const { report, error } = await run(fixture('page-3-throws'));
    expect(error).toBeNull();
    expect(report).toMatchObject({ pages: 4, pagesRead: 4, unreadablePages: [3] });
  });

  it('says how many of 400 pages it read', async () => {
    const { report } = await run(fixture('pages-400'));
    expect(report).toMatchObject({ pages: 400, pagesRead: 50, unreadablePages: [] });
  });

  it('reports hidden text where there is some, and none where there is none', async () => {
    const statusOf = async (name: string): Promise<string | undefined> =>
      (await run(fixture(name))).report.checks.find((check) => check.id === 'hidden-text')?.status;
    expect(await statusOf('hidden-text')).toBe('fail');
    expect(await statusOf('hidden-none')).toBe('pass');
    expect(await statusOf('scan-with-ocr')).not.toBe('fail');
  });
});
