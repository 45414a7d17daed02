/** Files broken at random, by a seed: what comes out is a document or a FileError, in time, and nothing else. FUZZ=2000 tries more. */
import { describe, expect, it } from 'vitest';
import { isParserRejection } from '../../src/pdf/node.ts';
import type { ResumeDocument } from '../../src/resume/document.ts';
import { FileError } from '../../src/resume/errors.ts';
import { looseRejections } from './loose-rejections.ts';
import { fixture, read } from './small-pdf.ts';

const COUNT = Number(process.env['FUZZ'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261121);
/** Milliseconds. */
const DEADLINE = 8_000;

const SOURCES = [
  'two-column',
  'right-dates',
  'split-email',
  'hidden-text',
  'hidden-none',
  'injected',
  'page-3-throws',
  'restricted-no-copy',
  'private-use-icons',
  'it-weak',
];

/** Mulberry32: the same numbers for the same seed, 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TOKENS = [
  '/Kids',
  '/Count',
  'obj',
  'endobj',
  'stream',
  'BT',
  'Tf',
  'Tj',
  'cm',
  're',
  '<<',
  '>>',
  '[',
  ']',
  '0 R',
  '-1',
  '99999999999',
  'null',
];

function mutate(whole: Uint8Array, random: () => number): Uint8Array {
  const at = (length: number): number => Math.floor(random() * length);
  const bytes = Uint8Array.from(whole);
  const kind = at(5);
  if (kind === 0) {
    for (let flips = 1 + at(40); flips > 0; flips -= 1) bytes[at(bytes.length)] = at(256);
    return bytes;
  }
  if (kind === 1) return bytes.subarray(0, 1 + at(bytes.length));
  const from = at(bytes.length);
  const to = Math.min(bytes.length, from + at(400));
  if (kind === 2) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  if (kind === 3) return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  // A number or a word of the format is what parsers trust most.
  const text = Buffer.from(bytes).toString('latin1');
  const places = [...text.matchAll(/-?\d+(?:\.\d+)?|\/[A-Za-z]+|<<|>>/g)];
  const edits = new Map(
    Array.from({ length: 1 + at(8) }, () => [places[at(places.length)]?.index ?? 0, TOKENS[at(TOKENS.length)] ?? '']),
  );
  let result = '';
  let copied = 0;
  for (const place of places) {
    const token = edits.get(place.index);
    if (token === undefined) continue;
    result += text.slice(copied, place.index) + token;
    copied = place.index + place[0].length;
  }
  return Buffer.from(result + text.slice(copied), 'latin1');
}

/** Every number of the document is one, and every list has the length that it must have. */
function faultsOf(document: ResumeDocument): string[] {
  const faults: string[] = [];
  const check = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isFinite(value)) faults.push(`${path} is ${String(value)}`);
    else if (value === undefined) faults.push(`${path} is missing`);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) check(inner, `${path}.${key}`);
    }
  };
  check(document, 'document');
  for (const page of document.pages) {
    for (const { text, edges, font, colour } of page.spans) {
      if (edges.length !== text.length + 1) faults.push(`edges of "${text}"`);
      if (!document.fonts[font]) faults.push(`font of "${text}"`);
      if (!/^#[\da-f]{6}$/.test(colour)) faults.push(`colour ${colour}`);
    }
  }
  return faults;
}

describe(`${String(COUNT)} files broken with the seed ${String(SEED)}`, () => {
  it.each(SOURCES)('made of %s.pdf', { timeout: 600_000 }, async (name) => {
    const whole = fixture(name);
    const count = Math.ceil(COUNT / SOURCES.length);
    for (let round = 0; round < count; round += 1) {
      const seed = SEED + 7919 * round + name.length;
      const label = `${name}, seed ${String(seed)}`;
      const bytes = mutate(whole, numbersFrom(seed));
      const started = performance.now();
      let result: unknown;
      const loose = await looseRejections(async () => {
        result = await read(bytes, { deadline: DEADLINE }).catch((error: unknown) => error);
      });
      expect(performance.now() - started, label).toBeLessThan(DEADLINE + 2_000);
      expect(
        loose.filter((reason) => !isParserRejection(reason)),
        label,
      ).toEqual([]);
      if (result instanceof FileError) expect(result.code, label).not.toBe('worker-missing');
      else {
        expect(result, label).not.toBeInstanceOf(Error);
        expect(faultsOf(result as ResumeDocument), label).toEqual([]);
      }
    }
  });
});
