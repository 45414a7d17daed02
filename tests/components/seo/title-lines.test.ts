import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phrasesOf } from '../../../src/components/seo/phrases.ts';
import { setTitle } from '../../../src/components/seo/title-lines.ts';

const lengths = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join('').trimEnd().length);

test('a short title is set large, in one line', () => {
  const { size, lines } = setTitle(phrasesOf('Contacto', 'es'), 900);
  expect(lines).toEqual([['Contacto']]);
  expect(size).toBe(84);
});

test('lines end where a reader pauses, if that leaves none too long', () => {
  const { lines } = setTitle(phrasesOf('Carta de presentación: guía con ejemplos', 'es'), 900);
  expect(lines.map((line) => line.join('').trimEnd())).toEqual(['Carta de presentación:', 'guía con ejemplos']);
});

test('no word is left alone below full lines', () => {
  const { lines } = setTitle(phrasesOf('Wie Bewerbersysteme wirklich Ihren ganzen Lebenslauf lesen', 'de'), 900);
  expect(Math.min(...lengths(lines)) * 2).toBeGreaterThan(Math.max(...lengths(lines)));
});

test('whatever the words, none is lost, and twice as many are set no larger', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeimnrstw'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), (words) => {
      const text = words.join(' ');
      const short = setTitle(phrasesOf(text, 'de'), 900);
      const long = setTitle(phrasesOf(`${text} ${text}`, 'de'), 900);
      expect(short.lines.flat().join('')).toBe(text);
      expect(long.size).toBeLessThanOrEqual(short.size);
    }),
  );
});

test('a title that no size can hold loses its end, and says so', () => {
  const { size, lines } = setTitle(phrasesOf('Lebenslauf '.repeat(200).trim(), 'de'), 900);
  expect(size).toBe(40);
  expect(lines.flat().join('')).toMatch(/^(?:Lebenslauf )+Lebenslauf…$/);
});

test('a word longer than any line is broken where it has to be', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel';
  const { lines } = setTitle(phrasesOf(word, 'de'), 900);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.flat().join('')).toBe(word);
});
