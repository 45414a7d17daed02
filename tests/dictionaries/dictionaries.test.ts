import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDictionary, keptDictionary } from '../../src/dictionaries/build.ts';
import { dictionaryFiles } from '../../src/dictionaries/files.ts';
import { graphOf } from '../../src/dictionaries/graph.ts';
import { packed } from '../../src/dictionaries/pack.ts';
import { DICTIONARY_LANGUAGES } from '../../src/dictionaries/sources.ts';
import { trieOf } from '../../src/dictionaries/word-lists.ts';
import { openDictionary, type Dictionary } from '../../src/engine/spelling/dictionary.ts';

function dictionaryOf(...lists: readonly (readonly string[])[]): Dictionary {
  return openDictionary(packed(graphOf(lists.map((words) => trieOf(words.join('\n'))))));
}

const word = fc.string({ unit: fc.constantFrom(...'aábcdeéñoöß'), minLength: 1, maxLength: 7 });

describe('a dictionary', () => {
  test('has the words of its lists and no others', () => {
    fc.assert(
      fc.property(fc.array(word), fc.array(word), fc.array(word), (first, second, others) => {
        const { has } = dictionaryOf(first, second);
        const words = new Set([...first, ...second]);
        for (const own of words) expect(has(own)).toBe(true);
        for (const other of others) expect(has(other)).toBe(words.has(other));
        expect(has('')).toBe(false);
      }),
    );
  });

  test('knows no case, and no words with signs or figures', () => {
    const { has } = dictionaryOf(['Österreich', "l'eau", 'covid19', 'vis-à-vis', 'NATO']);
    expect(['österreich', 'nato'].map(has)).toEqual([true, true]);
    expect(["l'eau", 'leau', 'covid', 'covid19', 'vis', 'Österreich'].map(has)).toEqual(Array<boolean>(6).fill(false));
  });

  test.each(['', 'words', '<!doctype html>', 'words 1\nab\n12\n', 'words 1\nab\nx\n', 'words 0\nab\n0\n'])(
    'is not made of other bytes: %j',
    (text) => {
      expect(() => openDictionary(new TextEncoder().encode(text))).toThrow(RangeError);
    },
  );

  test('is kept as it would be built anew', async () => {
    expect(Buffer.compare(await keptDictionary('es'), await buildDictionary('es'))).toBe(0);
  });
});

describe('the files of the site', () => {
  test.each(DICTIONARY_LANGUAGES)(
    '%s: words of their language, with their licences, and no larger than they must be',
    async (language) => {
      const files = new Map(dictionaryFiles().map((file) => [file.name, file]));
      const bytes = (await files.get(`${language}.dict`)?.bytes()) ?? new Uint8Array();
      expect(bytes.length).toBeGreaterThan(100_000);
      expect(bytes.length).toBeLessThan(1_300_000);
      const { has } = openDictionary(gunzipSync(bytes));
      const known = { es: 'gestión', en: 'organisation', fr: 'équipe', pt: 'equipa', de: 'leitung', it: 'gestione' };
      const unknown = { es: 'gestion', en: 'recieved', fr: 'equipe', pt: 'gestao', de: 'leitugn', it: 'gestioen' };
      expect([has(known[language]), has(unknown[language])]).toEqual([true, false]);
      const licence = new TextDecoder().decode(await files.get(`${language}.license.txt`)?.bytes());
      expect(licence).toContain(`${language}.dict holds the words of:\n- @cspell/dict-${language}`);
      expect(licence).toMatch(/MIT License|GNU (?:LESSER )?GENERAL PUBLIC LICENSE/);
    },
  );
});
