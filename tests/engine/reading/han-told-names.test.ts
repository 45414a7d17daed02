/** Names in Chinese characters of families that no list holds, in letters like all others: told by what stands beside them. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const nameIn = (...rows: readonly Row[]): string | undefined => read(rows).contact.name?.value;
const bold = (text: string): Row => ({ text, font: 1 });
const JAPANESE: readonly Row[] = [
  '', bold('職務経歴'), '株式会社なぎさ製作所 生産管理 2015年4月～2021年3月', '・在庫を減らしました。毎月の会議の進行を担当しました', '・仕入先と単価の交渉をしました',
]; // prettier-ignore
const CHINESE: readonly Row[] = [
  '', bold('工作经历'), '2018.08—2021.06 郑州某某小学 语文教师', '• 连续两轮带一至三年级大循环，所带班级两次获先进',
]; // prettier-ignore
const TITLE: Row = { text: '職務経歴書', size: 16 };
const TEL = '電話 04-7163-8842 k.u@example.org';

test.each<[string, readonly Row[]]>([
  ['its reading and the year of birth', [TITLE, '潮田 かおる（うしおだ かおる）／1977 年生まれ', TEL]],
  ['the age', ['潮田 かおる、48歳、千葉県柏市', TEL]],
  ['the birth in its row', [TITLE, '潮田 かおる 1977年3月4日生 女', TEL]],
  ['an address', [TITLE, '潮田 かおる＜k.u@example.org＞', '千葉県柏市']],
  ['the title that it stands in brackets behind', [{ text: '職務経歴書（潮田 かおる）', size: 16 }, TEL]],
  ['who hands it in', [TITLE, '応募者：潮田 かおる', TEL]],
  ['a label in brackets', [TITLE, '【氏名】潮田 かおる', '【連絡先】04-7163-8842']],
  ['two large rows', [{ text: '潮田', size: 24 }, { text: 'かおる', size: 24 }, '千葉県柏市', TEL]],
])('in Japanese, by %s', (_, rows) => {
  expect(nameIn(...rows, bold('志望職種'), '法務・登記事務', ...JAPANESE)).toBe('潮田 かおる');
});

test('in Japanese, by its reading in brackets, behind the address of which it is no part', () => {
  const { name, location } = read([
    TITLE,
    '〒277-0005 千葉県柏市柏4-2-6 潮田 かおる（うしおだ かおる）',
    TEL,
    ...JAPANESE,
  ]).contact;
  expect([name?.value, location?.value]).toEqual(['潮田 かおる', '〒277-0005 千葉県柏市柏4-2-6']);
});

test.each<[string, readonly Row[]]>([
  ['the sex and the age', ['庹岚 · 女 · 35岁 · 河南郑州 · 13800005271']],
  ['how she is addressed', [bold('庹岚 女士'), '手机 138-0000-5271']],
  ['the post', ['庹岚 | 小学语文教师 | 郑州', '手机 138-0000-5271']],
  ['her addresses', ['庹岚 13800005271 l.t@example.org']],
  ['her spelling in Latin letters', ['Lan Tuo（庹岚）', '手机 138-0000-5271']],
  ['who applies', ['求职者：庹岚', '手机 138-0000-5271']],
])('in Chinese, by %s', (_, rows) => {
  expect(nameIn(...rows, ...CHINESE)).toBe('庹岚');
});

test.each<[string, readonly Row[]]>([
  [
    'a label behind an empty field',
    [
      [
        [56, '姓 名'],
        [200, '性 别'],
        [330, '女'],
      ],
      '手机 138-0000-5271',
      ...CHINESE,
    ],
  ],
  ['a post over the telephone', ['建築師 台南市東區 0919-552-703', ...CHINESE]],
  [
    'the sexes of a form',
    [
      { text: '履歴書', size: 16 },
      [
        [56, '氏名'],
        [330, '男・女'],
      ],
      TEL,
      ...JAPANESE,
    ],
  ],
  ['the post that one asks for', [TITLE, TEL, bold('志望職種'), '法務・登記事務', ...JAPANESE]],
  [
    'the day',
    [
      [
        [56, '履歴書'],
        [400, '2026年1月12日 現在'],
      ],
      TEL,
      ...JAPANESE,
    ],
  ],
])('is not %s', (_, rows) => {
  expect(nameIn(...rows)).toBeUndefined();
});

test('is not the family alone before a given name in kana', () => {
  expect(nameIn([[56, '比嘉 さゆり'], [300, TEL]], ...JAPANESE)).toBe('比嘉 さゆり'); // prettier-ignore
});
