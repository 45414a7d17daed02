import { expect, it } from 'vitest';
import { mostAgreement, agreement } from '../../../src/engine/reading/names/name-shape.ts';
import { lowered, mayOpen, openingFinder, openingGuard } from '../../../src/engine/reading/text/word-starts.ts';

it('gives the words of a list that share the first letter of a text', () => {
  const words = ['Teléfono', 'Móvil', 'Tel'];
  expect(mayOpen('telefono: 600', words)).toEqual(['telefono', 'tel']);
  expect(mayOpen('correo', words)).toEqual([]);
});

it('tells whether a text may open with a word, in whichever case and with characters spaced', () => {
  const may = openingGuard(['Nom complet', '氏名', 'cv']);
  expect(['NOM: Ana', 'Nominated', '氏 名', 'CV de Ana'].map(may)).toEqual([true, true, true, true]);
  expect(['No', 'Ana', '姓名'].map(may)).toEqual([false, false, false]);
});

it('finds what a text opens with as one pattern of all the pieces would', () => {
  const pieces = ['notas?', 'nota media', 'grade [a-f]', '[12]:1'];
  const find = openingFinder(pieces, String.raw`(?=$|\s?:)`);
  const whole = new RegExp(String.raw`^(?:${pieces.join('|')})(?=$|\s?:)`, 'u');
  for (const text of ['nota', 'notas: 9', 'nota media : 8', 'notable', 'grade b', 'grade x', 'no', ''])
    expect(find(text), text).toBe(whole.exec(text)?.[0] ?? null);
});

it('lowers each letter at its place', () => {
  expect(lowered('İZMİR, Ñandú')).toBe('izmir, ñandú');
});

it.each([
  ['Senior Analyst, García López', ['garcia.lopez']],
  ['A N A  G A R C I A', ['anagarcia']],
  ['Jörg Müller', ['joerg.mueller']],
  ['Ana Kowalski', ['akowalski']],
  ['Prose about nothing', ['ana.garcia']],
])('%s agrees with no more than it may', (text, clues) => {
  expect(mostAgreement(text, clues)).toBeGreaterThanOrEqual(agreement(text, clues));
});
