import { describe, expect, it } from 'vitest';
import { fixture, only, read, spansOf } from './small-pdf.ts';

const text = async (shown: string): Promise<string> =>
  (await spansOf(`BT /F1 10 Tf 50 700 Td ${shown} ET`)).map((span) => span.text).join('|');

describe('accents drawn as glyphs of their own', () => {
  it('come back onto the letter drawn after them in the same place', async () => {
    expect(await text(String.raw`[(Universit) -111 (\250) 444 (at)] TJ`)).toBe('Universität');
    expect(await text(String.raw`[(Forma) -83 (\270) 416 (c) -111 (\230) 444 (ao)] TJ`)).toBe('Formação');
  });

  it('and are counted, for a parser that gets the pieces', async () => {
    const counted = async (name: string): Promise<number> =>
      (await read(fixture(name))).pages
        .flatMap(({ spans }) => spans)
        .reduce((sum, span) => sum + (span.partedAccents ?? 0), 0);
    expect(await counted('type1-2048')).toBe(28);
    expect(await counted('es-strong')).toBe(0);
  });

  it('onto the letter drawn before them', async () => {
    expect(await text(String.raw`[(Universita) 444 (\250) 0 (t)] TJ`)).toContain('ä');
  });

  it('onto a capital, over which they are raised', async () => {
    const spans = await spansOf(String.raw`BT /F1 10 Tf 51.6 702 Td (\264) Tj -1.6 -2 Td (Ecole) Tj ET`);
    expect(only(spans).text).toBe('École');
  });

  it('but stay beside letters on which they do not stand', async () => {
    expect(await text(String.raw`(a ` + '`' + String.raw`b 5\264 x\250y) Tj`)).toBe('a `b 5´ x¨y');
  });
});
