import { describe, expect, it } from 'vitest';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { assertPdf } from '../../src/pdf/read.ts';
import { MAX_FILE_BYTES } from '../../src/resume/document.ts';
import { FileError, type FileErrorCode } from '../../src/resume/errors.ts';
import { textAt } from '../fixtures/print/sheet.ts';
import { fixture, read, smallPdf } from './small-pdf.ts';

/** The code that a reading is refused with. */
async function refusal(reading: Promise<unknown>): Promise<FileErrorCode> {
  const error = await reading.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FileError);
  return (error as FileError).code;
}

/** A good file with spaces after its end, which readers look past. */
function padded(size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(fixture('two-column'));
  return bytes;
}

describe('a file that cannot be read', () => {
  it.each([
    ['empty', 'empty'],
    ['not-a-pdf', 'not-pdf'],
    ['truncated', 'corrupt'],
    ['encrypted-password', 'password-needed'],
  ] as const)('%s.pdf is refused as %s', async (name, code) => {
    expect(await refusal(read(fixture(name)))).toBe(code);
  });

  it('is too large from 10 MB and one byte on', async () => {
    expect(MAX_FILE_BYTES).toBe(10_485_760);
    expect(await refusal(read(padded(MAX_FILE_BYTES + 1)))).toBe('too-large');
    expect((await read(padded(MAX_FILE_BYTES))).fileSize).toBe(MAX_FILE_BYTES);
  });

  it('is told by its first 1024 bytes', async () => {
    const behind = (junk: number): Uint8Array => Buffer.concat([Buffer.alloc(junk, '\n'), fixture('two-column')]);
    expect((await read(behind(1000))).text).toContain('Nora');
    expect(await refusal(read(behind(1020)))).toBe('not-pdf');
    expect(() => {
      assertPdf(new TextEncoder().encode('%PDF-1.7'));
    }).not.toThrow();
  });

  it('is corrupt when nothing but a head is there', async () => {
    expect(await refusal(read(new TextEncoder().encode('%PDF-1.7\n')))).toBe('corrupt');
    expect(await refusal(read(new TextEncoder().encode('%PDF-1.7\n%%EOF')))).toBe('corrupt');
  });

  it('is corrupt when every page throws', async () => {
    const whole = Buffer.from(smallPdf([textAt(50, 700, 10, 'Only page')])).toString('latin1');
    const looped = whole.replace(/\/Kids \[\d+ 0 R\]/, (kids) => `/Kids [4 0 R]`.padEnd(kids.length));
    expect(await refusal(read(Buffer.from(looped, 'latin1')))).toBe('corrupt');
  });
});

describe('a password', () => {
  it('opens the file when it is right', async () => {
    const document = await read(fixture('encrypted-password'), { password: 'secreto' });
    expect(document.text).toContain('Nora Whitfield');
    expect(document.restrictions).toEqual({ encrypted: true, password: true, copying: true });
  });

  it.each(['wrong', 'Secreto', ' secreto', 'contraseña', '密码'])('is wrong when it is "%s"', async (password) => {
    expect(await refusal(read(fixture('encrypted-password'), { password }))).toBe('password-wrong');
  });

  it('is not counted when the file needs none', async () => {
    const document = await read(fixture('two-column'), { password: 'secreto' });
    expect(document.restrictions).toEqual({ encrypted: false, password: false, copying: true });
  });
});

describe('a reading that is stopped', () => {
  it('times out', async () => {
    expect(await refusal(read(fixture('pages-400'), { deadline: 1 }))).toBe('timed-out');
  });

  it('ends with AbortError when the signal fires, before or during', async () => {
    const early = AbortSignal.abort();
    await expect(read(fixture('two-column'), { signal: early })).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const reading = read(fixture('pages-400'), {
      signal: controller.signal,
      onPage: (page) => {
        if (page === 2) controller.abort();
      },
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('tells no page afterwards', async () => {
    const controller = new AbortController();
    const told: number[] = [];
    const reading = read(fixture('pages-400'), {
      signal: controller.signal,
      onPage: (page) => {
        told.push(page);
        if (page === 3) controller.abort();
      },
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told).toEqual([1, 2, 3]);
  });

  it('leaves the signal without listeners and the next reading whole', async () => {
    const controller = new AbortController();
    await read(fixture('two-column'), { signal: controller.signal });
    controller.abort();
    expect((await read(fixture('two-column'))).text).toContain('Nora');
  });

  it('says that the parser is lost when its worker is', async () => {
    const workerLost = Promise.reject(new FileError('worker-missing'));
    workerLost.catch(() => undefined);
    const { readPdf } = await import('../../src/pdf/read.ts');
    const reading = readPdf(fixture('two-column'), { ...nodeRuntime, workerLost }, { fileName: null });
    expect(await refusal(reading)).toBe('worker-missing');
  });
});
