import { describe, expect, test } from 'vitest';
import { phrasesOf } from '../../../src/components/seo/phrases.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

const CASES: readonly (readonly [Locale, string])[] = [
  ['es', 'Errores comunes en el CV: cómo detectarlos y corregirlos'],
  ['es', '¿Qué es un ATS y cómo te lee?'],
  ['fr', 'Mots-clés du CV\u00a0: parler la langue de l’offre'],
  ['fr', 'Questions : les réponses « utiles »'],
  ['de', 'Häufige Fehler im Lebenslauf'],
  ['ja', '職務経歴書・履歴書を無料でチェック：点数と直し方がすぐ分かる'],
  ['ja', '採用管理システム（ATS）に正しく読み取られる書類の作り方'],
  ['ja', '「変更の範囲」とは、何か。'],
  ['zh', '从招聘要求里找关键词，老老实实写进简历'],
  ['zh', '招聘系统怎样读取简历：让 ATS 读对您的每一行'],
];

describe.each(CASES)('%s: %s', (locale, text) => {
  const phrases = phrasesOf(text, locale);

  test('the pieces are the text again', () => {
    expect(phrases.join('')).toBe(text);
    expect(phrases.length).toBeGreaterThan(1);
  });

  test('no piece begins with what closes, or ends with what opens', () => {
    expect(
      phrases.filter((phrase) => /^[\s、。，．：；！？」』）】…ーっゃゅょッャュョ,.:;!?)\]»]/u.test(phrase)),
    ).toEqual([]);
    expect(phrases.filter((phrase) => /[「『（【([«¿¡]\s*$/u.test(phrase))).toEqual([]);
  });
});

test('a small word of Latin scripts stays with the next', () => {
  expect(phrasesOf('Consejos y trucos de un CV', 'es')).toEqual(['Consejos ', 'y trucos ', 'de un CV']);
});

test('Japanese is cut between phrases, with particles and endings at their words', () => {
  expect(phrasesOf('2025年の採用の動きと、職務経歴書に求められること', 'ja')).toEqual([
    '2025年の',
    '採用の',
    '動きと、',
    '職務経歴書に',
    '求められること',
  ]);
});

test('Chinese words stay whole, also those that a dictionary takes apart', () => {
  const phrases = phrasesOf('从招聘要求里找关键词', 'zh');
  expect(phrases).toContain('关键词');
  expect(phrasesOf('免费简历检测：即时评分与修改建议', 'zh')).toContain('检测：');
});
