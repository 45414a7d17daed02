import { describe, expect, test } from 'vitest';
import { CJK_LETTER, countOf, HAN_LETTER, HIRAGANA, holds, holdsCjk, isAt, KATAKANA, LETTER, LOWER, MARK, NUMBER, only, trimmedTo, UPPER } from '../../../src/engine/reading/text/characters.ts'; // prettier-ignore

const SAMPLE = 'aZé9Ωя²́漢かカー々〆한·、!ß€𠮷𝟗\u00a0';

describe('the table says what the patterns say', () => {
  test.each([
    ['letters', LETTER, /\p{L}/u],
    ['numbers', NUMBER, /\p{N}/u],
    ['capitals', UPPER, /\p{Lu}/u],
    ['small letters', LOWER, /\p{Ll}/u],
    ['marks', MARK, /\p{M}/u],
    ['Han', HAN_LETTER, /\p{Script=Han}/u],
    ['hiragana', HIRAGANA, /\p{Script=Hiragana}/u],
    ['katakana', KATAKANA, /\p{Script=Katakana}/u],
    ['CJK letters', CJK_LETTER, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u],
  ])('%s', (_, wanted, pattern) => {
    let at = 0;
    for (const character of SAMPLE) {
      expect([character, isAt(SAMPLE, at, wanted)]).toEqual([character, pattern.test(character)]);
      at += character.length;
    }
  });

  test('nothing stands behind the end', () => {
    expect(isAt('a', 1, LETTER)).toBe(false);
  });
});

describe('texts', () => {
  test('lose what stands around their letters', () => {
    expect(trimmedTo('• 1. Ausbildung (TU) :', LETTER)).toBe('Ausbildung (TU');
    expect(trimmedTo('• 1. Ausbildung (TU) :', LETTER, ')')).toBe('Ausbildung (TU)');
    expect(trimmedTo('— 12 —', LETTER)).toBe('');
  });

  test('keep only their letters', () => {
    expect(only('Grupo-Tech 𠮷野 2', LETTER)).toBe('GrupoTech𠮷野');
  });

  test('are searched and counted by whole characters', () => {
    expect(countOf('𠮷野家 3', LETTER)).toBe(3);
    expect(holds('12 €', LETTER)).toBe(false);
    expect(holdsCjk('Ana · 東京')).toBe(true);
    expect(holdsCjk('Ana · Åre')).toBe(false);
  });
});
