/**
 * `npm run bench:speed -- [FILE…]`: the engine's own time beside that of pdf.js alone (text and operator list of every page) and of our
 * reading, over the fixtures or the files given, in one process. Prints a line for the first file, when nothing is compiled yet, and one for
 * each round over all of them. Only what stands in one line may be compared: milliseconds are noisy.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { measure } from '../../src/engine/index.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import { readPdf } from '../../src/pdf/read.ts';
import { FileError } from '../../src/resume/errors.ts';

const FIXTURES = ['pdf', 'blind/pdf'].map((folder) => path.resolve(import.meta.dirname, '../fixtures', folder));
const ROUNDS = 4;
const MOST_PAGES = 50;

interface Times {
  readonly alone: number;
  readonly reading: number;
  readonly engine: number;
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** pdf.js and nothing else. */
async function parse(data: Uint8Array): Promise<void> {
  const { library, cMapUrl, standardFontDataUrl, wasmUrl } = nodeRuntime;
  const task = library.getDocument({ data, cMapUrl, standardFontDataUrl, wasmUrl, verbosity: 0 });
  const file = await task.promise;
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
    const page = await file.getPage(number);
    await Promise.all([page.getTextContent(), page.getOperatorList()]);
  }
  await task.destroy();
}

/** Null for a file that cannot be read. */
async function timesOf(file: string): Promise<Times | null> {
  const bytes = await readFile(file);
  try {
    const alone = await timed(() => parse(new Uint8Array(bytes)));
    let document: Awaited<ReturnType<typeof readPdf>> | null = null;
    const reading = await timed(async () => {
      document = await readPdf(new Uint8Array(bytes), nodeRuntime, { fileName: path.basename(file) });
    });
    const engine = await timed(() => document && measure(document, { asOf: '2026-01-15' }));
    return { alone, reading, engine };
  } catch (error) {
    if (error instanceof FileError || (error as Error).name.endsWith('Exception')) return null;
    throw error;
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(label: string, times: readonly Times[]): void {
  const total = (of: keyof Times): number => times.reduce((sum, own) => sum + own[of], 0);
  const [alone, reading, engine] = [total('alone'), total('reading'), total('engine')];
  const middle = median(times.map((own) => own.engine / own.alone));
  process.stdout.write(
    `${label.padEnd(12)} pdf.js ${alone.toFixed(0)} ms, reading ${reading.toFixed(0)} ms, engine ${engine.toFixed(0)} ms: ` +
      `engine / pdf.js ${(engine / alone).toFixed(2)} (median of a file ${middle.toFixed(2)}), engine / reading ${(engine / reading).toFixed(2)}\n`,
  );
}

async function fixtures(): Promise<string[]> {
  const folders = await Promise.all(
    FIXTURES.map(async (folder) => (await readdir(folder)).map((name) => path.join(folder, name))),
  );
  return folders.flat().filter((file) => file.endsWith('.pdf') && !file.includes('pages-400'));
}

const given = process.argv.slice(2);
const files = given.length > 0 ? given : await fixtures();
const [first] = files;
const cold = first === undefined ? null : await timesOf(first);
if (cold) print('first file', [cold]);
for (let round = 1; round <= ROUNDS; round += 1) {
  const times: Times[] = [];
  for (const file of files) {
    const own = await timesOf(file);
    if (own) times.push(own);
  }
  print(`round ${String(round)}`, times);
}
