import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, key, keysOf, wordsOf } from '../../../src/engine/reading/text/fold.ts';

describe('fold', () => {
  test.each([
    ['⾄今', '至今'],
    ['男丨31岁丨本科', '男|31岁|本科'],
    ['⻓沙', '长沙'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['ﬁnance', 'finance'],
    ['Per\u001cl \u001cller di\u001berent', 'Perfil filler different'],
    ['o\u000ece and a page\u000cBreak', 'office and a page Break'],
    ['01/2024 \u0015 06/2024\u0016a', '01/2024 – 06/2024—a'],
    ['re\u00adsume', 'resume'],
    ['a\u200bb', 'ab'],
    ['a\u00a0 b\u3000c\n', 'a b c'],
    ['㈱みらい', '(株)みらい'],
    ['①受付 ⑫経理', '(1)受付 (12)経理'],
    ['⾨⼾と⾭⻩', '門户と青黄'],
    ['⿈⼤⽂', '黃大文'],
    ['塑㬵厂', '塑胶厂'],
    [' plain  text ', 'plain text'],
  ])('%j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('folding twice changes nothing more', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => fold(fold(text)) === fold(text)));
  });

  test('a stroke written as a radical is a bar as well', () => {
    expect(fold('A ⼁ B 丨 C')).toBe('A | B | C');
  });

  test('plain ASCII takes the short way to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), (text) => fold(text) === fold(`${text}\u200b`)),
    );
  });
});

describe('key', () => {
  test.each([
    ['Año', 'ANO'],
    ['Straße', 'STRASSE'],
    ['Expérience', 'experience'],
    ['l’équipe', "l'equipe"],
    ['ISTANBUL', 'ıstanbul'],
    ['戶田', '戸田'],
  ])('%s and %s are one', (a, b) => {
    expect(key(a)).toBe(key(b));
  });

  test('kana keep their marks', () => {
    expect(key('ガ')).not.toBe(key('カ'));
  });

  test('the keys of a list are worked out once', () => {
    const words = ['Año', 'Straße'];
    expect(keysOf(words)).toEqual(['ano', 'strasse']);
    expect(keysOf(words)).toBe(keysOf(words));
  });
});

test('words keep what is written inside them', () => {
  expect(wordsOf("C++, l'équipe, A/B and e-mail: 3.5")).toEqual(['C++', "l'équipe", 'A', 'B', 'and', 'e-mail', '3.5']);
});
