import { describe, expect, test } from 'vitest';
import { giu, gu, iu, patternOf, u, writtenOut } from '../../src/resume/patterns.ts';

/** Scripts of the eight languages and of their neighbours' names. */
const BLOCKS = {
  'Latin-1 and Extended-A': [0x0000, 0x017f],
  'Romanian and Pinyin letters': [0x01cd, 0x01dc],
  Vietnamese: [0x1ea0, 0x1eff],
  Greek: [0x0391, 0x03c9],
  Cyrillic: [0x0400, 0x045f],
  'combining marks': [0x0300, 0x036f],
  punctuation: [0x2000, 0x206f],
  'CJK signs and kana': [0x3000, 0x30ff],
  'Han, Extension A': [0x3400, 0x4dbf],
  Han: [0x4e00, 0x9fff],
  Hangul: [0xac00, 0xd7a3],
  'compatibility forms': [0xff00, 0xffef],
  'Han, Extension B': [0x20000, 0x2a6df],
} as const;

const CLASSES = ['L', 'Lu', 'Ll', 'N', 'M', 'Script=Han', 'Script=Hiragana', 'Script=Katakana', 'Script=Latin'];

describe.each(CLASSES)('\\p{%s}', (name) => {
  test.each(Object.entries(BLOCKS))('is what Unicode says of %s', (_, [from, to]) => {
    const own = patternOf(`^\\p{${name}}$`, 'u');
    const theirs = new RegExp(`^\\p{${name}}$`, 'u');
    const differing: string[] = [];
    for (let code = from; code <= to; code += 1) {
      const character = String.fromCodePoint(code);
      if (own.test(character) !== theirs.test(character)) differing.push(code.toString(16));
    }
    expect(differing).toEqual([]);
  });
});

describe('what is written out', () => {
  test('stands within other classes and by itself', () => {
    const own = writtenOut(String.raw`\p{Script=Hiragana}[x\p{Script=Hiragana}\]]\P{Script=Hiragana}`);
    expect(own).toBe(
      String.raw`[\u3041-\u3096\u309d-\u309f][x\u3041-\u3096\u309d-\u309f\]][^\u3041-\u3096\u309d-\u309f]`,
    );
  });

  test('leaves alone what it does not know, and what ranges cannot say', () => {
    for (const source of [String.raw`\p{Lo}[\P{L}a]`, String.raw`\\p{x}`, '[abc]'])
      expect(writtenOut(source)).toBe(source);
  });
});

test('a tag is named after its flags, and makes its pattern once', () => {
  const made = [1, 2].map(() => u`^\p{Lu}\p{Ll}+$`);
  expect(made[0]).toBe(made[1]);
  expect([u`a`, gu`a`, iu`a`, giu`a`].map(({ flags }) => flags)).toEqual(['u', 'gu', 'iu', 'giu']);
  expect(made[0]?.test('Ævar')).toBe(true);
  expect('Ana · 東京 2'.replace(gu`[^\p{L}]+`, '')).toBe('Ana東京');
  expect(iu`^ÉCOLE$`.test('école')).toBe(true);
});
